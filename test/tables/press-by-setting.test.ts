import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../src/discord/scene-of.ts';
import { phaseReport } from '../../src/tables/diplomacy/words/phase.ts';
import { chooseSetting } from '../../src/tables/opening/choose-setting.ts';
import { startTable } from '../../src/tables/opening/start-table.ts';
import { givePress, ownRefusedPress, withdrawPress } from '../../src/tables/press/give-press.ts';
import { publishedPress } from '../../src/tables/press/published.ts';
import { findPressToRead, refusePress } from '../../src/tables/press/refuse-press.ts';
import { renderOwnPress, renderWaitingPress } from '../../src/tables/press/words.ts';
import { type PressKind, pressKinds } from '../../src/tables/rule-sets/rule-set.ts';
import { theTable, writeAt } from '../../src/tables/table.ts';
import { besides } from '../../src/tables/words/besides.ts';
import { pressOf as pressOnSite } from '../../src/web/tables/said.ts';
import { atTable, TableStory } from './a-table.ts';
import { refusedAs, type Tournament, unclear } from './a-tournament-table.ts';

/** A game whose gamemaster chose which press there is. */
function playing(rules: Tournament, press = 'usual'): TableStory {
  const story = new TableStory('2026-11-23 12:00', rules);
  if (press !== 'usual') story.does(story.mo, chooseSetting, { ...atTable, name: 'press', value: press });
  story.does(story.mo, startTable, atTable);
  return story;
}

const seats = ({ table }: TableStory) => table.rules.seats;
const signedKinds: readonly PressKind[] = ['dark-grey', 'black'];

/** The power at that place writes; what has to be signed is, with the name of the next one. */
function writes(
  story: TableStory,
  kind: PressKind,
  text: string,
  { place = 0, as = 1 as number | null } = {},
) {
  const signature = as === null || !signedKinds.includes(kind) ? null : (seats(story)[as]?.name ?? null);
  return story.club.does(story.playing(seats(story)[place]?.id ?? ''), givePress, {
    ...{ ...atTable, kind, text, as: signature },
  });
}

function phaseEnds(story: TableStory): TableStory {
  const phase = story.table.rules.id === 'maharajiad' ? 'S1501M' : 'S1901M';
  story.club.keep((work) =>
    writeAt(work, theTable(work, 1), { type: 'phase-adjudicated', phase, how: 'deadline' }, null),
  );
  return story;
}

/** The sections of the message with the results, and what they say. */
async function sections(story: TableStory): Promise<Record<string, string>> {
  const entry = story.table.state.diplomacy?.history.at(-1)?.seq ?? 0;
  const scene = await sceneOf(story.club, story.club.id, story.club.now);
  const { embeds = [] } = await phaseReport({ table: 1, entry }, scene);
  return Object.fromEntries(embeds.map(({ title = '', description = '' }) => [title, description]));
}

/** The kinds of press that a table takes. */
const taken = (rules: Tournament, press: string): PressKind[] =>
  pressKinds.filter((kind) => writes(playing(rules, press), kind, 'Peace!').ok);

describe('WM D.X(1): press', () => {
  it.each([
    { press: 'usual', kinds: ['white', 'grey', 'dark-grey'] },
    { press: 'A', kinds: ['white', 'grey'] },
    { press: 'B', kinds: ['white'] },
    { press: 'C', kinds: [] },
  ])('is by the setting $press $kinds', ({ press, kinds }) => {
    expect(taken('world-masters-2004', press)).toEqual(kinds);
  });

  it('is published with its author’s orders where it is white, and all other in a section of its own', async () => {
    const story = playing('world-masters-2004');
    writes(story, 'white', 'Peace, everybody.');
    writes(story, 'grey', 'Who trusts Turkey?');
    writes(story, 'dark-grey', 'I do.');
    const { 'Orders as written': orders = '', ...others } = await sections(phaseEnds(story));
    expect(orders).toContain('**1. Austria**\n> Peace, everybody.');
    const rest = others['Anonymous or unofficial press'];
    expect(rest).toContain('**2. Grey press**\n> Who trusts Turkey?');
    expect(rest).not.toContain('Peace');
    expect(others.Press).toBeUndefined();
  });

  it('is in a section of anonymous press where there is no dark grey press', async () => {
    const story = playing('world-masters-2004', 'A');
    writes(story, 'grey', 'Who trusts Turkey?');
    expect((await sections(phaseEnds(story)))['Anonymous press']).toContain('Who trusts Turkey?');
  });

  it('is a file where it is long, with all of it', async () => {
    const story = playing('world-masters-2004');
    writes(story, 'white', 'Peace. '.repeat(100));
    writes(story, 'grey', 'War. '.repeat(100));
    expect((await sections(phaseEnds(story))).Press).toContain('read all 2 pieces in the file');
  });

  it('is not chosen once the game has begun', () => {
    const story = playing('world-masters-2004');
    const choose = { ...atTable, name: 'press', value: 'A' };
    expect(story.club.does(story.mo, chooseSetting, choose)).toMatchObject(
      refusedAs('settings-fixed', 'WM D.X(1)'),
    );
  });
});

