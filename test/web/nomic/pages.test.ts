import { describe, expect, it } from 'vitest';
import { inEffect, initialFigures, plainText, readRulesText } from '../../../packages/nomic/src/index.ts';
import { nomicDays } from '../../../src/tables/nomic/seats.ts';
import { theTable, writeAt } from '../../../src/tables/table.ts';
import { type SiteInTest, siteOf } from '../../support/a-site.ts';
import { wordsOf } from '../../support/words-of.ts';
import { NomicStory } from '../../tables/nomic/a-nomic-table.ts';
import { hostile, PlayedGame } from './a-played-game.ts';

const pages = [
  '',
  '/nomic',
  '/nomic/rules',
  '/nomic/rules?words=hats',
  '/nomic/rules/301',
  '/nomic/rules/203',
  '/nomic/rules/303/versions/2',
  '/nomic/proposals',
  '/nomic/proposals/1',
  '/nomic/proposals/4',
  '/nomic/points-of-order',
  '/nomic/points-of-order/1',
  '/nomic/points-of-order/2',
  '/nomic/standings',
  '/nomic/history',
];
const files = ['/nomic/rules.json', '/nomic/standings.svg'];

/** The site of a game, and what it shows of table 1. */
async function played(story = new PlayedGame()) {
  await story.play();
  const site = await siteOf(story.club);
  return { story, site, ...readerOf(site) };
}

const readerOf = (site: SiteInTest) => ({
  words: async (path: string) => wordsOf((await site.get(`/tables/1${path}`)).text),
  html: async (path: string) => (await site.get(`/tables/1${path}`)).text,
  data: (path: string) => site.data(`/api/tables/1${path}`),
});

/** What the site calls whoever plays a seat. */
const nameAt = (story: NomicStory, seat: string): string =>
  story.club.view.people.byNumber(story.playing(seat))?.name ?? '';

