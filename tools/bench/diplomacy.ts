import { adjudicate, adjudicateMovement, wordsOf } from '../../packages/diplomacy/src/index.ts';
import type { SayHowFar } from '../how-far.ts';
import { ringOf } from './diplomacy/knots.ts';
import { midgames, type OrderSet, openings, standardRules } from './diplomacy/order-sets.ts';
import { type Theirs, theirsOf } from './diplomacy/theirs.ts';
import { medianMs, perSecond } from './measure.ts';

/** Measures adjudications of random legal orders, beside js-diplomacy on the same orders, and how they grow with what there is to decide. */
export function benchDiplomacy(sets: number, runs: number, say: SayHowFar): string[] {
  return [
    ...beside('openings', openings(sets), runs, say),
    ...beside('midgames of 34 units', midgames(sets, 34), runs, say),
    ...growthWithUnits(runs, say),
    ...growthWithConvoys(runs, say),
  ];
}

const requestOf = ({ rules, position, orders }: OrderSet) => ({
  map: rules.map,
  rules,
  units: position.units,
  orders,
});

function beside(what: string, all: readonly OrderSet[], runs: number, say: SayHowFar): string[] {
  say(`${what}, given to js-diplomacy`);
  const both: { ours: OrderSet; theirs: Theirs }[] = [];
  for (const ours of all) {
    const theirs = theirsOf(ours);
    if (theirs.isAnswered()) both.push({ ours, theirs });
  }
  const requests = both.map(({ ours }) => requestOf(ours));
  // What runs but a moment is measured once the compiler is done with it.
  for (let round = 0; round < 10; round++) doAll(requests, adjudicateMovement);
  for (let round = 0; round < 3; round++) doAll(both, ({ ours }) => explain(ours));
  say(`${what}, resolved`);
  const resolving = medianMs(runs, () => doAll(requests, adjudicateMovement));
  say(`${what}, read, resolved and explained`);
  const explained = medianMs(runs, () => doAll(both, ({ ours }) => explain(ours)));
  say(`${what}, by js-diplomacy`);
  const their = medianMs(Math.min(runs, 5), () => doAll(both, ({ theirs }) => theirs.resolve()));
  const { length } = both;
  const rate = (ms: number) => `${perSecond(length, ms).padStart(10)}   × ${(their / ms).toFixed(1)}`;
  const slowest = Math.max(...requests.map((request) => medianMs(11, () => adjudicateMovement(request))));
  return [
    `adjudication of random legal orders, ${what}: ${length} sets, and ${all.length - length} that js-diplomacy gives up on`,
    `  resolved                      ${rate(resolving)}`,
    `  read, resolved and explained  ${rate(explained)}`,
    `  resolved by js-diplomacy      ${rate(their)}`,
    `  slowest set                   ${slowest.toFixed(3)} ms to resolve, the median of 11 times`,
  ];
}

function doAll<T>(of: readonly T[], work: (each: T) => unknown): void {
  for (const each of of) work(each);
}

/** A turn as it is played: orders as they are written, and a sentence about each. */
function explain({ position, written, rules }: OrderSet): void {
  for (const told of adjudicate(position, written, rules).told) wordsOf(told);
}

const micro = (ms: number): string => `${(ms * 1000).toFixed(1)} µs`.padStart(11);

function growthWithUnits(runs: number, say: SayHowFar): string[] {
  const line = (units: number) => {
    say(`${units} units`);
    const requests = midgames(200, units).map(requestOf);
    const each = medianMs(runs, () => doAll(requests, adjudicateMovement)) / requests.length;
    return `  ${`${units} units`.padEnd(12)}${micro(each)}`;
  };
  return ['adjudication by the number of units', ...[5, 10, 20, 34, 50, 70].map(line)];
}

function growthWithConvoys(runs: number, say: SayHowFar): string[] {
  const line = (convoys: number) => {
    say(`${convoys} convoys`);
    const times = ([0, 2] as const).map((waysOut) => {
      const { map, units, orders } = ringOf(convoys, waysOut);
      const rules = { ...standardRules(), map };
      return medianMs(20 * runs, () => adjudicateMovement({ map, rules, units, orders }));
    });
    return `  ${`${convoys} convoys`.padEnd(12)}${times.map(micro).join('')}`;
  };
  const head = 'adjudication by the number of convoys in one paradox, with no way out and with two';
  return [head, ...[1, 2, 4, 8, 16, 34, 68].map(line)];
}
