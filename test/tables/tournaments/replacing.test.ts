import { describe, expect, it } from 'vitest';
import { nameOfficer } from '../../../src/tables/officers/name-officer.ts';
import { joinTable } from '../../../src/tables/opening/join-table.ts';
import { leaveTable } from '../../../src/tables/opening/leave-table.ts';
import { removePlayer } from '../../../src/tables/seats/remove-player.ts';
import { theTable, writeAt } from '../../../src/tables/table.ts';
import { tenuresAt } from '../../../src/tables/tournaments/tenures.ts';
import { atTable } from '../a-table.ts';
import { asks, named } from '../seats/a-replacement.ts';
import { TournamentTable } from '../timing/a-tournament-table.ts';
import { BoardStory } from './a-board.ts';

const hour = 3600_000;

const refusedFor = (code: string, point?: string) => ({
  ok: false,
  refusals: [expect.objectContaining(point === undefined ? { code } : { code, points: [point] })],
});
const done = (kind: string) => ({ ok: true, value: expect.objectContaining({ kind }) });

/** The first round of two teams; P2 plays for the team of P1, its captain. */
function firstRound() {
  const story = new BoardStory();
  story.team('Rooks', story.people.slice(0, 7));
  story.team('Knights', story.people.slice(7, 14));
  story.join(...story.people.slice(0, 14));
  story.start();
  const [captain, player] = [story.person(1), story.person(2)];
  return { story, captain, player, seat: story.where(player) };
}

/** A second round that counts for teams, with P1 of the Rooks as Austria, on a Monday. */
const secondRound = () => new BoardStory().entered(42).second([1, 2, 8, 9, 3, 10, 11]);
/** One that is the semi-final. */
const semiFinal = () => new BoardStory().entered(6).second([1, 2, 8, 9, 3, 10, 11]);

const told = (story: BoardStory, kind: string) =>
  story.club.announced.filter(({ notice }) => notice.kind === kind);

describe('WM B.8(a): in team rounds the captain chooses', () => {
  it('and offers a seat of the team as its player can, also to themself', () => {
    const { story, captain, seat } = firstRound();
    const other = story.person(15);
    expect(story.asks(story.person(3), seat, other)).toMatchObject(refusedFor('needs-holder'));
    expect(story.asks(story.person(8), seat, other)).toMatchObject(refusedFor('needs-holder'));
    expect(story.asks(captain, seat, other)).toMatchObject(done('seat-offered'));
    expect(story.asks(captain, seat, captain)).toMatchObject(done('seat-offered'));
    expect(story.accepts(captain, seat)).toMatchObject(done('offer-answered'));
    expect(story.seat(seat).holder).toBe(captain);
  });

  it('also while it is open; but not in the semi-final', () => {
    const { story, captain, seat } = firstRound();
    story.open(seat);
    expect(story.asks(captain, seat, story.person(15))).toMatchObject(done('seat-offered'));
    expect(story.accepts(story.person(15), seat)).toMatchObject(done('offer-answered'));
    const later = semiFinal();
    expect(later.asks(later.person(8), 'FRA', later.person(4))).toMatchObject(done('seat-offered'));
    expect(later.asks(later.person(1), 'ENG', later.person(4))).toMatchObject(refusedFor('needs-holder'));
    expect(later.asks(later.mo, 'ENG', later.person(4))).toMatchObject(done('seat-offered'));
  });
});

describe('WM B.8(b): captain and team are told', () => {
  it('that a seat of theirs is open', () => {
    const { story, captain, seat } = firstRound();
    story.open(seat);
    const notices = told(story, 'team-seat');
    expect(notices.map(({ target }) => target)).toEqual(
      story.people.slice(0, 7).map((person) => ({ to: 'person', person })),
    );
    expect(notices[0]?.notice).toMatchObject({ seat, captain, reader: captain, asking: null, until: null });
  });

  it('that its player asks for a replacement, all but the player', () => {
    const { story, player, seat } = firstRound();
    story.does(player, leaveTable, story.here);
    const notices = told(story, 'team-seat');
    expect(notices).toHaveLength(6);
    expect(notices[0]?.notice).toMatchObject({ seat, asking: player });
  });

  it('and nobody in the semi-final, which no team plays', () => {
    const story = semiFinal().open('FRA');
    expect(told(story, 'team-seat')).toEqual([]);
  });
});