describe('the pages of a game of Nomic', () => {
  it('are all there, as pages and as data, with no id of a rule and nothing that stands for a name', async () => {
    const { site } = await played();
    for (const path of [...pages, ...files]) {
      const { status, text } = await site.get(`/tables/1${path}`);
      expect([path, status]).toEqual([path, 200]);
      expect([path, /[\uE000\uE001]/.test(text)]).toEqual([path, false]);
    }
    for (const path of pages) {
      const { status, text } = await site.get(`/api/tables/1${path}`);
      expect([path, status, /[\uE000\uE001]/.test(text)]).toEqual([path, 200, false]);
    }
  });

  it('show what people wrote as words, without what turns them about, and link nothing that they wrote', async () => {
    const { site } = await played();
    const evil = ['/nomic/rules', '/nomic/rules/301', '/nomic/points-of-order/1', '/nomic/proposals/1'];
    for (const path of evil) {
      const { text } = await site.get(`/tables/1${path}`);
      expect(text).toContain('&lt;script>alert(1)&lt;/script> &lt;img src=x onerror=alert(1)>');
      expect(text).toContain('@everyone &lt;@1> reversed [x](javascript:0)');
    }
    for (const path of pages) {
      const { text } = await site.get(`/tables/1${path}`);
      expect([path, /<script>|<img src=x|href="javascript|\u202E/.test(text)]).toEqual([path, false]);
    }
  });

  it.each([
    '/nomic/rules/999',
    '/nomic/rules/0301',
    '/nomic/rules/__proto__',
    '/nomic/rules?page=2',
    '/nomic/rules/301/versions/9',
    '/nomic/rules/301/versions/0',
    '/nomic/proposals/9',
    '/nomic/proposals/0',
    '/nomic/points-of-order/9',
    '/nomic/points-of-order/1?page=2',
    '/nomic/history?page=x',
    '/nomic/nothing',
  ])('have nothing at %s', async (path) => {
    const { site } = await played();
    expect((await site.get(`/tables/1${path}`)).status).toBe(404);
    expect((await site.get(`/api/tables/1${path}`)).status).toBe(404);
  });

  it('are behind the club’s own door alone', async () => {
    const story = await new PlayedGame().play();
    const site = await siteOf(story.club, 'off');
    for (const path of [...pages, ...files]) expect((await site.get(`/tables/1${path}`)).status).toBe(404);
  });

  it('of its rules are there before it begins, with days in the place of names; others are not', async () => {
    const { words, html } = readerOf(await siteOf(new NomicStory().club));
    expect(await words('/nomic/rules')).toContain('33 rules are in effect: 18 immutable and 15 mutable.');
    expect(await words('/nomic/rules/201')).toContain('Monday Monday');
    expect(await html('')).toContain('<a href="/tables/1/nomic/rules">The rules of the game itself</a>');
    for (const path of ['/nomic', '/nomic/proposals', '/nomic/standings', '/nomic/standings.svg'])
      expect(await words(path)).toContain('Nothing here');
  });
});

describe('the rules', () => {
  it('are on one page in the order of their numbers, each the way to its own, and the numbers in them the way to others', async () => {
    const { html, words } = await played();
    const page = await html('/nomic/rules');
    const numbers = [...page.matchAll(/<h2 id="rule-(\d+)">/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
    expect(numbers).toHaveLength(34);
    expect(page).toContain('Hats may be worn on Rule <a href="/tables/1/nomic/rules/101">101</a>.');
    expect(await words('/nomic/rules')).toContain(
      'Rule 203 mutable The bot plays by its figures points, paid, highest.',
    );
  });

  it('have names of players in them as they are now', async () => {
    const { story, words } = await played();
    for (const [seat, day] of [
      ['monday', 'Monday'],
      ['friday', 'Friday'],
    ] as const)
      expect(await words('/nomic/rules/201')).toContain(`${nameAt(story, seat)} ${day}`);
  });

  it('are searched', async () => {
    const { words } = await played();
    const found = await words('/nomic/rules?words=HATS+worn');
    expect(found).toContain('One rule has these words.');
    expect(found).toContain('Hats may be worn');
    expect(await words('/nomic/rules?words=xyzzy')).toContain('No rule has these words.');
  });

  it('are found by the numbers that they had once', async () => {
    const { words } = await played();
    expect(await words('/nomic/rules/210')).toContain('Rule 303 · Table 1');
    expect(await words('/nomic/rules/210')).toContain('By proposal 303 . Rule 210 became Rule 303.');
  });

  it('show their history, what changed word by word, and each version whole', async () => {
    const { html, words } = await played();
    const page = await html('/nomic/rules/303');
    expect(page).toContain('<del><bdi>200</bdi></del><ins><bdi>150</bdi></ins>');
    expect(page).toContain('href="/tables/1/nomic/rules/303/versions/2"');
    expect(page).toContain('href="/tables/1/nomic/proposals/3"');
    expect(await words('/nomic/rules/303/versions/1')).toContain(
      'The first player to reach 200 points wins.',
    );
  });

  it('show the figures that are bound to them, the Judgements on them, and notes without legal force', async () => {
    const { words, html } = await played();
    const page = await words('/nomic/rules/203');
    expect(page).toContain('points: what a proposer gains floor(max(10, R - 290) * Y / V)');
    expect(page).toMatch(/Point of order 2 , about Rule 203 : +Judged and invoked: true/);
    expect(page).toContain('Notes are no part of the rule and have no legal force.');
    expect(await html('/nomic/rules/203')).toContain('href="/tables/1/nomic/points-of-order/2"');
  });

  it('say which goes first of those that are to be read together', async () => {
    const { words } = await played();
    expect(await words('/nomic/rules/201')).toContain(
      'Rule 214 The lower number decides: Rule 201 goes before Rule 214.',
    );
  });

  it('are a file that can be loaded again, with names in it, in both shapes', async () => {
    const { story, site } = await played();
    for (const shape of ['', '?shape=first', '?shape=later']) {
      const { text, headers } = await site.get(`/tables/1/nomic/rules.json${shape}`);
      expect(headers.get('content-disposition')).toBe('attachment; filename="table-1-rules.json"');
      const { rules } = readRulesText(text);
      const now = inEffect(story.game.rules);
      expect(inEffect(rules).map(({ number, immutable }) => [number, immutable])).toEqual(
        now.map(({ number, immutable }) => [number, immutable]),
      );
      expect(text).toContain(`${nameAt(story, 'monday')} Monday`);
      const enacted = inEffect(rules).find(({ number }) => number === 301);
      expect(plainText(enacted?.text ?? [])).toContain(hostile.slice(0, 30));
    }
  });
});

describe('proposals', () => {
  it('are listed, the latest first, with their votes and what came of them', async () => {
    const { words } = await played();
    const page = await words('/nomic/proposals');
    expect(page).toMatch(/Proposal 304 .*Amend Rule 207 +Being voted on 1 1 Proposal 303/);
    expect(page).toMatch(/Proposal 303 .*Amend Rule 210 +Adopted and in effect 5 0 Proposal 302/);
    expect(page).toMatch(/Proposal 302 .*Amend Rule 207 +Waits for the Judge 2 1 Proposal 301/);
    expect(page).toMatch(/Proposal 301 .*Enact a new rule Adopted and in effect 3 0/);
  });

  it('that are voted on are shown as a difference, on the page of the game and on their own', async () => {
    const { html, words } = await played();
    for (const path of ['/nomic', '/nomic/proposals/4']) {
      expect(await words(path)).toContain('Rule 207 becomes Rule 304');
      expect(await html(path)).toContain('<del><bdi>10</bdi></del><ins><bdi>20</bdi></ins>');
    }
  });

  it('show the references that go along with a rule’s number', async () => {
    const story = await new PlayedGame().play();
    await story.goTo('2026-11-27 10:00');
    const change = { kind: 'amend', rule: story.rule(214), text: ['Nobody judges.'] } as const;
    story.deed('friday', { is: 'proposed', change, figures: {} });
    const { html, words } = readerOf(await siteOf(story.club));
    expect(await words('/nomic/proposals/5')).toContain('Rule 214 becomes Rule 305');
    expect(await html('/nomic/proposals/5')).toMatch(
      /Rule <\/bdi><\/span><del><bdi>214<\/bdi><\/del><ins><bdi>305<\/bdi><\/ins><span><bdi> may delay it/,
    );
  });

  it('show who voted how, the points that came of it, and the figures that they name', async () => {
    const { story, words } = await played();
    const page = await words('/nomic/proposals/3');
    expect(page).toContain('The figures that it names winning: how many points win 150');
    expect(page).toContain(`${nameAt(story, 'friday')} (Friday) Yes Wednesday 25 November 2026, 10:00`);
    expect(page).toContain(`${nameAt(story, 'wednesday')} (Wednesday) : +13.`);
  });

  it('keep what they asked for once they are defeated', async () => {
    const story = await new PlayedGame().play();
    await story.goTo('2026-11-27 10:00');
    const { html, words } = readerOf(await siteOf(story.club));
    expect(await words('/nomic/proposals')).toMatch(/Proposal 304 .*Amend Rule 207 +Defeated 1 1/);
    expect(await html('/nomic/proposals/4')).toContain('<del><bdi>10</bdi></del><ins><bdi>20</bdi></ins>');
  });
});

describe('points of order', () => {
  it('show the Judgement with its reason and its effects, and whether it is invoked', async () => {
    const { words } = await played();
    const page = await words('/nomic/points-of-order/2');
    expect(page).toContain('Judged and invoked Judged True It is about Rule 203');
    expect(page).toContain('What the Judgement brought about The figures of the game: highest=with.');
    expect(page).toContain('So I find.');
  });

  it('show disputes, opinions and overruled Judges with their Judgements', async () => {
    const { story, words } = await played();
    const page = await words('/nomic/points-of-order/1');
    expect(page).toContain(`Overruled ${nameAt(story, 'monday')} (Monday)`);
    for (const said of ['has judged: false.', 'disputes the Judgement.', 'disagrees with the Judgement.'])
      expect(page).toContain(said);
    expect(page).toContain('So I find.');
  });

  it('say that words were erased or taken down', async () => {
    const { story, words } = await played();
    const entry = (type: string, point: number) =>
      story.table.book.entries.find(
        (each) => each.type === type && JSON.stringify(each).includes(`"point":${point}`),
      )?.seq ?? 0;
    const judged = entry('nomic-deed', 2);
    story.club.keep((work) =>
      writeAt(work, theTable(work, 1), { type: 'words-taken-down', entry: judged }, null),
    );
    expect(await words('/nomic/points-of-order/2')).toContain('Taken down by the staff.');
    expect(await words('/nomic/points-of-order/2')).not.toContain('So I find.');
  });
});

describe('standings', () => {
  it('are who is where now, a chart, and the same in numbers below it', async () => {
    const { story, data, words, html } = await played();
    expect(await data('/nomic/standings')).toMatchObject({
      winning: 150,
      standings: [
        { place: 1, points: 13, player: { seat: 'Wednesday' } },
        { place: 2, points: 10, player: { seat: 'Monday' } },
        { place: 3, points: 0 },
        { place: 3, points: 0 },
        { place: 3, points: 0 },
      ],
    });
    expect(await words('/nomic/standings')).toContain('25 Nov 2026 10 0 13 0 0 23 Nov 2026 10 0 0 0 0');
    expect(await words('/nomic/standings')).toContain(
      `${nameAt(story, 'wednesday')} (Wednesday) : 13 (+13).`,
    );
    const [, address = ''] = /<img class="chart" src="([^"]*)"/.exec(await html('/nomic/standings')) ?? [];
    expect(address).toContain('/tables/1/nomic/standings.svg?shows=2.2.10.0.13.0.0');
  });

  it('are drawn with a line for each player that nobody needs the colours of', async () => {
    const { site } = await played();
    const drawn = await Promise.all(
      ['', '?scheme=dark', '?size=small'].map(
        async (look) => (await site.get(`/tables/1/nomic/standings.svg${look}`)).text,
      ),
    );
    expect(new Set(drawn).size).toBe(3);
    for (const name of ['Mon 10', 'Tue 0', 'Wed 13', 'Thu 0', 'Fri 0', '150 points win'])
      expect(drawn[0]).toContain(`>${name}</text>`);
    expect(new Set(drawn[0]?.match(/stroke-dasharray="[^"]*"/g)).size).toBeGreaterThanOrEqual(5);
  });
});

describe('the game as it is now', () => {
  it('says whose day it is, what is voted on, what waits for the Judge, and which points of order are open', async () => {
    const { story, words } = await played();
    const page = await words('/nomic');
    expect(page).toContain(`Today Thursday: ${nameAt(story, 'thursday')} (Thursday)`);
    expect(page).toContain('Being voted on Proposal 304 : Amend Rule 207 (1 yes, 1 no)');
    expect(page).toContain('What the Judge has to decide Proposal 302 : Points of order about it are open.');
    expect(page).toMatch(/Point of order 3 , about a move of \w+ \(Thursday\) : +Waits for a Judgement/);
    expect(await words('')).toContain('What the Judge has to decide');
  });

  it('shows every figure with what it is and the rule or the Judgement that it comes from', async () => {
    const { story, words, html } = await played();
    const page = await words('/nomic');
    for (const name of Object.keys(initialFigures(nomicDays))) expect(page).toContain(` ${name} `);
    expect(page).toContain('winning how many points win 150 Rule 303');
    expect(page).toContain('with Rule 203 , Judgement on point of order 2');
    expect(await html('/nomic')).not.toContain('No rule any more');
    expect(page).toContain(`${nameAt(story, 'monday')} Monday; ${nameAt(story, 'tuesday')} Tuesday`);
  });

  it('says who has won and why, once it is over', async () => {
    const story = await new PlayedGame().play();
    for (const seat of ['monday', 'tuesday', 'thursday', 'friday']) story.deed(seat, { is: 'forfeited' });
    const { words } = readerOf(await siteOf(story.club));
    const winner = nameAt(story, 'wednesday');
    expect(await words('/nomic')).toContain(`Only ${winner} is left, and wins.`);
    expect(await words('')).toContain('Over: Wednesday won');
  });
});

describe('the history', () => {
  it('is all that happened, the latest first, with the rules as they are called now', async () => {
    const { story, words } = await played();
    const page = await words('/nomic/history');
    expect(page).toContain(
      `It is Monday, and not the day of ${nameAt(story, 'friday')}. ( Rule 201 , Rule 202 )`,
    );
    expect(page.indexOf('has made proposal 304')).toBeLessThan(page.indexOf('has made proposal 301'));
  });
});
