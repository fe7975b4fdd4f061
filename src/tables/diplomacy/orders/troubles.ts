import {
  type Misread,
  type NotCounted,
  type Power,
  shown,
  wordsOf,
  writeConditional,
} from '../../../../packages/diplomacy/src/index.ts';
import { counted } from '../../../../terms/words.ts';
import type { DiplomacyTableRules } from '../../rule-sets/rule-set.ts';
import type { DiplomacyGame } from '../game.ts';
import { type Orderer, type OrderRead, subjectOf, toldOf } from './read-orders.ts';

/** Why an order comes to nothing. */
export interface Trouble {
  /** What is wrong with it, and what happens instead, in sentences. */
  words: string;
  /** Orders that are possible instead, canonically written. */
  possible: readonly string[];
}

/** Of each order of a power, what keeps it from being carried out; null for a good one. */
export function troublesOf(
  game: Pick<DiplomacyGame, 'position'>,
  rules: Pick<DiplomacyTableRules, 'diplomacy'>,
  orderer: Orderer,
  orders: readonly OrderRead[],
): (Trouble | null)[] {
  const { kind } = game.position.phase;
  const reasons = notCounted(game, rules, orderer, orders);
  const clashing = clashingSubjects(orders, rules);
  const clashesLater = ({ phase, conditional, subject }: OrderRead): boolean =>
    phase !== kind && conditional !== null && clashing.has(subject);
  return orders.map((each, place): Trouble | null => {
    if (each.trouble !== null) return impossible(each, each.trouble, { game, orderer, orders });
    const reason = reasons[place] ?? (clashesLater(each) ? clash : null);
    if (reason === null) return null;
    return reason.because === 'ordered differently'
      ? several(each, orders)
      : { words: reason.words, possible: [] };
  });
}

interface Beside {
  game: Pick<DiplomacyGame, 'position'>;
  orderer: Orderer;
  orders: readonly OrderRead[];
}

/** That an order cannot be read or carried out, and what happens instead. */
function impossible(
  each: OrderRead,
  { what, possible }: Misread,
  { game, orderer, orders }: Beside,
): Trouble {
  const { kind } = game.position.phase;
  if (each.phase !== kind) return { words: what, possible };
  const isAlone = orders.every((other) => other === each || subjectOf(other) !== subjectOf(each));
  const fails = isOwn(game, orderer.power, each) && isAlone ? instead[kind] : 'This does nothing.';
  return { words: `${what} ${fails}`, possible };
}

/** That a unit has several orders of which none counts: one line says it for all of them, the last. */
function several(each: OrderRead, orders: readonly OrderRead[]): Trouble | null {
  const all = orders.filter((other) => subjectOf(other) === subjectOf(each));
  if (all.at(-1) !== each) return null;
  const words = `${unitOf(each)} has ${counted(all.length, 'different order')}. ${together[each.phase]}`;
  return { words, possible: [] };
}

/** What a unit does whose order is not possible. */
const instead = { M: 'The unit holds.', R: 'The unit is disbanded.', A: 'This does nothing.' } as const;

/** What comes of several orders of which none counts. */
const together = {
  M: 'So it holds: delete all but one.',
  R: 'So it is disbanded: delete all but one.',
  A: 'So none counts: delete all but one.',
} as const;

function unitOf({ order, conditional }: OrderRead): string {
  const unit = conditional?.when?.kind === 'dislodged' ? conditional.when.unit : null;
  if (unit === null && (order === null || order.kind === 'waive')) return 'It';
  const named = unit ?? (order?.kind === 'waive' ? null : order?.unit);
  return shown(`${named?.type ?? ''} ${named?.at ?? ''}`.trim());
}

const clash = { because: 'ordered differently', words: '' } as const;

/** The units for which there are lines with conditions that are not the same, where the rules take them as any orders (MJ B.III(5), B.IV(6)). */
function clashingSubjects(
  orders: readonly OrderRead[],
  { diplomacy: { choices } }: Pick<DiplomacyTableRules, 'diplomacy'>,
): ReadonlySet<string> {
  if (choices.severalConditionals === 'first possible') return new Set();
  const first = new Map<string, string>();
  const clashing = new Set<string>();
  for (const { subject, conditional } of orders) {
    if (conditional === null) continue;
    const written = writeConditional(conditional);
    if ((first.get(subject) ?? written) !== written) clashing.add(subject);
    first.set(subject, written);
  }
  return clashing;
}

/** Whether an order is for a unit of the power that gives it. */
function isOwn({ position }: Pick<DiplomacyGame, 'position'>, power: Power, each: OrderRead): boolean {
  const units = position.phase.kind === 'R' ? position.dislodged.map(({ unit }) => unit) : position.units;
  return units.some((unit) => unit.power === power && unit.at.slice(0, 3) === subjectOf(each));
}

/** Of each order that is possible by itself, why it does not count beside the others. Null where it counts, or is for a phase that follows. */
function notCounted(
  { position }: Pick<DiplomacyGame, 'position'>,
  { diplomacy }: Pick<DiplomacyTableRules, 'diplomacy'>,
  orderer: Orderer,
  orders: readonly OrderRead[],
): ({ because: NotCounted; words: string } | null)[] {
  const { kind } = position.phase;
  // What comes after the moves, but is ordered with them, is told of only then (BT15).
  const now = orders.filter(
    ({ phase, conditional }) => phase === kind && (kind !== 'M' || conditional === null),
  );
  const told = toldOf(now, { position, rules: diplomacy }, orderer);
  return orders.map((each) => {
    const one = told[now.indexOf(each)];
    if (each.trouble !== null || one?.why.code !== 'not counted' || one.why.because === 'not needed')
      return null;
    const words = wordsOf(one).replace(shown(one.order), 'This order');
    return { because: one.why.because, words: `${words}.` };
  });
}
