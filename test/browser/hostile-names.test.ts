import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OptionToSend } from '../../packages/playground/src/index.ts';
import { Browser, overhang, seriousFindings } from '../support/browser.ts';
import { ClubOnPlayground, type Person, runConfirmed } from '../support/club-on-playground.ts';

/** What somebody calls themselves on Discord, and how the club's pages have to show it. */
const names = [
  ['markup', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['a ping of everybody', '@everyone', '@everyone'],
  ['a ping of somebody', '<@1234567890123456789>', '<@1234567890123456789>'],
  ['words turned about', 'evil\u202Egnp.exe', 'evilgnp.exe'],
  ['words from right to left', 'שלום \u2067abc', 'שלום abc'],
  ['5,000 characters', 'x'.repeat(5000), 'x'.repeat(32)],
  ['a formula', '=HYPERLINK("http://x.example")', '=HYPERLINK("http://x.example")'],
  ['markdown', '**[a](http://x.example)** `b`', '**[a](http://x.example)** `b`'],
] as const;

const scholarsMate = '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0';

describe('hostile names', () => {
  let club: ClubOnPlayground;
  let browser: Browser;
  let site: string;
  let playground: Page;
  let mia: Person;
  let ana: Person;
  /** In the order of `names`, as are the games that they won. */
  const hostile: Person[] = [];

  beforeAll(async () => {
    club = await ClubOnPlayground.open('2026-11-20 12:10');
    const { morgan, ...people } = await club.setUp('ana');
    ({ mia, ana } = people);
    await runConfirmed(club.owner.as, 'setup', { site: 'public' });
    await runConfirmed(morgan.as, 'chief terms', { figure: 'room', value: '<img src=x onerror=alert(2)>' });
    for (const [at, [, name]] of names.entries()) {
      const person = club.person(`hostile${at}`, { nick: name });
      hostile.push(person);
      await person.as.run('join');
    }
    club.goTo('12:25');
    await mia.as.run('session open');
    club.goTo('12:41');
    for (const person of [ana, ...hostile]) await person.as.run('present');
    for (const person of hostile) {
      const told = { opponent: ana, result: 'won', colour: 'white', pgn: scholarsMate };
      await ana.as.press(await person.as.run('game record', told), 'Confirm');
    }
    site = await club.openPages();
    browser = await Browser.open();
    playground = await browser.window({ width: 320, height: 640 });
    await playground.goto(`${site}/playground?as=ana&in=${club.guild.channel('games').id}`);
  }, 90_000);

  afterAll(async () => {
    await browser.close();
    await club.close();
  });

  describe.each(names.map(([what, , shown], at) => ({ what, shown, at })))('$what', ({ shown, at }) => {
    it('pings, formats and links nothing in Discord', async () => {
      const game = `${at + 1}`;
      const member = hostile[at] ?? ana;
      const commands: [string, Record<string, OptionToSend>][] = [
        ['leaderboard', {}],
        ['profile', { member }],
        ['explain', { member }],
        ['preview', { opponent: member }],
        ['pairings', {}],
        ['game show', { game }],
        ['game history', { member }],
      ];
      for (const [command, options] of commands) {
        const { message, text, ephemeral } = await mia.as.run(command, options);
        expect([command, message?.mentions, message?.mention_everyone]).toEqual([command, [], false]);
        if (ephemeral) expect(text).not.toMatch(/@everyone|(?<!\\)<@|(?<!\\)\[a\]|\u202E/);
        expect(text).not.toContain('x'.repeat(33));
      }
    });

    it('is words and nothing else on every page of the site, on a telephone too', async () => {
      const page = await browser.window({ width: 320, height: 640 });
      await page.goto(site);
      const own = await page.getByRole('link', { name: shown, exact: true }).getAttribute('href');
      for (const path of ['/', `${own}`, '/games', `/games/${at + 1}`, '/pairings']) {
        await page.goto(site + path);
        expect(await page.locator('main bdi, h1').allTextContents(), path).toContain(shown);
        expect(await page.locator('[src="x"], [onerror], a[href*="x.example"]').count(), path).toBe(0);
        expect(await overhang(page), path).toBe(0);
      }
      expect(browser.faults).toEqual([]);
      await page.context().close();
    });
  });

  it.each(names)('%s: is words and nothing else on the page of the playground', async (_, __, shown) => {
    const log = playground.getByRole('log');
    await log.getByText('game #8').first().waitFor();
    expect((await log.textContent())?.replaceAll('\u200B', '')).toContain(shown);
    expect(await playground.locator('[src="x"], [onerror], a[href*="x.example"]').count()).toBe(0);
    expect(browser.faults).toEqual([]);
  });

  it('leave the page of the playground as wide as a telephone, and readable', async () => {
    expect(await overhang(playground)).toBe(0);
    expect(await seriousFindings(playground)).toEqual([]);
  });

  it('are cells and no formulas in the table of the board', async () => {
    const table = await (await fetch(`${site}/leaderboard.csv`)).text();
    expect(table).toContain(`"'=HYPERLINK(""http://x.example"")"`);
    expect(table).not.toMatch(/(^|,)"?[=+@]/m);
  });
});
