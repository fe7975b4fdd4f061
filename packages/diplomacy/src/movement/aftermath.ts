import { type DiplomacyMap, type Location, type Province, provinceOf } from '../map/map.ts';
import type { Dislodged, Unit } from '../position.ts';
import type { Field } from './field.ts';
import { moving, no, type Piece, yes } from './piece.ts';
import { preventStrength } from './strengths.ts';

/** Who stands in each province after the movement; null where nobody does. */
export type Stand = readonly (Piece | null)[];

export function standAfter(field: Field): Stand {
  const stand = field.standing.slice();
  for (const piece of field.pieces) if (hasMoved(piece) && stand[piece.at] === piece) stand[piece.at] = null;
  for (const piece of field.pieces) if (hasMoved(piece)) stand[piece.to] = piece;
  return stand;
}

const hasMoved = (piece: Piece): boolean => piece.doing === moving && piece.done === yes;

/** The one that dislodged a piece; null where nobody did. */
export function dislodgerOf(stand: Stand, piece: Piece): Piece | null {
  const now = stand[piece.at] ?? null;
  return hasMoved(piece) || now === piece ? null : now;
}

/** Where the units stand now that were not dislodged, in the order in which they were given. */
export const unitsAfter = (field: Field, stand: Stand): Unit[] =>
  field.pieces.filter((piece) => dislodgerOf(stand, piece) === null).map(unitAfter);

function unitAfter(piece: Piece): Unit {
  const { order, unit } = piece;
  if (!hasMoved(piece) || order.kind !== 'move') return unit;
  const { power, type } = unit;
  return { power, type, at: type === 'A' ? provinceOf(order.to) : order.to };
}

/** Where units kept each other out and nobody stands now. One that was beaten head to head contests nothing (DATC 6.H.9). */
export function contestedProvinces(field: Field, stand: Stand): Set<Province> {
  const contested = new Set<Province>();
  for (const piece of field.pieces)
    if (piece.doing === moving && piece.done === no && (stand[piece.to] ?? null) === null)
      if (preventStrength(piece, true, field.choices) > 0) contested.add(field.board.names[piece.to] ?? '');
  return contested;
}

/** The dislodged, each with where it may retreat to. */
export function dislodgedOf(
  map: DiplomacyMap,
  field: Field,
  stand: Stand,
  contested: ReadonlySet<Province>,
): Dislodged[] {
  const dislodged: Dislodged[] = [];
  for (const piece of field.pieces) {
    const by = dislodgerOf(stand, piece);
    if (by === null) continue;
    // DATC 4.A.5: what came over water does not bar the way to where it came from.
    const isBarred = !by.byConvoy || field.choices.retreatToConvoyedFrom === 'no';
    const from = isBarred ? provinceOf(by.unit.at) : null;
    const isFree = (to: Location) => {
      const province = provinceOf(to);
      return (
        province !== from && !contested.has(province) && (stand[field.board.number(to)] ?? null) === null
      );
    };
    dislodged.push({ unit: piece.unit, from, retreats: reachOf(map, piece.unit).filter(isFree) });
  }
  return dislodged;
}

const reachOf = (map: DiplomacyMap, { type, at }: Unit): Location[] => [
  ...((type === 'A' ? map.armyBorders.get(provinceOf(at)) : map.fleetBorders.get(at)) ?? []),
];
