import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import { pauseAfter } from './come-in.ts';
import type { Command } from './command.ts';
import { isMalformed } from './refused-by-discord.ts';
import { registerCommands } from './register-commands.ts';

interface Telling {
  commands: readonly Command[];
  log: Logger;
  signal?: AbortSignal | undefined;
}

/**
 * Tells Discord the commands. A bot whose commands could not be told still answers those that Discord knows, so that only the first
 * try is waited for; what may be otherwise later is tried again. Returns what stops that.
 */
export async function tellCommands(client: Client<true>, telling: Telling): Promise<() => void> {
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  telling.signal?.addEventListener('abort', stop, { once: true });
  const given = new Promise((resolve) => stopped.signal.addEventListener('abort', resolve, { once: true }));
  const again = await Promise.race([tell(client, telling), given.then(() => false)]);
  if (again) keepTelling(client, telling, stopped.signal).catch(() => {});
  return stop;
}

async function keepTelling(client: Client<true>, telling: Telling, signal: AbortSignal): Promise<void> {
  for (let failures = 1; ; failures += 1) {
    await wait(pauseAfter(failures, null), undefined, { signal, ref: false });
    if (!(await tell(client, telling))) return;
  }
}

/** Tells them once. Returns whether it has to be tried again. */
async function tell(client: Client<true>, { commands, log }: Telling): Promise<boolean> {
  try {
    const declared = commands.map(({ data }) => data);
    const told = await registerCommands(client.rest, client.application.id, declared);
    log.info({ commands: declared.length, told }, told ? 'commands registered' : 'commands known already');
    return false;
  } catch (err) {
    log.error({ err }, 'commands could not be registered');
    // What is wrong with the commands stays wrong.
    return !isMalformed(err);
  }
}
