import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { everywhere, shardOf } from '../../../src/house/hosting.ts';
import type { UnitOfWork } from '../../../src/house/ports.ts';
import { done, refused } from '../../../src/house/result.ts';
import { rooms } from '../../../src/rooms.ts';
import { atOnce } from '../../../src/store/database.ts';
import { PrismaAnswers } from '../../../src/store/prisma-answers.ts';
import { PrismaClubs } from '../../../src/store/prisma-clubs.ts';
import { verifyClub } from '../../../src/store/verify.ts';
import { cutAll } from '../../../tools/own-postgresql.ts';
import { anAddress, clubId, friday, occasion, opened, plays, writes } from '../a-database.ts';
import { aProgram, type Program, twoPrograms } from './a-program.ts';

/** Somebody new joins. */
const joins = (work: UnitOfWork) =>
  writes({ type: 'joined', person: work.state.standings.length || 1 })(work);

/** A program's changes, one after the other, each asked for by an interaction; gives back how many were acknowledged. */
async function changes(
  { clubs }: Pick<Program, 'clubs'>,
  name: string,
  times: number,
  onKept = () => {},
): Promise<number> {
  let kept = 0;
  for (let n = 0; n < times; n += 1) {
    if ((await clubs.change(clubId, occasion(`${name}-${n}`), joins)).ok) kept += 1;
    onKept();
  }
  return kept;
}

/**
 * Has the club hold so many entries, each in its place, and nothing wrong with it, to each of the programs. What a program looked at a moment
 * ago it shows until it hears that another has changed it.
 */
async function isWhole(programs: readonly Program[], entries: number): Promise<void> {
  for (const { database, clubs } of programs) {
    await expect
      .poll(async () => (await clubs.view(clubId)).entries.map(({ seq }) => seq))
      .toEqual(Array.from({ length: entries }, (_, n) => n + 1));
    expect(await verifyClub(database, clubId)).toEqual([]);
  }
}

const owed = async ({ database }: Program): Promise<string[]> =>
  (await new PrismaAnswers(database).owed()).map(({ interaction }) => interaction.id);

