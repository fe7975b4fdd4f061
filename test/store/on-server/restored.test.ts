import { expect, it } from 'vitest';
import { examineRecords } from '../../../src/doctor/records.ts';
import { rooms } from '../../../src/rooms.ts';
import { CopyNotWhole } from '../../../src/store/database-errors.ts';
import { takeUp } from '../../../src/store/keeping/take-up.ts';
import { PrismaClubs } from '../../../src/store/prisma-clubs.ts';
import { PrismaOutbox } from '../../../src/store/prisma-outbox.ts';
import { anAddress, clubId, copyOf, friday, keysOf, occasion, opened, sql, writes } from '../a-database.ts';

/** A club with a notice on its way, and the address of a copy of its database. */
async function aCopy() {
  const url = anAddress();
  const database = await opened(url);
  await new PrismaClubs(database, () => {}, rooms).change(clubId, occasion(), (work) => {
    work.announce({ kind: 'game-lapsed', game: 1, person: 1 }, { to: 'games' });
    return writes({ type: 'joined', person: 1 })(work);
  });
  await database.close();
  return { copy: copyOf(url), keysFolder: keysOf(url) };
}

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
