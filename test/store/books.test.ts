import { describe, expect, it } from 'vitest';
import { newestOwnAt, type UnitOfWork } from '../../src/house/ports.ts';
import { erasePerson } from '../../src/house/privacy/erase-person.ts';
import { exportOf } from '../../src/house/privacy/export.ts';
import { settleDue } from '../../src/house/settle/settle-due.ts';
import { kindsOfBook } from '../../src/rule-books.ts';
import type { Unread } from '../../src/store/books.ts';
import { verifyAll, verifyClub } from '../../src/store/verify.ts';
import {
  allStored,
  clubId,
  friday,
  letsAnyNumberIn,
  letsOrphansIn,
  occasion,
  plays,
  sessionHeld,
  sql,
  whileFailing,
  writes,
} from './a-database.ts';
import { dice, thrown } from './a-game.ts';
import {
  aClub,
  account,
  actor,
  again,
  board,
  by,
  clubsIn,
  diceOf,
  ended,
  kinds,
  opened,
  pointsIn,
  said,
} from './two-books.ts';

describe('a club with two books', () => {
  it('has each folded by its own rules, and the same after a restart', async () => {
    const { url, clubs } = await aClub();
    const before = await board(clubs);
    expect(before.map(({ person, score }) => [person, score])).toEqual([
      [1, 120],
      [2, 100],
    ]);
    const again = clubsIn(await opened(url));
    const view = await again.view(clubId);
    expect(view.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect(diceOf(view).entries.map(({ seq, type }) => `${seq} ${type}`)).toEqual(['1 thrown', '2 thrown']);
    expect([await pointsIn(again), await board(again)]).toEqual([8, before]);
  });

  it('takes back in the one what was done there, and in the other nothing', async () => {
    const { url, clubs } = await aClub();
    await clubs.change(clubId, occasion(), (work) => {
      expect(work.appendTo(diceOf(work), { type: 'taken-back', entry: 1 }, by(null))).toBe(3);
      return ended;
    });
    const again = clubsIn(await opened(url));
    expect([await pointsIn(clubs), await pointsIn(again)]).toEqual([2, 2]);
    expect(await board(again)).toHaveLength(2);
  });

  it('keeps both or neither of what one change writes in both', async () => {
    const { url, database, clubs } = await aClub();
    const writesInBoth = (work: UnitOfWork) => {
      work.appendTo(diceOf(work), thrown(2, 5), by(2));
      return plays(1, 2)(work);
    };
    await whileFailing(database, 'INSERT ON', 'Game', () =>
      expect(clubs.change(clubId, occasion(), writesInBoth)).rejects.toThrow(),
    );
    for (const each of [clubs, clubsIn(await opened(url))]) {
      expect(await pointsIn(each)).toBe(8);
      expect((await each.view(clubId)).entries).toHaveLength(4);
    }
  });

  it('gives two programs that begin books two numbers', async () => {
    const { url, clubs } = await aClub();
    const others = clubsIn(await opened(url));
    await others.view(clubId);
    for (const each of [clubs, others, clubs])
      await each.change(clubId, occasion(), (work) => {
        work.appendTo(work.begin(dice), thrown(1, 1), by(1));
        return ended;
      });
    expect([...(await others.view(clubId)).books.keys()]).toEqual([0, 1, 2, 3, 4]);
  });

  it('lets nobody write in its own book, or in one that it has let go, as in another', async () => {
    const { database, clubs } = await aClub();
    const before = diceOf(await clubs.view(clubId));
    await sql(database, 'UPDATE "Club" SET name = NULL');
    clubs.letGo(clubId);
    for (const book of [() => before, (work: UnitOfWork) => work.books.get(0) ?? before])
      await expect(
        clubs.change(clubId, occasion(), (work) => {
          work.appendTo(book(work), { type: 'thrown' }, by(1));
          return ended;
        }),
      ).rejects.toThrow('no other book');
  });

  it('writes nothing by a clock that is behind the newest entry of any book', async () => {
    const { clubs } = await aClub();
    await clubs.change(clubId, occasion(null, friday + 60_000), (work) => {
      work.appendTo(diceOf(work), thrown(1, 1), by(1));
      return ended;
    });
    expect(await clubs.change(clubId, occasion(), plays(1, 2))).toMatchObject({ ok: false });
  });

  it('has the calendar wait for a clock that is behind the newest entry of another book', async () => {
    const { clubs } = await aClub();
    const [opens] = sessionHeld(0);
    if (opens === undefined) throw new Error('no session');
    await clubs.change(clubId, occasion(), writes(opens));
    const [noon, later] = [friday + 3600_000, friday + 7200_000];
    await clubs.change(clubId, occasion(null, later), (work) => {
      work.appendTo(diceOf(work), thrown(1, 1), by(1));
      expect(work.newestAt).toBe(later);
      return ended;
    });
    const before = await clubs.view(clubId);
    expect([before.newestAt, newestOwnAt(before), before.entries.length]).toEqual([later, friday, 5]);
    await settleDue(clubs, clubId, noon);
    expect((await clubs.view(clubId)).entries).toHaveLength(5);
    await settleDue(clubs, clubId, later);
    expect((await clubs.view(clubId)).entries[5]).toMatchObject({ type: 'session-closed' });
  });

  it('is congratulated as of the latest moment of its own book, whatever was played since in another', async () => {
    const { clubs } = await aClub();
    await clubs.change(clubId, occasion(), (work) => {
      for (let games = 1; games < 50; games += 1) plays(1, 2)(work);
      return ended;
    });
    const later = friday + 3600_000;
    await clubs.change(clubId, occasion(null, later), (work) => {
      work.appendTo(diceOf(work), thrown(1, 1), by(1));
      return ended;
    });
    await settleDue(clubs, clubId, later);
    const { entries } = await clubs.view(clubId);
    expect(entries.slice(-2)).toMatchObject(
      [1, 2].map((person) => ({ type: 'milestone-reached', person, games: 50, at: friday })),
    );
  });

  it.each([
    ['in one that is set aside', kindsOfBook, { type: 'thrown', person: 1, eyes: 1 }],
    [
      'what stands for an unread entry in one that is set aside',
      kindsOfBook,
      { type: 'set-aside', was: 'x' },
    ],
    ['what stands for an unread entry in a sound one', kinds, { type: 'set-aside', was: 'x' }],
  ])('lets nobody write %s', async (_, known, body) => {
    const { url, database } = await aClub();
    const clubs = clubsIn(await opened(url, known));
    const { entries = [] } = (await clubs.view(clubId)).books.get(1) ?? {};
    const writing = clubs.change(clubId, occasion(), (work) => {
      const book = work.books.get(1);
      if (book !== undefined) work.appendTo(book, body, by(1));
      return ended;
    });
    await expect(writing).rejects.toThrow();
    expect(entries).toHaveLength(2);
    expect(await database.alone((client) => client.entry.count())).toBe(6);
  });
});

describe('verifying two books', () => {
  it('finds nothing in sound ones', async () => {
    const { database } = await aClub();
    expect(await verifyAll(database)).toEqual({ clubs: 1, entries: 6, differences: [], setAside: [] });
  });

  it.each([
    [`UPDATE "Entry" SET type = 'castled' WHERE book = 0 AND seq = 2`, 'entry 2', true],
    [`UPDATE "Entry" SET type = 'castled' WHERE book = 1 AND seq = 2`, 'book 1, entry 2', true],
    [`UPDATE "Entry" SET body = '{"person":1}' WHERE book = 1 AND seq = 1`, 'book 1, entry 1', true],
    [`UPDATE "Entry" SET type = 'joined' WHERE book = 1 AND seq = 1`, 'book 1, entry 1', true],
    [`UPDATE "Book" SET kind = 'bridge'`, 'book 1', true],
    ['DELETE FROM "Book"', 'book 1', true],
    ['UPDATE "Entry" SET book = -1 WHERE book = 1; DELETE FROM "Book"', 'book -1', true],
    ['UPDATE "Entry" SET book = -1 WHERE book = 1; UPDATE "Book" SET number = -1', 'book -1', true],
    [again(1, 0), 'book 1, entry 0', false],
    [again(0, -300), 'entry -300', false],
    [
      `UPDATE "Entry" SET type = 'set-aside', body = '{"was":"thrown"}' WHERE book = 1 AND seq = 1`,
      'book 1, entry 1',
      true,
    ],
    ['DELETE FROM "Entry" WHERE book = 0 AND seq = 2', 'entry 2', false],
    ['UPDATE "Entry" SET seq = 7 WHERE book = 1 AND seq = 2', 'book 1, entry 2', false],
    [`UPDATE "Entry" SET body = '{"person":1,"eyes":7}' WHERE book = 1 AND seq = 1`, 'book 1', false],
    ['UPDATE "Standing" SET score = 2000 WHERE person = 1', 'standing 1', false],
  ])('names club and place of %s', async (statement, place, setAside) => {
    const { database } = await aClub();
    await sql(database, 'DELETE FROM "EntryText"');
    await letsAnyNumberIn(database);
    for (const each of statement.split('; ')) await sql(database, each);
    expect((await verifyClub(database, clubId)).map((each) => each.place)).toEqual([place]);
    const verified = await verifyAll(database);
    expect(verified.differences).toEqual([expect.stringContaining(`Club ${clubId}, ${place}: `)]);
    expect(verified.setAside).toEqual(setAside ? [`club ${clubId}, ${place}`] : []);
  });

  it.each([
    ['UPDATE "Entry" SET book = -1 WHERE book = 1'],
    ['UPDATE "EntryText" SET book = -1 WHERE book = 1'],
    ['UPDATE "Book" SET number = 0'],
    ['UPDATE "Book" SET number = -1'],
  ])('is not needed for a number that no book can have: %s', async (statement) => {
    const { database } = await aClub();
    await letsOrphansIn(database);
    await expect(sql(database, statement)).rejects.toThrow(/check constraint/i);
  });

  it('finds what is wrong in each of them, and beside them, at once', async () => {
    const { database } = await aClub();
    await sql(database, `UPDATE "Entry" SET type = 'castled' WHERE book = 1 AND seq = 2`);
    await sql(database, 'UPDATE "Standing" SET score = 2000 WHERE person = 1');
    const places = (await verifyClub(database, clubId)).map((each) => each.place);
    expect(places).toEqual(['book 1, entry 2', 'standing 1']);
  });
});

describe('a book of a kind that this version does not know', () => {
  it('is set aside and named once, and blocks nothing', async () => {
    const { url } = await aClub();
    const unread: Unread[] = [];
    const clubs = clubsIn(await opened(url, kindsOfBook), unread);
    const view = await clubs.view(clubId);
    expect(unread).toEqual([{ club: clubId, book: 1, entry: null, err: expect.any(Error) }]);
    expect(String(unread[0]?.err)).toContain("'dice'");
    expect(view.books.get(1)?.goesBy(dice)).toBe(false);
    expect((await clubs.change(clubId, occasion(), plays(1, 2))).ok).toBe(true);
    expect((await clubs.view(clubId)).entries).toHaveLength(6);
    expect(await pointsIn(clubsIn(await opened(url)))).toBe(8);
  });

  it('still has the words of anyone who has their data erased taken out of it', async () => {
    const { url } = await aClub();
    const clubs = clubsIn(await opened(url, kindsOfBook));
    expect(
      (await clubs.change(clubId, occasion(), (work) => erasePerson(work, actor, { member: null }))).ok,
    ).toBe(true);
    expect((await clubs.texts(clubId, [1, 2], 1)).map(({ seq }) => seq)).toEqual([2]);
  });
});

describe('a person in two books', () => {
  it('is given what both have of them, each with its place', async () => {
    const { clubs } = await aClub();
    const { ledger } = await exportOf(clubs, await clubs.view(clubId), 1, friday);
    expect(ledger.map(({ book = 0, entry, type }) => `${book}/${entry} ${type}`)).toEqual([
      ...['0/1 joined', '0/3 game-recorded', '0/4 game-counted'],
      '1/1 thrown',
    ]);
    expect(ledger.at(-1)).toMatchObject({ says: { person: 1, eyes: 6 }, texts: said });
  });

  it('is erased from both, and nobody else is', async () => {
    const { url, clubs, database } = await aClub();
    await clubs.change(clubId, occasion(), (work) => erasePerson(work, actor, { member: null }));
    expect(await clubs.texts(clubId, [1, 2], 1)).toEqual([{ seq: 2, kind: 'reason', text: 'He did not' }]);
    expect(await pointsIn(clubsIn(await opened(url)))).toBe(8);
    expect(await verifyClub(database, clubId)).toEqual([]);
    const stored = await allStored(url);
    for (const word of [said.reason, account]) expect(stored.includes(word)).toBe(false);
  });

  it('leaves nothing behind where the club is deleted', async () => {
    const { database } = await aClub();
    await database.alone(() => database.engine.eraseClub(clubId));
    const left = await database.alone((client) =>
      client.$transaction([client.entry.count(), client.entryText.count(), client.book.count()]),
    );
    expect(left).toEqual([0, 0, 0]);
  });
});
