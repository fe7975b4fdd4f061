import type { ClubView } from '../../house/ports.ts';
import { askRooms } from '../../house/room.ts';
import type { GameNumber, PenaltyNumber, PenaltyPart } from '../../ledger/fields.ts';
import type { Case } from '../book/cases.ts';
import type { Effect, Relief, Subject } from '../book/court-entries.ts';
import { actAppealedFrom } from './act-appealed.ts';
import { partsIssued } from './contested.ts';

type Ledger = Pick<ClubView, 'state' | 'entries' | 'rooms' | 'rules'>;

/**
 * What that relief does to the board in a case, as measured by what was decided first: what a judgement below made of
 * it does not matter here (Act III.3.8). None where there is nothing that it could change.
 */
export function effectsOf(view: Ledger, known: Case, relief: Relief): Effect[] {
  const { subject } = known;
  switch (subject.kind) {
    case 'penalty':
    case 'ban':
      return onPenalty(view, subject.penalty, relief);
    case 'monitor':
      return relief.kind === 'undo' ? [{ kind: 'lift', monitor: subject.monitor }] : [];
    case 'game':
      return onGame(view, known, subject.game, relief);
    case 'deduction':
      return relief.kind === 'undo' ? excuse(view, subject) : [];
    case 'technical':
      return onModification(view, subject.entry, relief);
    case 'other':
      return [];
    default:
      return subject satisfies never;
  }
}

/** Acts I.2.1 and II.9: another penalty in the place of the one that was issued, or none. */
function onPenalty(view: Ledger, penalty: PenaltyNumber, relief: Relief): Effect[] {
  const issued = view.state.penalties[penalty];
  if (issued === undefined) return [];
  if (relief.kind === 'undo') return [{ kind: 'void', entry: issued.seq }];
  const parts = partsInstead(partsIssued(view, penalty), relief);
  return parts === null ? [] : [{ kind: 'penalty', penalty, parts }];
}

/** What a penalty of those parts is made of by a relief; null where it makes nothing of it. */
function partsInstead(parts: readonly PenaltyPart[], relief: Relief): PenaltyPart[] | null {
  if (relief.kind === 'points')
    return relief.points > 0 ? [{ kind: 'deduction', points: relief.points }] : [{ kind: 'warning' }];
  if (relief.kind !== 'until') return null;
  const { until, endsAt } = relief;
  return parts.map((part) => (part.kind === 'ban' ? { ...part, until, endsAt } : part));
}

function onGame(view: Ledger, known: Case, game: GameNumber, relief: Relief): Effect[] {
  const act = actAppealedFrom(view, game, known);
  if (relief.kind === 'result') {
    const isGone = act?.type === 'voided' || act?.type === 'game-refused';
    const back: Effect[] = isGone ? [{ kind: 'void', entry: act.seq }] : [];
    return [...back, { kind: 'game', game, score: relief.score }];
  }
  if (relief.kind !== 'undo' || act === undefined) return [];
  if (act.type !== 'rematch-decided') return [{ kind: 'void', entry: act.seq }];
  const score = askRooms(view, (room) => room.scoreBefore?.(view, game, act.seq));
  return score === null ? [] : [{ kind: 'game', game, score }];
}

/** Act II.6.3: the deduction as it stands now, where it was made anew since; else the one that was appealed. */
function excuse({ state, entries }: Ledger, subject: Extract<Subject, { kind: 'deduction' }>): Effect[] {
  const made = entries[subject.entry - 1];
  if (made?.type !== 'decayed') return [];
  const { person, date, basis } = made;
  const entry = state.sessions.get(date)?.decays.get(person)?.get(basis) ?? made.seq;
  return [{ kind: 'excuse', entry, person, date, basis }];
}

/** Act III.5: a score that was changed, or a game that was taken off the board. */
function onModification({ entries }: Ledger, entry: number, relief: Relief): Effect[] {
  if (relief.kind === 'undo') return [{ kind: 'void', entry }];
  const isAdjustment = entries[entry - 1]?.type === 'adjusted';
  return relief.kind === 'points' && isAdjustment ? [{ kind: 'adjust', entry, points: relief.points }] : [];
}
