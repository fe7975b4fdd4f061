import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import { correctEntry } from '../../../src/tables/corrections/correct-entry.ts';
import { takeGameBack } from '../../../src/tables/corrections/take-back.ts';
import { correctedNews } from '../../../src/tables/corrections/words.ts';
import { buildsNow } from '../../../src/tables/diplomacy/own.ts';
import { diplomacyWords } from '../../../src/tables/diplomacy/words/at-table.ts';
import { chooseSetting } from '../../../src/tables/opening/choose-setting.ts';
import { startTable } from '../../../src/tables/opening/start-table.ts';
import { atTable, TableStory } from '../a-table.ts';
import { refusedAs, type Tournament, TournamentStory } from '../a-tournament-table.ts';
import { VoteStory, won } from '../votes/a-vote.ts';

const why = { reason: 'A slip', shown: null };

/** The entry that ended a phase. */
const endOf = ({ table }: TableStory, phase: string): number =>
  table.book.entries.findLast((entry) => entry.type === 'phase-adjudicated' && entry.phase === phase)?.seq ??
  0;

const undoes = (story: TableStory, entry: number) =>
  story.club.does(story.mo, correctEntry, { ...atTable, ...why, entry: String(entry), orders: null });

const goesBack = (story: TableStory, by: number, phase: string) =>
  story.club.does(by, takeGameBack, { ...atTable, ...why, phase });

const minute = 60_000;
const hour = 60 * minute;

const corrections = (rules: Tournament, point: string) => () => {
  /** Two phases were played, so much apart. */
  function apart(time: number): { story: TournamentStory; first: string } {
    const story = new TournamentStory(rules);
    const first = story.phase;
    story.allHold().ends();
    story.club.now += time;
    story.allHold().ends();
    return { story, first };
  }

  it('puts a mistake right until results come 24 hours later', () => {
    for (const [time, isKept] of [
      [24 * hour - 1, false],
      [24 * hour, true],
    ] as const) {
      const { story, first } = apart(time);
      const undone = undoes(story, endOf(story, first));
      if (isKept) expect(undone).toMatchObject(refusedAs('too-long-ago', point));
      else expect(undone).toMatchObject({ ok: true });
    }
  });

  it('puts the latest phase right, however long ago it was', () => {
    const { story } = apart(24 * hour);
    story.club.now += 100 * hour;
    const latest = story.table.state.diplomacy?.history.at(-1)?.seq ?? 0;
    expect(undoes(story, latest)).toMatchObject({ ok: true });
  });

  it('takes the game back by the director’s command alone, which is on record', async () => {
    const { story } = apart(24 * hour);
    const latest = story.table.state.diplomacy?.history.at(-1)?.phase ?? '';
    for (const person of [story.mo, story.players[0] ?? 0])
      expect(goesBack(story, person, latest)).toMatchObject(refusedAs('needs-table-director', point));
    expect(goesBack(story, story.director, latest)).toMatchObject({ ok: true });
    expect(story.phase).toBe(latest);
    const entry = story.table.book.entries.findLast(({ type }) => type === 'game-taken-back');
    expect(entry?.by).toBe(story.director);
    const scene = await sceneOf(story.club, story.club.id, story.club.now);
    const news = await correctedNews({ table: 1, entry: entry?.seq ?? 0 }, scene);
    expect(JSON.stringify(news)).toContain('the director put a mistake right');
  });

  it('takes the game no further back than mistakes can be put right, and once', () => {
    const { story, first } = apart(24 * hour);
    expect(goesBack(story, story.director, first)).toMatchObject(refusedAs('too-long-ago', point));
    const latest = story.table.state.diplomacy?.history.at(-1)?.phase ?? '';
    goesBack(story, story.director, latest);
    story.allHold().ends();
    expect(goesBack(story, story.director, latest)).toMatchObject(refusedAs('returned-before', point));
  });
};

describe('WM D.VIII(1): the gamemaster', corrections('world-masters-2004', 'WM D.VIII(1)'));
describe('MJ B.IX(1): the gamemaster', corrections('maharajiad', 'MJ B.IX(1)'));

it('Club 7.4: the two latest phases can be put right, however far apart', () => {
  const story = new VoteStory();
  const ends = (phase: string) => story.writes({ type: 'phase-adjudicated', phase, how: 'deadline' });
  ends('S1901M');
  story.club.now += 48 * hour;
  ends('F1901M');
  expect(undoes(story, endOf(story, 'S1901M'))).toMatchObject({ ok: true });
});

/** After a correction no two units share a space, and in the winter nobody has a unit too many. */
const inOrder = (rules: Tournament) => () => {
  const story = new TournamentStory(rules);
  const first = story.phase;
  const position = () => {
    const { diplomacy } = story.table.state;
    if (diplomacy === null) throw new Error('Nothing is played');
    return diplomacy.position;
  };
  const holds = () => {
    const places = position().units.map(({ at }) => at.split('/')[0]);
    expect(new Set(places).size).toBe(places.length);
    for (const power of story.powers) expect(buildsNow(position(), power)).toBeGreaterThanOrEqual(0);
  };
  story.allHold().ends();
  const orders = story.table.book.entries.find(({ type }) => type === 'orders-published')?.seq ?? 0;
  const none = { ...atTable, ...why, entry: String(orders), orders: '' };
  story.club.does(story.mo, correctEntry, none);
  holds();
  undoes(story, endOf(story, first));
  story.allHold().ends();
  story.allHold().ends();
  holds();
};

