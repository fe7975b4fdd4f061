import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownMigrations } from '../../src/store/migrations.ts';
import { PrismaAnswers } from '../../src/store/prisma-answers.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { PrismaOutbox } from '../../src/store/prisma-outbox.ts';
import { filters, schemaEngine } from '../../src/store/schema-engine.ts';
import { Sqlite } from '../../src/store/sqlite.ts';
import { verifyClub } from '../../src/store/verify.ts';
import { aFolder, clubId, friday, opened } from './a-database.ts';

const at = `'${new Date(friday).toISOString().replace('Z', '+00:00')}'`;

const entry = (seq: number, type: string, body: object): string =>
  `INSERT INTO Entry VALUES ('${clubId}', ${seq}, ${at}, 1, '${type}', '["II.3"]', '2.4', '${JSON.stringify(body)}')`;

const game = {
  ...{ game: 1, player: 1, opponent: 2, score: 1, colour: 'white', playedAt: friday, date: '2026-01-09' },
  ...{ online: false, ended: null, approval: [] },
};

/** Two members and a game that counts, with a reason, an answer that is owed and a notice on its way. */
const rows = [
  `INSERT INTO Club VALUES ('${clubId}', ${at}, '7', '8', '9', 2)`,
  `INSERT INTO Person VALUES ('${clubId}', 1, '61', 'Ada'), ('${clubId}', 2, NULL, 'Bee')`,
  entry(1, 'joined', { person: 1 }),
  entry(2, 'joined', { person: 2 }),
  entry(3, 'game-recorded', game),
  entry(4, 'game-counted', { game: 1 }),
  `INSERT INTO EntryText VALUES ('${clubId}', 4, 'reason', 'Both agreed')`,
  `INSERT INTO Standing VALUES ('${clubId}', 1, 1, 120, 1, 0, 0, ${at}, NULL)`,
  `INSERT INTO Standing VALUES ('${clubId}', 2, 1, 100, 0, 0, 1, ${at}, NULL)`,
  `INSERT INTO Game VALUES ('${clubId}', 1, 1, 2, 1.0, ${at}, 'counted')`,
  `INSERT INTO Interaction VALUES ('i', '${clubId}', 't', '4', '5', '61', '{"kind":"game-withdrawn","game":1}', ${at}, 0)`,
  `INSERT INTO Notice VALUES (1, '${clubId}', '{"kind":"game-lapsed","game":1,"person":1}', '{"to":"games"}', ${at}, 0, NULL, NULL)`,
];

/** A database as the first release left it. */
async function ofTheFirstRelease(): Promise<string> {
  const file = join(aFolder(), 'club.db');
  const sqlite = new Sqlite(file, { foreignKeys: false });
  const connection = await sqlite.connect();
  sqlite.connect = async () => connection;
  const known = await ownMigrations();
  const migrationsList = { ...known, migrationDirectories: known.migrationDirectories.slice(0, 1) };
  expect(migrationsList.migrationDirectories.map(({ path }) => path)).toEqual(['0001_a_friday_at_the_club']);
  await (await schemaEngine(sqlite)).applyMigrations({ migrationsList, filters });
  await connection.executeScript(rows.join(';\n'));
  await connection.dispose();
  return `file:${file}`;
}

describe('a database of the first release', () => {
  it('opens with everything that was in it, and its pages closed', async () => {
    const database = await opened(await ofTheFirstRelease());
    const clubs = new PrismaClubs(database, () => {});
    const view = await clubs.view(clubId);
    expect(view.settings).toEqual({
      ...{ discussion: '7', court: '8', games: '9', staff: 2 },
      ...{ name: null, access: 'off', siteKey: null, planned: null, eventsBarred: false },
      ...{
        roles: false,
        nicknames: false,
        worn: { roles: {}, found: {}, barred: [], asked: 0 },
        courtNames: 'initials',
        hearings: 'private',
        hearingsBarred: '',
        onlineThreads: {},
        clockCards: {},
      },
    });
    expect(view.people.all()).toMatchObject([
      { number: 1, account: '61', name: 'Ada' },
      { number: 2, account: null, name: 'Bee' },
    ]);
    expect(view.entries.map(({ seq, type }) => `${seq} ${type}`)).toEqual([
      '1 joined',
      '2 joined',
      '3 game-recorded',
      '4 game-counted',
    ]);
    expect(await clubs.text(clubId, 4, 'reason')).toBe('Both agreed');
    expect((await clubs.board(clubId, 1, friday)).rows).toMatchObject([
      { person: 1, score: 120 },
      { person: 2, score: 100 },
    ]);
    expect(await new PrismaAnswers(database).owed()).toHaveLength(1);
    expect(await new PrismaOutbox(database).pending()).toHaveLength(1);
    expect(await clubs.publicClub()).toBeNull();
    expect(await verifyClub(database, clubId)).toEqual([]);
  });
});
