import { join } from 'node:path';
import { ownMigrations } from '../../src/store/migrations.ts';
import { filters, schemaEngine } from '../../src/store/schema-engine.ts';
import { Sqlite } from '../../src/store/sqlite.ts';
import { aFolder, clubId, friday } from './a-database.ts';

export const at = `'${new Date(friday).toISOString().replace('Z', '+00:00')}'`;

const entry = (seq: number, type: string, body: object): string =>
  `INSERT INTO Entry VALUES ('${clubId}', ${seq}, ${at}, 1, '${type}', '["II.3"]', '2.4', '${JSON.stringify(body)}')`;

const game = {
  ...{ game: 1, player: 1, opponent: 2, score: 1, colour: 'white', playedAt: friday, date: '2026-01-09' },
  ...{ online: false, ended: null, approval: [] },
};

const petition = {
  ...{ case: 1, year: 2026, ordinal: 1, petitioner: 1, respondent: null },
  ...{ subject: { kind: 'other' }, enBanc: false },
};

/** The SHA-256 of the byte 0x00. */
const sha256 = '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d';

const exhibit = {
  ...{ case: 1, exhibit: 1, sealed: true, sha256, size: 1, media: 'png', raw: false, redacts: null },
};

/**
 * What each release could first keep, as it kept it, by its migration. The first: two members and a game that counts, with a
 * reason, a session, an answer that is owed and a notice on its way.
 */