describe('two programs on one server', () => {
  it('that change the same club at once lose nothing, double nothing and leave no gap', async () => {
    const turns = fc.array(fc.record({ who: fc.nat(1), plays: fc.boolean() }), {
      minLength: 2,
      maxLength: 30,
    });
    await fc.assert(
      fc.asyncProperty(turns, async (list) => {
        const programs = await twoPrograms(anAddress());
        await programs[0].clubs.change(
          clubId,
          occasion(),
          writes({ type: 'joined', person: 1 }, { type: 'joined', person: 2 }),
        );
        const all = list.map((turn, n) => {
          const { clubs } = programs[turn.who === 0 ? 0 : 1];
          return clubs.change(clubId, occasion(`${n}`), turn.plays ? plays(1, 2) : joins);
        });
        for (const { ok } of await Promise.all(all)) expect(ok).toBe(true);
        await isWhole(programs, 2 + list.length + list.filter((turn) => turn.plays).length);
        expect((await owed(programs[0])).toSorted()).toEqual(list.map((_, n) => `${n}`).toSorted());
      }),
      { numRuns: 4 },
    );
  });

  it('that begin the same club at once both write in it', async () => {
    const programs = await twoPrograms(anAddress());
    await Promise.all([changes(programs[0], 'one', 5), changes(programs[1], 'other', 5)]);
    await isWhole(programs, 10);
  });

  it('that change its settings at once both have theirs kept', async () => {
    const programs = await twoPrograms(anAddress());
    await changes(programs[0], 'begins', 1);
    const keeps = (name: string) => (work: UnitOfWork) => {
      work.saveSettings({ onlineThreads: { ...work.settings.onlineThreads, [name]: name } });
      return done(null);
    };
    const names = Array.from({ length: 15 }, (_, n) => `${n}`);
    await Promise.all(
      names.map((name, n) => programs[n % 2 === 0 ? 0 : 1].clubs.change(clubId, occasion(), keeps(name))),
    );
    for (const { clubs } of programs)
      await expect
        .poll(async () => Object.keys((await clubs.view(clubId)).settings.onlineThreads).toSorted())
        .toEqual(names.toSorted());
  });

  it('that are given the same interaction carry it out once, and both give its outcome', async () => {
    const programs = await twoPrograms(anAddress());
    await changes(programs[0], 'begins', 1);
    for (let n = 0; n < 10; n += 1) {
      const [one, other] = await Promise.all(
        programs.map(({ clubs }, who) =>
          clubs.change(clubId, occasion(`same-${n}`), (work) => {
            joins(work);
            return done({ kind: 'session-opened', date: `2026-01-0${who + 1}` });
          }),
        ),
      );
      expect(other).toEqual(one);
    }
    await isWhole(programs, 11);
  });

  it('hear of what the other changes, each time, and not of what they change themselves', async () => {
    const [one, other] = await twoPrograms(anAddress());
    await changes(one, 'one', 1);
    await expect.poll(() => other.heard).toEqual([clubId]);
    await other.clubs.change(clubId, occasion(), (work) => {
      work.press(1, { kind: 'start', at: friday, heardAt: friday, by: 1, code: null });
      return done(null);
    });
    await expect.poll(() => one.heard).toEqual([`clocks of ${clubId}`]);
    await one.clubs.change(clubId, occasion('refused'), () => refused());
    await changes(one, 'again', 2);
    await expect.poll(() => other.heard).toEqual([clubId, clubId, clubId]);
    expect(one.heard).toHaveLength(1);
  });

  it('count what they change themselves, and not what they hear of', async () => {
    const url = anAddress();
    const [one, other] = await twoPrograms(url);
    await changes(one, 'one', 3);
    await changes(one, 'one', 3);
    await one.clubs.change(clubId, occasion('refused'), () => refused());
    await expect.poll(() => other.heard).toHaveLength(3);
    await changes(other, 'other', 1);
    await cutAll(url);
    await expect.poll(() => other.heard).toContain('missed');
    expect([one.clubs.changes, other.clubs.changes]).toEqual([3, 1]);
  });

  it('tell those who follow a club what may have changed before they heard anything', async () => {
    const url = anAddress();
    const one = await aProgram(url);
    await changes(one, 'before', 1);
    const { database } = await aProgram(url);
    const listen = database.engine.listen.bind(database.engine);
    let beginToHear = () => {};
    vi.spyOn(database.engine, 'listen').mockImplementationOnce((listener) => {
      beginToHear = () => onTestFinished(listen(listener));
      return async () => {};
    });
    const clubs = new PrismaClubs(database, () => {}, rooms);
    clubs.followOthers();
    const seen: Promise<number>[] = [];
    clubs.onMissed(() => seen.push(clubs.view(clubId).then(({ entries }) => entries.length)));
    await clubs.view(clubId);
    await changes(one, 'unheard', 1);
    beginToHear();
    await expect.poll(async () => (await Promise.all(seen)).at(-1)).toBe(2);
  });

  it('tell those who follow a club what may have changed while it was read', async () => {
    const url = anAddress();
    const one = await aProgram(url);
    await changes(one, 'before', 1);
    const { database } = await aProgram(url);
    let misses = () => {};
    vi.spyOn(database.engine, 'listen').mockImplementationOnce((listener) => {
      misses = () => listener.missed();
      return async () => {};
    });
    const clubs = new PrismaClubs(database, () => {}, rooms);
    clubs.followOthers();
    const looked = database.engine.markOf.bind(database.engine);
    vi.spyOn(database.engine, 'markOf').mockImplementationOnce(async (club) => {
      const mark = await looked(club);
      await changes(one, 'unheard', 1);
      misses();
      return mark;
    });
    const seen: Promise<number>[] = [];
    clubs.onMissed(() => seen.push(clubs.view(clubId).then(({ entries }) => entries.length)));
    await clubs.view(clubId);
    await expect.poll(async () => (await Promise.all(seen)).at(-1)).toBe(2);
  });

  it('tell those who follow a club that the other has changed it, once they have it', async () => {
    const [one, other] = await twoPrograms(anAddress());
    const seen: Promise<number>[] = [];
    other.clubs.onChange((club) => seen.push(other.clubs.view(club).then(({ entries }) => entries.length)));
    await changes(one, 'one', 3);
    await expect.poll(async () => (await Promise.all(seen)).at(-1)).toBe(3);
  });

  it('look again at a club of whose change they hear while they look at it', async () => {
    const [one, other] = await twoPrograms(anAddress());
    await changes(one, 'before', 1);
    const { engine } = other.database;
    let told = 0;
    onTestFinished(other.clubs.onChange(() => (told += 1)));
    await other.clubs.view(clubId);
    // So that it was looked at so long ago that it is looked at again.
    await wait(150);
    const looked = engine.markOf.bind(engine);
    vi.spyOn(engine, 'markOf').mockImplementationOnce(async (club) => {
      const mark = await looked(club);
      told = 0;
      await changes(one, 'meanwhile', 1);
      await expect.poll(() => told).toBe(1);
      return mark;
    });
    await other.clubs.view(clubId);
    expect((await other.clubs.view(clubId)).entries).toHaveLength(2);
  });

  it('show what the other has carried out for the same interaction, though they have not heard of it', async () => {
    const [one, { database }] = await twoPrograms(anAddress());
    await changes(one, 'before', 1);
    vi.spyOn(database.engine, 'listen').mockReturnValue(async () => {});
    const clubs = new PrismaClubs(database, () => {}, rooms);
    onTestFinished(clubs.followOthers());
    const rows = database.rows.bind(database);
    vi.spyOn(database, 'rows').mockImplementation(async (sql, ...args) => {
      if (sql.startsWith('SELECT "outcome"')) await changes(one, 'same', 1);
      return rows(sql, ...args);
    });
    expect(await changes({ clubs }, 'same', 1)).toBe(1);
    expect((await clubs.view(clubId)).entries).toHaveLength(2);
  });

  it('look at what is to be posted where a club of their own was changed, and at no others', async () => {
    const url = anAddress();
    const database = await opened(url);
    const [heard, woken]: [number[], number[]] = [[], []];
    for (const shard of [0, 1]) {
      const hosting = { ...everywhere, shards: { own: [shard], of: 2 } };
      const clubs = new PrismaClubs(database, () => woken.push(shard), rooms, hosting);
      clubs.onChange(() => heard.push(shard));
      onTestFinished(clubs.followOthers());
    }
    // Each looks once as it begins to hear.
    await expect.poll(() => woken.toSorted()).toEqual([0, 1]);
    woken.length = 0;
    const one = await aProgram(url);
    await changes(one, 'before', 1);
    await expect.poll(() => heard.toSorted()).toEqual([0, 1]);
    expect(woken).toEqual([shardOf(clubId, 2)]);
  });
});

