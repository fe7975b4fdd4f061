import { mayActOnGame } from '../../../terms/administration/authority.ts';
import { endOfLocalDay, type Instant } from '../../../terms/time.ts';
import { banAt } from '../../house/book/discipline.ts';
import { wasMemberAt } from '../../house/book/members.ts';
import { type ClubView, newestOwnAt, type UnitOfWork } from '../../house/ports.ts';
import type { DueThing } from '../../house/room.ts';
import type { GameNumber, PersonNumber, Points } from '../../ledger/fields.ts';
import { type Result, resultBefore } from '../book/explain.ts';
import { type Game, isPlayer, otherPlayer } from '../book/games.ts';
import { actedAsModerators, attended, type Session } from '../book/register.ts';
import { lastForRematch, type Objection, rematchSessions, replacesFirst } from '../book/rematch.ts';
import { flipped } from '../book/scoring.ts';
import { forfeitOf, notSettled } from './whose.ts';

/** What the register can say of a rematch of which nobody said anything (Act I.6). */
type RegisterOutcome = 'opponent-absent' | 'petitioner-absent' | 'neither';

/**
 * Act I.6: what came of a rematch by the register: anyone who was there and could play came for it. If both or neither came,
 * nobody could oversee it, or the game is settled, nobody is known to have played it: the first result stands.
 */
function outcomeByRegister(
  view: ClubView,
  game: Game,
  { person }: Objection,
  session: Session,
): RegisterOutcome {
  const [petitioner, opponent] = [person, otherPlayer(game, person)].map((each) =>
    cameToPlay(view, session, each),
  );
  if (petitioner === opponent || !couldBeOverseen(game, session) || notSettled(view, game, 'I.6').length > 0)
    return 'neither';
  return petitioner === true ? 'opponent-absent' : 'petitioner-absent';
}

/** Acts I.6 and III.3.5: whether a Moderator who did not play the game was there, so that a rematch could be played. */
const couldBeOverseen = ({ player, opponent }: Game, session: Session): boolean =>
  actedAsModerators(session).some((person) => mayActOnGame(person, [player, opponent]));

/** Acts 0.7 to 0.9: was present, on the Leaderboard and not banned. */
const cameToPlay = ({ state }: ClubView, session: Session, person: PersonNumber): boolean =>
  attended(session, person) &&
  wasMemberAt(state, person, session.closesAt) &&
  banAt(state, person, session.closesAt) === null;

/** Writes what the register says of a rematch, and has the club told. */
function decideByRegister(
  work: UnitOfWork,
  game: Game,
  objection: Objection,
  outcome: RegisterOutcome,
): void {
  const { number } = game;
  const score = outcome === 'opponent-absent' ? wonBy(game, objection) : restored(work, number, objection);
  work.append(
    { type: 'rematch-decided', game: number, outcome, score, untimed: false },
    { by: null, acts: ['I.6', '0.9'] },
  );
  work.announce({ kind: 'rematch-decided', game: number, outcome, by: null }, { to: 'discussion' });
}

const wonBy = ({ player }: Game, { person }: Objection): Points => (player === person ? 1 : flipped(1));

/** The first result where something took its place already; null where it stands as it is. */
export function restored(view: ClubView, number: GameNumber, { decided }: Objection): Points | null {
  return decided === null ? null : (resultBefore(view, number, decided.seq)?.score ?? null);
}

/** What a game was before anything came of its rematch, or null where nothing took its place (Act I.6). */
export function firstResult(view: ClubView, { number }: Game): Result | null {
  const objection = view.state.objections.get(number);
  if (objection?.decided == null || !replacesFirst(objection.decided.outcome)) return null;
  const decided = view.entries.find(
    (entry) => entry.type === 'rematch-decided' && entry.game === number && entry.seq > objection.seq,
  );
  return decided === undefined ? null : (resultBefore(view, number, decided.seq) ?? null);
}

/** Whether the register alone decided, by a forfeit of which somebody who saw the rematch may still say otherwise. */
export const isForfeitByRegister = ({ entries }: ClubView, { decided }: Objection): boolean =>
  decided !== null && decided.outcome === 'opponent-absent' && isByRegister(entries, decided);

