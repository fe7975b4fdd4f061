import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PrismaAnswers } from '../../../src/store/prisma-answers.ts';
import { verifyClub } from '../../../src/store/verify.ts';
import { ownPostgresql, programsOfPostgresql } from '../../../tools/own-postgresql.ts';
import { clubId, occasion, writes } from '../a-database.ts';
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