describe('connections that are cut', () => {
  /**
   * Cuts all connections while so many programs work, again whenever each of them has done something since, at another moment
   * each time: a change that is cut for longer than a program's patience fails.
   */
  async function whileCutting<T>(
    url: string,
    programs: number,
    work: (step: (program: number) => void) => Promise<T>,
  ): Promise<T> {
    const waitedFor = new Set<number>();
    let isOver = false;
    const cutting = (async () => {
      for (let cuts = 0; !isOver; cuts += 1) {
        for (let n = 0; n < programs; n += 1) waitedFor.add(n);
        await cutAll(url);
        while (waitedFor.size > 0 && !isOver) await wait(5);
        await wait((cuts * 7) % 30);
      }
    })();
    try {
      return await work((program) => waitedFor.delete(program));
    } finally {
      isOver = true;
      await cutting;
    }
  }

  it('in the middle of changes lose nothing and double nothing, and the programs go on', async () => {
    const url = anAddress();
    const programs = await twoPrograms(url);
    const [one, other] = programs;
    const kept = await whileCutting(url, 2, (step) =>
      Promise.all([changes(one, 'one', 25, () => step(0)), changes(other, 'other', 25, () => step(1))]),
    );
    expect(kept).toEqual([25, 25]);
    await isWhole(programs, 50);
    expect(await owed(one)).toHaveLength(50);
    expect(await changes(other, 'later', 3)).toBe(3);
    await isWhole(programs, 53);
  });

  it('do not double what no interaction asked for', async () => {
    const url = anAddress();
    const program = await aProgram(url);
    await whileCutting(url, 1, async (step) => {
      for (let n = 0; n < 25; n += 1) {
        await program.clubs.change(clubId, occasion(), joins);
        step(0);
      }
    });
    await isWhole([program], 25);
  });

  it('do not keep a club from being read, and leave nothing half read', async () => {
    const url = anAddress();
    const program = await aProgram(url);
    await changes(program, 'before', 5);
    await whileCutting(url, 1, async (step) => {
      for (let n = 0; n < 25; n += 1) {
        program.clubs.letGo(clubId);
        expect((await program.clubs.view(clubId)).entries).toHaveLength(5);
        step(0);
      }
    });
  });

  it('are told to whoever may have missed something, and what happens later is heard again', async () => {
    const url = anAddress();
    const [one, other] = await twoPrograms(url);
    await changes(one, 'before', 1);
    await expect.poll(() => other.heard).toEqual([clubId]);
    await cutAll(url);
    await expect.poll(() => other.heard).toEqual([clubId, 'missed']);
    await changes(one, 'after', 1);
    await expect.poll(() => other.heard).toEqual([clubId, 'missed', clubId]);
  });
});

describe('work that only reads', () => {
  const everybody = 'SELECT count(*) FROM "Club"';

  it('cannot change anything, and leaves the connection as it was', async () => {
    const { database, clubs } = await aProgram(anAddress());
    await changes({ clubs }, 'before', 1);
    const writing = database.alone(() => database.reading(() => database.run('DELETE FROM "Entry"')));
    await expect(writing).rejects.toThrow('read-only transaction');
    expect(await changes({ clubs }, 'after', 1)).toBe(1);
    expect(await verifyClub(database, clubId)).toEqual([]);
  });

  it('sees nothing of what others write meanwhile, and fails as one of its questions does once all are answered', async () => {
    const [one, { database }] = await twoPrograms(anAddress());
    const seen = await database.alone(() =>
      database.reading(async () => {
        const before = await database.rows(everybody);
        await changes(one, 'meanwhile', 1);
        return [before, await database.rows(everybody)];
      }),
    );
    expect(seen).toEqual([[[0]], [[0]]]);
    const answered: unknown[] = [];
    const asked = database.alone(() =>
      database.reading(() =>
        atOnce([
          database.rows('SELECT "nothing" FROM "Club"'),
          database.rows('SELECT pg_sleep(0.1)').finally(() => answered.push('the last')),
        ]),
      ),
    );
    await expect(asked).rejects.toThrow('column "nothing" does not exist');
    expect(answered).toEqual(['the last']);
    expect(await database.alone(() => database.rows(everybody))).toEqual([[1]]);
  });
});
