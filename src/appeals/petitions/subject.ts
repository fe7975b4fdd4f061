import type { ClubView } from '../../house/ports.ts';
import { isPlayer } from '../../ladder/book/games.ts';
import type { GameNumber, PersonNumber } from '../../ledger/fields.ts';
import type { Subject } from '../book/court-entries.ts';
import { type ActOnGame, actAppealedFrom } from '../voting/act-appealed.ts';
import { isTechnical } from './items.ts';

type Ledger = Pick<ClubView, 'state' | 'entries' | 'rules'>;

/** What was done to a game last, as a petition of now would be against it. */
const lastActOn = (view: Ledger, game: GameNumber): ActOnGame | undefined =>
  actAppealedFrom(view, game, { seq: view.entries.length + 1 });

/** What a petition is against: a game that the Chief Justice took off the board is a technical modification (Act III.5). */
export function subjectOf(view: Ledger, subject: Subject): Subject {
  if (subject.kind !== 'game' || view.state.games[subject.game]?.status !== 'voided') return subject;
  const act = lastActOn(view, subject.game);
  return act !== undefined && isTechnical(act) ? { kind: 'technical', entry: act.seq } : subject;
}

/** Acts II.6.3 and III.5: whether it goes straight to the whole Court. */
export function isBeforeAllCourt({ entries }: Ledger, subject: Subject): boolean {
  if (subject.kind === 'deduction') return true;
  const modified = subject.kind === 'technical' ? entries[subject.entry - 1] : undefined;
  return modified !== undefined && isTechnical(modified);
}

/** Whose act it is about, or who played the game with the petitioner; null where that is nobody else. */
export function respondentOf(
  view: Ledger,
  subject: Subject,
  petitioner: PersonNumber | null,
): PersonNumber | null {
  const respondent = answering(view, subject, petitioner);
  return respondent === petitioner ? null : respondent;
}

function answering(view: Ledger, subject: Subject, petitioner: PersonNumber | null): PersonNumber | null {
  const { state, entries } = view;
  switch (subject.kind) {
    case 'penalty':
    case 'ban':
      return state.penalties[subject.penalty]?.by ?? null;
    case 'monitor':
      return entries[subject.monitor - 1]?.by ?? null;
    case 'technical':
      return entries[subject.entry - 1]?.by ?? null;
    case 'game':
      return answeringForGame(view, subject.game, petitioner);
    case 'deduction':
    case 'other':
      return null;
    default:
      return subject satisfies never;
  }
}

/** Whoever decided on it with a Moderator's power, else the other player. */
function answeringForGame(
  view: Ledger,
  number: GameNumber,
  petitioner: PersonNumber | null,
): PersonNumber | null {
  const game = view.state.games[number];
  if (game === undefined) return null;
  const act = lastActOn(view, number);
  const by = act === undefined || act.type === 'game-counted' ? game.enteredBy : act.by;
  if (by !== null && !isPlayer(game, by)) return by;
  return game.player === petitioner ? game.opponent : game.player;
}
