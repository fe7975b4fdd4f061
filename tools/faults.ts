import { Misused, numbersOf, orSayHow, readWords } from '../scripts/words.ts';
import { takeDownAtTheEnd } from './begun.ts';
import { playRounds } from './faults/campaign.ts';
import { tableOf } from './faults/report.ts';
import { HowFar } from './how-far.ts';
import { programsOfPostgresql } from './own-postgresql.ts';

// Plays rounds of trouble, and tells what was lost or doubled in them; with the same seed, the same rounds.
const usage =
  'npm run faults [-- --rounds 50] [--seed 1] [--workers 2] [--first 1] [--postgresql], all in whole numbers from 1 on';

const usual = { rounds: 50, seed: 1, workers: 2, first: 1 };
const number = { type: 'string' } as const;
const options = {
  rounds: number,
  seed: number,
  workers: number,
  first: number,
  postgresql: { type: 'boolean' },
} as const;

takeDownAtTheEnd();
await orSayHow(async () => {
  const { words, said } = readWords(usage, options);
  const order = numbersOf(usage, usual, said);
  if (words.length > 0) throw new Misused(usage);
  const kind = said.postgresql === true ? 'postgresql' : 'file';
  if (kind === 'postgresql' && programsOfPostgresql() === null)
    throw new Misused('PostgreSQL is not installed here.');
  if (!Object.values(order).every(Number.isInteger)) throw new Misused(usage);
  const howFar = new HowFar();
  howFar.begin('rounds of trouble');
  const campaign = await playRounds({
    ...order,
    kind,
    say(line) {
      howFar.clear();
      console.log(line);
    },
    onPlayed: (played, of) => howFar.at(`${played} of ${of} played`),
  });
  howFar.clear();
  console.log(tableOf(campaign).join('\n'));
  if (campaign.rounds.some(({ losses }) => losses.length > 0)) process.exitCode = 1;
});
