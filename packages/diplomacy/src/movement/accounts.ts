import type { Unit } from '../position.ts';
import type { Strength } from '../results/reason.ts';
import type { Field } from './field.ts';
import { attackersOf } from './needs.ts';
import { moving, no, type Piece, yes } from './piece.ts';
import { attackStrength, preventStrength, resistance } from './strengths.ts';

// Strengths when all is decided, with the names of those who brought them. Always in the order of the map.

const byPlace = (a: Piece, b: Piece): number => a.at - b.at;

const accountOf = (piece: Piece, strength: number, supports: readonly Piece[]): Strength => ({
  unit: piece.unit,
  strength,
  supports: [...supports].sort(byPlace).map(({ unit }) => unit),
});

/** Those whose support of a piece was not cut. */
function supportersOf(piece: Piece): Piece[] {
  const supporters: Piece[] = [];
  for (let one = piece.supporter; one !== null; one = one.nextSupporter)
    if (one.done === yes) supporters.push(one);
  return supporters;
}

/** The unit that a move would have to dislodge; null where it meets none. */
function inTheWay({ holder, opponent }: Piece): Piece | null {
  if (holder === null) return null;
  return holder.doing === moving && opponent === null && holder.done === yes ? null : holder;
}

/** The strength of an attack, with the supports that counted. */
export function attackAccount(piece: Piece): Strength {
  const strength = attackStrength(piece, true);
  const against = inTheWay(piece)?.unit.power;
  const counted = supportersOf(piece).filter(({ unit }) => unit.power !== against);
  return accountOf(piece, strength, strength === 0 ? [] : counted);
}

/** The supports of a move that did not count, as they would have helped against a unit of their own power. */
export function uncountedSupports(piece: Piece): Unit[] {
  const against = inTheWay(piece)?.unit.power;
  return supportersOf(piece)
    .filter(({ unit }) => unit.power === against)
    .sort(byPlace)
    .map(({ unit }) => unit);
}

/** What stood or came against a move: what it would have to dislodge, and those that go to the same place. */
export function resistanceAccounts(field: Field, piece: Piece): Strength[] {
  const rivals = [...attackersOf(field, piece.to)].filter((rival) => rival !== piece).sort(byPlace);
  const accounts = rivals
    .map((rival) => accountOf(rival, preventStrength(rival, true, field.choices), supportersOf(rival)))
    .filter(({ strength }) => strength > 0);
  const holder = holderAccount(piece);
  return holder === null ? accounts : [holder, ...accounts];
}

/** The unit that a move would have to dislodge, with its strength; null where there is none. */
export function holderAccount(piece: Piece): Strength | null {
  const holder = inTheWay(piece);
  if (holder === null) return null;
  const resists = resistance(piece, true);
  return accountOf(holder, resists, resists > 1 ? supportersOf(holder) : []);
}

/** A unit where it stands: a move that failed leaves it alone there. */
export const standingAccount = (piece: Piece): Strength => {
  const supports = piece.doing === moving ? [] : supportersOf(piece);
  return accountOf(piece, 1 + supports.length, supports);
};

/** Those that attacked a province and did not fail for their convoy. */
export const attacksOn = (field: Field, province: number): Piece[] =>
  [...attackersOf(field, province)].filter(({ arrives }) => arrives !== no).sort(byPlace);
