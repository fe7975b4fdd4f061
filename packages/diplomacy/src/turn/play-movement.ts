import { type Power, type Province, provinceOf } from '../map/map.ts';
import { adjudicateMovement } from '../movement/adjudicate-movement.ts';
import { writeNamed, writeOrder } from '../notation/order.ts';
import type { LegalOrder } from '../orders/legal-order.ts';
import { isLegal, legalOrder } from '../orders/legality.ts';
import type { MovementOrder, Order } from '../orders/order.ts';
import type { Misread } from '../orders/reading.ts';
import { settled } from '../orders/sets.ts';
import { staysAfterMovement } from '../phases/stays.ts';
import type { Position } from '../position.ts';
import type { Moved, Movement, Told } from '../results/result.ts';
import type { NotCounted } from '../results/turn-reason.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { Board } from './board.ts';
import { type Line, type LinesContext, nothing, provinceNamed } from './lines.ts';
import type { Played } from './play-retreats.ts';
import { toldIllegal } from './tell.ts';

/** A line with the order that it comes to, or why it comes to none. */
interface Judged {
  readonly line: Line;
  readonly order: MovementOrder | null;
  readonly legal: LegalOrder | Misread;
}

/** Plays the movement orders that were written. Illegal ones do nothing, and their units hold (DATC 4.E.1). */
export function playMovement(position: Position, lines: readonly Line[], rules: RuleSet): Played {
  const { map, choices } = rules;
  const { units } = position;
  const reading = { map, rules, position, kind: 'M' as const };
  const judged = lines.map((line) => judge(line, reading));
  const { orders, notCounted } = settled(judged.filter(isOrder), units, choices);
  const counted = choices.supportInDisorder === 'yes' ? orders : orders.filter(isSupportable(lines));
  const movement = adjudicateMovement({ map, rules, units, orders: counted });
  return {
    position: { ...position, ...after(movement, position, rules) },
    told: tellAll({ judged, notCounted, movement, board: new Board(position) }),
  };
}

const isOrder = (judged: Judged): judged is Judged & { order: MovementOrder } => judged.order !== null;

function judge(line: Line, reading: LinesContext): Judged {
  const { order, misread, power } = line;
  if (misread !== null) return { line, order: null, legal: misread };
  if (order === null || !isMovement(order)) return { line, order: null, legal: noMovement };
  // Written out, as a copy by spreading takes longer than all the judging.
  const { map, rules, position, kind } = reading;
  return { line, order, legal: legalOrder(order, { map, rules, position, kind, power }, nothing) };
}

const noMovement: Misread = { at: null, what: 'That is no order of a movement phase.', possible: [] };

const isMovement = (order: Order): order is MovementOrder =>
  order.kind === 'hold' || order.kind === 'move' || order.kind === 'support' || order.kind === 'convoy';

/** Whether an order is anything but the support of a holding unit whose power wrote nothing (DATC 4.D.9). */
const isSupportable = (lines: readonly Line[]) => {
  const ordering = new Set(lines.map(({ power }) => power));
  return (order: LegalOrder): boolean =>
    order.kind !== 'support' || order.to !== null || ordering.has(order.of.power);
};

/** Where the units stand then, and who stayed all year so far where the rules count it. */
function after({ units, dislodged, orders }: Movement, position: Position, { map, choices }: RuleSet) {
  if (choices.homes === 'fixed') return { units, dislodged };
  const stayed = orders.flatMap((one) => (one.result === 'moves' || one.dislodged ? [] : [one.order.unit]));
  return { units, dislodged, stays: staysAfterMovement({ position, map }, stayed) };
}

interface ToTell {
  readonly judged: readonly Judged[];
  /** Keyed by members of `judged`. */
  readonly notCounted: ReadonlyMap<object, NotCounted>;
  readonly movement: Movement;
  readonly board: Board;
}

/** Every line is told of, then every unit without one. */
function tellAll({ judged, notCounted, movement, board }: ToTell): readonly Told[] {
  const moved = new Map(movement.orders.map((one) => [provinceOf(one.order.unit.at), one]));
  const ordered = new Set<Province | null>();
  const told = judged.map((one) => {
    const { line, legal } = one;
    const at = isLegal(legal) ? provinceOf(legal.unit.at) : ownUnitAt(line, moved);
    ordered.add(at);
    const own = at === null ? undefined : moved.get(at);
    if (isLegal(legal)) return toldLegal(line.power, legal, own, notCounted.get(one));
    const illegal = toldIllegal(line, legal.what, board, 'M');
    // Copied only where it has to be: somebody may write ten thousand of them.
    return own?.dislodged ? { ...illegal, ...fateOf(own) } : illegal;
  });
  for (const [at, one] of moved) if (!ordered.has(at)) told.push(toldMoved(one.order.unit.power, one));
  return told;
}

/** The province of the power's own unit that an order names, though it is not possible. */
function ownUnitAt(line: Line, moved: ReadonlyMap<Province, Moved>): Province | null {
  const named = provinceNamed(line);
  return named !== null && moved.get(named)?.order.unit.power === line.power ? named : null;
}

function toldLegal(
  power: Power,
  legal: LegalOrder,
  own: Moved | undefined,
  notCounted: NotCounted | undefined,
): Told {
  if (own?.order === legal && notCounted === undefined) return toldMoved(power, own);
  const because = notCounted ?? 'support in civil disorder';
  return {
    power,
    unit: writeNamed(legal.unit),
    order: writeOrder(legal),
    // DATC 4.D.3 c: orders that differ are illegal.
    result: because === 'ordered differently' ? 'illegal' : 'void',
    ...fateOf(own),
    why: { code: 'not counted', because },
  };
}

const toldMoved = (power: Power, moved: Moved): Told => ({
  power,
  unit: writeNamed(moved.order.unit),
  order: writeOrder(moved.order),
  result: moved.result,
  ...fateOf(moved),
  why: moved.why,
});

/** Whether a unit was dislodged, and by whom. */
function fateOf(moved: Moved | undefined): Pick<Told, 'dislodged' | 'dislodgedBy'> {
  if (moved === undefined || !moved.dislodged) return { dislodged: false };
  return { dislodged: true, dislodgedBy: moved.dislodgedBy?.unit ?? null };
}
