import { type DiplomacyMap, type Location, type Province, provinceOf } from '../map/map.ts';
import type { Dislodged, Unit } from '../position.ts';
import type { Field } from './field.ts';
import { moving, no, type Piece, yes } from './piece.ts';
import { preventStrength } from './strengths.ts';

const hasMoved = (piece: Piece): boolean => piece.doing === moving && piece.done === yes;

/** Tells each dislodged unit by whom it was. */
export function dislodge({ pieces, standing }: Field): void {
  for (const piece of pieces) {
    if (!hasMoved(piece)) continue;
    const there = standing[piece.to] ?? null;
    if (there !== null && !hasMoved(there)) there.dislodger = piece;
  }
}

/** Whether a unit stands in a province now. */
function isTaken(field: Field, province: number): boolean {
  const before = field.standing[province] ?? null;
  if (before !== null && !hasMoved(before)) return true;
  for (let piece = field.attackers[province] ?? null; piece !== null; piece = piece.nextAttacker)
    if (piece.done === yes) return true;
  return false;
}

/** Where the units stand now that were not dislodged, in the order in which they were given. */
export function unitsAfter({ pieces }: Field): Unit[] {
  const units: Unit[] = [];
  for (const piece of pieces) if (piece.dislodger === null) units.push(unitAfter(piece));
  return units;
}

function unitAfter(piece: Piece): Unit {
  const { order, unit } = piece;
  if (!hasMoved(piece) || order.kind !== 'move') return unit;
  const { power, type } = unit;
  return { power, type, at: type === 'A' ? provinceOf(order.to) : order.to };
}

/** Where units kept each other out and nobody stands now. One that was beaten head to head contests nothing (DATC 6.H.9). */
export function contestedProvinces(field: Field): Set<Province> {
  const contested = new Set<Province>();
  for (const piece of field.pieces)
    if (piece.doing === moving && piece.done === no && !isTaken(field, piece.to))
      if (preventStrength(piece, true, field.choices) > 0) contested.add(field.board.names[piece.to] ?? '');
  return contested;
}

/** The dislodged, each with where it may retreat to. */
export function dislodgedOf(map: DiplomacyMap, field: Field, contested: ReadonlySet<Province>): Dislodged[] {
  const dislodged: Dislodged[] = [];
  for (const piece of field.pieces) {
    const by = piece.dislodger;
    if (by === null) continue;
    const from = provinceOf(by.unit.at);
    // DATC 4.A.5: what came over water does not bar the way to where it came from.
    const barred = by.byConvoy && field.choices.retreatToConvoyedFrom === 'yes' ? null : from;
    const isFree = (to: Location) => {
      const province = provinceOf(to);
      return province !== barred && !contested.has(province) && !isTaken(field, field.board.number(to));
    };
    dislodged.push({ unit: piece.unit, from, retreats: reachOf(map, piece.unit).filter(isFree) });
  }
  return dislodged;
}

const reachOf = (map: DiplomacyMap, { type, at }: Unit): Location[] => [
  ...((type === 'A' ? map.armyBorders.get(provinceOf(at)) : map.fleetBorders.get(at)) ?? []),
];
