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

/** Resolves with the first signal to stop; however many follow, from npm as well, none cuts the stopping short. */
const toldToStop = (): Promise<string> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => resolve(signal));
  });

async function runOnDiscord(token: string, environment: Environment): Promise<void> {
  const { api, databaseUrl, startsAt, logLevel, host, port, siteUrl: url } = environment;
  const log = pino({ level: logLevel, serializers: { err: (error) => forLog(error, token) } });
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'broke down');
    process.exit(1);
  });
  const clock = clockFrom(startsAt);
  const app = await startApp({ token, api, databaseUrl, site: { host, port, url }, clock, log });
  log.info({ url: app.siteUrl }, 'the site is open');
  await stop(app, log, await toldToStop());
}

async function stop(app: App, log: Logger, signal: string): Promise<void> {
  log.info({ signal }, 'stopping');
  await app.stop().then(
    () => log.info('stopped'),
    (err) => log.error({ err }, 'did not stop cleanly'),
  );
}

/** Loads the playground only here: a bot on Discord has no use for it. */
async function runTryout({ logLevel, host, port, siteUrl: url }: Environment): Promise<void> {
  const over = toldToStop();
  const { tryOut } = await import('./tryout/tryout.ts');
  const log = pino({ level: logLevel }, process.stderr);
  await tryOut({ site: { host, port, url }, log, over, say: (line) => console.log(line) });
}

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const environment = readEnvironment(process.env);
  if (environment.token === null) await runTryout(environment);
  else await runOnDiscord(environment.token, environment);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
