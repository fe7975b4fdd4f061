import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notUnderstood } from '../../src/house/result.ts';
import { fourShards, type Sibling } from '../support/four-shards.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

type Stage = Awaited<ReturnType<typeof fourShards>>;

const every = [0, 1, 2, 3];

let stage: Stage;
beforeEach(async () => {
  stage = await fourShards('2026-11-18 16:00');
});
afterEach(() => stage.close());

/** The board, asked for on the server of that shard: an answer of the bot that has it. */
const board = async (shard: number) => (await stage.ownerOn(shard).run('leaderboard')).text;

const linesOf = ({ logged }: Sibling, words: string) => logged.filter(({ msg }) => msg === words);

const asks = async ({ app }: Sibling, page: string) => (await fetch(`${app.healthUrl}${page}`)).text();

describe('one process takes as many shards as Discord recommends', () => {
  it('answers on each, tells of each, and is told of each that is out', async () => {
    const bot = await stage.start(null);
    for (const shard of every) {
      await stage.setUp(shard);
      expect(await board(shard)).toContain(`Ana ${shard}`);
    }
    const metrics = await asks(bot, '/metrics');
    for (const shard of every) {
      expect(metrics).toContain(`rook_shard_ready{shard="${shard}"} 1`);
      expect(metrics).toContain(`rook_shard_servers{shard="${shard}"} 1`);
    }
    expect(metrics).toContain('rook_clubs_in_memory 4');
    stage.playground.refuseUpgrades(503);
    stage.playground.disturb('drop', 2);
    await vi.waitFor(async () => expect(await asks(bot, '/health')).toContain('on shard 2"'), 20_000);
    expect(await board(1)).toContain('Ana 1');
    stage.playground.refuseUpgrades(null);
    await vi.waitFor(async () => expect(await asks(bot, '/health')).toContain('"well"'), 20_000);
    expect(linesOf(bot, 'connected to Discord again')).toMatchObject([{ shard: 2 }]);
    expect(await board(2)).toContain('Ana 2');
    expect(stage.playground.violations).toEqual([]);
  });

  it('and ends to take more where Discord wants the servers divided further', async () => {
    const bot = await stage.start(null);
    stage.playground.closeGateway(4011, 1);
    expect(await bot.app.turnedAway).toMatchObject({ refusal: 'more shards' });
  });
});

