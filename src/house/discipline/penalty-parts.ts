import type { PenaltyKind } from '../../../terms/administration/sanctions.ts';
import type { PenaltyPart } from '../../ledger/fields.ts';
import type { ClubView } from '../ports.ts';
import { done, notUnderstood, type Refusal, type Result } from '../result.ts';
import { askRooms, type PlayedGame } from '../room.ts';
import type { Matter } from './may-penalise.ts';

/** What a Moderator may choose from; a ban has a command of its own. */
export const issuableKinds = ['deduction', 'time', 'forfeit', 'halve', 'reset', 'warning'] as const;
export type IssuableKind = Exclude<PenaltyKind, 'ban'>;

/** The figures that some of the kinds need. */
export interface PartFigures {
  points: number | null;
  minutes: number | null;
}

/** Act I.2.1: the parts of a penalty, in order. Not understood if one comes twice, or a figure is missing or fits none. */
export function readParts(
  kinds: readonly IssuableKind[],
  { person, game }: Matter,
  figures: PartFigures,
): Result<PenaltyPart[]> {
  const [option, kind] = misfit(kinds, game, figures) ?? [];
  if (option !== undefined && kind !== undefined)
    return notUnderstood({ problem: 'goes-with', option, kind, missing: kinds.includes(kind) });
  if (new Set(kinds).size < kinds.length) return notUnderstood({ problem: 'kind-twice' });
  const { points, minutes } = figures;
  const score = game?.player === person.number ? 0 : 1;
  return done(kinds.map((each) => partOf(each, { points: points ?? 0, minutes: minutes ?? 0, score })));
}

/** The first option that goes badly with the kinds, and the kind that takes it. */
function misfit(
  kinds: readonly IssuableKind[],
  game: PlayedGame | null,
  { points, minutes }: PartFigures,
): readonly [option: string, kind: IssuableKind] | undefined {
  if (kinds.includes('forfeit') && game === null) return ['game', 'forfeit'];
  if (kinds.includes('deduction') !== (points !== null)) return ['points', 'deduction'];
  if (kinds.includes('time') !== (minutes !== null)) return ['minutes', 'time'];
  return undefined;
}

function partOf(
  kind: IssuableKind,
  { points, minutes, score }: { points: number; minutes: number; score: 0 | 1 },
): PenaltyPart {
  switch (kind) {
    case 'deduction':
      return { kind, points };
    case 'time':
      return { kind, minutes };
    case 'forfeit':
      return { kind, score };
    default:
      return { kind };
  }
}

/** Act I.2.1: none, or why the person cannot forfeit the game. */
export function cannotForfeit(
  view: ClubView,
  parts: readonly PenaltyPart[],
  { person, game }: Matter,
): Refusal[] {
  const forfeit = parts.find((part) => part.kind === 'forfeit');
  if (forfeit === undefined || game === null) return [];
  const { score } = forfeit;
  return askRooms(view, (room) => room.cannotForfeit?.(view, game.number, { person, score })) ?? [];
}
