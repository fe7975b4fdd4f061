import {
  adjudicate,
  type NotCounted,
  type Power,
  shown,
  wordsOf,
} from '../../../../packages/diplomacy/src/index.ts';
import { counted } from '../../../../terms/words.ts';
import type { DiplomacyTableRules } from '../../rule-sets/rule-set.ts';
import type { DiplomacyGame } from '../game.ts';
import { type OrderRead, subjectOf } from './read-orders.ts';

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
  power: Power,
  orders: readonly OrderRead[],
): (Trouble | null)[] {
  const reasons = notCounted(game, rules, power, orders);
  return orders.map((each, place): Trouble | null => {
    const { trouble, order } = each;
    const alone = others(orders, place) === 0;
    if (trouble !== null)
      return {
        words: `${trouble.what} ${isOwn(game, power, each) && alone ? instead[game.position.phase.kind] : 'This does nothing.'}`,
        possible: trouble.possible,
      };
    const reason = reasons[place] ?? null;
    if (reason === null) return null;
    if (reason.because !== 'ordered differently' || order === null || order.kind === 'waive')
      return { words: reason.words, possible: [] };
    // One line says it for all of them: the last.
    const all = orders.filter((other) => subjectOf(other) === subjectOf(each));
    return all.at(-1) === each
      ? {
          words: `${unitOf(each)} has ${counted(all.length, 'different order')}. ${together[game.position.phase.kind]}`,
          possible: [],
        }
      : null;
  });
}

/** What a unit does whose order is not possible. */
const instead = { M: 'The unit holds.', R: 'The unit is disbanded.', A: 'This does nothing.' } as const;

/** What comes of several orders of which none counts. */
const together = {
  M: 'So it holds: delete all but one.',
  R: 'So it is disbanded: delete all but one.',
  A: 'So none counts: delete all but one.',
} as const;

const unitOf = ({ order }: OrderRead): string =>
  order === null || order.kind === 'waive' ? 'It' : shown(`${order.unit.type ?? ''} ${order.unit.at}`.trim());

const others = (orders: readonly OrderRead[], place: number): number =>
  orders.filter((other, at) => at !== place && subjectOf(other) === subjectOf(orders[place] ?? other)).length;

/** Whether an order is for a unit of the power that gives it. */
function isOwn({ position }: Pick<DiplomacyGame, 'position'>, power: Power, each: OrderRead): boolean {
  const units = position.phase.kind === 'R' ? position.dislodged.map(({ unit }) => unit) : position.units;
  return (
    each.conditional === null &&
    units.some((unit) => unit.power === power && unit.at.slice(0, 3) === subjectOf(each))
  );
}

/** Of each order that is possible by itself, why it does not count beside the others. Null where it counts. */
function notCounted(
  { position }: Pick<DiplomacyGame, 'position'>,
  { diplomacy }: Pick<DiplomacyTableRules, 'diplomacy'>,
  power: Power,
  orders: readonly OrderRead[],
): ({ because: NotCounted; words: string } | null)[] {
  // Every line is told of in its turn, before the units without one; what is for later comes after that.
  const now = orders.filter(({ conditional }) => conditional === null);
  const { told } = adjudicate(position, new Map([[power, now.map(({ text }) => text)]]), diplomacy);
  return orders.map((each) => {
    const one = told[now.indexOf(each)];
    if (each.trouble !== null || one?.why.code !== 'not counted') return null;
    const words = wordsOf(one).replace(shown(one.order), 'This order');
    return { because: one.why.because, words: `${words}.` };
  });
}