describe('two processes with shards of their own on one database', () => {
  let first: Sibling;
  let second: Sibling;
  beforeEach(async () => {
    first = await stage.start({ own: [0, 1], of: 4 });
    second = await stage.start({ own: [2, 3], of: 4 });
  });

  it('each answer their own servers, and post everything once', async () => {
    for (const shard of every) await stage.setUp(shard);
    await stage.idle();
    for (const shard of every) {
      expect(await board(shard)).toContain(`Ana ${shard}`);
      const said = await stage.ownerOn(shard).messages('discussion');
      expect(said.filter(({ text }) => text.includes('Chief Justice'))).toHaveLength(1);
    }
    expect(linesOf(first, 'answered')).not.toEqual([]);
    const clubsOf = (sibling: Sibling) => new Set(linesOf(sibling, 'answered').map(({ club }) => club));
    expect(clubsOf(first)).toEqual(new Set([stage.on(0).id, stage.on(1).id]));
    expect(clubsOf(second)).toEqual(new Set([stage.on(2).id, stage.on(3).id]));
    expect(stage.playground.violations).toEqual([]);
  });

  it('register the commands of all servers once', () => {
    const told = [first, second].map((each) => linesOf(each, 'commands registered').length);
    expect(told).toEqual([1, 0]);
    expect(linesOf(second, 'commands known already')).toEqual([]);
  });

  it('do not take each other’s clubs for left', async () => {
    for (const shard of every) await stage.setUp(shard);
    await first.app.stop();
    await second.app.stop();
    first = await stage.start({ own: [0, 1], of: 4 });
    second = await stage.start({ own: [2, 3], of: 4 });
    stage.playground.disturb('invalidate', 0);
    await vi.waitFor(() => expect(linesOf(first, 'connected to Discord again')).toHaveLength(1), 30_000);
    await first.app.settle();
    await second.app.settle();
    expect(await stage.left()).toEqual([]);
    stage.on(3).uninstall(stage.application);
    await vi.waitFor(
      async () => expect(await stage.left()).toMatchObject([{ club: stage.on(3).id }]),
      20_000,
    );
    expect(await board(0)).toContain('Ana 0');
  });

  it.each(['drop', 'invalidate', 'reconnect'] as const)(
    'go on with a shard that was lost by %s, and the others meanwhile',
    async (how) => {
      for (const shard of every) await stage.setUp(shard);
      stage.playground.disturb(how, 3);
      expect(await board(0)).toContain('Ana 0');
      expect(await board(2)).toContain('Ana 2');
      await vi.waitFor(
        () => expect(linesOf(second, 'connected to Discord again')).toMatchObject([{ shard: 3 }]),
        30_000,
      );
      expect(await board(3)).toContain('Ana 3');
      expect(linesOf(first, 'disconnected from Discord, connecting again')).toEqual([]);
      expect(stage.playground.violations).toEqual([]);
    },
  );

  it.each([4010, 4011])('and one that is closed with %i ends, while the other goes on', async (code) => {
    await stage.setUp(0);
    stage.playground.closeGateway(code, 2);
    expect(await second.app.turnedAway).toMatchObject({ refusal: 'shards' });
    expect(await board(0)).toContain('Ana 0');
  });

  it('take a press in a direct message for the club of another process', async () => {
    const ana = await stage.setUp(2);
    await ana.press(await ana.run('remind'), 'Turn on: Sessions');
    stage.goTo('2026-11-19 17:01');
    await second.app.settle();
    const direct = await ana.direct(stage.application.bot);
    const reminder = await vi.waitFor(async () => {
      const [said] = await direct.messages();
      if (said === undefined) throw new Error('nothing was sent');
      return said;
    }, 20_000);
    const off = await direct.press(reminder, 'Turn off: Sessions');
    expect(off.buttons[0]).toBe('Turn on: Sessions');
    await vi.waitFor(() => expect(linesOf(first, 'answered')).toMatchObject([{ club: stage.on(2).id }]));
    expect((await ana.run('remind')).buttons[0]).toBe('Turn on: Sessions');
  });

  it('decide and post everything once where a third has the same shards for a while', async () => {
    const third = await stage.start({ own: [2, 3], of: 4 });
    const ana = await stage.setUp(3);
    expect((await ana.run('profile')).text).toContain('Ana 3');
    await stage.idle();
    await vi.waitFor(async () => {
      const said = await ana.messages('discussion');
      expect(said.filter(({ text }) => text.includes('Chief Justice'))).toHaveLength(1);
    }, 20_000);
    await second.app.stop();
    expect((await ana.run('profile')).text).toContain('Ana 3');
    const view = await third.app.clubs.view(stage.on(3).id);
    const types = view.entries.map(({ type }) => type);
    expect(new Set(types).size).toBe(types.length);
    expect(stage.playground.violations).toEqual([]);
  });

  describe('leave a question to the process that asked it, where a third has the same shards', () => {
    const nothingDone = 'Nothing was done';
    let third: Sibling;
    beforeEach(async () => {
      third = await stage.start({ own: [2, 3], of: 4 });
      await stage.setUp(3);
    });

    /** The owner opens the site, and presses Confirm after that was done to the process that asked. Returns all that the press came to. */
    async function opensSite(meanwhile: (asker: Sibling) => void): Promise<string[]> {
      const question = await stage.ownerOn(3).run('setup', { site: 'public' });
      await stage.idle();
      const asker = [second, third].find((each) => linesOf(each, 'answered').at(-1)?.answer === 'question');
      if (asker === undefined) throw new Error('nobody asked');
      meanwhile(asker);
      const seen: string[] = [];
      const stopWatching = stage.playground.watch(({ original }) => seen.push(original?.body.content ?? ''));
      await stage.playground.unhurried(async (driver) => {
        await driver.as(stage.on(3).owner, stage.on(3), 'games').press(question, 'Confirm');
        await stage.idle();
      });
      stopWatching();
      const followUps = stage.playground.interactions.at(-1)?.followUps ?? [];
      const said = [...seen, ...followUps.map(({ body }) => body.content)];
      return [...new Set(said)].filter((text) => text !== question.text);
    }

    const isDone = ['Done: see below.', 'Changed: `site`.'];

    /** That process takes so long before it decides. */
    const slow = (ms: number) => (asker: Sibling) => {
      const { clubs } = asker.app;
      const change = clubs.change.bind(clubs);
      vi.spyOn(clubs, 'change').mockImplementation(async (...args) => {
        await wait(ms);
        return change(...args);
      });
    };

    it.each([
      ['soon', 500],
      ['after it has put its answer off', 2_200],
    ])('which carries it out %s', async (_, ms) => {
      const seen = await opensSite(slow(ms));
      expect(seen).toEqual(isDone);
      expect((await third.app.clubs.view(stage.on(3).id)).settings.access).toBe('public');
    });

    it('which refuses', async () => {
      const seen = await opensSite(({ app: { clubs } }) => {
        const change = clubs.change.bind(clubs);
        vi.spyOn(clubs, 'change').mockImplementation(async (club, occasion) => {
          await wait(500);
          return change(club, occasion, () => notUnderstood({ problem: 'nothing-to-change' }));
        });
      });
      expect(seen).toEqual([expect.stringContaining('That is how it already is.')]);
    });

    it('which carries it out, and cannot say so', async () => {
      const seen = await opensSite(() => {
        const callback = 'POST /interactions/{interaction_id}/{interaction_token}/callback';
        stage.playground.faults.next(callback, 'no access');
      });
      expect(seen).toEqual(isDone);
    });

    it('and say that it is gone where that process is', async () => {
      const stops: Promise<void>[] = [];
      const seen = await opensSite(({ app }) => stops.push(app.stop()));
      expect(seen).toEqual([expect.stringContaining(nothingDone)]);
      await Promise.all(stops);
    });
  });

  it('have one site with the clubs of both, and so has a process with the site alone', async () => {
    await stage.setUp(3);
    const answer = await stage.ownerOn(3).run('setup', { site: 'public' });
    const confirmed = answer.buttons.some((label) => label.startsWith('Confirm'))
      ? await stage.ownerOn(3).press(answer, 'Confirm')
      : answer;
    expect(confirmed.kind).toBe('message');
    const apart = await stage.start({ own: [], of: 1 });
    for (const { app } of [first, apart])
      expect(await (await fetch(`${app.siteUrl}/`)).text()).toContain(stage.on(3).name);
    expect(second.app.siteUrl).toBe(first.app.siteUrl);
    expect(await asks(apart, '/health')).toContain('"well"');
    expect(await asks(apart, '/metrics')).not.toContain('rook_shard_ready{');
  });
});