describe('WM B.8(c): an open seat of the first round', () => {
  it('is the captain’s, who can take it at once', async () => {
    const { story, captain, seat } = firstRound();
    story.open(seat);
    expect(story.takes(story.person(15), seat)).toMatchObject(refusedFor('seat-for-captain', 'WM B.8'));
    await story.goTo(story.club.now + 200 * hour);
    expect(story.table.state.pools.size).toBe(0);
    expect(story.takes(story.person(15), seat)).toMatchObject(refusedFor('seat-for-captain', 'WM B.8'));
    expect(story.takes(captain, seat)).toMatchObject(done('seat-taken'));
    expect(tenuresAt(story.table).get(seat)?.at(-1)).toMatchObject({ player: captain, fromPool: false });
  });

  it('is its player’s again until whoever has it gives orders', () => {
    const { story, captain, player, seat } = firstRound();
    story.open(seat);
    expect(story.returns(player, seat)).toMatchObject(done('player-came-back'));
    expect(story.seat(seat)).toMatchObject({ holder: player, vacancy: null });
    story.open(seat);
    story.takes(captain, seat);
    expect(story.returns(player, seat)).toMatchObject(done('player-came-back'));
    expect(tenuresAt(story.table).get(seat)).toMatchObject([{ player, as: 'first' }]);
    story.open(seat);
    story.takes(captain, seat);
    story.holds(captain, seat);
    expect(story.returns(player, seat)).toMatchObject(refusedFor('seat-lost', 'WM B.8'));
  });

  it('WM C.14: stays its player’s where somebody stands in from the first season on', () => {
    const { story, player, seat } = firstRound();
    const [person, until] = [story.person(15), story.club.now + 200 * hour];
    story.club.keep((work) =>
      writeAt(work, theTable(work, story.number), { type: 'seat-replaced', seat, person, until }, player),
    );
    expect(tenuresAt(story.table).get(seat)).toMatchObject([
      { player, as: 'first', from: 0, to: 0 },
      { player: person, as: 'temporary', from: 0, to: null },
    ]);
  });

  it('WM C.15: is told of as the first game of its player, who left it before the first season', () => {
    const { story, captain, player, seat } = firstRound();
    story.open(seat);
    story.takes(captain, seat);
    expect(tenuresAt(story.table).get(seat)).toMatchObject([
      { player, as: 'first', from: 0, to: 0 },
      { player: captain, as: 'permanent', from: 0, to: null },
    ]);
  });

  it('but not where the player was removed', () => {
    const { story, player, seat } = firstRound();
    story.removes(story.mo, player);
    expect(story.returns(player, seat)).toMatchObject(refusedFor('needs-holder'));
  });

  it('is changed once more by the captain 48 hours before a deadline at the latest', async () => {
    const { story, captain, player, seat } = firstRound();
    story.open(seat);
    story.asks(captain, seat, story.person(15));
    story.accepts(story.person(15), seat);
    story.club.now = story.deadline - 48 * hour;
    story.holds(story.person(15), seat);
    expect(story.asks(captain, seat, player)).toMatchObject(done('seat-offered'));
    story.asks(captain, seat, player);
    story.club.now += 1;
    expect(story.asks(captain, seat, player)).toMatchObject(refusedFor('change-too-late', 'WM B.8'));
    expect(story.asks(story.mo, seat, player)).toMatchObject(done('seat-offered'));
    expect(story.accepts(player, seat)).toMatchObject(done('offer-answered'));
    expect(story.seat(seat).holder).toBe(player);
  });
});

describe('WM B.8(c): before whoever took it over has given orders', () => {
  it('the captain changes it at any time', () => {
    const { story, captain, player, seat } = firstRound();
    story.open(seat).takes(captain, seat);
    story.club.now = story.deadline - hour;
    expect(story.asks(captain, seat, player)).toMatchObject(done('seat-offered'));
  });
});

