import { parseArgs } from 'node:util';
import { playRounds } from './faults/campaign.ts';
import { tableOf } from './faults/report.ts';

// Plays rounds of trouble, and tells what was lost or doubled in them; with the same seed, the same rounds.
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
    first: { type: 'string', default: '1' },
  },
});
const count = (name: keyof typeof values): number => {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} must be a whole number from 1 on`);
  return number;
};

const campaign = await playRounds({
  rounds: count('rounds'),
  seed: count('seed'),
  workers: count('workers'),
  first: count('first'),
  say: (line) => console.log(line),
});
console.log(tableOf(campaign).join('\n'));
if (campaign.rounds.some(({ losses }) => losses.length > 0)) process.exitCode = 1;
