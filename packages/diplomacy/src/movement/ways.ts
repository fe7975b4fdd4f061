import type { Field } from './field.ts';
import { type Piece, viaOf } from './piece.ts';

/**
 * Whether an army goes by convoy. What goes by convoy has no way by land to fall back on (DATC 4.A.3). Which fleets' orders to convoy count
 * at all was decided when they were found legal: where the rule set asks for it, only those of use (DATC 6.G.19).
 */
export function choosesConvoy(field: Field, army: Piece): boolean {
  if (field.board.byLand[army.at]?.has(army.to) !== true) return true;
  const via = viaOf(army);
  // BT17: only its own order says that it goes by convoy, by a path or in so many words.
  if (field.choices.convoyToNeighbour === 'explicit with its path') return via !== null;
  // WM D.VI(2), MJ B.VII(2): an order of its own fleet is enough.
  return via !== null || army.carriers?.some(({ unit }) => unit.power === army.unit.power) === true;
}