describe('MJ B.XI(1): press', () => {
  it.each([
    { press: 'usual', kinds: ['white', 'grey', 'black'] },
    { press: 'A', kinds: ['white', 'grey', 'dark-grey'] },
    { press: 'B', kinds: ['white', 'grey'] },
    { press: 'C', kinds: ['white'] },
    { press: 'D', kinds: [] },
  ])('is by the setting $press $kinds', ({ press, kinds }) => {
    expect(taken('maharajiad', press)).toEqual(kinds);
  });

  it('is published in one section, and with an alternative white press with the orders', async () => {
    const usual = playing('maharajiad');
    writes(usual, 'white', 'Peace, everybody.');
    writes(usual, 'black', 'War!');
    const all = await sections(phaseEnds(usual));
    expect(all.Press).toContain('Peace, everybody.');
    expect(all.Press).toContain('War!');
    expect(all['Orders as written']).not.toContain('Peace');
    const other = playing('maharajiad', 'B');
    writes(other, 'white', 'Peace, everybody.');
    expect((await sections(phaseEnds(other)))['Orders as written']).toContain('Peace, everybody.');
  });

  it('is refused by the gamemaster, piece by piece, without learning who wrote it', async () => {
    const story = playing('maharajiad');
    writes(story, 'white', 'One');
    writes(story, 'grey', 'Two');
    writes(story, 'black', 'Three', { place: 2 });
    const scene = await sceneOf(story.club, story.club.id, story.club.now);
    const list = JSON.stringify(await renderWaitingPress(scene, story.table, 1));
    expect(list).toContain('Grey press: Two');
    expect(list).toContain('Black press (author not named), signed');
    expect(list).not.toMatch(/Ana|Bo\b|Cy/);
    const [, grey] = story.table.state.press;
    story.does(story.mo, refusePress, { ...atTable, press: grey?.seq ?? 0 });
    expect(story.club.does(story.mo, refusePress, { ...atTable, press: grey?.seq ?? 0 })).toMatchObject(
      refusedAs('press-gone', 'MJ B.XI(1)'),
    );
    const author = story.playing(seats(story)[0]?.id ?? '');
    expect(ownRefusedPress(story.club.view, story.table, author)).toHaveLength(1);
    const own = JSON.stringify(await renderOwnPress(scene, story.table, author));
    expect(own).toContain('The gamemaster doesn’t publish it.');
    phaseEnds(story);
    expect(publishedPress(story.table).map(({ kind }) => kind)).toEqual(['white', 'black']);
    expect(JSON.stringify(await sections(story))).not.toContain('Two');
  });

  it('is read before by the gamemaster alone, and by the staff not at all', () => {
    const story = playing('maharajiad');
    writes(story, 'grey', 'Two');
    const read = (person: number) => {
      const account = story.club.view.people.byNumber(person)?.account ?? '';
      return findPressToRead(story.club.view, { account, name: '', managesGuild: false }, atTable);
    };
    expect(read(story.mo)).toMatchObject({ ok: true });
    expect(read(story.players[0] ?? 0)).toMatchObject(refusedAs('needs-gm', 'MJ B.XI(1)'));
    const account = story.club.view.people.byNumber(story.mo)?.account ?? '';
    expect(besides(story.club.view, { account, name: '', managesGuild: false }, story.table)).toHaveLength(1);
  });
});