describe('WM B.8(d): an open seat of a later round', () => {
  it.each([
    ['2026-11-23 12:00', 48],
    ['2026-11-26 12:00', 96],
  ])('of a team round is the captain’s at first: from %s for %i hours', async (from, hours) => {
    const story = secondRound();
    story.club.at(from);
    const since = story.club.now;
    story.open('AUS');
    expect(story.takes(story.person(4), 'AUS')).toMatchObject(refusedFor('seat-for-captain', 'WM B.8'));
    await story.goTo(since + hours * hour - 1);
    expect(story.table.state.pools.size).toBe(0);
    await story.goTo(since + hours * hour + 1);
    expect(story.table.state.pools.get('AUS')?.since).toBe(since + hours * hour);
    const opened = told(story, 'pool-opened').filter(({ notice }) => JSON.stringify(notice).includes('AUS'));
    expect(opened).toMatchObject([{ target: { to: 'games' } }]);
    expect(story.asks(story.person(1), 'AUS', story.person(4))).toMatchObject(
      refusedFor('team-time-over', 'WM B.8'),
    );
    expect(story.takes(story.person(17), 'AUS')).toMatchObject(refusedFor('seat-for-pool', 'WM B.8'));
    expect(story.takes(story.person(4), 'AUS')).toMatchObject(done('pool-answered'));
  });

  it('of the semi-final is the pool’s at once; after a day the highest ranked who answered has it', async () => {
    const story = semiFinal();
    const since = story.club.now;
    await story.open('FRA').goTo(since + 1);
    for (const n of [15, 4, 5, 16]) story.takes(story.person(n), 'FRA');
    story.takes(story.person(4), 'FRA');
    expect(story.table.state.pools.get('FRA')?.answers).toHaveLength(4);
    await story.goTo(since + 24 * hour - 1);
    expect(story.seat('FRA').holder).toBe(null);
    await story.goTo(since + 24 * hour + 1);
    expect(story.seat('FRA').holder).toBe(story.person(5));
    expect(told(story, 'pool-chosen')).toHaveLength(4);
    expect(tenuresAt(story.table).get('FRA')?.at(-1)).toMatchObject({ as: 'permanent', fromPool: true });
  });

  it('a reserve ranks after everybody who has played, and the first reserve before the next', async () => {
    for (const [answers, best] of [
      [[15, 4], 4],
      [[16, 15], 15],
    ] as const) {
      const story = semiFinal();
      const since = story.club.now;
      await story.open('FRA').goTo(since + 1);
      for (const n of answers) story.takes(story.person(n), 'FRA');
      await story.goTo(since + 24 * hour + 1);
      expect(story.seat('FRA').holder).toBe(story.person(best));
    }
  });

  it('after that day the first who answers has it', async () => {
    const story = semiFinal();
    const since = story.club.now;
    await story.open('FRA').goTo(since + 1);
    await story.goTo(since + 24 * hour + 1);
    expect(story.seat('FRA').holder).toBe(null);
    expect(story.takes(story.person(16), 'FRA')).toMatchObject(done('seat-taken'));
    expect(tenuresAt(story.table).get('FRA')?.at(-1)).toMatchObject({ fromPool: true });
  });

  it('whom the captain offered it in time plays for the team, also where they accept later', async () => {
    const story = secondRound().open('AUS');
    const since = story.club.now;
    await story.goTo(since + 47 * hour);
    story.asks(story.person(1), 'AUS', story.person(4));
    await story.goTo(since + 49 * hour);
    expect(story.accepts(story.person(4), 'AUS')).toMatchObject(done('offer-answered'));
    expect(tenuresAt(story.table).get('AUS')?.at(-1)).toMatchObject({ fromPool: false });
  });

  it('B.8(e): whom the director offers it later plays as a reserve', async () => {
    const story = secondRound().open('AUS');
    await story.goTo(story.club.now + 49 * hour);
    story.asks(story.mo, 'AUS', story.person(17));
    expect(story.accepts(story.person(17), 'AUS')).toMatchObject(done('offer-answered'));
    expect(tenuresAt(story.table).get('AUS')?.at(-1)).toMatchObject({ fromPool: true });
  });
});

describe('WM B.9: nobody has more than three games', () => {
  const boards = [
    [4, 2, 8, 9, 3, 10, 11],
    [4, 5, 8, 9, 3, 10, 11],
    [4, 5, 12, 13, 14, 10, 11],
    [1, 2, 12, 13, 14, 5, 6],
  ];

  it('of a round for good', () => {
    const story = new BoardStory()
      .entered(42)
      .second(...boards)
      .at(4);
    expect(story.asks(story.person(1), 'AUS', story.person(4))).toMatchObject(
      refusedFor('games-enough', 'WM B.9'),
    );
    expect(story.asks(story.person(1), 'AUS', story.person(8))).toMatchObject(done('seat-offered'));
    expect(story.accepts(story.person(8), 'AUS')).toMatchObject(done('offer-answered'));
  });

  it('also not by taking an open seat', () => {
    const story = new BoardStory()
      .entered(42)
      .second(...boards)
      .at(4)
      .open('ENG');
    expect(story.takes(story.person(4), 'ENG')).toMatchObject(refusedFor('games-enough', 'WM B.9'));
  });
});

