import type { Field } from './field.ts';
import { type Answer, convoying, moving, no, open, type Piece, supporting, yes } from './piece.ts';
import { arrival, isNecessary } from './routes.ts';
import { attackStrength, preventStrength, resistance } from './strengths.ts';

/** What is known of whether a piece's order comes to pass, by what is known of the others (DATC 5.B). */
export function judge(field: Field, piece: Piece): Answer {
  switch (piece.doing) {
    case moving:
      return judgeMove(field, piece);
    case supporting:
      return judgeSupport(field, piece);
    case convoying:
      return judgeConvoy(field, piece);
    default:
      return yes;
  }
}

/** DATC 5.B.1: a move needs more strength than each that is against it. */
function judgeMove(field: Field, piece: Piece): Answer {
  if (piece.arrives === no) return no;
  const most = attackStrength(piece, true);
  if (most <= resistance(piece, false)) return no;
  const least = attackStrength(piece, false);
  let answer: Answer = least <= resistance(piece, true) ? open : yes;
  for (let rival = field.attackers[piece.to] ?? null; rival !== null; rival = rival.nextAttacker) {
    if (rival === piece) continue;
    if (most <= preventStrength(rival, false, field.choices)) return no;
    if (least <= preventStrength(rival, true, field.choices)) answer = open;
  }
  return answer;
}

/** DATC 5.B.2: a support is cut by an attack, or where its unit is dislodged. */
function judgeSupport(field: Field, piece: Piece): Answer {
  let answer: Answer = yes;
  for (
    let attacker = field.attackers[piece.at] ?? null;
    attacker !== null;
    attacker = attacker.nextAttacker
  ) {
    const cut = isCutBy(field, piece, attacker);
    if (cut === yes) return no;
    if (cut === open) answer = open;
  }
  return answer;
}

/** Whether one attack cuts a support. */
export function isCutBy(field: Field, piece: Piece, attacker: Piece): Answer {
  if (attacker.arrives === no || isSpared(field, piece, attacker)) return no;
  return cutsUnlessBeaten(field, piece, attacker) ? attacker.arrives : attacker.done;
}

/** Whether an attack cuts a support even where it fails. */
export const cutsUnlessBeaten = ({ choices }: Field, piece: Piece, attacker: Piece): boolean =>
  attacker.unit.power !== piece.unit.power &&
  // DATC 4.A.4: what comes from the province that the support is given against does not, by convoy or not.
  (attacker.at !== piece.to || (attacker.byConvoy && choices.convoyedCutOfOwnProvince === 'yes'));

/** The rule of 2000 (DATC 4.A.2): an army cuts no support of an attack on a fleet that it needs, not even where it dislodges (6.F.17). */
function isSpared(field: Field, piece: Piece, attacker: Piece): boolean {
  if (!attacker.byConvoy || field.choices.paradox !== 'rulebook then szykman') return false;
  const fleet = field.standing[piece.to] ?? null;
  if (piece.helps?.doing !== moving || fleet?.doing !== convoying || fleet.helps !== attacker) return false;
  return isNecessary(field, attacker, fleet);
}

/** DATC 5.B.3: a convoy is broken where its fleet is dislodged, or where the rule for paradoxes ends it. */
function judgeConvoy(field: Field, piece: Piece): Answer {
  if (piece.paradox || piece.troubledBy !== null) return no;
  let answer: Answer = yes;
  for (
    let attacker = field.attackers[piece.at] ?? null;
    attacker !== null;
    attacker = attacker.nextAttacker
  ) {
    if (attacker.done === yes) return no;
    if (attacker.done === open) answer = open;
  }
  return answer;
}

/** Sets how an order comes out; and whether an army still arrives, where it is its convoy's. */
export function decide(field: Field, piece: Piece, answer: Answer): void {
  piece.done = answer;
  const army = piece.helps;
  if (piece.doing === convoying && army !== null && army.arrives === open)
    army.arrives = arrival(field, army);
}
