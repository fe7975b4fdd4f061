import { setTimeout as wait } from 'node:timers/promises';
import { Routes } from 'discord.js';
import type { Logger } from 'pino';
import { z } from 'zod';
import { TurnedAway, Unreachable } from './entrance.ts';
import { type Door, knock, type Sight, sightOf } from './knock.ts';

/** How coming in is told of. */
export interface Waiting {
  log: Logger;
  /** Gives up when it is aborted. */
  signal?: AbortSignal | undefined;
  /** Told when Discord cannot be reached and the bot waits for it. */
  onWaiting?: (() => void) | undefined;
}

const longestPause = 60_000;
/** The longest that is waited in one go, whatever Discord says: the longest of its limits is a day. */
const day = 86_400_000;

/** Milliseconds before the next try: 1 s, 2 s, 4 s … 1 min, or as long as Discord says. */
export function pauseAfter(failures: number, error: unknown): number {
  const own = Math.min(1000 * 2 ** (failures - 1), longestPause);
  const told = error instanceof Unreachable ? (error.retryAfter ?? 0) : 0;
  return Math.max(own, Math.min(told, day));
}

/**
 * Tries until it succeeds, with growing pauses: a bot that found no network when its machine was started comes by itself
 * when there is one. Rejects only where a person has to do something, or when it is to give up.
 */
export async function tryUntilIn<T>(
  attempt: () => Promise<T>,
  { log, signal, onWaiting = () => {} }: Waiting,
): Promise<T> {
  let said: string | null = null;
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt();
    } catch (err) {
      signal?.throwIfAborted();
      if (err instanceof TurnedAway) throw err;
      const pause = pauseAfter(failures, err);
      const why = String(err);
      // Said again only where something has changed.
      const about = { err, tries: failures, seconds: Math.round(pause / 1000) };
      log[why === said ? 'debug' : 'warn'](about, 'not connected to Discord yet, trying again');
      said = why;
      onWaiting();
      await wait(pause, undefined, { signal });
    }
  }
}

const GatewayBot = z.object({
  url: z.string(),
  session_start_limit: z.object({ remaining: z.number(), reset_after: z.number() }),
});

/**
 * Looks whether Discord can be reached, knows the token and lets the bot begin a session, and what it will show. Rejects
 * as `knock` does; where today's sessions are used up, until there are new ones: who begins more loses the token.
 */
export async function lookIn(door: Door): Promise<Sight> {
  const sight = await sightOf(door);
  const { session_start_limit: limit } = await knock(door, Routes.gatewayBot(), GatewayBot);
  if (limit.remaining > 0) return sight;
  const retryAfter = limit.reset_after + 1000;
  throw new Unreachable(door.api, 'it lets the bot start no more today', { retryAfter });
}
