import {
  type Conditional,
  type DiplomacyMap,
  type Location,
  legalAdjustments,
  legalMovement,
  type Order,
  type PhaseKind,
  type Position,
  type Power,
  provinceOf,
  type Ways,
  writeOrder,
} from '../../../packages/diplomacy/src/index.ts';
import { type Later, laterOffers, laterSubjects } from '../../tables/diplomacy/orders/later-orders.ts';
import { adjustmentsIn, buildsNow, retreatOrders } from '../../tables/diplomacy/own.ts';
import { laterName, orderWords } from '../../tables/diplomacy/words/order-words.ts';
import { unitLabel } from './labels.ts';

/** One order that is possible. */
export interface Choice {
  /** As it is written and sent. */
  text: string;
  /** In words, for people. */
  label: string;
  order: Order;
  kind: Order['kind'];
  /** Where its unit is, or is built; null for a waived build. */
  at: Location | null;
  /** The unit that is supported or convoyed. */
  of: Location | null;
  /** Where a unit goes; where the supported unit stays, its place. */
  to: Location | null;
  byConvoy: boolean;
}

/** Something that has one order: a unit, or one build or disband of several. */
export interface Slot {
  /** What its control is called: the unit's province, or `1`, `2` … in adjustments. */
  name: string;
  label: string;
  /** Where its unit is; null in adjustments. */
  at: Location | null;
  choices: readonly Choice[];
}

export interface Slots {
  slots: readonly Slot[];
  /** What is ordered with the moves for after them (BT15); none where that has phases of its own. */
  later: readonly Slot[];
  /** In adjustments all slots choose from the same places. */
  kind: 'movement' | 'retreats' | 'builds' | 'disbands' | 'later';
}

/** What somebody orders in a position, and by which rules. */
export interface Ordering {
  map: DiplomacyMap;
  ways: Ways;
  position: Position;
  power: Power;
  /** What is ordered for after the moves, where that comes with them; left out where it has phases of its own. */
  given?: readonly Conditional[];
}

/** All that a power can order in a position: only what is legal. */
export function slotsOf({ map, ways, position, power, given }: Ordering): Slots {
  switch (position.phase.kind) {
    case 'M':
      return {
        ...{ kind: 'movement', slots: movement({ map, ways, position, power }) },
        later: given === undefined ? [] : forLater({ map, position, power }, given),
      };
    case 'R':
      return { kind: 'retreats', slots: retreats({ map, ways, position, power }), later: [] };
    case 'A':
      return adjustments({ map, ways, position, power });
  }
}

/** Where units go if they are dislodged, and in a Fall what is built and disbanded. */
const forLater = (later: Later, given: readonly Conditional[]): Slot[] =>
  laterSubjects(later, given).map((subject) => ({
    ...{ name: subject.id, label: laterName(subject), at: null },
    choices: laterOffers(later, subject).map(({ order, written, isElse }) => ({
      ...choiceOf(order, later.map, later.power, order.kind === 'retreat' ? 'R' : 'A'),
      text: written,
      label: `${isElse ? 'Else: ' : ''}${orderWords(order, later.map, later.power)}`,
    })),
  }));

function movement({ map, ways, position, power }: Ordering): Slot[] {
  return [...legalMovement(position.units, map, ways)]
    .filter(([unit]) => unit.power === power)
    .map(([unit, orders]) => ({
      ...{ name: provinceOf(unit.at), label: unitLabel(unit, map), at: unit.at },
      choices: inOrder(orders.map((order) => choiceOf(order, map, power, 'M'))),
    }));
}

function retreats({ map, position, power }: Ordering): Slot[] {
  return position.dislodged
    .filter(({ unit }) => unit.power === power)
    .map((dislodged) => {
      const { unit } = dislodged;
      const choices = inOrder(retreatOrders(dislodged).map((order) => choiceOf(order, map, power, 'R')));
      return { name: provinceOf(unit.at), label: unitLabel(unit, map), at: unit.at, choices };
    });
}

function adjustments({ map, position, power }: Ordering): Slots {
  const orders = legalAdjustments(position, map).get(power) ?? [];
  const choices = inOrder(orders.map((order) => choiceOf(order, map, power, 'A')));
  const balance = buildsNow(position, power);
  const kind = balance < 0 ? 'disbands' : 'builds';
  const word = balance < 0 ? 'Disband' : 'Build';
  const count = adjustmentsIn(position, map, power);
  const slots = Array.from({ length: count }, (_, place) => ({
    ...{ name: `${place + 1}`, at: null, choices },
    label: count === 1 ? word : `${word} ${place + 1} of ${count}`,
  }));
  return { kind, slots, later: [] };
}

const kinds: readonly Order['kind'][] = [
  ...(['hold', 'move', 'support', 'convoy', 'retreat', 'build', 'disband', 'waive'] as const),
];

/** By kind, and in the alphabet. */
function inOrder(choices: readonly Choice[]): Choice[] {
  const rank = ({ kind }: Choice): number => kinds.indexOf(kind);
  return [...choices].sort((a, b) => rank(a) - rank(b) || (a.label < b.label ? -1 : 1));
}

function choiceOf(order: Order, map: DiplomacyMap, power: Power, phase: PhaseKind): Choice {
  const of = order.kind === 'support' || order.kind === 'convoy' ? order.of.at : null;
  return {
    text: writeOrder(order, phase),
    label: orderWords(order, map, power),
    order,
    kind: order.kind,
    at: order.kind === 'waive' ? null : order.unit.at,
    of,
    to: 'to' in order ? (order.to ?? of) : null,
    byConvoy: order.kind === 'move' && order.via !== null,
  };
}

/** The headings under which choices are listed. */
export const groupNames: Readonly<Record<Order['kind'], string>> = {
  hold: 'Hold',
  move: 'Move',
  support: 'Support',
  convoy: 'Convoy',
  retreat: 'Retreat',
  build: 'Build',
  disband: 'Disband',
  waive: 'Build nothing',
};
