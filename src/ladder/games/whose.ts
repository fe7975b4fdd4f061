import { mayActOnGame, mayModerate } from '../../../terms/administration/authority.ts';
import { mayRead } from '../../../terms/jurisdiction/staff.ts';
import type { Act } from '../../../terms/register.ts';
import { allPenalties } from '../../house/discipline/find-penalty.ts';
import {
  type Actor,
  enrolActor,
  isStaff,
  needsModerator,
  officesOfActor,
  type Person,
} from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, type Refusal, type Result, understood, unlessRefused } from '../../house/result.ts';
import { askRooms, type Forfeit } from '../../house/room.ts';
import { typedNumber } from '../../house/texts.ts';
import type { GameNumber, PenaltyNumber, PersonNumber } from '../../ledger/fields.ts';
import type { State } from '../../rule-books.ts';
import { disputeOf, type Game, isGone, isPlayer } from '../book/games.ts';
import type { GameOutcome } from '../outcomes.ts';

/** The number of the person who acts, or null while the club does not know them. */
export const numberOf = (view: ClubView, actor: Actor): PersonNumber | null =>
  view.people.byAccount(actor.account)?.number ?? null;

/** The game that somebody names: `12`, `#12`, or what the choices show, which begins so. */
export function findGame(state: State, text: string): Result<Game> {
  const number = typedNumber(text);
  const game = number === undefined ? undefined : state.games[number];
  return understood(game, { problem: 'no-such-game', text });
}

/** The game that somebody names, or why `mayNot` says that they may not do it. */
export function gameFor(view: ClubView, text: string, mayNot: (game: Game) => Refusal[]): Result<Game> {
  const found = findGame(view.state, text);
  return found.ok ? unlessRefused(mayNot(found.value), found) : found;
}

/** The person of that number, whom something in the ledger names. */
export function personOf({ people }: ClubView, number: PersonNumber): Person {
  const person = people.byNumber(number);
  if (person === null) throw new Error(`There is no person ${number}`);
  return person;
}

/** Act II.4: the player who did not enter the game answers for it. */
export const notTheOpponent = (view: ClubView, actor: Actor, { number, opponent }: Game): Refusal[] =>
  numberOf(view, actor) === opponent
    ? []
    : [{ code: 'not-your-game', acts: ['II.4'], game: number, may: 'opponent' }];

/** Act II.4: none, or the refusal for somebody who is not the player that entered the game. */
export function notTheEnterer(view: ClubView, actor: Actor, game: Game): Refusal[] {
  const person = numberOf(view, actor);
  if (person !== null && person === game.enteredBy && isPlayer(game, person)) return [];
  return [{ code: 'not-your-game', acts: ['II.4'], game: game.number, may: 'enterer' }];
}

export const notOpen = ({ number, status }: Game): Refusal[] =>
  status === 'open' ? [] : [{ code: 'game-not-open', acts: ['II.4'], game: number, status }];

export const notCounted = ({ number, status }: Game, act: Act = 'II.4'): Refusal[] =>
  status === 'counted' ? [] : [{ code: 'game-not-counted', acts: [act], game: number, status }];

/** Acts III.2 and III.3.5: decides on the game with a Moderator's power, and did not play it. */
export function mayNotDecide(view: ClubView, actor: Actor, game: Game): Refusal[] {
  const { number, player, opponent } = game;
  return [...needsModerator(view, actor), ...playsIt(view, actor, [player, opponent], number)];
}

/** Act III.3.5: none, or the refusal for somebody who plays the game that they would decide on or oversee. */
export function playsIt(
  view: ClubView,
  actor: Actor,
  players: readonly PersonNumber[],
  game: GameNumber | null = null,
): Refusal[] {
  const own = numberOf(view, actor);
  return own === null || mayActOnGame(own, players) ? [] : [{ code: 'own-game', game, acts: ['III.3.5'] }];
}

/** Why a game is disputed is for its players and for those who may decide on it. */
export function mayReadDispute(view: ClubView, actor: Actor, game: Game): boolean {
  const person = numberOf(view, actor);
  return mayModerate(officesOfActor(view, actor)) || (person !== null && isPlayer(game, person));
}

/** Act 0.14: what somebody may read of a game's dispute, and whether their reading is logged. */
export function readingOf(view: ClubView, actor: Actor, game: Game): { may: boolean; logged: boolean } {
  const reading = mayRead({ byRule: mayReadDispute(view, actor, game), isStaff: isStaff(view, actor) });
  return { ...reading, logged: reading.logged && disputeOf(view.entries, game) !== null };
}

/** Act 0.14: logs that the member of staff reads why a game is disputed. */
export function readAsStaff(work: UnitOfWork, actor: Actor, text: string): Result<GameOutcome> {
  const found = findGame(work.state, text);
  if (!found.ok) return found;
  const { number: game } = found.value;
  work.append({ type: 'staff-read', game }, { by: enrolActor(work, actor), acts: ['0.14'] });
  return done({ kind: 'staff-read', game });
}

/** Act I.2.1: the penalty that stands and by which a player forfeits that game, or null. */
export const forfeitOf = ({ state }: ClubView, number: GameNumber): PenaltyNumber | null =>
  allPenalties(state).findLast(
    ({ stands, game, parts }) => stands && game === number && parts.some(({ kind }) => kind === 'forfeit'),
  )?.number ?? null;

/** Act I.2.1: none, or the refusal for a game forfeited by a penalty that stands: another result would undo the penalty. */
function notForfeited(view: ClubView, { number: game }: Game, act: Act): Refusal[] {
  const penalty = forfeitOf(view, game);
  return penalty === null ? [] : [{ code: 'game-forfeited', acts: [act, 'I.2.1'], game, penalty }];
}

/**
 * None, or why nobody may give the game another result by that Act: a player forfeits it by a penalty (Act I.2.1), or the Court
 * has judged it (Act III.3.8).
 */
export const notSettled = (view: ClubView, game: Game, act: Act): Refusal[] => [
  ...notForfeited(view, game, act),
  ...notJudged(view, game, act),
];

/** Act III.3.8: none, or the refusal for a game that the Court has judged. */
export function notJudged(view: ClubView, { number: game }: Game, act: Act): Refusal[] {
  const judged = askRooms(view, (room) => room.judgedIn?.(view, { kind: 'game', game }));
  return judged === null ? [] : [{ code: 'game-judged', acts: [act, 'III.3.8'], game, case: judged }];
}

/** Act I.2.1: none, or why a person cannot forfeit the game; nor where that would undo the other player's forfeit. */
export function cannotForfeit(view: ClubView, number: GameNumber, { person, score }: Forfeit): Refusal[] {
  const game = view.state.games[number];
  if (game === undefined) return [];
  const { status } = game;
  if (person.number === null || !isPlayer(game, person.number))
    return [{ code: 'did-not-play', acts: ['I.2.1'], game: number, name: person.name }];
  if (isGone(game)) return [{ code: 'game-not-counted', acts: ['I.2.1'], game: number, status }];
  if (game.score === score)
    return [{ code: 'lost-already', acts: ['I.2.1'], game: number, name: person.name }];
  return notSettled(view, game, 'I.2');
}
