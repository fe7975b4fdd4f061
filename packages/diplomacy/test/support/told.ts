import type { Location, Power } from '../../src/map/map.ts';
import type { AdjustmentOrder, Named, RetreatOrder } from '../../src/orders/order.ts';
import type { Dislodged, Position, Unit } from '../../src/position.ts';
import { ruleSetNamed, type Wishes } from '../../src/rules/named.ts';
import type { RuleSet } from '../../src/rules/rule-set.ts';

// Orders and units in the short form of these tests: `AUS A vie`, `A vie-boh`, `Build F stp/sc`.

export function rulesOf(id: string, wishes: Wishes = {}): RuleSet {
  const rules = ruleSetNamed(id, wishes);
  if ('refused' in rules) throw new Error(rules.refused);
  return rules;
}

export function unit(text: string): Unit {
  const [power = '', type, at = ''] = text.split(' ');
  if (type !== 'A' && type !== 'F') throw new Error(`${text} is no unit`);
  return { power, type, at };
}

export const shortOf = ({ power, type, at }: Unit): string => `${power} ${type} ${at}`;

/** `AUS A vie < gal : boh tri`: dislodged from Galicia, may go to Bohemia and Trieste. */
export function dislodged(text: string): Dislodged {
  const [who = '', where = ''] = text.split(' : ');
  const [of = '', from] = who.split(' < ');
  return { unit: unit(of), from: from ?? null, retreats: where.split(' ').filter((at) => at !== '') };
}

function named(text: string): Named {
  const words = text.split(' ');
  const at: Location = words.at(-1) ?? '';
  const type = words.length === 1 ? null : words[0] === 'A' ? 'A' : 'F';
  return { type, at };
}

export function retreat(text: string): RetreatOrder {
  const [who = '', to] = text.split('-');
  return to === undefined
    ? { kind: 'disband', unit: named(who.replace(/ D$/, '')) }
    : { kind: 'retreat', unit: named(who), to };
}

export function adjustment(text: string): AdjustmentOrder {
  if (text === 'Waive') return { kind: 'waive' };
  const [verb, ...rest] = text.split(' ');
  return { kind: verb === 'Build' ? 'build' : 'disband', unit: named(rest.join(' ')) };
}

/** `RUS mos war; GER ber` */
export const centres = (text: string): ReadonlyMap<Power, readonly string[]> =>
  new Map(
    text
      .split('; ')
      .filter((part) => part !== '')
      .map((part) => {
        const [power = '', ...owned] = part.split(' ');
        return [power, owned];
      }),
  );

export const winter = (units: readonly string[], owned: string): Position => ({
  phase: { season: 'W', year: 1901, kind: 'A' },
  units: units.map(unit),
  centres: centres(owned),
  dislodged: [],
});
