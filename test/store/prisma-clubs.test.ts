import { describe, expect, it, vi } from 'vitest';
import { noSettings } from '../../src/house/ports.ts';
import { done, refused } from '../../src/house/result.ts';
import { rooms } from '../../src/rooms.ts';
import type { Database } from '../../src/store/database.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { verifyClub } from '../../src/store/verify.ts';
import type { Outcome } from '../../src/told.ts';
import {
  anAddress,
  clubId,
  clubsOf,
  isOnFiles,
  occasion,
  opened,
  plays,
  whileFailing,
  writes,
} from './a-database.ts';

const bothJoin = writes({ type: 'joined', person: 1 }, { type: 'joined', person: 2 });
const outcome: Outcome = { kind: 'joined', person: 1, again: false, games: [] };

/** A club of two members. */
async function aClub(url = anAddress()): Promise<PrismaClubs> {
  const clubs = await clubsOf(url);
  await clubs.change(clubId, occasion(), bothJoin);
  return clubs;
}

const lastSeq = async (clubs: PrismaClubs): Promise<number> => (await clubs.view(clubId)).state.lastSeq;

describe('a change', () => {
  it('is there afterwards, and after a restart', async () => {
    const url = anAddress();
    const clubs = await aClub(url);
    await clubs.change(clubId, occasion('1'), plays(1, 2));
    const { state, entries } = await clubs.view(clubId);
    expect(state.standings[1]?.wins).toBe(1);
    const again = await (await clubsOf(url)).view(clubId);
    expect(again.state).toEqual(state);
    expect(again.entries).toEqual(entries);
  });

  it('keeps people, settings and texts', async () => {
    const url = anAddress();
    const clubs = await clubsOf(url);
    await clubs.change(clubId, occasion(), (work) => {
      const ada = work.addPerson({ account: '61', name: 'Ada' });
      const bee = work.addPerson({ account: null, name: 'Bee' });
      work.rename(ada, 'Ada L.');
      work.linkAccount(bee, '61');
      work.saveSettings({ games: '90', staff: bee });
      work.append(
        { type: 'banned', person: ada, until: null, endsAt: null },
        {
          by: bee,
          acts: ['II.9'],
          texts: { reason: 'Took the clocks home.' },
        },
      );
      return done(outcome);
    });
    const again = await clubsOf(url);
    const { people, settings } = await again.view(clubId);
    expect(people.all()).toMatchObject([
      { number: 1, account: null, name: 'Ada L.' },
      { number: 2, account: '61', name: 'Bee' },
    ]);
    expect(people.byAccount('61')?.number).toBe(2);
    expect(settings).toEqual({ ...noSettings, games: '90', staff: 2 });
    expect(await again.text(clubId, 1, 'reason')).toBe('Took the clocks home.');
    expect(await again.text(clubId, 1, 'pgn')).toBeNull();
  });

  it('moves an account from one known person to another', async () => {
    const url = anAddress();
    const clubs = await clubsOf(url);
    await clubs.change(clubId, occasion(), (work) => {
      work.addPerson({ account: '61', name: 'Visitor' });
      work.addPerson({ account: null, name: 'Bee' });
      return done(outcome);
    });
    await clubs.change(clubId, occasion(), (work) => {
      work.rename(2, 'Bee B.');
      work.linkAccount(2, '61');
      return done(outcome);
    });
    const { people } = await (await clubsOf(url)).view(clubId);
    expect(people.byAccount('61')).toMatchObject({ number: 2, account: '61', name: 'Bee B.' });
    expect(people.byNumber(1)?.account).toBeNull();
  });

  it('of one club is none of another', async () => {
    const clubs = await aClub();
    await clubs.change('2000', occasion(), bothJoin);
    await clubs.change('2000', occasion(), plays(1, 2));
    expect(await clubs.known()).toEqual([clubId, '2000']);
    expect(await lastSeq(clubs)).toBe(2);
    expect((await clubs.games(clubId, 1)).total).toBe(0);
    expect((await clubs.games('2000', 1)).total).toBe(1);
  });
});

describe('the same interaction', () => {
  it('delivered twice is carried out once, and gets its first outcome again', async () => {
    const clubs = await aClub();
    const first = await clubs.change(clubId, occasion('7'), plays(1, 2));
    const second = await clubs.change(clubId, occasion('7'), () => refused());
    expect(second).toEqual(first);
    expect(await lastSeq(clubs)).toBe(4);
  });

  it('delivered twice at the same moment is carried out once', async () => {
    const clubs = await aClub();
    const deliver = () => clubs.change(clubId, occasion('7'), plays(1, 2));
    const [first, second] = await Promise.all([deliver(), deliver()]);
    expect(second).toEqual(first);
    expect(await lastSeq(clubs)).toBe(4);
  });

  it('is decided again after a refusal', async () => {
    const clubs = await aClub();
    expect(await clubs.change(clubId, occasion('7'), () => refused())).toEqual(refused());
    expect((await clubs.change(clubId, occasion('7'), plays(1, 2))).ok).toBe(true);
  });
});

