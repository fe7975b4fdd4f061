import { constants } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type App, startApp } from './app.ts';
import { forLog } from './discord/errors.ts';
import { type Environment, loadSettings, readEnvironment } from './environment.ts';
import { exitCodeFor, exitCodes, whyOver } from './exit-codes.ts';
import { isSiteAlone } from './house/hosting.ts';
import { leave, neverWait, openLog } from './log.ts';

function clockFrom(startsAt: number | null): () => number {
  if (startsAt === null) return Date.now;
  const ahead = startsAt - Date.now();
  return () => Date.now() + ahead;
}

type Signal = 'SIGINT' | 'SIGTERM';

/** One press of Ctrl+C comes more than once, since npm passes on what it is sent: within so many milliseconds. */
const echo = 1000;

const toldToStop = (again: (signal: Signal) => void = () => {}): Promise<Signal> =>
  new Promise((resolve) => {
    let since: number | null = null;
    const told = (signal: Signal) => {
      since ??= performance.now();
      if (performance.now() - since > echo) again(signal);
      else resolve(signal);
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => told(signal));
  });

async function run(environment: Environment): Promise<void> {
  const { startsAt, logLevel, host, port, siteUrl, trustedProxies, ...others } = environment;
  const serializers = { err: (error: unknown) => forLog(error, environment.token) };
  const log = openLog({ level: logLevel, serializers }, process.stdout);
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'broke down');
    leave(exitCodes.fault);
  });
  const told = toldToStop((signal) => leaveAtOnce(log, signal));
  const stopping = new AbortController();
  void told.then((signal) => {
    log.info({ signal }, 'stopping');
    stopping.abort();
  });
  const { signal } = stopping;
  const clock = clockFrom(startsAt);
  const site = port === null ? { port, url: siteUrl ?? '' } : { host, port, url: siteUrl, trustedProxies };
  const starting = startApp({ ...others, clock, log, signal, site }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
    return null;
  });
  const app = await Promise.race([starting, told.then(() => wait(longest, null))]);
  if (app === null) {
    log.info('stopped');
    return leave(exitCodes.stopped);
  }
  const err = await Promise.race([told.then(() => null), app.turnedAway]);
  const exit = err === null ? exitCodes.stopped : exitCodeFor(err);
  if (err !== null) log.fatal({ err, exit }, whyOver(err));
  await stop(app, log, exit);
}

/** How long an end in good order may take, in milliseconds. */
const longest = 8000;

async function stop(app: App, log: Logger, exit: number): Promise<void> {
  const stopped = app.stop().then(
    () => log.info('stopped'),
    (err) => log.error({ err }, 'did not stop cleanly'),
  );
  await Promise.race([stopped, wait(longest).then(() => log.error('did not stop in time'))]);
  leave(exit);
}

/** What was kept is safe, and what is owed for it is said after the next start. */
function leaveAtOnce(log: Logger, signal: Signal): void {
  log.warn({ signal }, 'told to stop again: leaving at once');
  leave(128 + constants.signals[signal]);
}

/** Loads the playground only here: a bot on Discord has no use for it. */
async function runTryout({
  logLevel,
  host,
  port,
  siteUrl: url,
}: Environment & { port: number }): Promise<void> {
  const over = toldToStop();
  const { tryOut } = await import('./tryout/tryout.ts');
  const log = openLog({ level: logLevel }, process.stderr);
  await tryOut({ site: { host, port, url }, log, over, say: (line) => console.log(line) });
  leave(0);
}

async function main(): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) neverWait(stream);
  loadSettings();
  const environment = readEnvironment(process.env);
  const { token, port, hosting } = environment;
  if (token !== null || port === null || isSiteAlone(hosting.shards)) await run(environment);
  else await runTryout({ ...environment, port });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  // Whatever is still open does not keep half a bot alive.
  leave(exitCodeFor(error));
});
