import type { Colour } from '../../../terms/games/moves.ts';
import { entryKind } from '../../../terms/leaderboard/entry.ts';
import { needsApproval } from '../../../terms/leaderboard/monitors.ts';
import { needsClock } from '../../../terms/leaderboard/orders.ts';
import type { Act } from '../../../terms/register.ts';
import { type Instant, localDate } from '../../../terms/time.ts';
import {
  type Actor,
  enrol,
  enrolActor,
  type Named,
  type Somebody,
  whoActs,
  whoIsNamed,
} from '../../house/people.ts';
import type { ClubView, Texts, UnitOfWork } from '../../house/ports.ts';
import { allOf, done, type Refusal, type Result, refused } from '../../house/result.ts';
import type { GameNumber, PersonNumber, Points } from '../../ledger/fields.ts';
import type { BodyOf, State } from '../../rule-books.ts';
import { hasClock } from '../book/clock.ts';
import { type ApprovalReason, type Ending, isHeld } from '../book/games.ts';
import { clockedTimes, monitoredTimes } from '../book/monitors.ts';
import { sessionOn } from '../book/register.ts';
import { checkEntry } from './check-entry.ts';
import { countIfReady } from './counting.ts';
import { type Kinship, kinshipOf, type Second } from './same-game.ts';

/** A game as it is about to be entered; `score` and `colour` are those of `player`. */
export interface Draft {
  player: Somebody;
  opponent: Somebody;
  score: Points;
  colour: Colour | null;
  endedAt: Instant;
  /** Whether the entry said when it was played, or only that it is over now. */
  timeGiven: boolean;
  ended: Ending | null;
  texts: Texts;
}

/** Who has White, and who has Black. */
export type TwoPlayers = readonly [Somebody, Somebody];

/** The two whom somebody names as the players of a game; not understood, or refused, as `whoIsNamed` is. */
export const readPlayers = (view: ClubView, named: { white: Named; black: Named }): Result<TwoPlayers> =>
  allOf(whoIsNamed(view, named.white), whoIsNamed(view, named.black));

/** Those of them whom the club knows. */
export const numbersOf = (players: TwoPlayers): PersonNumber[] =>
  players.flatMap(({ number }) => (number === null ? [] : [number]));

export const isSame = (one: Somebody, other: Somebody): boolean =>
  one.number === null ? one.account === other.account : one.number === other.number;

/** Whether the person who acts is one of the two players; then they enter it as a player, whatever their office (Act III.3.5). */
export function isEnteredByPlayer(view: ClubView, actor: Actor, { player, opponent }: Draft): boolean {
  const by = whoActs(view, actor);
  return isSame(by, player) || isSame(by, opponent);
}

/** Everything that speaks against entering the game, no matter who enters it. */
export function draftRefusals(view: ClubView, draft: Draft, now: Instant): Refusal[] {
  const players = [draft.player, draft.opponent];
  const oneself: Refusal[] = isSame(draft.player, draft.opponent)
    ? [{ code: 'against-oneself', acts: ['II.4'] }]
    : [];
  const { endedAt, timeGiven } = draft;
  return [...oneself, ...checkEntry(view.state, now, { endedAt, timeGiven, players })];
}

/** What the game is to those entered before it (Act II.4.1). */
export function kinshipOfDraft(
  view: ClubView,
  actor: Actor,
  { player, opponent, score, endedAt }: Draft,
  { now, second }: { now: Instant; second: Second | null },
): Kinship {
  const told = {
    player: player.number,
    opponent: opponent.number,
    score,
    playedAt: endedAt,
    enteredAt: now,
    enteredBy: whoActs(view, actor).number,
  };
  return kinshipOf(view, told, second);
}

/** What an entry stands beside, and what it contradicts (Act II.4.1). */
export interface Kin {
  besides: readonly GameNumber[];
  contradicts: readonly GameNumber[];
}

/** Act II.4.1: the refusal of what may be a game that was entered already; to be asked about. */
export const unclear = (games: readonly GameNumber[]): Result<never> =>
  refused({ code: 'same-game', acts: ['II.4.1'], games: [...games] });

