import { banAt } from '../../house/book/discipline.ts';
import type { UseCase } from '../../house/plan.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, type Result, refused } from '../../house/result.ts';
import type { GameNumber, PersonNumber, Points } from '../../ledger/fields.ts';
import { type Game, isGone, isPlayer } from '../book/games.ts';
import { isCheckedIn, type Session } from '../book/register.ts';
import type { GameOutcome } from '../outcomes.ts';
import { type AtPost, sessionAt } from '../sessions/session-post.ts';
import { recordGame } from './record-game.ts';
import type { Second } from './same-game.ts';
import { numberOf } from './whose.ts';

/** The form of the session's post with which somebody enters a game. */
export interface RecordForm {
  session: Session;
  /** The person who fills it in; null where the club does not know them. */
  asker: PersonNumber | null;
  /** How many entries the ledger had when it was opened. */
  since: number;
}

/** The form for that person. Refused as everything at the post is. */
export function recordFormFor(
  view: ClubView,
  { asker, post, since, now }: { asker: PersonNumber | null; post: AtPost; since: number; now: number },
): Result<RecordForm> {
  const session = sessionAt(view, post, now);
  return session.ok ? done({ session: session.value, asker, since }) : session;
}

/**
 * Whom the form offers: those in the room who may play, without the asker. First those with whom the asker has entered no game
 * that day, each by name.
 */
export function opponentsFor(view: ClubView, { session, asker }: RecordForm, now: number): PersonNumber[] {
  const others = [...session.stays.keys()].filter(
    (person) => person !== asker && isCheckedIn(session, person) && banAt(view.state, person, now) === null,
  );
  const played = playedWith(view, asker, session);
  const name = (person: PersonNumber) => view.people.byNumber(person)?.name ?? '';
  return others.sort(
    (one, other) =>
      Number(played.has(one)) - Number(played.has(other)) || name(one).localeCompare(name(other), 'en'),
  );
}

function playedWith({ state }: ClubView, asker: PersonNumber | null, { date }: Session): Set<PersonNumber> {
  const own = (game: Game) => asker !== null && isPlayer(game, asker) && game.date === date && !isGone(game);
  const games = state.games.filter((game) => game !== undefined && own(game));
  return new Set(games.flatMap((game) => (game === undefined ? [] : [game.player, game.opponent])));
}

/** A game as the form tells it, seen from the person who fills it in. */
export interface GameAtSession {
  /** The day of the session at whose post the form was opened. */
  date: string;
  since: number;
  /** As `#12`. */
  opponent: string;
  score: Points;
  second?: Second | null;
}

/** Enters a game as `/game record` does, that ended just now; each form enters one game (Act II.4.1). */
export const recordAtSession: UseCase<GameAtSession, GameOutcome> = (work, actor, told) => {
  const { date, since, score, second = null } = told;
  const session = sessionAt(work, { date, place: null }, work.now);
  if (!session.ok) return session;
  const game = enteredSince(work, since, numberOf(work, actor), told.opponent);
  if (game !== null) return refused({ code: 'form-used', game, acts: ['II.4.1'] });
  const nothingElse = { player: null, colour: null, played: null, ended: null, pgn: null };
  return recordGame(work, actor, { ...nothingElse, opponent: { text: told.opponent }, score, second });
};

/** The game of those two that the asker has entered, or confirmed by entering the same, since the form was opened. */
function enteredSince(
  { entries, state }: ClubView,
  since: number,
  asker: PersonNumber | null,
  opponent: string,
): GameNumber | null {
  const own = entries
    .slice(since)
    .filter(({ by }) => by !== null && by === asker)
    .map((entry) =>
      entry.type === 'game-recorded' || entry.type === 'game-confirmed' ? state.games[entry.game] : undefined,
    );
  const game = own.find(
    (each) => each !== undefined && !isGone(each) && isPlayer(each, Number(opponent.replace('#', ''))),
  );
  return game?.number ?? null;
}