describe('MJ A.13: replacements of the first round', () => {
  function maharajiad() {
    const story = new BoardStory('maharajiad', 18);
    story.join(...story.people.slice(0, 14));
    story.start();
    return story;
  }
  const [first, second] = ['BAH', 'VIJ'];

  it('nobody is one in more than one game', () => {
    const story = maharajiad().at(1).open(first);
    expect(story.takes(story.person(15), first)).toMatchObject(done('seat-taken'));
    story.at(2).open(second);
    expect(story.takes(story.person(15), second)).toMatchObject(refusedFor('games-enough', 'MJ A.13'));
    expect(story.takes(story.person(16), second)).toMatchObject(done('seat-taken'));
  });

  it('nobody is one while they play a game that they started', () => {
    const story = maharajiad().at(1).open(first);
    const starter = story.at(2).seat(second).holder ?? 0;
    story.at(1);
    expect(story.takes(starter, first)).toMatchObject(refusedFor('games-enough', 'MJ A.13'));
    story.at(2).open(second);
    const back = story.takes(starter, second);
    expect(back).toMatchObject(done('seat-taken'));
  });
});

describe('WM B.10 and MJ A.14: the director refuses a replacement', () => {
  it('WM B.10: who was offered a seat, and both are told', () => {
    const { story, captain, player, seat } = firstRound();
    const other = story.person(15);
    story.asks(captain, seat, other);
    expect(story.removes(captain, other)).toMatchObject(refusedFor('needs-gm'));
    expect(story.removes(story.mo, other)).toMatchObject(done('replacement-refused'));
    expect(story.table.state.offers.size).toBe(0);
    expect(story.seat(seat).holder).toBe(player);
    expect(told(story, 'replacement-refused').map(({ target }) => target)).toEqual(
      [other, captain].map((person) => ({ to: 'person', person })),
    );
    expect(story.asks(captain, seat, other)).toMatchObject(refusedFor('refused-before', 'WM B.10'));
  });

  it('WM B.10: who has taken it over within 48 hours, and its player has it again', () => {
    const { story, captain, player, seat } = firstRound();
    const other = story.person(15);
    story.asks(captain, seat, other);
    story.accepts(other, seat);
    story.club.now += 48 * hour;
    expect(story.removes(story.mo, other)).toMatchObject(done('replacement-refused'));
    expect(story.seat(seat).holder).toBe(player);
    expect(tenuresAt(story.table).get(seat)).toMatchObject([{ player, as: 'first' }]);
    expect(story.table.state.removed).toEqual([]);
  });

  it('WM B.10: later they are removed as anybody else', () => {
    const { story, captain, seat } = firstRound();
    const other = story.person(15);
    story.asks(captain, seat, other);
    story.accepts(other, seat);
    story.club.now += 48 * hour + 1;
    expect(story.removes(story.mo, other)).toMatchObject(done('player-removed'));
  });

  it('MJ A.14: who has taken an open seat, which is open again', () => {
    const story = new BoardStory('maharajiad', 18);
    story.join(...story.people.slice(0, 14));
    story.start();
    story.at(1).open('BAH');
    story.takes(story.person(15), 'BAH');
    expect(story.removes(story.mo, story.person(15))).toMatchObject(done('replacement-refused'));
    expect(story.seat('BAH')).toMatchObject({ holder: null, vacancy: { why: 'conflict' } });
    expect(story.takes(story.person(15), 'BAH')).toMatchObject(refusedFor('refused-before', 'MJ A.14'));
  });
});

describe('a table by itself under the rules of a tournament', () => {
  it.each(['world-masters-2004', 'maharajiad'] as const)('keeps its open seats for nobody (%s)', (rules) => {
    const story = new TournamentTable(rules).start();
    const seat = story.powers[0] ?? '';
    const director = story.club.member('Dee');
    const zoe = story.club.member('Zoe');
    const office = { office: 'director', member: named(director), gmLeft: false };
    story.does(story.mo, nameOfficer, { ...atTable, ...office });
    expect(asks(story, director, seat, zoe)).toMatchObject(refusedFor('needs-holder'));
    story.open(seat).does(zoe, joinTable, { ...atTable, preference: seat });
    expect(story.playing(seat)).toBe(zoe);
    const removes = { ...atTable, member: named(zoe), reason: 'His brother' };
    expect(story.club.does(director, removePlayer, removes)).toMatchObject(refusedFor('needs-gm'));
  });
});
