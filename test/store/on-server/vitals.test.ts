import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tryWriting } from '../../../src/store/vitals.ts';
import { anAddress, beside, opened, sql } from '../a-database.ts';

describe('nothing can be kept in a database on a server', () => {
  it('that another program keeps for itself', async () => {
    const url = anAddress();
    const database = await opened(url);
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    onTestFinished(() => other.end());
    await other.query('BEGIN; LOCK TABLE "Club" IN ACCESS EXCLUSIVE MODE');
    await expect(tryWriting(database, beside(url))).rejects.toThrow('lock timeout');
    await other.query('ROLLBACK');
    await tryWriting(database, beside(url));
  });

  it('that may only be read', async () => {
    const url = anAddress();
    const database = await opened(url);
    await sql(database, 'SET default_transaction_read_only = on');
    await expect(tryWriting(database, beside(url))).rejects.toThrow('read-only');
  });
});
