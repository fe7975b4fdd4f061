import type { Conditional, Order } from '../../../packages/diplomacy/src/index.ts';
import { subjectOfLater } from '../../tables/diplomacy/orders/later-orders.ts';
import { subjectOfOrder } from '../../tables/diplomacy/own.ts';
import type { Choice, Slots } from './choices.ts';

/** One line of the orders that a seat has given, as it was read. */
export interface LineRead {
  /** As it was written. */
  text: string;
  order: Order | null;
  /** What it says of what comes after the moves; null for a move. */
  conditional: Conditional | null;
  /** The same, canonically written, with what was left out. */
  written: string | null;
  /** Why it will do nothing, and what happens instead; null for a good order. */
  trouble: string | null;
  /** What it does where that depends on what happens first; null for others. */
  says: string | null;
  /** Whether it is for a phase that may follow. */
  later: boolean;
}

/** What stands in each slot: the line of its unit, or of its place in the list of builds and disbands. */
export interface Filled {
  bySlot: ReadonlyMap<string, LineRead>;
  /** Lines that are for no slot, such as orders to somebody else's unit. */
  others: readonly LineRead[];
}

/** Which line is in which slot. */
export function fill({ slots, later, kind }: Slots, all: readonly LineRead[]): Filled {
  const lines = all.filter(({ conditional }) => conditional === null || later.length === 0);
  const names = [
    ...(kind === 'movement' || kind === 'retreats' ? byUnit(slots, lines) : byPlace(slots, lines)),
    ...byWhen(
      later,
      all.filter((line) => !lines.includes(line)),
    ),
  ];
  const bySlot = new Map<string, LineRead>();
  const others: LineRead[] = [];
  for (const [line, name] of names)
    if (name === null) others.push(line);
    else bySlot.set(name, line);
  return { bySlot, others };
}

type Named = [line: LineRead, slot: string | null];

function byUnit(slots: Slots['slots'], lines: readonly LineRead[]): Named[] {
  const names = new Set(slots.map(({ name }) => name));
  return lines.map((line) => {
    const subject = line.order === null ? null : subjectOfOrder(line.order);
    return [line, subject !== null && names.has(subject) ? subject : null];
  });
}

/** Lines for after the moves: by the unit that may be dislodged, and builds and disbands in their order. */
function byWhen(later: Slots['slots'], lines: readonly LineRead[]): Named[] {
  const free = later.flatMap(({ name }) => (name.startsWith('winter-') ? [name] : []));
  return lines.map((line) => {
    const { conditional } = line;
    if (conditional === null) return [line, null];
    if (conditional.when === null) return [line, free.shift() ?? null];
    const subject = subjectOfLater(conditional);
    return [line, later.some(({ name }) => name === subject) ? subject : null];
  });
}

function byPlace(slots: Slots['slots'], lines: readonly LineRead[]): Named[] {
  const free = slots.map(({ name }) => name);
  const possible = new Set(slots[0]?.choices.map(({ text }) => text));
  return lines.map((line) => [line, possible.has(textOf(line)) ? (free.shift() ?? null) : null]);
}

/** What a line is in a list of choices. */
export const textOf = ({ written, text }: LineRead): string => written ?? text;

/** What the bot is sent so that its orders become those: lines, and the units whose orders are taken back. */
export interface Change {
  text: string;
  without: readonly string[];
}

/** The change that gives some slots other orders; an empty text takes an order back. */
export function changeOf(slots: Slots, filled: Filled, wanted: ReadonlyMap<string, string>): Change {
  return slots.kind === 'movement' || slots.kind === 'retreats'
    ? ofUnits(filled, wanted)
    : ofAdjustments(slots, filled, wanted);
}

const ofUnits = ({ bySlot }: Filled, wanted: ReadonlyMap<string, string>): Change => ({
  text: [...wanted.values()].filter((text) => text !== '').join('\n'),
  without: [...wanted].flatMap(([name, text]) => {
    const before = bySlot.get(name)?.conditional ?? null;
    // A build for one place can come in place of that for another.
    if (before !== null) return [subjectOfLater(before)];
    return text === '' ? [name] : [];
  }),
});

/** Builds and disbands are one list: it is sent whole. Of two in one place the first is kept. */
function ofAdjustments({ slots }: Slots, { bySlot }: Filled, wanted: ReadonlyMap<string, string>): Change {
  const choices = new Map(slots[0]?.choices.map((choice) => [choice.text, choice]));
  const before = [...bySlot.values()];
  const texts = slots.map(({ name }) => {
    const line = bySlot.get(name);
    return wanted.get(name) ?? (line === undefined ? '' : textOf(line));
  });
  return {
    text: onePerPlace(texts.flatMap((text) => choices.get(text) ?? [])).join('\n'),
    without: before.flatMap(({ order }) => (order === null ? [] : [subjectOfOrder(order)])),
  };
}

function onePerPlace(chosen: readonly Choice[]): string[] {
  const taken = new Set<string>();
  return chosen
    .filter(({ order }) => {
      const subject = subjectOfOrder(order);
      const isNew = order.kind === 'waive' || !taken.has(subject);
      taken.add(subject);
      return isNew;
    })
    .map(({ text }) => text);
}
