import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { examineRecords } from '../../../src/doctor/records.ts';
import { rooms } from '../../../src/rooms.ts';
import { CopyNotWhole } from '../../../src/store/database-errors.ts';
import { takeUp } from '../../../src/store/keeping/take-up.ts';
import { PrismaClubs } from '../../../src/store/prisma-clubs.ts';
import { PrismaOutbox } from '../../../src/store/prisma-outbox.ts';
import { programsOfPostgresql } from '../../../tools/own-postgresql.ts';
import {
  aBareAddress,
  aFolder,
  anAddress,
  asked,
  clubId,
  copyOf,
  friday,
  keysOf,
  occasion,
  opened,
  sql,
  writes,
} from '../a-database.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A club with a notice on its way, in that database. */
async function withANotice(url: string): Promise<void> {
  const database = await opened(url);
  await new PrismaClubs(database, () => {}, rooms).change(clubId, occasion(), (work) => {
    work.announce({ kind: 'game-lapsed', game: 1, person: 1 }, { to: 'games' });
    return writes({ type: 'joined', person: 1 })(work);
  });
  await database.close();
}

/** The address of a copy of a database in which is such a club. */
async function aCopy() {
  const url = anAddress();
  await withANotice(url);
  return { copy: copyOf(url), keysFolder: keysOf(url) };
}

/** The lines of the page about copying and restoring, with that address in the place of the page's own. */
function linesOfThePage(restored: string): string {
  const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const [, section = ''] = /### Copy and restore\n(.*?)\n##/s.exec(page) ?? [];
  const lines = [...section.matchAll(/```sh\n(.*?)```/gs)].map(([, block]) => block).join('');
  expect(lines).toContain('RESTORED=postgresql://');
  return lines
    .replace(/^RESTORED=.*$/m, `RESTORED=${restored}`)
    .replaceAll('club.dump', join(aFolder(), 'club.dump'))
    .replaceAll(' restored\n', ` ${new URL(restored).pathname.slice(1)}\n`);
}

/** A database of a role that may do no more than make databases, at its new address. */
async function ofItsOwnRole(address: string): Promise<string> {
  const role = `keeper_${randomBytes(6).toString('hex')}`;
  const url = aBareAddress().replace('//club@', `//${role}@`);
  await asked(address, `CREATE ROLE ${role} LOGIN CREATEDB PASSWORD 'secret'`);
  await asked(address, `ALTER DATABASE ${new URL(url).pathname.slice(1)} OWNER TO ${role}`);
  return url;
}

it('a database is copied and restored by the lines of the page, by the role that the bot uses', async () => {
  const url = await ofItsOwnRole(anAddress());
  await withANotice(url);
  const restored = `${url}_restored`;
  const { stdout } = await promisify(execFile)('sh', ['-e', '-c', linesOfThePage(restored)], {
    cwd: root,
    env: {
      ...process.env,
      ...{
        PATH: `${programsOfPostgresql()}:${process.env.PATH}`,
        DATABASE_URL: url,
        KEYS_FOLDER: keysOf(url),
      },
    },
  });
  expect(stdout).toContain('is ready for the bot: 1 ledger of 1 entry checked');
  const database = await opened(restored, keysOf(url));
  expect(await new PrismaOutbox(database).pending()).toMatchObject([{ attempts: 1 }]);
});

it('a database that was restored is verified, and looks for what was on its way before it posts it', async () => {
  const { copy, keysFolder } = await aCopy();
  expect(await takeUp(copy, { named: 'the database', keysFolder })).toMatchObject({
    clubs: 1,
    entries: 1,
    differences: [],
  });
  const { findings } = await examineRecords(copy, friday, { keysFolder });
  expect(findings.map(({ mark }) => mark)).not.toContain('wrong');
  const database = await opened(copy, keysFolder);
  expect(await new PrismaOutbox(database).pending()).toMatchObject([{ attempts: 1 }]);
  expect(await database.engine.lastNotice()).toBeGreaterThan(1_000_000);
});

it('a database that was restored and does not verify is not taken', async () => {
  const { copy, keysFolder } = await aCopy();
  const database = await opened(copy, keysFolder);
  await sql(database, 'UPDATE "Standing" SET "score" = 2000');
  await expect(takeUp(copy, { named: 'the database', keysFolder })).rejects.toThrow(CopyNotWhole);
});

it('the doctor says of an empty database that the bot makes its tables', async () => {
  const url = anAddress();
  const database = await opened(url);
  const tables = await database.alone(() =>
    database.rows('SELECT tablename FROM pg_tables WHERE schemaname = current_schema()'),
  );
  for (const [name] of tables) await sql(database, `DROP TABLE "${String(name)}" CASCADE`);
  const { findings } = await examineRecords(url, friday, { keysFolder: keysOf(url) });
  expect(findings).toMatchObject([
    { mark: 'warn', todo: 'The bot makes its tables when it starts for the first time.' },
  ]);
});
