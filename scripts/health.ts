import { loadSettings, readEnvironment } from '../src/environment.ts';
import { Misused, orSayHow, readWords } from './words.ts';

// Asks the bot on this machine how it is, for a container's health check: 0 where all is well, 1 otherwise.
const usage = 'Add nothing: it asks at METRICS_PORT of .env and the environment.';

/** For how long an answer is waited for, in milliseconds. */
const patience = 5000;

await orSayHow(async () => {
  if (readWords(usage).words.length > 0) throw new Misused(usage);
  loadSettings();
  const { metricsPort } = readEnvironment(process.env);
  if (metricsPort === null) throw new Misused('METRICS_PORT is not set, so the bot tells nobody how it is.');
  const [isWell, said] = await ask(`http://127.0.0.1:${metricsPort}/health`);
  console.log(said);
  if (!isWell) process.exitCode = 1;
});

async function ask(address: string): Promise<[isWell: boolean, said: string]> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
    return [response.ok, await response.text()];
  } catch {
    return [false, `Nobody answers at ${address}`];
  }
}
