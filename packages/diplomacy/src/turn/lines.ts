import { type Power, type Province, provinceOf, unitTypes } from '../map/map.ts';
import type { Conditional } from '../orders/conditional.ts';
import type { Named, Order } from '../orders/order.ts';
import { longestOrder, readOrder } from '../orders/parse.ts';
import { readConditional } from '../orders/parse-conditional.ts';
import type { Context, Misread } from '../orders/reading.ts';
import { inForce } from '../orders/sets.ts';
import { type PhaseKind, phaseKinds } from '../position.ts';

/** The orders of a power, or sets of orders in the order in which they came (DATC 4.D.1). */
export type Texts = readonly string[] | readonly (readonly string[])[];

/** Orders with what has to be known to read them. */
export interface OrderSheet {
  readonly orders: Texts;
  /** Whether they were given with those of an earlier phase: then each is a conditional one (WM D.II(5), MJ B.III(5)). */
  readonly beforehand?: boolean;
  /** The power's own abbreviations, once they are agreed (WM D.III(1)): see `agreeOn`. */
  readonly abbreviations?: ReadonlyMap<string, Province>;
}

/** What a power wrote. */
export type Written = Texts | OrderSheet;

/** What each power wrote. A power without orders has no entry or an empty one. */
export type WrittenOrders = ReadonlyMap<Power, Written>;

/** One order as it was read. */
export interface Line {
  readonly power: Power;
  readonly text: string;
  /** What it says; null where it says no order of any phase. */
  readonly order: Order | null;
  /** What it says where it depends on what happens first. */
  readonly conditional: Conditional | null;
  /** Why it is no order of this phase; null where it is one. */
  readonly misread: Misread | null;
}

/** The unit that a line is about, as far as it was understood; null where it names none. */
export function unitNamed({ order, misread }: Line): Named | null {
  if (order !== null) return order.kind === 'waive' ? null : order.unit;
  const [, type, at] = /^(?:([AF]) )?([a-z]{3}(?:\/[a-z]{2})?)\b/.exec(misread?.understood ?? '') ?? [];
  return at === undefined ? null : { type: unitTypes.find((each) => each === type) ?? null, at };
}

/** The province of that unit. */
export function provinceNamed(line: Line): Province | null {
  const named = unitNamed(line);
  return named === null ? null : provinceOf(named.at);
}

/** No more of what a power writes is read in one phase: orders, and their characters. */
export const mostRead = { orders: 200, characters: 6_000 } as const;

const tooMuch: Misread = {
  at: null,
  what: `Of each power no more than ${mostRead.orders} orders and ${mostRead.characters} characters are read in one phase, and this order is beyond that.`,
  possible: [],
};

/** What orders are read for: nobody knows yet whose they are. */
export type LinesContext = Omit<Context, 'power'>;

/** Every order that is in force, read by itself (DATC 4.E.2). */
export const readLines = (orders: WrittenOrders, reading: LinesContext): readonly Line[] =>
  [...orders].flatMap(([power, written]) => {
    const { orders, beforehand = false, abbreviations } = isSheet(written) ? written : { orders: written };
    const own = abbreviations === undefined ? {} : { abbreviations };
    const reader = new LineReader({ ...reading, ...own, power }, beforehand);
    const sets = setsOf(power, orders).map((set) => set.flatMap((text) => reader.read(text)));
    return sets.length === 1 ? (sets[0] ?? []) : inForce(sets, reading.rules.choices.laterSet, subjectOf);
  });

const isSheet = (written: Written): written is OrderSheet =>
  typeof written === 'object' && written !== null && 'orders' in written;

/** The sets that a power wrote. Throws a `TypeError` where a caller without types passed anything else. */
function setsOf(power: Power, written: Texts): readonly (readonly string[])[] {
  if (isTexts(written)) return [written];
  if (!Array.isArray(written)) throw noTexts(power);
  return written.map((each: unknown) => {
    const set = typeof each === 'string' ? [each] : each;
    if (!isTexts(set)) throw noTexts(power);
    return set;
  });
}

const noTexts = (power: Power): TypeError =>
  new TypeError(`The orders of ${power} are neither a list of texts nor a list of such lists.`);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** What an order is for: orders for the same replace each other from set to set. */