it(
  'WM D.VIII(2) and D.VIII(3): no correction leaves two units in a space or one too many',
  inOrder('world-masters-2004'),
);
it(
  'MJ B.IX(2) and B.IX(3): no correction leaves two units in a space or one too many',
  inOrder('maharajiad'),
);

/** What follows `//` is neither kept nor published; all else is, as it was written. */
const asWritten = (rules: Tournament, order: string) => () => {
  const story = new TournamentStory(rules);
  const power = story.powers[0] ?? '';
  story.orders(power, `${order} // so that nobody notices\n// a note to myself`);
  story.allHold([power]).ends();
  const [played] = story.table.state.diplomacy?.history ?? [];
  expect(played?.orders.get(power)?.lines).toEqual([order]);
};

it(
  'WM D.VIII(4): orders are published as they were written, without comments',
  asWritten('world-masters-2004', 'army vienna to galicia'),
);
it(
  'MJ B.IX(4): orders are published as they were written, without comments',
  asWritten('maharajiad', 'army bijapur to goa'),
);

it('Club 2.4: there are no comments in the rules of the club', () => {
  const story = new VoteStory();
  expect(() => story.orders('AUS', 'A Vie-Gal // quietly')).toThrow('orders-unreadable');
});

/** A game of that last year; the setting is chosen before the start. */
function until(rules: Tournament, year: string): VoteStory {
  const story = new TableStory('2026-11-23 12:00', rules);
  story.does(story.mo, chooseSetting, { ...atTable, name: 'last-year', value: year });
  story.does(story.mo, startTable, atTable);
  return Object.setPrototypeOf(story, VoteStory.prototype);
}

function pass(story: VoteStory, phases: number): void {
  for (let each = 0; each < phases; each++) {
    const { phase } = story.table.state.diplomacy?.position ?? {};
    if (phase === undefined || story.table.state.status !== 'playing') return;
    const name = `${phase.season}${phase.year}${phase.kind}`;
    story.writes({ type: 'phase-adjudicated', phase: name, how: 'deadline' });
  }
}

describe('WM B.3: the last year', () => {
  it.each(['1909', '1912', '1915'])('is %s where the gamemaster chose so', (year) => {
    const story = until('world-masters-2004', year);
    pass(story, (Number(year) - 1901) * 2 + 1);
    expect(story.table.state.status).toBe('playing');
    pass(story, 1);
    const { status, diplomacy } = story.table.state;
    expect(status).toBe('over');
    expect(diplomacy).toMatchObject({ endedIn: Number(year), winners: ['RUS'] });
    expect(diplomacy?.position.phase.year).toBeGreaterThanOrEqual(Number(year));
    const said = diplomacyWords.won(story.club.view, story.table);
    expect(said).toContain(`${year} was the last year`);
    expect(said).toContain('WM B.3');
    expect(said).not.toContain('has won');
  });

  it('is 1909 where nothing was chosen', () => {
    const story = new TournamentStory().passes(18);
    expect(story.table.state.diplomacy?.endedIn).toBe(1909);
  });

  it('ends after the retreats of its Fall, with the centres counted and nothing built', () => {
    const story = new TournamentStory();
    story.passes(17).orders('AUS', 'A Bud-Ser').passes(0);
    story.ends();
    expect(story.table.state.status).toBe('over');
  });

  it('is not waited for where a power has 18 centres', () => {
    const story = new VoteStory('world-masters-2004').plays(won);
    expect(story.table.state.status).toBe('over');
  });

  it('can’t be chosen once the game has begun', () => {
    const story = new TournamentStory();
    const choose = { ...atTable, name: 'last-year', value: '1912' };
    expect(story.club.does(story.mo, chooseSetting, choose)).toMatchObject(
      refusedAs('settings-fixed', 'WM B.3'),
    );
  });
});

describe('MJ A.10: the last year', () => {
  it('is 1510, and powers that are equal share the first place', () => {
    const story = new TournamentStory('maharajiad').passes(19);
    expect(story.table.state.status).toBe('playing');
    story.passes(1);
    expect(story.table.state.status).toBe('over');
    expect(story.table.state.diplomacy).toMatchObject({ endedIn: 1510, winners: story.powers });
  });

  it('is none where the game goes on until somebody wins', () => {
    const story = until('maharajiad', 'none');
    pass(story, 22);
    expect(story.table.state).toMatchObject({ status: 'playing', diplomacy: { endedIn: null } });
  });
});

it('Club 6.1: there is no last year in the rules of the club', () => {
  const story = new VoteStory();
  pass(story, 40);
  expect(story.table.state.status).toBe('playing');
});