describe('changes at the same moment', () => {
  it('follow each other', async () => {
    const clubs = await aClub();
    const all = Array.from({ length: 20 }, (_, n) => clubs.change(clubId, occasion(`${n}`), plays(1, 2)));
    await Promise.all(all);
    const { rows, total } = await clubs.games(clubId, 1);
    expect(total).toBe(20);
    expect(rows[0]?.number).toBe(20);
  });

  it('confirm a game once', async () => {
    const clubs = await aClub();
    const confirmOnce = (id: string) =>
      clubs.change(clubId, occasion(id), (work) => {
        if (work.state.lastSeq > 2) return refused();
        return plays(1, 2)(work);
      });
    const results = await Promise.all([confirmOnce('1'), confirmOnce('2')]);
    expect(results.map(({ ok }) => ok)).toEqual([true, false]);
  });
});

describe('a change that goes wrong leaves all as it was', () => {
  const rowCounts = (database: Database) =>
    database.alone((client) =>
      Promise.all([
        client.entry.count(),
        client.interaction.count(),
        client.person.count(),
        client.game.count(),
        client.standing.count(),
      ]),
    );

  async function goesWrong(
    attempt: (clubs: PrismaClubs, database: Database) => Promise<unknown>,
    why: string | RegExp,
  ) {
    const database = await opened();
    const clubs = new PrismaClubs(database, () => {}, rooms);
    await clubs.change(clubId, occasion(), bothJoin);
    const before = await rowCounts(database);
    await expect(attempt(clubs, database)).rejects.toThrow(why);
    expect(await rowCounts(database)).toEqual(before);
    expect(await lastSeq(clubs)).toBe(2);
    await clubs.change(clubId, occasion('8'), plays(1, 2));
    expect(await lastSeq(clubs)).toBe(4);
    expect(await verifyClub(database, clubId)).toEqual([]);
  }

  it('while it is decided', () =>
    goesWrong(
      (clubs) =>
        clubs.change(clubId, occasion('8'), (work) => {
          plays(1, 2)(work);
          work.addPerson({ account: '61', name: 'Ada' });
          throw new Error('a bug');
        }),
      'a bug',
    ));

  it('refused after it was begun', () =>
    goesWrong(
      (clubs) =>
        clubs.change(clubId, occasion('8'), (work) => {
          plays(1, 2)(work);
          return refused();
        }),
      'refused after it had been begun',
    ));

  it('while it is written', () =>
    goesWrong(
      (clubs, database) =>
        whileFailing(database, 'INSERT ON', 'Standing', () =>
          clubs.change(clubId, occasion('8'), plays(1, 2)),
        ),
      isOnFiles ? /constraint ?violat/i : 'disk full',
    ));
});

describe('two programs on one database', () => {
  it('see what the other has written before they decide', async () => {
    const url = anAddress();
    const [one, other] = [await aClub(url), await clubsOf(url)];
    for (const clubs of [one, other, one, one, other]) await clubs.change(clubId, occasion(), plays(1, 2));
    expect((await one.view(clubId)).state).toEqual((await other.view(clubId)).state);
    expect((await one.games(clubId, 1)).total).toBe(5);
    expect(await other.change(clubId, occasion('9'), plays(2, 1))).toEqual(
      await one.change(clubId, occasion('9'), () => refused()),
    );
  });
});

describe('a view', () => {
  it('that many ask for at once is looked for once', async () => {
    const database = await opened();
    const clubs = new PrismaClubs(database, () => {}, rooms);
    await clubs.change(clubId, occasion(), bothJoin);
    const looks = vi.spyOn(database, 'alone');
    const views = await Promise.all(Array.from({ length: 12 }, () => clubs.view(clubId)));
    expect(new Set(views).size).toBe(1);
    expect(looks).toHaveBeenCalledOnce();
  });

  it('has what another program wrote before it was asked for, however many ask', async () => {
    const url = anAddress();
    const [one, other] = [await aClub(url), await clubsOf(url)];
    for (let games = 1; games <= 20; games += 1) {
      const before = [other.view(clubId), other.view(clubId)];
      await one.change(clubId, occasion(), plays(1, 2));
      const views = await Promise.all([other.view(clubId), other.view(clubId)]);
      for (const { state } of views) expect(state.games.length - 1).toBe(games);
      await Promise.all(before);
    }
  });
});

describe('a voided entry', () => {
  /** What differs once a row is written again: its place in the file, or what wrote it on a server. */
  const written = isOnFiles ? 'rowid' : 'xmin';
  const firstAndOthers = async (database: Database) => {
    const [first, ...others] = await database.alone(() =>
      database.rows(`SELECT number, ${written} FROM "Game" ORDER BY number`),
    );
    return { first, others };
  };

  it('gives the standings back, and only rows that changed are written', async () => {
    const database = await opened();
    const clubs = new PrismaClubs(database, () => {}, rooms);
    await clubs.change(clubId, occasion(), bothJoin);
    await clubs.change(
      clubId,
      occasion(),
      writes({ type: 'joined', person: 3 }, { type: 'joined', person: 4 }),
    );
    for (const [player, opponent] of [
      [1, 2],
      [3, 4],
      [3, 4],
    ] as const)
      await clubs.change(clubId, occasion(), plays(player, opponent));
    const games = await firstAndOthers(database);
    await clubs.change(clubId, occasion(), writes({ type: 'voided', entry: 6 }));
    const { rows } = await clubs.board(clubId, 1, occasion().now);
    expect(rows.map(({ person, wins }) => [person, wins])).toEqual([
      [3, 2],
      [1, 0],
      [2, 0],
      [4, 0],
    ]);
    const { first, others } = await firstAndOthers(database);
    expect(first).not.toEqual(games.first);
    expect(others).toEqual(games.others);
    expect(await verifyClub(database, clubId)).toEqual([]);
  });
});
