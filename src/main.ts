import { existsSync } from 'node:fs';
import { type Logger, pino } from 'pino';
import { type App, startApp } from './app.ts';
import { forLog } from './discord/errors.ts';
import { type Environment, readEnvironment } from './environment.ts';

/** The club's clock: the real one, or one that started running at another instant. */
function clockFrom(startsAt: number | null): () => number {
  if (startsAt === null) return Date.now;
  const ahead = startsAt - Date.now();
  return () => Date.now() + ahead;
}

async function runOnDiscord(token: string, environment: Environment): Promise<void> {
  const { api, databaseUrl, startsAt, logLevel, host, port, siteUrl } = environment;
  const log = pino({ level: logLevel, serializers: { err: (error) => forLog(error, token) } });
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'broke down');
    process.exit(1);
  });
  const app = await startApp({
    token,
    api,
    databaseUrl,
    site: { host, port, url: siteUrl },
    clock: clockFrom(startsAt),
    log,
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop(app, log, signal));
}

/** Stops once, however often and by whichever signal it is asked to. */
async function stop(app: App, log: Logger, signal: string): Promise<void> {
  log.info({ signal }, 'stopping');
  await app.stop().then(
    () => log.info('stopped'),
    (err) => log.error({ err }, 'did not stop cleanly'),
  );
}

/** Loads the playground only here: a bot on Discord has no use for it. */
async function rehearse(): Promise<void> {
  const rehearsal = await import('./rehearsal/rehearse.ts');
  await rehearsal.rehearse((line) => console.log(line));
}

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const environment = readEnvironment(process.env);
  if (environment.token === null) await rehearse();
  else await runOnDiscord(environment.token, environment);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
