import { describe, expect, it } from 'vitest';
import type { Lane } from '../../src/house/delivery.ts';
import type { UnitOfWork } from '../../src/house/ports.ts';
import { done, type Result, refused } from '../../src/house/result.ts';
import { rooms } from '../../src/rooms.ts';
import { PrismaAnswers } from '../../src/store/prisma-answers.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { PrismaOutbox } from '../../src/store/prisma-outbox.ts';
import type { Outcome } from '../../src/told.ts';
import { clubId, friday, occasion, opened, plays } from './a-database.ts';

const notice = { kind: 'game-lapsed', game: 3, person: 1 } as const;
const outcome: Outcome = { kind: 'game-withdrawn', game: 3 };

const announces = (work: UnitOfWork): Result<Outcome | null> => {
  work.announce(notice, { to: 'person', person: 1 });
  return done(outcome);
};

/** What tells a notice from all others, in whatever database they are. */
const mark = expect.stringMatching(/^[0-9a-f]{6}$/);

async function anInstallation() {
  const database = await opened();
  const outbox = new PrismaOutbox(database);
  const clubs = new PrismaClubs(database, () => outbox.wake(), rooms);
  return { database, outbox, clubs, answers: new PrismaAnswers(database) };
}

describe('the outbox', () => {
  it('holds what a kept change announced, and says that it does', async () => {
    const { outbox, clubs } = await anInstallation();
    let told = 0;
    outbox.onNotices(() => {
      told += 1;
    });
    await clubs.change(clubId, occasion(), announces);
    expect(told).toBe(1);
    expect(await outbox.pending()).toEqual([
      { id: 1, mark, club: clubId, notice, target: { to: 'person', person: 1 }, since: friday, attempts: 0 },
    ]);
  });

  it('gives what is told one way alone, in whatever order its target was written', async () => {
    const { outbox, clubs } = await anInstallation();
    await clubs.change(clubId, occasion(), (work) => {
      for (const target of [{ person: 1, to: 'person' }, { to: 'games' }, { table: 2, to: 'table' }] as const)
        work.announce(notice, target);
      return done(outcome);
    });
    const told = async (lane?: Lane) => (await outbox.pending(lane)).map(({ target }) => target.to);
    expect(await told()).toEqual(['person', 'games', 'table']);
    expect(await told('people')).toEqual(['person']);
    expect(await told('tables')).toEqual(['table']);
    expect(await told('channels')).toEqual(['games']);
  });

  it('is left alone by what announces nothing, is refused or was done before', async () => {
    const { outbox, clubs } = await anInstallation();
    await clubs.change(clubId, occasion('1'), announces);
    let told = 0;
    outbox.onNotices(() => {
      told += 1;
    });
    await clubs.change(clubId, occasion('1'), announces);
    await clubs.change(clubId, occasion('2'), plays(1, 2));
    await clubs.change(clubId, occasion('3'), () => refused());
    expect(told).toBe(0);
    expect(await outbox.pending()).toHaveLength(1);
  });

  it('gives each notice a mark that the notice of the same number in a fresh database does not have', async () => {
    const marks: string[] = [];
    for (const _ of [1, 2]) {
      const { outbox, clubs } = await anInstallation();
      for (const _ of [1, 2]) await clubs.change(clubId, occasion(), announces);
      const pending = await outbox.pending();
      expect(pending.map(({ id }) => id)).toEqual([1, 2]);
      marks.push(...pending.map((notice) => notice.mark));
    }
    expect(new Set(marks).size).toBe(4);
  });

  it('counts the tries, and lets go of what was sent or given up', async () => {
    const { outbox, clubs } = await anInstallation();
    for (let n = 0; n < 3; n++) await clubs.change(clubId, occasion(), announces);
    await outbox.trying(2);
    await outbox.trying(2);
    await outbox.sent(1, '777');
    await outbox.abandoned(3, 'the channel is gone', []);
    expect((await outbox.pending()).map(({ id, attempts }) => [id, attempts])).toEqual([[2, 2]]);
  });

  it('holds what takes the place of one that was given up, and says that it does', async () => {
    let told = 0;
    const { outbox, clubs } = await anInstallation();
    await clubs.change(clubId, occasion(), announces);
    const [given] = await outbox.pending();
    outbox.onNotices(() => {
      told += 1;
    });
    const notice = { kind: 'messages-closed', person: 1 } as const;
    await outbox.abandoned(1, 'they take none', [{ notice, target: { to: 'discussion' } }]);
    expect(told).toBe(1);
    expect(await outbox.pending()).toEqual([
      { id: 2, mark, club: clubId, notice, target: { to: 'discussion' }, since: given?.since, attempts: 0 },
    ]);
  });

  it('sets aside what it cannot read, and goes on with what is behind it', async () => {
    const { database, outbox, clubs } = await anInstallation();
    for (const _ of [1, 2, 3]) await clubs.change(clubId, occasion(), announces);
    await database.alone(() => database.run(`UPDATE "Notice" SET notice = '{"kind":"of old"}' WHERE id = 1`));
    await database.alone(() => database.run(`UPDATE "Notice" SET target = '{"to":"nobody"}' WHERE id = 2`));
    const theFirstTwo = [1, 2].map((id) => ({ id, club: clubId }));
    expect(await outbox.unreadable()).toEqual(theFirstTwo);
    expect((await outbox.pending()).map(({ id }) => id)).toEqual([3]);
    for (const { id } of theFirstTwo) await outbox.abandoned(id, 'it cannot be read any more', []);
    expect(await outbox.unreadable()).toEqual([]);
  });
});

describe('answers', () => {
  it('are owed though it can no longer be read what came of it, and nothing is done again', async () => {
    const { database, clubs, answers } = await anInstallation();
    await clubs.change(clubId, occasion('1'), announces);
    await clubs.change(clubId, occasion('2', friday + 1), announces);
    await database.alone(() =>
      database.run(`UPDATE "Interaction" SET outcome = '{"kind":"settled"}' WHERE id = '1'`),
    );
    expect((await answers.owed()).map((owed) => owed.outcome)).toEqual([null, outcome]);
    expect((await clubs.carriedOut(clubId, '6')).map((done) => done.outcome)).toEqual([null, outcome]);
    const again = await clubs.change(clubId, occasion('1'), () => {
      throw new Error('This was done before');
    });
    expect(again).toEqual(done(null));
  });

  it('are owed for what was carried out, until they are given', async () => {
    const { clubs, answers } = await anInstallation();
    await clubs.change(clubId, occasion('1', friday + 1), announces);
    await clubs.change(clubId, occasion('2'), announces);
    await clubs.change(clubId, occasion('3'), () => refused());
    await clubs.change(clubId, occasion(), announces);
    const owed = await answers.owed();
    expect(owed.map(({ interaction }) => interaction.id)).toEqual(['2', '1']);
    expect(owed[1]).toEqual({
      club: clubId,
      interaction: occasion('1').interaction,
      outcome,
      since: friday + 1,
    });
    await answers.given('2');
    expect((await answers.owed()).map(({ interaction }) => interaction.id)).toEqual(['1']);
  });
});
