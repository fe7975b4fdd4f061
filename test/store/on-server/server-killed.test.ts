import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { OneConnection } from '../../../src/store/engine/one-connection.ts';
import { PrismaAnswers } from '../../../src/store/prisma-answers.ts';
import { verifyClub } from '../../../src/store/verify.ts';
import { ownPostgresql, programsOfPostgresql } from '../../../tools/own-postgresql.ts';
import { anAddress, clubId, occasion, sql, writes } from '../a-database.ts';
import { aProgram } from './a-program.ts';

const joins = writes({ type: 'joined', person: 1 });

/** A server of the test's own, on whose word what is committed is on the disk. */
async function aServer() {
  const server = await ownPostgresql(programsOfPostgresql() ?? '', { durable: true });
  onTestFinished(server.stop);
  return server;
}

describe('a server that is killed and begun again', () => {
  it('in the middle of changes has all that was acknowledged, and the program goes on', async () => {
    const server = await aServer();
    const { database, clubs } = await aProgram(await server.database());
    const acknowledged: string[] = [];
    let isOver = false;
    const work = (async () => {
      for (let n = 0; !isOver; n += 1) {
        const { ok } = await clubs.change(clubId, occasion(`${n}`), joins);
        if (ok) acknowledged.push(`${n}`);
      }
    })();
    for (let times = 1; times <= 2; times += 1) {
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 3);
      await server.kill();
      await wait(100);
      await server.begin();
    }
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 3);
    isOver = true;
    await work;
    const { entries } = await clubs.view(clubId);
    expect(entries.map(({ seq }) => seq)).toEqual(acknowledged.map((_, n) => n + 1));
    expect(
      (await new PrismaAnswers(database).owed()).map(({ interaction }) => interaction.id).toSorted(),
    ).toEqual(acknowledged.toSorted());
    expect(await verifyClub(database, clubId)).toEqual([]);
  });

  it('has the program say so when it is away for long, and go on once it is back', async () => {
    const server = await aServer();
    const { clubs } = await aProgram(await server.database());
    await clubs.change(clubId, occasion('before'), joins);
    await server.kill();
    await expect(clubs.change(clubId, occasion('meanwhile'), joins)).rejects.toThrow();
    await server.begin();
    expect((await clubs.view(clubId)).entries).toHaveLength(1);
    expect((await clubs.change(clubId, occasion('meanwhile'), joins)).ok).toBe(true);
    expect((await clubs.view(clubId)).entries).toHaveLength(2);
  });
});

describe('a change that a server lost as it was killed is made again, though its number', () => {
  /** Cuts the connection at the next commit of an entry, which is lost by that. */
  const cutsOnce = [
    'CREATE SEQUENCE "cuts"',
    `CREATE FUNCTION cuts() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF nextval('cuts') = 1 THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF;
      RETURN NULL; END $$`,
    `CREATE CONSTRAINT TRIGGER cuts AFTER INSERT ON "Entry" DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION cuts()`,
  ];

  it.each([
    ["has become another's that was kept", 'SELECT pg_current_xact_id()::text'],
    ['was not given again yet', `SELECT '4000000000'`],
  ])('%s', async (_, another) => {
    const { database, clubs } = await aProgram(anAddress());
    const { engine } = database;
    await clubs.change(clubId, occasion('before'), joins);
    const [[number] = []] = await database.alone(() => database.rows(another));
    for (const statement of cutsOnce) await sql(database, statement);
    const rows = engine.rows.bind(engine);
    let taken = 0;
    vi.spyOn(engine, 'rows').mockImplementation(async (asked, args) => {
      const found = await rows(asked, args);
      const [turn] = found;
      if (!asked.startsWith('UPDATE "Club"') || turn === undefined) return found;
      taken += 1;
      return taken === 1 ? [[turn[0], number]] : found;
    });
    expect((await clubs.change(clubId, occasion('lost'), joins)).ok).toBe(true);
    expect(taken).toBe(2);
    expect((await clubs.view(clubId)).entries).toHaveLength(2);
    expect(await verifyClub(database, clubId)).toEqual([]);
  });
});

it('a change that was kept is not made again, though the connection is lost once more while that is asked', async () => {
  const { database, clubs } = await aProgram(anAddress());
  await clubs.change(clubId, occasion('before'), joins);
  const connection: unknown = Reflect.get(database.engine, 'connection');
  if (!(connection instanceof OneConnection)) throw new Error('The engine has another connection');
  const lost = new Error('Connection terminated unexpectedly');
  const hold = connection.hold.bind(connection);
  vi.spyOn(connection, 'hold').mockImplementationOnce(async (work) => {
    await hold(work);
    vi.spyOn(database.engine, 'markOf').mockRejectedValueOnce(lost);
    throw lost;
  });
  expect((await clubs.change(clubId, occasion(), joins)).ok).toBe(true);
  expect((await clubs.view(clubId)).entries).toHaveLength(2);
});
