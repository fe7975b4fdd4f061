import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import type { startBot } from '../../../src/discord/bot.ts';
import { shareOf } from '../../../src/discord/gateway/shards.ts';
import { lookIn } from '../../../src/discord/knock.ts';
import { makeRequest } from '../../../src/discord/make-request.ts';
import { aBot } from '../support/a-bot.ts';
import { quick } from '../support/commands.ts';

describe('of what a bot may ask of Discord in a second, a process has', () => {
  it.each([
    [null, 50],
    [{ own: [0], of: 1 }, 50],
    [{ own: [0, 1, 2, 3], of: 16 }, 12],
    [{ own: [5], of: 60 }, 1],
  ])('by its shards %j: %i', (shards, share) => {
    expect(shareOf(shards)).toBe(share);
  });
});

/** The duty of a process that nobody keeps from it. */
const ownDuty = {
  isTaken: true,
  lost: new Promise<void>(() => {}),
  taken: async () => {},
  end: async () => {},
  turn: async () => {},
};

it('a process begins its sessions in the turns that others have too', async () => {
  const at = await aBot([quick.club]);
  const turns: number[] = [];
  const duty = {
    ...ownDuty,
    async turn(bucket: number) {
      turns.push(bucket);
      await wait(50);
    },
  };
  Object.assign(at.playground.sharding, { maxConcurrency: 2 });
  const shards = { own: [1, 2, 3], of: 4 };
  const other = await at.startWith({ shards, duty });
  expect(turns.sort()).toEqual([0, 1, 1]);
  expect(other.gateway().map(({ id, ready }) => [id, ready])).toEqual([
    [1, true],
    [2, true],
    [3, true],
  ]);
  await other.stop();
});

it('no session is begun where fewer are left than there are shards in all processes', async () => {
  const at = await aBot([quick.club]);
  at.playground.limitStarts(3, 60_000);
  const door = {
    token: at.token,
    api: at.playground.apiUrl,
    makeRequest,
  };
  const shards = { own: [0], of: 4 };
  await expect(lookIn(door, shards)).rejects.toThrow('no more today');
  at.playground.limitStarts(4, 60_000);
  expect(await lookIn(door, shards)).toMatchObject({ canRead: false });
});

it.each<[string, Partial<Parameters<typeof startBot>[0]>]>([
  ['has shards of its own', { shards: { own: [0], of: 1 } }],
  ['shares a database on a server, with whatever shards', { duty: ownDuty }],
])('a process that %s leaves an answer for a while to another, which may be giving it', async (_, others) => {
  const at = await aBot([quick.club]);
  await at.stop();
  const given = vi.spyOn(at.answers, 'given');
  const account = at.people.ana.id;
  const channel = at.guild.channel('games').id;
  const interaction = { id: '1', token: 'x', applicationId: at.bot.id, channel, account };
  at.answers.unanswered.set('1', { club: at.guild.id, interaction, outcome: null, since: Date.now() });
  const bot = await at.startWith(others);
  await wait(1_000);
  expect(given).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(given).toHaveBeenCalledWith('1'), 25_000);
  await bot.stop();
});
