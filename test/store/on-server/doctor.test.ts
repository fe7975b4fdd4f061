import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { examineRecords } from '../../../src/doctor/records.ts';
import {
  allRows,
  anAddress,
  asked,
  clubId,
  clubsOf,
  friday,
  keysOf,
  occasion,
  writes,
} from '../a-database.ts';

/** The address of a database with a club in which somebody joined. */
async function aClub(): Promise<string> {
  const url = anAddress();
  await (await clubsOf(url)).change(clubId, occasion(), writes({ type: 'joined', person: 1 }));
  return url;
}

/** What the doctor finds there with the keys of `whose`. */
const found = async (url: string, whose = url) =>
  (await examineRecords(url, friday, { keysFolder: keysOf(whose) })).findings;

/** The same database as a role meets it that may only read. */
async function asReader(url: string): Promise<string> {
  const reader = `reader_${randomBytes(6).toString('hex')}`;
  await asked(
    url,
    `CREATE ROLE ${reader} LOGIN; GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${reader};
      GRANT SELECT ON ALL SEQUENCES IN SCHEMA public TO ${reader}`,
  );
  return url.replace('//club@', `//${reader}@`);
}

it('the doctor reads a database, writes to it beside a bot, and leaves it as it was', async () => {
  const url = await aClub();
  const before = await allRows(url);
  expect(await found(url)).toEqual([
    {
      mark: 'ok',
      what: expect.stringMatching(/^The database club_\w+ on .* can be read: 1 ledger of 1 entry$/),
      todo: null,
    },
    { mark: 'ok', what: 'The database can be written', todo: null },
  ]);
  expect(await allRows(url)).toEqual(before);
});

it('the doctor says of a role that may only read that nothing can be written', async () => {
  const url = await aClub();
  const findings = await found(await asReader(url), url);
  expect(findings).toMatchObject([
    { mark: 'ok', what: expect.stringContaining('can be read') },
    {
      mark: 'wrong',
      what: 'The database cannot be written: the role may only read',
      todo: expect.stringContaining('owns the tables'),
    },
  ]);
});

it('the doctor says of a database that is set to be read only that nothing can be written', async () => {
  const url = await aClub();
  await asked(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET default_transaction_read_only = on`);
  expect(await found(url)).toContainEqual({
    mark: 'wrong',
    what: expect.stringContaining('read only, as a standby is'),
    todo: expect.stringContaining('DATABASE_URL'),
  });
});