it('WM D.X(1): nobody reads press before it is published, the gamemaster neither', () => {
  const story = playing('world-masters-2004');
  writes(story, 'grey', 'Two');
  const [grey] = story.table.state.press;
  expect(story.club.does(story.mo, refusePress, { ...atTable, press: grey?.seq ?? 0 })).toMatchObject(
    refusedAs('press-unread', 'WM D.X(1)'),
  );
});

/** Who wrote press is hidden, whatever kind it is signed or unsigned, in the book, what is posted and the site. */
const hidden = (rules: Tournament, signed: PressKind) => async () => {
  const story = playing(rules);
  const author = story.playing(seats(story)[0]?.id ?? '');
  writes(story, 'grey', 'Who trusts them?');
  writes(story, signed, 'I do.');
  const given = story.table.book.entries.filter(({ type }) => type === 'press-given');
  expect(given).toMatchObject([
    { by: null, seat: null },
    { by: null, seat: null },
  ]);
  phaseEnds(story);
  const { club, table } = story;
  const site = await pressOnSite({ clubs: club.clubs, view: club.view }, table, null);
  const shown = JSON.stringify([await sections(story), site]);
  expect(shown).toContain('I do.');
  expect(shown).not.toContain(`"${club.view.people.byNumber(author)?.name}"`);
  expect(site.map(({ from }) => from)).not.toContain(seats(story)[0]?.name);
};

it('WM D.X(2): who wrote grey or dark grey press is never told', hidden('world-masters-2004', 'dark-grey'));
it('MJ B.XI(2): who wrote grey or black press is never told', hidden('maharajiad', 'black'));

/** Signed press says that its author is not named, wherever it is shown, and is signed with the name of a power. */
const signedPlainly = (rules: Tournament, kind: PressKind, name: string) => async () => {
  const story = playing(rules);
  const other = seats(story)[1]?.name ?? '';
  expect(writes(story, kind, 'I do.', { as: null })).toMatchObject(unclear('press-unsigned'));
  const person = story.playing(seats(story)[0]?.id ?? '');
  const asGm = { ...atTable, kind, text: 'Hear me', as: 'the gamemaster' };
  expect(story.club.does(person, givePress, asGm)).toMatchObject(unclear('not-a-seat'));
  writes(story, kind, 'I do.');
  const said = `${name} (author not named), signed “${other}”`;
  const { club } = phaseEnds(story);
  expect(JSON.stringify(await sections(story))).toContain(said);
  const site = await pressOnSite({ clubs: club.clubs, view: club.view }, story.table, null);
  expect(site.map(({ from }) => from)).toEqual([said]);
  const white = { ...atTable, kind: 'white', text: 'Hear me', as: other } as const;
  expect(club.does(person, givePress, white)).toMatchObject(refusedAs('press-as'));
};

it(
  'WM D.X(6): nobody writes as another; dark grey press says that its author isn’t named',
  signedPlainly('world-masters-2004', 'dark-grey', 'Dark grey press'),
);
it(
  'MJ B.XI(7): nobody writes as another; black press says that its author isn’t named',
  signedPlainly('maharajiad', 'black', 'Black press'),
);

/** The gamemaster writes no press. */
const noComment = (rules: Tournament, point: string) => () => {
  const story = playing(rules);
  const comment = { ...atTable, kind: 'white', text: 'What a move!', as: null } as const;
  expect(story.club.does(story.mo, givePress, comment)).toMatchObject(refusedAs('not-at-table', point));
};

it('WM D.X(3): the gamemaster doesn’t comment', noComment('world-masters-2004', 'WM D.X(1)'));
it('MJ B.XI(3): the gamemaster doesn’t comment', noComment('maharajiad', 'MJ B.XI(1)'));

it('signed press is taken back by its author alone', () => {
  const story = playing('maharajiad');
  writes(story, 'black', 'War!');
  const press = story.table.state.press[0]?.seq ?? 0;
  const signed = story.playing(seats(story)[1]?.id ?? '');
  expect(story.club.does(signed, withdrawPress, { ...atTable, press })).toMatchObject(
    refusedAs('press-not-yours'),
  );
  story.does(story.playing(seats(story)[0]?.id ?? ''), withdrawPress, { ...atTable, press });
  expect(story.table.state.press).toEqual([]);
});
