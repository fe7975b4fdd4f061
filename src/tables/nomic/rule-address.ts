import type { Rule, RuleId, RuleSet } from '../../../packages/nomic/src/index.ts';

/** Rules by the last part of their addresses, which are numbers as people know them; ids are never shown. */
interface Addresses {
  readonly rules: ReadonlyMap<string, Rule>;
  readonly ofRule: ReadonlyMap<RuleId, string>;
  /** The rule that bore a number once, where none bears it now. */
  readonly before: ReadonlyMap<number, Rule>;
}

const known = new WeakMap<RuleSet, Addresses>();

/** The last part of the address of a rule: `203`, or `203-2` for a second rule of a file that was repealed under the same number. */
export const ruleAddress = (ruleSet: RuleSet, rule: RuleId): string =>
  addressesOf(ruleSet).ofRule.get(rule) ?? '';

/** The rule at an address; by a number that it once had, too. Undefined for none. */
export function ruleAt(ruleSet: RuleSet, address: string): Rule | undefined {
  const { rules, before } = addressesOf(ruleSet);
  const found = rules.get(address);
  if (found !== undefined || !/^(?:0|[1-9]\d{0,8})$/.test(address)) return found;
  return before.get(Number(address));
}

/** The rule in effect that bears a number, else the one that bears it or bore it last. */
export const ruleCalled = (ruleSet: RuleSet, number: number): Rule | undefined =>
  ruleAt(ruleSet, String(number));

function addressesOf(ruleSet: RuleSet): Addresses {
  const found = known.get(ruleSet) ?? addressed(ruleSet);
  known.set(ruleSet, found);
  return found;
}

function addressed(ruleSet: RuleSet): Addresses {
  const all = [...ruleSet.rules.values()];
  const rules = new Map<string, Rule>();
  const ofRule = new Map<RuleId, string>();
  const bearers = new Map<number, number>();
  for (const rule of [...all.filter((each) => each.inEffect), ...all.filter((each) => !each.inEffect)]) {
    const nth = (bearers.get(rule.number) ?? 0) + 1;
    bearers.set(rule.number, nth);
    const address = nth === 1 ? `${rule.number}` : `${rule.number}-${nth}`;
    rules.set(address, rule);
    ofRule.set(rule.id, address);
  }
  const before = new Map(all.flatMap((rule) => rule.history.map(({ number }) => [number, rule] as const)));
  return { rules, ofRule, before };
}
