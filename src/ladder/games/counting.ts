import { needsConfirmation } from '../../../terms/leaderboard/entry.ts';
import type { LocalDate } from '../../../terms/time.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { GameNumber, PersonNumber } from '../../ledger/fields.ts';
import type { State } from '../../rule-books.ts';
import { hasDecayedSince } from '../book/decay.ts';
import { type ApprovalReason, allGames, type Game, isHeld, isPlayer, otherPlayer } from '../book/games.ts';
import type { Session } from '../book/register.ts';
import { squareDecay } from '../decay/square-decay.ts';
import { contradictionsOf, needsAnswer } from './same-game.ts';

/** What an open game still needs before it counts; null when nothing is missing, or it is open no longer. */
export type Wait = 'joining' | 'approval' | 'confirmation' | null;

/** Act 0.12 comes first, then a Moderator's approval, then the opponent's Confirm (Acts II.4 and II.4.1). */
export function whatItWaitsFor(state: State, game: Game): Wait {
  if (game.status !== 'open') return null;
  if (isHeld(state, game)) return 'joining';
  if (game.approval.length > 0) return 'approval';
  if (game.confirmed || game.enteredBy === null) return null;
  return needsConfirmation(game.enteredBy, [game.player, game.opponent]) ? 'confirmation' : null;
}

/** Counts an open game for which nothing is missing. Returns whether it counts now (Act II.3). */
export function countIfReady(work: UnitOfWork, number: GameNumber, by: PersonNumber | null): boolean {
  const game = work.state.games[number];
  if (game?.status !== 'open' || whatItWaitsFor(work.state, game) !== null) return false;
  count(work, number, by);
  return true;
}

/** Counts a game from here on in the order of the ledger (Act II.3). */
export function count(work: UnitOfWork, number: GameNumber, by: PersonNumber | null): void {
  work.append({ type: 'game-counted', game: number }, { by, acts: ['II.3'] });
  squarePlayers(work, number);
}

/** Act II.6: a game that counts shows who was there and played, so deductions made meanwhile are undone. */
export function squarePlayers(work: UnitOfWork, number: GameNumber): void {
  const game = work.state.games[number];
  if (game?.status !== 'counted') return;
  squareFrom(work, [game.player, game.opponent], game.date);
}

/** Act II.6: undoes the deductions of those who turn out to have been there that day, or to have played. */
export function squareFrom(work: UnitOfWork, people: readonly PersonNumber[], date: LocalDate): void {
  for (const person of people) if (hasDecayedSince(work.state, person, date)) squareDecay(work, person, date);
}

/** What became of the games that were open when a session closed. */
interface Settled {
  counted: GameNumber[];
  lapsed: GameNumber[];
  referred: GameNumber[];
}

/**
 * Settles the games that are open when a session closes, earlier ones too, in the order of entry. Held ones lapse (Act 0.12);
 * unanswered ones count, or go to a Moderator (Act II.4.1); those that wait for a Moderator go on waiting.
 */
export function settleGames(work: UnitOfWork, session: Session, closedBy: PersonNumber | null): Settled {
  const settled: Settled = { counted: [], lapsed: [], referred: [] };
  const open = allGames(work.state).filter((game) => game.status === 'open' && game.date <= session.date);
  for (const game of open) settleGame(work, game, settled, closedBy);
  return settled;
}

function settleGame(work: UnitOfWork, game: Game, settled: Settled, closedBy: PersonNumber | null): void {
  switch (whatItWaitsFor(work.state, game)) {
    case 'joining':
      work.append({ type: 'game-lapsed', game: game.number }, { by: null, acts: ['0.12'] });
      settled.lapsed.push(game.number);
      return;
    case 'confirmation':
      return settleUnanswered(work, game, settled, closedBy);
    default:
      return;
  }
}

function settleUnanswered(
  work: UnitOfWork,
  game: Game,
  settled: Settled,
  closedBy: PersonNumber | null,
): void {
  const reason = whyNotUnanswered(work, game, closedBy);
  if (reason === null) {
    count(work, game.number, null);
    settled.counted.push(game.number);
    return;
  }
  work.append({ type: 'game-referred', game: game.number, reason }, { by: null, acts: ['II.4.1'] });
  settled.referred.push(game.number);
}

/**
 * Act II.4.1: why a game that nobody answered goes to a Moderator when its session closes; null where it counts then. A player who
 * closed the session did not give the opponent the time to answer (Act III.3.5).
 */
function whyNotUnanswered(view: ClubView, game: Game, closedBy: PersonNumber | null): ApprovalReason | null {
  if (contradictionsOf(view, game).length > 0) return 'contradicted';
  if (needsAnswer(view, game)) return 'again';
  if (closedBy !== null && closedBy === game.enteredBy) return 'closed-by-player';
  return wasThere(view.state.sessions.get(game.date), game.opponent) ? null : 'unanswered';
}

/** Whether a person was at a session at all, for however short a time, by its register and its counted games. */
export function wasThere(session: Session | undefined, person: PersonNumber): boolean {
  if (session === undefined) return false;
  if (session.played.has(person)) return true;
  return session.corrected.get(person)?.present ?? session.stays.has(person);
}

/** The games of a person that do not count yet. */
export const waitingGames = ({ state }: ClubView, person: PersonNumber): Game[] =>
  allGames(state).filter((game) => game.status === 'open' && isPlayer(game, person));

/** Ends the games that cannot go on without a person who leaves (Acts II.4 and 0.12). */
export function endWaiting(work: UnitOfWork, person: PersonNumber, by: PersonNumber): void {
  for (const game of waitingGames(work, person)) endGame(work, game, person, by);
}

/** Takes back a game that the person entered; lets another's lapse, who is told. */
function endGame(work: UnitOfWork, game: Game, person: PersonNumber, by: PersonNumber): void {
  const { number, enteredBy } = game;
  if (enteredBy === person) {
    work.append({ type: 'game-withdrawn', game: number }, { by, acts: ['II.4'] });
    return;
  }
  work.append({ type: 'game-lapsed', game: number }, { by, acts: ['0.12'] });
  const other = otherPlayer(game, person);
  work.announce({ kind: 'game-lapsed', game: number, person: other }, { to: 'person', person: other });
}
