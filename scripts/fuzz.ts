import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { playThrough } from './fuzz/afternoon.ts';
import { inBrief } from './fuzz/checks.ts';
import { type Deed, declared, deedsOf } from './fuzz/deeds.ts';
import { shrunk } from './fuzz/shrink.ts';
import { Tally } from './fuzz/tally.ts';

// Rounds of random interactions, each on a club of its own, until the time is over; a seed gives the same deeds again.
const { values } = parseArgs({
  options: { minutes: { type: 'string' }, seed: { type: 'string' }, turns: { type: 'string' } },
});
const given = (name: keyof typeof values, usual: number): number => {
  const number = Number(values[name] ?? usual);
  if (!(number > 0)) throw new Error(`--${name} must be a number above 0`);
  return number;
};
const [minutes, first, turns] = [given('minutes', 10), given('seed', 1), given('turns', 150)];
const ends = Date.now() + minutes * 60_000;

const tally = new Tally();
const failed: number[] = [];

/** The deeds of the round with that seed. */
const drawn = (seed: number): Deed[] => fc.sample(deedsOf(turns), { seed, numRuns: 1 }).flat();

async function round(seed: number): Promise<void> {
  const all = drawn(seed);
  const { after, wrong } = await playThrough(all, tally);
  const [kind] = wrong;
  if (kind === undefined) return;
  failed.push(seed);
  console.log(`\nSeed ${seed} fails after ${after} of ${all.length} deeds:\n  ${wrong.join('\n  ')}`);
  const fails = async (fewer: readonly Deed[]) => {
    const again = await playThrough(fewer, new Tally());
    return again.wrong[0]?.slice(0, 20) === kind.slice(0, 20);
  };
  const least = await shrunk(all.slice(0, after), fails, 40);
  console.log(`The fewest deeds that do:\n  ${least.map(inBrief).join('\n  ')}`);
}

let seed = first;
for (; Date.now() < ends; seed += 1) await round(seed);

console.log(`\n${tally.rounds} rounds, ${tally.total} interactions, seeds ${first} to ${seed - 1}.`);
console.log(tally.lines().join('\n'));
console.log(
  `Commands never given: ${tally.missing(declared.map(({ command }) => command)).join(', ') || 'none'}.`,
);
console.log(
  failed.length === 0 ? 'Nothing was found.' : `Something was found with seeds ${failed.join(', ')}.`,
);
process.exit(failed.length === 0 ? 0 : 1);
