import type { Field } from './field.ts';
import { type Piece, viaOf } from './piece.ts';
import { isOfUse } from './use.ts';

/** Whether an army goes by convoy. What goes by convoy has no way by land to fall back on (DATC 4.A.3). */
export function choosesConvoy(field: Field, army: Piece): boolean {
  if (field.board.byLand[army.at]?.has(army.to) !== true) return true;
  const via = viaOf(army);
  if (via === null && army.carriers === null) return false;
  switch (field.choices.convoyToNeighbour) {
    // BT17: only its own order says that it goes by convoy, by a path or in so many words.
    case 'explicit with its path':
      return via !== null;
    // WM D.VI(2), MJ B.VII(2): its own fleet's order is enough, needed or not.
    case 'explicit or own fleet ordered':
      return via !== null || ownFleets(army).length > 0;
    // DATC 4.A.3, 6.G.19: its own fleet has to be of use on some route.
    case 'explicit or own fleet':
      return via !== null || ownFleets(army).some((fleet) => isOfUse(field, army, fleet));
  }
}

const ownFleets = (army: Piece): readonly Piece[] =>
  army.carriers?.filter(({ unit }) => unit.power === army.unit.power) ?? [];
