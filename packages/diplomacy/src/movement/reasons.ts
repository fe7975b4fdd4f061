import type { ConvoyReason, MoveReason, Reason } from '../results/reason.ts';
import {
  attackAccount,
  attacksOn,
  holderAccount,
  resistanceAccounts,
  standingAccount,
  uncountedSupports,
} from './accounts.ts';
import { isCutBy } from './decisions.ts';
import type { Field } from './field.ts';
import { convoying, moving, no, type Piece, supporting, yes } from './piece.ts';
import { hasWholeRoute } from './routes.ts';

/** Why an order came out as it did, once all is decided. */
export function reasonOf(field: Field, piece: Piece): Reason {
  switch (piece.doing) {
    case moving:
      return piece.arrives === no ? convoyReason(field, piece) : moveReason(field, piece);
    case supporting:
      return supportReason(field, piece);
    case convoying:
      return fleetReason(field, piece);
    default:
      return piece.order.kind === 'hold' ? holdReason(field, piece) : voidReason(field, piece);
  }
}

function moveReason(field: Field, piece: Piece): MoveReason {
  const by = attackAccount(piece);
  const against = resistanceAccounts(field, piece);
  if (piece.done === yes) return { code: 'moved', by, against };
  const stronger = against.filter(({ strength }) => strength >= by.strength);
  const own = holderAccount(piece);
  if (own !== null && by.strength === 0) return { code: 'own unit', by, against: own, without: [] };
  const without = uncountedSupports(piece);
  const full = by.strength + without.length;
  if (own !== null && stronger.every(({ unit, strength }) => unit === own.unit && strength < full))
    return { code: 'own unit', by, against: own, without };
  return { code: 'bounced', by, against: stronger };
}

function supportReason(field: Field, piece: Piece): Reason {
  const { helps } = piece;
  if (piece.done === yes && helps !== null) return { code: 'supported', unit: helps.unit };
  const cutting = attacksOn(field, piece.at).filter((attacker) => isCutBy(field, piece, attacker) === yes);
  const by = piece.dislodger ?? cutting[0] ?? piece;
  return { code: 'cut', by: by.unit };
}

function fleetReason(field: Field, piece: Piece): Reason {
  const army = piece.helps;
  if (piece.done === no || army === null) return breakReason(field, piece);
  return army.arrives === yes ? { code: 'convoyed', army: army.unit } : convoyReason(field, army);
}

/** Why a convoyed army does not get there: the first of its fleets that failed, in the order of the map. */
function convoyReason(field: Field, army: Piece): ConvoyReason {
  if (!hasWholeRoute(field, army)) return { code: 'no convoy' };
  const broken = (army.carriers ?? []).filter(({ done }) => done === no).sort((a, b) => a.at - b.at)[0];
  return broken === undefined ? { code: 'no convoy' } : breakReason(field, broken);
}

function breakReason({ board }: Field, fleet: Piece): ConvoyReason {
  const at = board.names[fleet.at] ?? '';
  const dislodger = fleet.dislodger;
  if (dislodger !== null && !fleet.paradox) return { code: 'convoy broken', at, by: dislodger.unit };
  if (fleet.troubledBy !== null) return { code: 'convoy attacked', at, by: fleet.troubledBy.unit };
  return { code: 'convoy paradox', at };
}

function voidReason(field: Field, { order }: Piece): Reason {
  if (order.kind === 'move' || order.kind === 'hold') return { code: 'held' };
  const other = field.standing[field.board.number(order.of.at)] ?? null;
  if (other === null) return { code: 'unmatched', unit: null, ordered: null };
  const isMet =
    order.kind === 'convoy' &&
    other.doing === moving &&
    field.board.number(order.to) === other.to &&
    !other.byConvoy;
  return isMet
    ? { code: 'by land', army: other.unit }
    : { code: 'unmatched', unit: other.unit, ordered: other.order };
}

function holdReason(field: Field, piece: Piece): Reason {
  const attacks = attacksOn(field, piece.at);
  if (attacks.length === 0) return { code: 'held' };
  const by = standingAccount(piece);
  const dislodger = piece.dislodger;
  if (dislodger !== null) return { code: 'dislodged', by: attackAccount(dislodger), against: by };
  // No power dislodges its own unit: what attacked it with nothing is no attack.
  const against = attacks.map(attackAccount).filter(({ strength }) => strength > 0);
  if (against.length === 0) return { code: 'held' };
  const stronger = against.filter(({ strength }) => strength > by.strength);
  return stronger.length > 0
    ? { code: 'beleaguered', by, against: stronger }
    : { code: 'held out', by, against };
}
