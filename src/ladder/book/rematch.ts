import type { Instant, LocalDate } from '../../../terms/time.ts';
import { figuresAt } from '../../house/book/amendment.ts';
import type { RematchOutcome } from '../../ledger/entries.ts';
import type { Game, Objection, Session, State } from '../../ledger/state.ts';
import { wasHeld } from '../../ledger/views.ts';

const isHeldOrOpen = (session: Session): boolean => session.open || wasHeld(session);

/** Act I.6: when objecting to a game ends, which is when the session after its own closes; null while that is to come. */
export function objectionEnds({ sessionOrder }: State, game: Game): { date: LocalDate; at: Instant } | null {
  const next = sessionOrder.find((session) => session.date > game.date && wasHeld(session));
  return next === undefined || next.closedAt === null ? null : { date: next.date, at: next.closedAt };
}

/**
 * Act I.6: the sessions that an objection has for its rematch, so far: those held that begin after it, as many as the
 * Act said when it was made (Act IV.2).
 */
export const rematchSessions = (state: State, objection: Objection): Session[] =>
  state.sessionOrder
    .filter((session) => session.opensAt > objection.at && isHeldOrOpen(session))
    .slice(0, howMany(state, objection));

const howMany = (state: State, { at }: Objection): number => figuresAt(state, at).rematchSessions;

/** Act I.6: the session with which the time for a rematch ends, once it is over; null before. */
export function lastForRematch(state: State, objection: Objection): Session | null {
  const last = rematchSessions(state, objection)[howMany(state, objection) - 1];
  return last === undefined || last.open ? null : last;
}

/** Act I.6: whether both players came, so that there was a game. */
export const isRematchPlayed = (outcome: RematchOutcome): boolean =>
  outcome === 'won' || outcome === 'drew' || outcome === 'lost';

/** Act I.6: whether what came of a rematch takes the place of the first result. */
export const replacesFirst = (outcome: RematchOutcome): boolean =>
  isRematchPlayed(outcome) || outcome === 'opponent-absent';
