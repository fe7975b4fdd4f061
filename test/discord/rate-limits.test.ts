import { once } from 'node:events';
import { createServer } from 'node:http';
import { REST, Routes } from 'discord.js';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { limitsInTime } from '../../src/discord/rate-limits.ts';

const hour = 3_600_000;
const noon = 12 * hour;

/** Asks a Discord that lets one message pass, and the next after so many seconds. */
async function afterOneMessage(secondsToWait: number) {
  let asked = 0;
  const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset-after': String(secondsToWait) };
  const discord = createServer((_, response) => {
    asked += 1;
    response.writeHead(204, headers).end();
  }).listen(0, '127.0.0.1');
  await once(discord, 'listening');
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: noon });
  const limits = limitsInTime();
  const { rejectOnRateLimit } = limits;
  const address = discord.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const rest = new REST({ rejectOnRateLimit, api: `http://127.0.0.1:${port}` }).setToken('token');
  const stop = limits.keep(rest);
  onTestFinished(() => {
    stop();
    vi.useRealTimers();
    discord.closeAllConnections();
    discord.close();
  });
  const post = () => rest.post(Routes.channelMessages('1'), { body: {} });
  await post();
  return { rest, post, asked: () => asked };
}

describe('a limit of Discord', () => {
  it('is waited for', async () => {
    const { post, asked } = await afterOneMessage(0.05);
    const second = post();
    vi.setSystemTime(noon + 200);
    await second;
    expect(asked()).toBe(2);
  });

  it.each([-hour, hour])('is not waited for when the clock was put by %i ms meanwhile', async (by) => {
    const { post, asked } = await afterOneMessage((2 * hour) / 1000);
    vi.setSystemTime(noon + by);
    await expect(post()).rejects.toThrow();
    await post();
    expect(asked()).toBe(2);
  });

  it('is not waited for on and on by a request that waited already when the clock was put back', async () => {
    const { rest, post } = await afterOneMessage(2);
    const waits = once(rest, 'rateLimited');
    const refused = expect(post()).rejects.toThrow();
    await waits;
    vi.setSystemTime(noon - hour);
    await vi.waitFor(() => expect(rest.handlers.size).toBe(0), 30_000);
    await refused;
    await post();
  });

  it('is forgotten soon after the clock was put, though nothing is asked', async () => {
    const { rest } = await afterOneMessage((2 * hour) / 1000);
    const before = rest.handlers.size;
    vi.setSystemTime(noon - hour);
    await vi.waitFor(() => expect([before, rest.handlers.size]).toEqual([1, 0]), 30_000);
  });
});
