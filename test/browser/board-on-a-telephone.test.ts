import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { columnsOnATelephone } from '../../src/house/words/columns.ts';
import { Browser, overhang } from '../support/browser.ts';
import { ClubOnPlayground, type Person } from '../support/club-on-playground.ts';

/** Long, wide, from right to left, with accents on accents. */
const names = [
  'W'.repeat(32),
  '王'.repeat(32),
  'שלום לך חבר יקר',
  'e\u0301\u0302\u0303'.repeat(8),
  '♟️👩‍👩‍👧'.repeat(4),
];

let club: ClubOnPlayground;
let browser: Browser;
let mia: Person;
let site: string;

beforeAll(async () => {
  club = await ClubOnPlayground.open('2026-11-20 12:10');
  const { ana, ...people } = await club.setUp('ana');
  ({ mia } = people);
  const others = names.map((nick, at) => club.person(`other${at}`, { nick }));
  for (const { as } of others) await as.run('join');
  club.goTo('12:25');
  await mia.as.run('session open');
  club.goTo('12:41');
  for (const opponent of others) await mia.as.run('game record', { player: ana, opponent, result: 'won' });
  site = await club.openPages();
  browser = await Browser.open();
}, 90_000);

afterAll(async () => {
  await browser.close();
  await club.close();
});

/** How many lines a box takes, and how many it has. */
const linesIn = (box: Locator): Promise<{ taken: number; written: number; columns: number }> =>
  box.evaluate((code: HTMLElement) => {
    const written = (code.textContent ?? '').replace(/\n$/, '').split('\n').length;
    const tops = new Set([...code.getClientRects()].map(({ top }) => Math.round(top)));
    const probe = document.createElement('span');
    probe.textContent = 'W'.repeat(100);
    probe.style.display = 'inline-block';
    probe.style.whiteSpace = 'pre';
    code.append(probe);
    const letter = probe.getBoundingClientRect().width / 100;
    probe.remove();
    const { paddingLeft, paddingRight } = getComputedStyle(code.parentElement as HTMLElement);
    const room =
      (code.parentElement as HTMLElement).clientWidth -
      Number.parseFloat(paddingLeft) -
      Number.parseFloat(paddingRight);
    return { taken: tops.size, written, columns: Math.floor(room / letter) };
  });

it.each([{}, { pin: true }])('no line of /leaderboard %j wraps at 360 pixels', async (options) => {
  const page = await browser.window({ width: 360, height: 740 });
  await page.goto(`${site}/playground?as=ana&in=${club.guild.channel('games').id}`);
  await mia.as.run('leaderboard', options);
  const box = page.getByRole('log').locator('pre code').last();
  await box.getByText('Ana').waitFor();
  const { taken, written, columns } = await linesIn(box);
  expect(columns).toBeGreaterThanOrEqual(columnsOnATelephone);
  expect(written).toBe(names.length + 1);
  expect(taken).toBe(written);
  expect(await overhang(page)).toBe(0);
  await page.context().close();
});
