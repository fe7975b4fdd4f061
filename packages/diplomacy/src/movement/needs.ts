import { cutsUnlessBeaten, isCutBy } from './decisions.ts';
import type { Field } from './field.ts';
import { convoying, moving, open, type Piece, supporting } from './piece.ts';
import { attackStrength, preventStrength, resistance } from './strengths.ts';

/** Those whose decision may follow once this piece's is made. */
export function touchedBy(field: Field, piece: Piece): Piece[] {
  const touched: Piece[] = [];
  const at = (province: number) => {
    const holder = field.standing[province] ?? null;
    if (holder !== null) touched.push(holder);
    for (const attacker of attackersOf(field, province)) touched.push(attacker);
  };
  const { helps } = piece;
  at(piece.doing === convoying ? (helps?.to ?? piece.at) : piece.to);
  if (piece.doing === moving) at(piece.at);
  if (piece.doing === supporting) at(helps?.at ?? piece.at);
  return touched;
}

/** What an open decision waits for: the other open decisions that can still turn it. */
export function needsOf(field: Field, piece: Piece): Set<Piece> {
  const needs = new Set<Piece>();
  if (piece.doing === moving) addNeedsOfMove(field, piece, needs);
  else if (piece.doing === supporting) addNeedsOfSupport(field, piece, needs);
  else for (const attacker of attackersOf(field, piece.at)) addIfOpen(attacker, needs);
  return needs;
}

/** A move waits for the strengths that are too near to each other to tell. */
function addNeedsOfMove(field: Field, piece: Piece, needs: Set<Piece>): void {
  const least = attackStrength(piece, false);
  const { holder, opponent } = piece;
  let isNear = false;
  if (least <= resistance(piece, true)) {
    isNear = true;
    if (opponent !== null) addSupports(opponent, needs);
    else if (holder?.doing === moving) addIfOpen(holder, needs);
    else if (holder !== null) addSupports(holder, needs);
  }
  for (const rival of attackersOf(field, piece.to)) {
    if (rival === piece || least > preventStrength(rival, true, field.choices)) continue;
    isNear = true;
    addNeedsOfPrevention(field, rival, needs);
  }
  if (!isNear) return;
  addCarriers(piece, needs);
  addSupports(piece, needs);
  if (holder?.doing === moving && opponent === null) addIfOpen(holder, needs);
}

function addNeedsOfPrevention({ choices }: Field, rival: Piece, needs: Set<Piece>): void {
  addCarriers(rival, needs);
  addSupports(rival, needs);
  if (rival.opponent !== null) addIfOpen(rival.opponent, needs);
  // DATC 4.A.7
  if (choices.dislodgedEffectOnSwap === 'yes' || rival.holder?.to !== rival.at) return;
  addIfOpen(rival.holder, needs);
  addIfOpen(rival, needs);
}

function addNeedsOfSupport(field: Field, piece: Piece, needs: Set<Piece>): void {
  for (const attacker of attackersOf(field, piece.at)) {
    if (isCutBy(field, piece, attacker) !== open) continue;
    if (cutsUnlessBeaten(field, piece, attacker) && attacker.arrives === open) addCarriers(attacker, needs);
    else addIfOpen(attacker, needs);
  }
}

function addIfOpen(piece: Piece, needs: Set<Piece>): void {
  if (piece.done === open) needs.add(piece);
}

function addSupports(piece: Piece, needs: Set<Piece>): void {
  for (let one = piece.supporter; one !== null; one = one.nextSupporter) addIfOpen(one, needs);
}

function addCarriers(piece: Piece, needs: Set<Piece>): void {
  if (piece.arrives !== open) return;
  for (const fleet of piece.carriers ?? []) addIfOpen(fleet, needs);
}

/** Those that move to a province. */
export function* attackersOf(field: Field, province: number): Generator<Piece> {
  for (let piece = field.attackers[province] ?? null; piece !== null; piece = piece.nextAttacker) yield piece;
}
