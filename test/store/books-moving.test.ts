import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CopyNotWhole } from '../../src/store/database-errors.ts';
import { writeSealed } from '../../src/store/moving/sealed-file.ts';
import { aFolder, anAddress, clubId, friday, letsAnyNumberIn, sql } from './a-database.ts';
import { exported, movedIn } from './a-move.ts';
import { aClub, again, board, clubsIn, kinds, opened, pointsIn } from './two-books.ts';

describe('a club with two books that moves', () => {
  it('takes both along, with their words', async () => {
    const { database, clubs } = await aClub();
    const { from } = await exported(database);
    const url = anAddress();
    const { verified } = await movedIn(from, url, { kinds });
    expect(verified).toEqual({ clubs: 1, entries: 6, differences: [], setAside: [] });
    const there = clubsIn(await opened(url));
    expect([await pointsIn(there), await board(there)]).toEqual([8, await board(clubs)]);
    expect(await there.texts(clubId, [1, 2], 1)).toEqual(await clubs.texts(clubId, [1, 2], 1));
  });

  it('stays out where its game is not known', async () => {
    const { database } = await aClub();
    const { from } = await exported(database);
    await expect(movedIn(from, anAddress())).rejects.toThrow('does not know');
  });

  it.each([
    [`UPDATE "Book" SET kind = 'bridge'`],
    ['UPDATE "Entry" SET book = -1 WHERE book = 1 AND seq = 2'],
    [again(1, 0)],
  ])('is not written while a book does not verify: %s', async (statement) => {
    const { database } = await aClub();
    await sql(database, 'DELETE FROM "EntryText"');
    await letsAnyNumberIn(database);
    await sql(database, statement);
    await expect(exported(database)).rejects.toBeInstanceOf(CopyNotWhole);
  });

  it('has come in a file of a release that knew of no books, too', async () => {
    const from = join(aFolder(), 'rooks.club');
    const joined = { type: 'joined', acts: '[]', terms: '2.4', body: '{"person":1}' };
    const lines = [
      { club: clubId, exportedAt: 1, lastNotice: 0, key: null },
      {
        club: {
          ...{
            createdAt: 1,
            discussion: null,
            court: null,
            games: null,
            staff: null,
            name: null,
            planned: null,
          },
          ...{
            eventsBarred: false,
            roles: false,
            nicknames: false,
            courtNames: 'initials',
            hearings: 'private',
          },
          ...{
            worn: '{"roles":{},"found":{},"barred":[]}',
            hearingsBarred: '',
            onlineThreads: '{}',
            clockCards: '{}',
          },
        },
      },
      { person: { number: 1, account: null, erased: null, name: 'Bo' } },
      { entry: { seq: 1, at: friday, by: 1, ...joined } },
      { entryText: { seq: 1, kind: 'reason', text: 'Why not' } },
    ];
    const written = async function* () {
      for (const line of lines) yield `${JSON.stringify(line)}\n`;
    };
    await writeSealed(from, `${from}.key`, written());
    const url = anAddress();
    await movedIn(from, url);
    const there = clubsIn(await opened(url));
    expect([...(await there.view(clubId)).books.keys()]).toEqual([0]);
    expect(await there.text(clubId, 1, 'reason')).toBe('Why not');
    expect(await board(there)).toMatchObject([{ person: 1, score: 100 }]);
  });
});