function subjectOf({ order, conditional, text }: Line): string {
  if (conditional !== null) return JSON.stringify(conditional.when ?? conditional.options[0]);
  if (order === null) return text;
  return order.kind === 'waive' ? order.kind : order.unit.at.slice(0, 3);
}

/** Reads the orders of one power, one after the other. */
class LineReader {
  private count = 0;
  private characters = 0;
  private misread = 0;
  /** The unit of the order before, which a conditional may mean without naming it; at first the only one that is dislodged. */
  private last: Named | null;

  constructor(
    private readonly context: Context,
    private readonly beforehand: boolean,
  ) {
    const { power, position } = context;
    const [only = null, ...others] = position.dislodged.filter(({ unit }) => unit.power === power);
    this.last = others.length === 0 && only !== null ? only.unit : null;
  }

  /** What a text says: one order, or an order and what its unit does if it is dislodged. */
  read(text: string): readonly Line[] {
    this.count += 1;
    // A longer one is refused without being read.
    this.characters += Math.min(text.length, longestOrder);
    if (this.count > mostRead.orders || this.characters > mostRead.characters)
      return [this.line(text, { misread: tooMuch })];
    const whole = this.readOne(text);
    if (whole.misread === null || text.length > longestOrder) return [whole];
    const [, first, rest] = /^(.{1,200}?)[\s,;.]+(if\s.*)$/is.exec(text) ?? [];
    if (first === undefined || rest === undefined) return [whole];
    const parts = [this.readOne(first), this.readOne(rest)];
    return parts.some(({ misread }) => misread !== null) ? [whole] : parts;
  }

  private readOne(text: string): Line {
    const { context } = this;
    const reading = readOrder(text, context, nothing);
    if ('order' in reading) {
      const { order } = reading;
      if (order.kind !== 'waive') this.last = order.unit;
      const conditional = context.kind === 'M' || this.beforehand ? asConditional(order, context.kind) : null;
      return this.line(text, conditional === null ? { order } : { conditional });
    }
    const { misread } = reading;
    const conditional = takesConditionals(context)
      ? readConditional(text, context, this.last, nothing)
      : null;
    if (conditional !== null && 'conditional' in conditional) return this.line(text, conditional);
    this.misread += 1;
    const order = this.misread > mostExcerpts ? null : ofAnotherPhase(text, context);
    return this.line(text, { order, misread });
  }

  private line(text: string, { order = null, conditional = null, misread = null }: Partial<Line>): Line {
    return { power: this.context.power, text, order, conditional, misread };
  }
}

/**
 * What comes before its phase: a retreat if the unit is dislodged, the others for the adjustments (BT15). In a phase of retreats a unit
 * disbands because it is dislodged.
 */
function asConditional(order: Order, kind: PhaseKind): Conditional | null {
  switch (order.kind) {
    case 'retreat':
      return { when: { kind: 'dislodged', unit: order.unit }, options: [order] };
    case 'disband':
      return { when: kind === 'R' ? { kind: 'dislodged', unit: order.unit } : null, options: [order] };
    case 'build':
    case 'waive':
      return { when: null, options: [order] };
    default:
      return null;
  }
}

/** Conditionals are for retreats and adjustments (WM D.II(5)); where those have no phases they come with the moves (BT15). */
const takesConditionals = ({ kind, rules }: Context): boolean =>
  kind !== 'M' || rules.choices.phases === 'in one';

/** What would be possible helps people who write orders; it takes long to work out. */
export const nothing = (): readonly string[] => [];

/** Of what was not understood no more is looked at again, or told again, than this many characters. */
export const longestExcerpt = 120;

/** So many lines of a power are looked at again. */
const mostExcerpts = 50;

/** The order that it would be in another phase, so that it can be told of in full. */
function ofAnotherPhase(text: string, context: Context): Order | null {
  if (text.length > longestExcerpt) return null;
  for (const kind of phaseKinds) {
    const reading = kind === context.kind ? null : readOrder(text, { ...context, kind }, nothing);
    if (reading !== null && 'order' in reading) return reading.order;
  }
  return null;
}
