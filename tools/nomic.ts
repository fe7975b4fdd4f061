import { NomicError } from '../packages/nomic/src/index.ts';
import { checked } from './nomic/checked.ts';
import { compared } from './nomic/compared.ts';
import { exported } from './nomic/exported.ts';
import { help, usage } from './nomic/help.ts';
import { shown } from './nomic/shown.ts';

// Reads and writes Nomic rule sets: npm run --silent nomic -- show | check | diff | export FILE…
const jobs: ReadonlyMap<string, (words: readonly string[]) => string> = new Map([
  ['show', shown],
  ['check', checked],
  ['diff', compared],
  ['export', exported],
  ['help', () => help],
  ['--help', () => help],
]);

/** A mistake of whoever asks is told in one line; a fault of this program's own as it is. */
function work(job: (words: readonly string[]) => string, words: readonly string[]): void {
  try {
    console.log(job(words));
  } catch (error) {
    if (!(error instanceof NomicError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
const [word = '', ...more] = process.argv.slice(2);
const job = jobs.get(word);
if (job !== undefined) work(job, more);
else {
  console.error(usage);
  process.exitCode = 1;
}
