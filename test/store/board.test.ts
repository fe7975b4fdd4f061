import { describe, expect, it } from 'vitest';
import { wholeBoard } from '../../src/ladder/board/leaderboard.ts';
import type { GamesWanted } from '../../src/ladder/ports.ts';
import type { Body } from '../../src/rule-books.ts';
import type { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { anAddress, clubId, clubsOf, friday, occasion, plays, sessionHeld, writes } from './a-database.ts';

const day = 24 * 3600_000;

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** A club of members 1 to n, who joined on the first Friday. */
async function aBoard(members: number, ...then: Body[]): Promise<PrismaClubs> {
  const clubs = await clubsOf(anAddress());
  const joined = numbers(1, members).map((person): Body => ({ type: 'joined', person }));
  await clubs.change(clubId, occasion(), writes(...joined, ...then));
  return clubs;
}

/** Holds the sessions of the weeks from `first` to `last`, each closed at its end. */
async function hold(clubs: PrismaClubs, first: number, last: number): Promise<void> {
  for (const week of numbers(first, last)) {
    const [opening, closing] = sessionHeld(week);
    if (opening?.type !== 'session-opened' || closing === undefined) throw new Error('No session');
    await clubs.change(clubId, occasion(null, opening.closesAt), writes(opening, closing));
  }
}

const adjusted = (person: number, points: number): Body => ({ type: 'adjusted', person, change: { points } });

/** Who is on the board, as it is kept beside the ledger and as it is in memory. */
async function people(clubs: PrismaClubs, asOf = friday): Promise<number[]> {
  const { rows } = await clubs.board(clubId, 1, asOf);
  expect(wholeBoard((await clubs.view(clubId)).state, asOf)).toEqual(rows);
  return rows.map(({ person }) => person);
}

describe('the board', () => {
  it('is empty in a club in which nothing has happened', async () => {
    const clubs = await clubsOf(anAddress());
    expect(await clubs.board(clubId, 1, friday)).toEqual({ rows: [], page: 1, pages: 1, total: 0 });
    expect(await clubs.known()).toEqual([]);
  });

  it('shows the best first, and those of equal score share a rank', async () => {
    const clubs = await aBoard(4, adjusted(3, 20), adjusted(1, 10), adjusted(2, 10));
    const { rows } = await clubs.board(clubId, 1, friday);
    expect(rows.map(({ rank, person }) => [rank, person])).toEqual([
      [1, 3],
      [2, 1],
      [2, 2],
      [4, 4],
    ]);
  });

  it('has the most games that the club congratulated a Member on', async () => {
    const reached = (games: number): Body => ({ type: 'milestone-reached', person: 2, games });
    const clubs = await aBoard(2, reached(50), reached(100));
    expect(await people(clubs)).toEqual([1, 2]);
    const { rows } = await clubs.board(clubId, 1, friday);
    expect(rows.map(({ milestone }) => milestone)).toEqual([0, 100]);
  });

  it('has twenty to a page, and a shared rank goes over to the next', async () => {
    const clubs = await aBoard(23, adjusted(1, 20), ...numbers(2, 22).map((person) => adjusted(person, 10)));
    const { rows, pages, total } = await clubs.board(clubId, 2, friday);
    expect(rows.map(({ rank, person }) => [rank, person])).toEqual([
      [2, 21],
      [2, 22],
      [23, 23],
    ]);
    expect({ pages, total }).toEqual({ pages: 2, total: 23 });
    expect((await clubs.board(clubId, 3, friday)).rows).toEqual([]);
  });

  it('is the same as the board in memory, places included', async () => {
    const scores = numbers(1, 18).map((person) => adjusted(person, 10 * (person % 4)));
    const clubs = await aBoard(18, ...scores, { type: 'removed', person: 5, basis: 'request' });
    const { rows } = await clubs.board(clubId, 1, friday);
    const { state } = await clubs.view(clubId);
    expect(wholeBoard(state, friday)).toEqual(rows);
    expect(wholeBoard(state, friday)).toBe(wholeBoard(state, friday + 1));
    await clubs.change(clubId, occasion(), writes(adjusted(7, 500)));
    expect((await people(clubs))[0]).toBe(7);
  });

  it('leaves out who was removed', async () => {
    expect(await people(await aBoard(2, { type: 'removed', person: 1, basis: 'request' }))).toEqual([2]);
  });

  it('leaves out who is banned, until the ban is over (Act II.9)', async () => {
    const clubs = await aBoard(
      3,
      { type: 'banned', person: 1, until: '2026-01-10', endsAt: friday + day },
      { type: 'banned', person: 2, until: null, endsAt: null },
    );
    expect(await people(clubs, friday + day)).toEqual([3]);
    expect(await people(clubs, friday + day + 1)).toEqual([1, 3]);
  });

  it('takes back whose ban is voided', async () => {
    const clubs = await aBoard(1, { type: 'banned', person: 1, until: null, endsAt: null });
    await clubs.change(clubId, occasion(), writes({ type: 'voided', entry: 2 }));
    expect(await people(clubs)).toEqual([1]);
  });

  it('leaves out who has missed three sessions in a row', async () => {
    const clubs = await aBoard(2);
    await hold(clubs, 1, 2);
    expect(await people(clubs)).toEqual([1, 2]);
    await hold(clubs, 3, 3);
    expect(await people(clubs)).toEqual([]);
    const there: Body = {
      type: 'register-corrected',
      person: 2,
      date: '2026-01-30',
      present: true,
      moderating: false,
    };
    await clubs.change(clubId, occasion(null, friday + 22 * 24 * 3600_000), writes(there));
    expect(await people(clubs)).toEqual([2]);
  });
});

describe('a session that closes', () => {
  it('shows in the standing of who was there (Act 0.9)', async () => {
    const clubs = await aBoard(2);
    await hold(clubs, 1, 2);
    const [opening, closing] = sessionHeld(3);
    if (opening?.type !== 'session-opened' || closing === undefined) throw new Error('No session');
    const { date, opensAt, closesAt } = opening;
    const arrival: Body = { type: 'checked-in', person: 1, date, moderating: false };
    await clubs.change(clubId, occasion(null, opensAt), writes(opening, arrival));
    await clubs.change(clubId, occasion(null, closesAt), writes(closing));
    expect(await people(clubs, closesAt)).toEqual([1]);
  });
});

describe('the games', () => {
  it('are shown latest first, ten to a page, of one person or of all', async () => {
    const clubs = await aBoard(3);
    for (let n = 0; n < 11; n++)
      await clubs.change(clubId, occasion(null, friday + n), plays(1, n === 4 ? 2 : 3));
    const first = await clubs.games(clubId, 1);
    expect(first.rows[0]).toEqual({
      number: 11,
      player: 1,
      opponent: 3,
      score: 1,
      playedAt: friday + 10,
      status: 'counted',
    });
    expect([first.rows.length, first.pages, first.total]).toEqual([10, 2, 11]);
    expect((await clubs.games(clubId, 2)).rows.map(({ number }) => number)).toEqual([1]);
    expect((await clubs.games(clubId, 1, { person: 2 })).rows.map(({ number }) => number)).toEqual([5]);
  });

  it('are those of a result, as the person sees it, and of a time', async () => {
    const clubs = await aBoard(3);
    await clubs.change(clubId, occasion(null, friday), plays(1, 2));
    await clubs.change(clubId, occasion(null, friday + 1), plays(2, 1));
    await clubs.change(clubId, occasion(null, friday + 2), plays(3, 1));
    const like = async (wanted: GamesWanted) =>
      (await clubs.games(clubId, 1, wanted)).rows.map(({ number }) => number);
    expect(await like({ person: 1, score: 1 })).toEqual([1]);
    expect(await like({ person: 1, score: 0 })).toEqual([3, 2]);
    expect(await like({ person: 1, score: 0.5 })).toEqual([]);
    expect(await like({ score: 0.5 })).toEqual([]);
    expect(await like({ from: friday + 1 })).toEqual([3, 2]);
    expect(await like({ until: friday + 1 })).toEqual([2, 1]);
    expect(await like({ person: 2, from: friday + 1, until: friday + 2 })).toEqual([2]);
    expect(await like({ from: -62_135_596_800_000, until: 253_402_300_799_999 })).toEqual([3, 2, 1]);
  });

  it('are only those that count where these are asked for, as many to a page as are wanted', async () => {
    const clubs = await aBoard(3);
    for (let n = 0; n < 4; n++) await clubs.change(clubId, occasion(null, friday + n), plays(1, 2));
    const counted = (await clubs.view(clubId)).state.games[4]?.countedSeq ?? 0;
    await clubs.change(clubId, occasion(), writes({ type: 'voided', entry: counted }));
    const { rows, ...about } = await clubs.games(clubId, 1, { counted: true }, 2);
    expect(rows.map(({ number }) => number)).toEqual([3, 2]);
    expect(about).toEqual({ page: 1, pages: 2, total: 3 });
  });

  it('are shown as refused while a penalty for fraud stands that keeps them from counting (Act II.5)', async () => {
    const clubs = await aBoard(2);
    const game = {
      player: 1,
      opponent: 2,
      score: 1,
      colour: null,
      playedAt: friday,
      date: '2026-01-09',
    } as const;
    const open = { game: 1, ...game, online: false, ended: null, approval: [] };
    await clubs.change(clubId, occasion(), writes({ type: 'game-recorded', ...open }));
    const fraud = { penalty: 1, person: 1, offence: 1, game: 1, fraud: true, ground: null, parts: [] };
    const kept = { finding: null, reverses: null };
    await clubs.change(clubId, occasion(), writes({ type: 'penalty-issued', ...fraud, ...kept }));
    const status = async () => (await clubs.games(clubId, 1)).rows.map((row) => row.status);
    expect(await status()).toEqual(['refused']);
    const { lastSeq } = (await clubs.view(clubId)).state;
    await clubs.change(clubId, occasion(), writes({ type: 'voided', entry: lastSeq }));
    expect(await status()).toEqual(['open']);
  });
});
