import {
  type Conditional,
  type DiplomacyMap,
  type Location,
  legalAdjustments,
  type Order,
  type Position,
  type Power,
  provinceOf,
  reachOf,
  type Unit,
  writeConditional,
} from '../../../../packages/diplomacy/src/index.ts';
import { ownUnits } from '../own.ts';

/**
 * Something that is ordered with the moves for after them (BT15, BT23): where a unit goes if it is dislodged or, in a Fall, one of the
 * builds and disbands, in the order in which they are wanted.
 */
export interface LaterSubject {
  /** `if-vie`; `winter-1`. */
  readonly id: string;
  /** The unit that may be dislodged; null for a build or disband. */
  readonly unit: Unit | null;
  /** What is ordered for it; null for nothing. */
  readonly given: Conditional | null;
}

/** What a power can order in a position for later. */
export interface Later {
  readonly map: DiplomacyMap;
  readonly position: Position;
  readonly power: Power;
}

/** One order for later that is offered: by itself, or after what is ordered already. */
export interface LaterOffer {
  readonly order: Order;
  /** Canonically, with the condition and all options before it. */
  readonly written: string;
  /** Whether it is for where those before it are not possible. */
  readonly isElse: boolean;
}

/** More builds and disbands are typed. */
const mostInWinter = 6;
/** As long as an order is that can be chosen from a list. */
const longest = 100;

/** What a line for later is for: a later one for the same takes its place. */
export function subjectOfLater({ when, options: [first] }: Conditional): string {
  if (when?.kind === 'dislodged') return `if-${provinceOf(when.unit.at)}`;
  const place = first === undefined || first.kind === 'waive' ? 'waive' : provinceOf(first.unit.at);
  return when === null ? `winter ${place}` : `${when.kind} ${when.province} ${place}`;
}

/** What a power can order for later, with what it has ordered; each line of `given` once. */
export function laterSubjects({ position, power }: Later, given: readonly Conditional[]): LaterSubject[] {
  const retreats = ownUnits(position, power).map((unit): LaterSubject => {
    const id = `if-${provinceOf(unit.at)}`;
    return { id, unit, given: given.find((each) => subjectOfLater(each) === id) ?? null };
  });
  return position.phase.season === 'S' ? retreats : [...retreats, ...winterSubjects(given)];
}

/** The builds and disbands without a condition, and room for one more. */
function winterSubjects(given: readonly Conditional[]): LaterSubject[] {
  const plain = given.filter(({ when }) => when === null);
  const count = Math.min(plain.length + 1, mostInWinter);
  return Array.from({ length: count }, (_, place) => ({
    ...{ id: `winter-${place + 1}`, unit: null, given: plain[place] ?? null },
  }));
}

/** Every order that something can be given for later. */
export function laterOffers(
  later: Later,
  { unit, given }: Pick<LaterSubject, 'unit' | 'given'>,
): LaterOffer[] {
  const when = unit === null ? null : ({ kind: 'dislodged', unit } as const);
  const orders = unit === null ? winterOrders(later) : retreatsOf(later, unit);
  const before = given?.options ?? [];
  const isLast = before.some(({ kind }) => kind === 'disband' || kind === 'waive');
  const fresh = orders.map((order) => ({
    order,
    isElse: false,
    written: writeConditional({ when, options: [order] }),
  }));
  const more = orders
    .filter((order) => before.length > 0 && !isLast && !before.some((each) => isSame(each, order)))
    .map((order) => ({
      order,
      isElse: true,
      written: writeConditional({ when, options: [...before, order] }),
    }));
  return [...fresh, ...more].filter(({ written }) => written.length <= longest);
}

type Option = Conditional['options'][number];

/** Where a unit could retreat to if it were dislodged; what is barred then nobody knows yet. */
const retreatsOf = ({ map }: Later, unit: Unit): Option[] => [
  ...[...reachOf(map, unit)].map((to: Location): Option => ({ kind: 'retreat', unit, to })),
  { kind: 'disband', unit },
];

/** What could be built at home if all of it were free, and the own units as they stand now. */
function winterOrders({ map, position, power }: Later): Option[] {
  const homes = map.powers.get(power)?.homes ?? [];
  const free = { ...position, units: [], centres: new Map([[power, [...homes]]]) };
  const disbands = ownUnits(position, power).map((unit): Option => ({ kind: 'disband', unit }));
  return [...(legalAdjustments(free, map).get(power) ?? []), ...disbands];
}

function isSame(one: Option, other: Option): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind === 'retreat' && other.kind === 'retreat') return one.to === other.to;
  return (
    one.kind === 'waive' ||
    other.kind === 'waive' ||
    (one.unit.at === other.unit.at && one.unit.type === other.unit.type)
  );
}

/** What keeps an order for later from ever being carried out, in a sentence; null where it may be. */
export function troubleLater({ map, position, power }: Later, { when, options }: Conditional): string | null {
  if (when?.kind !== 'dislodged')
    return position.phase.season === 'S'
      ? 'Nothing is built or disbanded after a Spring.'
      : homeTrouble({ map, position, power }, options);
  const province = provinceOf(when.unit.at);
  const unit = ownUnits(position, power).find(({ at }) => provinceOf(at) === province);
  if (unit === undefined) return `You have no unit in ${province}.`;
  const near = new Set([...reachOf(map, unit)].map(provinceOf));
  const far = options.flatMap((option) =>
    option.kind === 'retreat' && !near.has(provinceOf(option.to)) ? [option.to] : [],
  );
  return far.length === 0 ? null : `The unit can’t reach ${far.join(', ')} from there.`;
}

function homeTrouble({ map, power }: Later, options: Conditional['options']): string | null {
  const homes = map.powers.get(power)?.homes ?? [];
  const foreign = options.flatMap((option) =>
    option.kind === 'build' && !homes.includes(provinceOf(option.unit.at)) ? [option.unit.at] : [],
  );
  return foreign.length === 0 ? null : `You can build at home only, and not in ${foreign.join(', ')}.`;
}
