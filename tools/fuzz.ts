import fc from 'fast-check';
import { Misused, orSayHow, readNumbers } from '../scripts/words.ts';
import { takeDownAtTheEnd } from './begun.ts';
import { playThrough } from './fuzz/afternoon.ts';
import { inBrief } from './fuzz/checks.ts';
import { type Deed, declared, deedsOf } from './fuzz/deeds.ts';
import { shrunk } from './fuzz/shrink.ts';
import { Tally } from './fuzz/tally.ts';
import { HowFar } from './how-far.ts';

// Rounds of random interactions, each on a club of its own, until the time is over; a seed gives the same deeds again.
const usage = 'npm run fuzz [-- --minutes 10] [--seed 1] [--turns 150]';
const tally = new Tally();
const failed: number[] = [];
const howFar = new HowFar();

async function round(seed: number, turns: number): Promise<void> {
  const all: Deed[] = fc.sample(deedsOf(turns), { seed, numRuns: 1 }).flat();
  const { after, wrong } = await playThrough(all, tally);
  const [kind] = wrong;
  if (kind === undefined) return;
  failed.push(seed);
  howFar.clear();
  console.log(`\nSeed ${seed} fails after ${after} of ${all.length} deeds:\n  ${wrong.join('\n  ')}`);
  const fails = async (fewer: readonly Deed[]) => {
    const again = await playThrough(fewer, new Tally());
    return again.wrong[0]?.slice(0, 20) === kind.slice(0, 20);
  };
  const least = await shrunk(all.slice(0, after), fails, 40);
  console.log(`The fewest deeds that do:\n  ${least.map(inBrief).join('\n  ')}`);
}

takeDownAtTheEnd();
await orSayHow(async () => {
  const { minutes, seed: first, turns } = readNumbers(usage, { minutes: 10, seed: 1, turns: 150 });
  if (![first, turns].every(Number.isInteger)) throw new Misused(usage);
  const ends = Date.now() + minutes * 60_000;
  let seed = first;
  howFar.begin('random afternoons');
  for (; Date.now() < ends; seed += 1) {
    await round(seed, turns);
    const left = Math.max(0, Math.ceil((ends - Date.now()) / 60_000));
    howFar.at(`${tally.rounds} played, ${left} of ${minutes} minutes left`);
  }
  howFar.clear();
  console.log(`\n${tally.rounds} rounds, ${tally.total} interactions, seeds ${first} to ${seed - 1}.`);
  console.log(tally.lines().join('\n'));
  const never = tally.missing(declared.map(({ command }) => command));
  console.log(`Commands never given: ${never.join(', ') || 'none'}.`);
  const found = failed.length > 0 ? `Something was found with seeds ${failed.join(', ')}.` : null;
  console.log(found ?? 'Nothing was found.');
  process.exit(found === null ? 0 : 1);
});
