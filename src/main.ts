import { constants } from 'node:os';
import { type Logger, pino } from 'pino';
import { type App, startApp } from './app.ts';
import { forLog } from './discord/errors.ts';
import { type Environment, loadSettings, readEnvironment } from './environment.ts';

/** The club's clock: the real one, or one that started running at another instant. */
function clockFrom(startsAt: number | null): () => number {
  if (startsAt === null) return Date.now;
  const ahead = startsAt - Date.now();
  return () => Date.now() + ahead;
}

type Signal = 'SIGINT' | 'SIGTERM';

/** One press of Ctrl+C comes more than once, since npm passes on what it is sent: within so many milliseconds. */
const echo = 1000;

/** Resolves with the first signal to stop. `again` is told of those that are no echo of it. */
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

async function runOnDiscord(token: string, environment: Environment): Promise<void> {
  const {
    api,
    databaseUrl,
    startsAt,
    logLevel,
    host,
    port,
    siteUrl: url,
    metricsPort,
    hosting,
    keepFor,
    trustedProxies,
    copiesTooOld,
  } = environment;
  const log = pino({ level: logLevel, serializers: { err: (error) => forLog(error, token) } });
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'broke down');
    process.exit(1);
  });
  const clock = clockFrom(startsAt);
  const app = await startApp({
    token,
    api,
    databaseUrl,
    site: { host, port, url, trustedProxies },
    hosting,
    keepFor,
    metricsPort,
    copiesTooOld,
    clock,
    log,
  });
  log.info({ url: app.siteUrl, health: app.healthUrl }, 'the site is open');
  await stop(app, log, await toldToStop((signal) => leaveAtOnce(log, signal)));
}

/** Leaves in good order; what Discord leaves unanswered is not waited for. */
async function stop(app: App, log: Logger, signal: Signal): Promise<void> {
  log.info({ signal }, 'stopping');
  await app.stop().then(
    () => log.info('stopped'),
    (err) => log.error({ err }, 'did not stop cleanly'),
  );
  process.exit();
}

/** What was kept is safe, and what is owed for it is said after the next start. */
function leaveAtOnce(log: Logger, signal: Signal): void {
  log.warn({ signal }, 'told to stop again: leaving at once');
  process.exit(128 + constants.signals[signal]);
}

/** Loads the playground only here: a bot on Discord has no use for it. */
async function runTryout({ logLevel, host, port, siteUrl: url }: Environment): Promise<void> {
  const over = toldToStop();
  const { tryOut } = await import('./tryout/tryout.ts');
  const log = pino({ level: logLevel }, process.stderr);
  await tryOut({ site: { host, port, url }, log, over, say: (line) => console.log(line) });
}

async function main(): Promise<void> {
  loadSettings();
  const environment = readEnvironment(process.env);
  if (environment.token === null) await runTryout(environment);
  else await runOnDiscord(environment.token, environment);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