/** Before registers decided, nobody cited the Act by which they do: what was written then stays. */
function isByRegister(entries: ClubView['entries'], { seq }: { seq: number }): boolean {
  const entry = entries[seq - 1];
  return entry !== undefined && entry.by === null && entry.acts.includes('0.9');
}

/** A rematch that the register decided, and would decide otherwise now. */
interface Overtaken {
  game: Game;
  objection: Objection;
  outcome: RegisterOutcome;
}

/**
 * Acts 0.9, 0.11 and I.6: the rematches that come out otherwise by what is known of their sessions now. Those that somebody
 * oversaw, or that are settled, stay as they are.
 */
function overtakenRematches(view: ClubView): Overtaken[] {
  return [...view.state.objections].flatMap(([number, objection]) => {
    const game = view.state.games[number];
    const { decided } = objection;
    if (game?.status !== 'counted' || decided === null || !isByRegister(view.entries, decided)) return [];
    const session = lastForRematch(view.state, objection);
    if (session === null || notSettled(view, game, 'I.6').length > 0) return [];
    const outcome = outcomeByRegister(view, game, objection, session);
    return outcome === decided.outcome ? [] : [{ game, objection, outcome }];
  });
}

/** Has those rematches come out as the registers say now. */
export function squareRematches(work: UnitOfWork): void {
  for (const { game, objection, outcome } of overtakenRematches(work))
    decideByRegister(work, game, objection, outcome);
}

/** Act I.6: the game between those two whose rematch the register of that session decides, or has decided; or null. */
export function rematchOnRegister(
  { state, entries }: ClubView,
  session: Session,
  [one, other]: readonly [PersonNumber, PersonNumber],
): GameNumber | null {
  const found = [...state.objections].find(([number, objection]) => {
    const game = state.games[number];
    if (game?.status !== 'counted' || !isPlayer(game, one) || !isPlayer(game, other)) return false;
    if (objection.decided !== null && !isByRegister(entries, objection.decided)) return false;
    return rematchSessions(state, objection).includes(session);
  });
  return found?.[0] ?? null;
}

/** When the register decides: a forfeit as soon as the session can go on no more; else once its day is over. */
const decidedAt = (outcome: RegisterOutcome, session: Session, endOfDay: Instant): Instant =>
  outcome === 'opponent-absent' ? session.closesAt : endOfDay;

/** The objections whose rematch nobody has decided on, with their games. */
export const openObjections = ({ state }: ClubView): [GameNumber, Objection][] =>
  [...state.objections].filter(
    ([game, { decided }]) => decided === null && state.games[game]?.status === 'counted',
  );

/** Those of them that can be played: a game that is forfeited by a penalty keeps that result (Act I.2.1). */
export const rematchesToPlay = (view: ClubView): [GameNumber, Objection][] =>
  openObjections(view).filter(([game]) => forfeitOf(view, game) === null);

/**
 * Act I.6: where nobody says how a rematch went, the register decides: the petitioner wins as the session ends if they came
 * alone; otherwise the first result stands when the day is over.
 */
export const rematchesOver = (view: ClubView): DueThing[] =>
  openObjections(view).flatMap(([number, objection]) => {
    const game = view.state.games[number];
    const session = lastForRematch(view.state, objection);
    if (game === undefined || session === null) return [];
    const outcome = outcomeByRegister(view, game, objection, session);
    const at = decidedAt(outcome, session, endOfLocalDay(session.date, session.figures));
    const carryOut = (work: UnitOfWork) => decideByRegister(work, game, objection, outcome);
    return [{ at, name: `the rematch of game ${number}`, carryOut }];
  });

/** Acts 0.9 and I.6: what the registers decided follows what is known of them, as of what was written last. */
export const rematchesOvertaken = (view: ClubView): DueThing[] =>
  overtakenRematches(view).map(({ game, objection, outcome }) => ({
    at: newestOwnAt(view),
    name: `the rematch of game ${game.number} again`,
    carryOut: (work) => decideByRegister(work, game, objection, outcome),
  }));
