import type { DiplomacyMap, Province } from '../../src/map/map.ts';
import type { LegalOrder } from '../../src/orders/legal-order.ts';
import type { Unit } from '../../src/position.ts';
import type { RuleSet } from '../../src/rules/rule-set.ts';
import { Trial, type Way } from './trial.ts';

/**
 * The way that counts. Whether each convoy holds out hangs on which others do. Those that hang on each other and on no others are
 * settled first: as they can be without a contradiction, where there is one way for that, and else all as broken (DATC 4.A.2).
 */
export function tryAll(
  map: DiplomacyMap,
  rules: RuleSet,
  units: readonly Unit[],
  orders: readonly LegalOrder[],
): Way {
  const trial = new Trial(map, rules, units, orders);
  const outcomes = new Map(subsets(trial.fleets).map((taken) => [nameOf(taken), trial.given(taken)]));
  const given = (taken: ReadonlySet<Province>): Way => {
    const way = outcomes.get(nameOf(taken));
    if (way === undefined) throw new Error('No way comes of these convoys');
    return way;
  };
  const settled = new Map<Province, boolean>();
  while (settled.size < trial.fleets.length) settleNext(trial.fleets, given, settled);
  return given(new Set(trial.fleets.filter((at) => settled.get(at))));
}

const nameOf = (taken: ReadonlySet<Province>): string => [...taken].sort().join();

function subsets(of: readonly Province[]): ReadonlySet<Province>[] {
  return Array.from({ length: 2 ** of.length }, (_, bits) => new Set(of.filter((__, n) => bits & (1 << n))));
}

type Given = (taken: ReadonlySet<Province>) => Way;

function settleNext(fleets: readonly Province[], given: Given, settled: Map<Province, boolean>): void {
  const open = fleets.filter((at) => !settled.has(at));
  const fixed = fleets.filter((at) => settled.get(at));
  const cases = subsets(open).map((more) => new Set([...fixed, ...more]));
  const needs = new Map(open.map((at) => [at, reachedFrom(at, (each) => needsOf(each, open, cases, given))]));
  const circle = open.find((at) => [...(needs.get(at) ?? [])].every((need) => needs.get(need)?.has(at)));
  if (circle === undefined) throw new Error('Each convoy waits for another');
  const members = [circle, ...(needs.get(circle) ?? [])];
  const held = (taken: ReadonlySet<Province>) =>
    members
      .filter((at) => given(taken).convoys.has(at))
      .sort()
      .join();
  const own = (taken: ReadonlySet<Province>) =>
    members
      .filter((at) => taken.has(at))
      .sort()
      .join();
  const whole = new Set(cases.filter((taken) => held(taken) === own(taken)).map(own));
  const [only = ''] = whole;
  for (const at of members) settled.set(at, whole.size === 1 && only.split(',').includes(at));
}

/** The convoys that can turn another's fate, whatever the rest does. */
function needsOf(
  at: Province,
  open: readonly Province[],
  cases: readonly ReadonlySet<Province>[],
  given: Given,
): Province[] {
  return open.filter((other) =>
    cases.some((taken) => {
      if (!taken.has(other)) return false;
      const without = new Set([...taken].filter((each) => each !== other));
      return given(taken).convoys.has(at) !== given(without).convoys.has(at);
    }),
  );
}

function reachedFrom(at: Province, next: (at: Province) => readonly Province[]): Set<Province> {
  const reached = new Set<Province>();
  const waiting = [...next(at)];
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    if (reached.has(each)) continue;
    reached.add(each);
    waiting.push(...next(each));
  }
  return reached;
}