/** Act II.4.1: a Moderator who did not play it is asked where the game may have been entered already. */
export function kinOfModerators(
  view: ClubView,
  actor: Actor,
  draft: Draft,
  when: { now: Instant; second: Second | null },
): Result<Kin> {
  const kinship = kinshipOfDraft(view, actor, draft, when);
  if (kinship.kind === 'own') return done({ besides: kinship.besides, contradicts: [] });
  return unclear(kinship.kind === 'agrees' ? [kinship.game] : kinship.games);
}

/** What came of entering a game. */
export interface Entered {
  game: GameNumber;
  /** Where the ledger has it. */
  entry: number;
  counts: boolean;
  /** It waits for a player to join (Act 0.12). */
  held: boolean;
}

/** Writes the game into the ledger, by the Act that allows it. One that nothing is missing for counts at once. */
export function enterGame(work: UnitOfWork, actor: Actor, draft: Draft, act: Act, kin: Kin): Entered {
  const body = bodyOf(work, actor, draft, kin);
  const by = enrolActor(work, actor);
  const { game } = body;
  const entry = work.append(body, { by, acts: [act], texts: draft.texts });
  const counts = countIfReady(work, game, by);
  const entered = work.state.games[game];
  return { game, entry, counts, held: entered !== undefined && isHeld(work.state, entered) };
}

function bodyOf(work: UnitOfWork, actor: Actor, draft: Draft, kin: Kin): BodyOf<'game-recorded'> {
  const { besides, contradicts } = kin;
  const { score, colour, endedAt, ended } = draft;
  return {
    type: 'game-recorded',
    game: Math.max(1, work.state.games.length),
    approval: [...approvalNeeded(work, actor, draft), ...(contradicts.length > 0 ? contradicted : [])],
    player: enrol(work, draft.player),
    opponent: enrol(work, draft.opponent),
    score,
    colour,
    playedAt: endedAt,
    date: sessionOn(work.state, endedAt)?.date ?? localDate(endedAt, work.state.figures),
    online: false,
    ended,
    ...(draft.texts.pgn === undefined ? {} : { moves: true }),
    ...(besides.length > 0 ? { besides: [...besides] } : {}),
    ...(contradicts.length > 0 ? { contradicts: [...contradicts] } : {}),
  };
}

const contradicted = ['contradicted'] as const;

function approvalNeeded(work: UnitOfWork, actor: Actor, draft: Draft): ApprovalReason[] {
  const { endedAt } = draft;
  const players = [draft.player.number, draft.opponent.number];
  return [
    ...(isEnteredByPlayer(work, actor, draft) ? doubts(work, draft) : []),
    ...ordersOn(work, players, endedAt, () => isClocked(work.state, players, endedAt)),
  ];
}

/** Act II.4: why an entry by a player waits. */
function doubts({ state, now }: UnitOfWork, { endedAt, opponent }: Draft): ApprovalReason[] {
  const reasons: ApprovalReason[] = [];
  if (entryKind(endedAt, now, state.figures) === 'late') reasons.push('late');
  if (opponent.account === null) reasons.push('no-account');
  return reasons;
}

/** Acts II.10.4 and II.11: why any entry of these players waits, a Moderator's as well. */
export function ordersOn(
  { state, now }: UnitOfWork,
  players: readonly (PersonNumber | null)[],
  endedAt: Instant,
  isClocked: () => boolean,
): ApprovalReason[] {
  const reasons: ApprovalReason[] = [];
  if (needsApproval(monitoredTimes(state, players), { endedAt, enteredAt: now })) reasons.push('monitored');
  if (needsClock(clockedTimes(state, players), endedAt) && !isClocked()) reasons.push('clock');
  return reasons;
}

/** Act II.11: whether the clock with which those two played is recorded here. */
function isClocked(
  state: State,
  [player, opponent]: readonly (PersonNumber | null)[],
  endedAt: Instant,
): boolean {
  const date = sessionOn(state, endedAt)?.date;
  if (player == null || opponent == null || date === undefined) return false;
  return hasClock(state, [player, opponent], { date, endedAt });
}
