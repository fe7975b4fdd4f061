import { Misused, orSayHow, readNumbers } from '../scripts/words.ts';
import { takeDownAtTheEnd } from './begun.ts';
import { playRounds } from './faults/campaign.ts';
import { tableOf } from './faults/report.ts';
import { HowFar } from './how-far.ts';

// Plays rounds of trouble, and tells what was lost or doubled in them; with the same seed, the same rounds.
const usage =
  'npm run faults [-- --rounds 50] [--seed 1] [--workers 2] [--first 1], all in whole numbers from 1 on';

takeDownAtTheEnd();
await orSayHow(async () => {
  const order = readNumbers(usage, { rounds: 50, seed: 1, workers: 2, first: 1 });
  if (!Object.values(order).every(Number.isInteger)) throw new Misused(usage);
  const howFar = new HowFar();
  howFar.begin('rounds of trouble');
  const campaign = await playRounds({
    ...order,
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
