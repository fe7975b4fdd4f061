import { mayActOnGame, mayModerate } from '../../../terms/administration/authority.ts';
import type { Act } from '../../../terms/register.ts';
import { holders } from '../../house/book/offices.ts';
import type { Actor } from '../../house/people.ts';
import type { ClubView, Texts, UnitOfWork } from '../../house/ports.ts';
import { allOf, done, type Refusal, type Result, unlessRefused } from '../../house/result.ts';
import { readReason } from '../../house/texts.ts';
import type { GameNumber, PersonNumber } from '../../ledger/fields.ts';
import type { Body } from '../../rule-books.ts';
import type { Game } from '../book/games.ts';
import { openSessionOf, type Session } from '../book/register.ts';
import type { LadderNotice } from '../notices.ts';
import { contradictionsOf } from './same-game.ts';
import { findGame, numberOf } from './whose.ts';

/** A game that may be decided on, and why. */
export interface Order {
  game: Game;
  reason: string;
}

/** The game and the reason (or `why`) that somebody names, or why `mayNot` says that they may not decide so. */
export function readOrder(
  view: ClubView,
  input: { game: string } & ({ reason: string } | { why: string }),
  mayNot: (game: Game) => Refusal[],
): Result<Order> {
  const read = allOf(
    findGame(view.state, input.game),
    'why' in input ? readReason(input.why, 'why') : readReason(input.reason),
  );
  if (!read.ok) return read;
  const [game, reason] = read.value;
  return unlessRefused(mayNot(game), done({ game, reason }));
}

type GameNotice = LadderNotice<'game-action'>;
type Besides = Pick<GameNotice, 'waited' | 'captured'>;

/** What a Moderator does to a game: the entry it makes, by which Act, and in what words. */
export interface Decision extends Pick<GameNotice, 'action' | 'game'> {
  body: Body;
  act: Act;
  texts?: Texts;
}

/** Writes what a Moderator decided on a game, and declares it. */
export function decide(work: UnitOfWork, actor: Actor, decision: Decision, besides: Besides = {}): void {
  const { action, game, body, act, texts = {} } = decision;
  const entry = work.append(body, { by: numberOf(work, actor), acts: [act], texts });
  declare(work, actor, { action, game, entry, ...besides });
}

/** Has it declared in #discussion what a Moderator did to a game; `entry` is where the reason stands (Act III.2.4). */
export function declare(
  work: UnitOfWork,
  actor: Actor,
  what: Pick<GameNotice, 'action' | 'game' | 'entry'> & Besides,
): void {
  const by = numberOf(work, actor);
  if (by === null) throw new Error('A decision on a game needs a Moderator whom the club knows');
  work.announce({ kind: 'game-action', ...what, by }, { to: 'discussion' });
}

/**
 * Acts II.4.1 and III.3.5: tells those who can settle a game on which its players differ: the person who is on duty in the room, else
 * the Moderators, else the Justices; nobody who played it.
 */
export function callModerators(work: UnitOfWork, number: GameNumber): void {
  const game = work.state.games[number];
  if (game === undefined) return;
  for (const person of whoSettles(work, game))
    work.announce({ kind: 'game-differs', game: number, person }, { to: 'person', person });
}

function whoSettles(view: ClubView, game: Game): PersonNumber[] {
  const { state } = view;
  const session = openSessionOf(state);
  const circles = [
    session === undefined ? [] : onDuty(session),
    holders(state, 'moderator'),
    [...state.offices].filter(([, held]) => mayModerate(held)).map(([person]) => person),
  ];
  const reached = circles.map((circle) => circle.filter((person) => canSettle(view, game, person)));
  return reached.find((circle) => circle.length > 0) ?? [];
}

/** Act 0.6: those in the room who act as Moderators. */
const onDuty = (session: Session): PersonNumber[] =>
  [...session.stays]
    .filter(([, stays]) => stays.at(-1)?.to === null && stays.at(-1)?.moderating === true)
    .map(([person]) => person);

const canSettle = ({ people }: ClubView, { player, opponent }: Game, person: PersonNumber): boolean =>
  mayActOnGame(person, [player, opponent]) && people.byNumber(person)?.account != null;

/** Act II.4.1: the open entries with which a game waits for one decision, since only one of them can be right. */
export function oneMatterWith(view: ClubView, game: Game): Game[] {
  if (!game.approval.includes('contradicted')) return [];
  const linked = game.contradicts
    .map((number) => view.state.games[number])
    .filter((other) => other !== undefined);
  const others = linked.length > 0 ? linked : contradictionsOf(view, game);
  return others.filter(({ status }) => status === 'open');
}

/** Act II.4.1: the entries on which the players differ, in order; none once that is settled. `game` is or was one of them. */
export const undecided = (view: ClubView, game: Game): Game[] =>
  [game, ...oneMatterWith(view, game)].filter(isUndecided).sort((one, other) => one.number - other.number);

const isUndecided = ({ status, approval }: Game): boolean =>
  status === 'open' && (approval.includes('disputed') || approval.includes('contradicted'));

/** The entry of that person that contradicts the game, or null. */
export const ownContradiction = (view: ClubView, game: Game, person: PersonNumber | null): Game | null =>
  oneMatterWith(view, game).find(({ enteredBy }) => enteredBy !== null && enteredBy === person) ?? null;

/** Act II.4.1: once one entry of a game stands, a Moderator refuses those that contradicted it; each is declared. */
export function refuseOthers(work: UnitOfWork, actor: Actor, game: Game, others: readonly Game[]): void {
  for (const { number } of others)
    refuse(work, actor, number, 'II.4.1', `It contradicted game #${game.number}, which counts.`);
}

/** A Moderator keeps a game off the board by that Act; it is declared. */
export function refuse(work: UnitOfWork, actor: Actor, game: GameNumber, act: Act, reason: string): void {
  const body = { type: 'game-refused', game } as const;
  decide(work, actor, { action: 'refused', game, body, act, texts: { reason } });
}
