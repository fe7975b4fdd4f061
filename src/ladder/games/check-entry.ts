import { mayCorrectRegister } from '../../../terms/jurisdiction/presence.ts';
import { type GamePlayer, judgeGame } from '../../../terms/jurisdiction/validity.ts';
import { entryKind } from '../../../terms/leaderboard/entry.ts';
import { type Instant, localDate, nextSessionDate } from '../../../terms/time.ts';
import { banAt } from '../../house/book/discipline.ts';
import { isMember, wasMemberAt, wasRemovedAt } from '../../house/book/members.ts';
import type { Somebody } from '../../house/people.ts';
import type { Refusal } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { State } from '../../rule-books.ts';
import { moderatorPresentAt, nextCloses, type Session, sessionOn } from '../book/register.ts';
import { endOf, figuresIn } from '../book/session-figures.ts';
import type { RegisterState } from '../words/refusals/breaches.ts';

/** A game over the board that somebody wants on the board. */
interface EnteredGame {
  endedAt: Instant;
  players: readonly Somebody[];
  /** Whether the entry said when it was played, or only that it is over now. */
  timeGiven: boolean;
}

/**
 * What keeps the game off the board, in the order of the Acts: whatever makes it invalid as of when it was played (Act 0.11),
 * and an entry too late or too soon (Act II.4).
 */
export function checkEntry(state: State, now: Instant, game: EnteredGame): Refusal[] {
  const kind = entryKind(game.endedAt, now, state.figures);
  if (kind === 'future') return [{ code: 'not-yet', acts: ['II.4'], playedAt: game.endedAt }];
  const refusals = [...invalidities(state, now, game), ...joinedTooLate(state, now, game)];
  if (kind !== 'too-old') return refusals;
  const days = state.figures.lateEntryDays;
  return [...refusals, { code: 'too-late', acts: ['II.4'], playedAt: game.endedAt, days }];
}

/** Acts 0.5 to 0.8, with the figures and the register of the session of that day. */
function invalidities(state: State, now: Instant, { endedAt, players, timeGiven }: EnteredGame): Refusal[] {
  const session = sessionOn(state, endedAt);
  const breaches = judgeGame({
    online: false,
    endedAt,
    figures: session === undefined ? state.figures : figuresIn(session, endedAt),
    moderatorPresent: session !== undefined && wasModerated(session, endedAt),
    cancelled: state.cancelled.has(localDate(endedAt, state.figures)),
    players: players.flatMap(({ number }) => (number === null ? [] : [asPlayer(state, number, endedAt)])),
  });
  const nextSession = nextSessionDate(now, state.figures, state.cancelled);
  const sessionEnd = timeGiven || session === undefined || !isOver(session, now) ? null : endOf(session);
  return breaches.map((breach) => ({
    code: 'invalid-game',
    acts: [breach.act],
    breach,
    nextSession,
    sessionEnd,
    register: registerState(state, now, session),
  }));
}

/** Act 0.9: the register can be put right until the session after it closes; while its own is open, only from now on. */
function registerState(state: State, now: Instant, session: Session | undefined): RegisterState {
  if (session === undefined) return 'none';
  if (session.open) return 'open';
  return mayCorrectRegister(nextCloses(state, session), now) ? 'correctable' : 'final';
}

/** Act 0.6. The register ends with the session; being late is against Act 0.5 and not against this one too. */
const wasModerated = (session: Session, endedAt: Instant): boolean =>
  moderatorPresentAt(session, Math.min(endedAt, session.closesAt));

function asPlayer(state: State, person: PersonNumber, at: Instant): GamePlayer {
  const ban = banAt(state, person, at);
  return {
    person,
    banEndsAt: ban === null ? null : (ban.endsAt ?? 'never'),
    removed: wasRemovedAt(state, person, at),
    member: wasMemberAt(state, person, at),
  };
}

const isOver = (session: Session, now: Instant): boolean => !session.open || now > session.closesAt;

/** Act 0.12: a session that is over cannot be waited for; anyone who had not joined by its close is too late. */
function joinedTooLate(state: State, now: Instant, { endedAt, players }: EnteredGame): Refusal[] {
  const session = sessionOn(state, endedAt);
  if (session === undefined || !isOver(session, now)) return [];
  return players
    .filter(({ number }) => number === null || mayNotCount(state, number, endedAt, endOf(session)))
    .map(({ name }) => ({ code: 'joined-too-late', acts: ['0.12'], name, date: session.date }));
}

/** The person who was removed by then breaks Act 0.8 instead. */
const mayNotCount = (state: State, person: PersonNumber, endedAt: Instant, end: Instant): boolean =>
  !wasRemovedAt(state, person, endedAt) && !(wasMemberAt(state, person, end) && isMember(state, person));
