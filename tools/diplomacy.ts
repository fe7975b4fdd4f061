import { once } from 'node:events';
import { NotationError } from '../packages/diplomacy/src/index.ts';
import { adjudicated, legal } from './diplomacy/answers.ts';
import { help, usage } from './diplomacy/help.ts';
import { type InputLine, linesOf } from './diplomacy/lines.ts';
import { type Request, readRequest } from './diplomacy/request.ts';

// Referees Diplomacy, a line at a time: npm run --silent diplomacy -- adjudicate | legal | draw | help
const jobs: ReadonlyMap<string, (request: Request) => string> = new Map([
  ['adjudicate', (request) => JSON.stringify(adjudicated(request))],
  ['legal', (request) => JSON.stringify(legal(request))],
]);

function answer(line: InputLine, job: (request: Request) => string): string {
  try {
    if ('refused' in line) throw new NotationError(line.refused);
    return job(readRequest(line.text));
  } catch (error) {
    if (error instanceof NotationError) return JSON.stringify({ error: error.message });
    return JSON.stringify({ error: failed(error) });
  }
}

/** A fault of the referee's own: the next line is read all the same. */
function failed(error: unknown): string {
  console.error(error);
  process.exitCode = 1;
  return 'The referee failed over this line. Please report it.';
}

async function work(job: (request: Request) => string): Promise<void> {
  const { stdin, stdout } = process;
  // Whoever reads the answers may have enough of them.
  stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  for await (const line of linesOf(stdin))
    if (!stdout.write(`${answer(line, job)}\n`)) await once(stdout, 'drain');
}

const [word = '', ...more] = process.argv.slice(2);
const job = more.length === 0 ? jobs.get(word) : undefined;
if (job !== undefined) await work(job);
else if (word === 'help' || word === '--help') console.log(help);
else {
  console.error(usage);
  process.exitCode = 1;
}
