import type { Power } from '../map/map.ts';
import type { Choices } from '../rules/rule-set.ts';
import { type Answer, moving, no, open, type Piece, yes } from './piece.ts';

// The strengths of DATC 5.B, while not all is known: each is at least one number and at most another.

/** How many support a piece: those that surely do, or all that may. */
function supports(piece: Piece, most: boolean, butOf: Power | null): number {
  let count = 0;
  for (let one = piece.supporter; one !== null; one = one.nextSupporter)
    if ((one.done === yes || (most && one.done === open)) && one.unit.power !== butOf) count += 1;
  return count;
}

/** With what strength a move can take its destination (DATC 5.B.8): all units are equally strong (BT12, BT19). No unit helps to dislodge one of its own power. */
export function attackStrength(piece: Piece, most: boolean): number {
  if (piece.arrives === no || (piece.arrives === open && !most)) return 0;
  const { holder } = piece;
  if (holder === null) return 1 + supports(piece, most, null);
  const leaves = holder.doing === moving && piece.opponent === null ? holder.done : no;
  if (leaves === yes || (leaves === open && most)) return 1 + supports(piece, most, null);
  if (holder.unit.power === piece.unit.power) return 0;
  return 1 + supports(piece, most, holder.unit.power);
}

/** With what strength the unit in a province keeps others out (DATC 5.B.5). */
function holdStrength(holder: Piece | null, most: boolean): number {
  if (holder === null) return 0;
  if (holder.doing !== moving) return 1 + supports(holder, most, null);
  return holder.done === no || (holder.done === open && most) ? 1 : 0;
}

/** With what strength a unit resists the one that it meets head to head (DATC 5.B.7). */
const defendStrength = (piece: Piece, most: boolean): number => 1 + supports(piece, most, null);

/** What a move has to overcome where it goes: the unit that it meets head to head, or what stands there (DATC 5.B.1). */
export const resistance = ({ opponent, holder }: Piece, most: boolean): number =>
  opponent === null ? holdStrength(holder, most) : defendStrength(opponent, most);

/** With what strength a move keeps others from its destination (DATC 5.B.6). */
export function preventStrength(piece: Piece, most: boolean, choices: Choices): number {
  if (piece.arrives === no || (piece.arrives === open && !most)) return 0;
  const beaten = piece.opponent === null ? beatenInSwap(piece, choices) : piece.opponent.done;
  if (beaten === yes || (beaten === open && !most)) return 0;
  return 1 + supports(piece, most, null);
}

/** DATC 4.A.7: whether a unit has no effect where the one comes from that dislodged it, though they did not meet on the way. */
function beatenInSwap(piece: Piece, choices: Choices): Answer {
  const { holder } = piece;
  if (choices.dislodgedEffectOnSwap === 'yes' || holder?.doing !== moving || holder.to !== piece.at)
    return no;
  if (holder.done === no || piece.done === yes) return no;
  return holder.done === yes && piece.done === no ? yes : open;
}