const rows: Readonly<Record<string, readonly string[]>> = {
  '0001_a_friday_at_the_club': [
    `INSERT INTO Club VALUES ('${clubId}', ${at}, '7', '8', '9', 2)`,
    `INSERT INTO Person VALUES ('${clubId}', 1, '61', 'Ada'), ('${clubId}', 2, NULL, 'Bee')`,
    entry(1, 'joined', { person: 1 }),
    entry(2, 'joined', { person: 2 }),
    entry(3, 'game-recorded', game),
    entry(4, 'game-counted', { game: 1 }),
    entry(5, 'session-opened', { date: '2026-01-09', opensAt: friday, closesAt: friday + 1 }),
    `INSERT INTO Session VALUES ('${clubId}', '2026-01-09', ${at}, ${at.replace('.000', '.001')}, false)`,
    `INSERT INTO EntryText VALUES ('${clubId}', 4, 'reason', 'Both agreed')`,
    `INSERT INTO Standing VALUES ('${clubId}', 1, 1, 120, 1, 0, 0, ${at}, NULL)`,
    `INSERT INTO Standing VALUES ('${clubId}', 2, 1, 100, 0, 0, 1, ${at}, NULL)`,
    `INSERT INTO Game VALUES ('${clubId}', 1, 1, 2, 1.0, ${at}, 'counted')`,
    `INSERT INTO Interaction VALUES ('i', '${clubId}', 't', '4', '5', '61', '{"kind":"game-withdrawn","game":1}', ${at}, 0)`,
    `INSERT INTO Notice VALUES (1, '${clubId}', '{"kind":"game-lapsed","game":1,"person":1}', '{"to":"games"}', ${at}, 0, NULL, NULL)`,
  ],
  '0002_the_site': [
    "UPDATE Club SET name = 'Rooks', access = 'link', siteKey = 'unguessable'",
    "UPDATE Person SET erased = 'hash' WHERE number = 2",
  ],
  '0003_events': ["UPDATE Club SET planned = '2026-01-16', eventsBarred = true"],
  '0004_roles_and_nicknames': [
    `UPDATE Club SET roles = true, worn = '{"roles":{"member":"5"},"found":{},"barred":[]}'`,
  ],
  '0005_exhibits': [
    entry(6, 'petitioned', petition),
    entry(7, 'exhibit-filed', exhibit),
    `INSERT INTO Exhibit VALUES ('${clubId}', 1, 1, 'board.png', x'00')`,
  ],
  '0006_court_names': ["UPDATE Club SET courtNames = 'full'"],
  '0007_hearings': [
    "UPDATE Club SET hearings = 'public', hearingsBarred = 'ManageMessages'",
    `INSERT INTO CaseThread VALUES ('${clubId}', '70', 1, 'hearing', false, '["61"]', 'open', true)`,
    `INSERT INTO Post VALUES ('${clubId}', '71', '70', 1, 1, false, ${at}, 'I object', '["a.png"]', NULL, NULL, NULL)`,
  ],
  '0008_online_games': [`UPDATE Club SET onlineThreads = '{"1":"80"}'`],
  '0009_chess_clocks': [
    `UPDATE Club SET clockCards = '{"1":"9/90"}'`,
    `INSERT INTO ClockPress VALUES ('${clubId}', 1, 1, 'start', ${at}, ${at}, 1, NULL)`,
  ],
  '0010_marks_and_shut_out': [
    "UPDATE Notice SET mark = '9f3a12'",
    `UPDATE CaseThread SET shutOut = '["61"]'`,
  ],
  '0011_front_page_and_leaving': ['UPDATE Club SET front = true'],
  '0012_game_cards': [`UPDATE Club SET gameCards = '{"1":"9/91"}'`],
  '0013_told_posts': [`UPDATE Club SET toldPosts = '{"3":"7/30"}'`],
  '0014_books': [
    `INSERT INTO Book VALUES ('${clubId}', 1, 'club')`,
    `INSERT INTO Entry VALUES ('${clubId}', 1, 1, ${at}, 2, 'joined', '[]', '2.4', '{"person":2}')`,
    `INSERT INTO EntryText VALUES ('${clubId}', 1, 1, 'reason', 'Elsewhere')`,
    `INSERT INTO Entry VALUES ('${clubId}', 0, 8, ${at}, NULL, 'milestone-reached', '["II.3"]', '2.4', '{"person":1,"games":50}')`,
  ],
  '0015_milestones': ['UPDATE Standing SET milestone = 50 WHERE person = 1'],
  '0016_session_post': [`UPDATE Club SET sessionPost = '{"2026-01-09":"9/92"}'`],
  '0017_pinned_board': [`UPDATE Club SET boardPosts = '["7/31"]'`],
  '0018_reminders': [`UPDATE Person SET reminders = '{"session":${friday}}' WHERE number = 1`],
  '0019_tables': [
    `UPDATE Club SET tables = true, tableBans = true, tableThreads = '{"1":"93"}'`,
    `UPDATE Club SET talkThreads = '{"1/2":{"thread":"94","accounts":["61"],"closed":false}}'`,
  ],
  '0020_table_cards': [`UPDATE Club SET tableCards = '{"1":"9/95"}'`],
  '0021_nomic_threads': [
    `UPDATE Club SET nomicThreads = '{"2":{"voting":"96","points":null,"read":3,"back":2,"closed":false}}'`,
  ],
  '0022_keys_known': ["INSERT INTO Key VALUES ('accounts', 'a fingerprint')"],
};

/** The migrations there are, each of which ends a release. */
export const releases = (await ownMigrations()).migrationDirectories.map(({ path }) => path);

/** A database as that release left it, in which something was kept in every table and column it had. */
export async function ofTheRelease(release: string): Promise<string> {
  const file = join(aFolder(), 'club.db');
  const sqlite = new Sqlite(file, { foreignKeys: false });
  const connection = await sqlite.connect();
  sqlite.connect = async () => connection;
  const known = await ownMigrations();
  for (const [place, name] of releases.slice(0, releases.indexOf(release) + 1).entries()) {
    const migrationsList = { ...known, migrationDirectories: known.migrationDirectories.slice(0, place + 1) };
    await (await schemaEngine(sqlite)).applyMigrations({ migrationsList, filters });
    const kept = rows[name];
    if (kept === undefined) throw new Error(`Nothing is kept for ${name}: add what it made room for`);
    await connection.executeScript(kept.join(';\n'));
  }
  await connection.dispose();
  return `file:${file}`;
}
