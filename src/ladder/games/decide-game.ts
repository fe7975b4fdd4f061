import { mayActOnGame, mayModerate } from '../../../terms/administration/authority.ts';
import { needsOverseer } from '../../../terms/leaderboard/monitors.ts';
import type { Act } from '../../../terms/register.ts';
import { isMember } from '../../house/book/members.ts';
import { type Actor, type Named, officesOf, type Person, whichPerson } from '../../house/people.ts';
import type { UseCase } from '../../house/plan.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { allOf, done, ifGiven, notUnderstood, type Refusal, refused } from '../../house/result.ts';
import { movedSince, scoresOf } from '../../house/score-changes.ts';
import { readOptionalReason } from '../../house/texts.ts';
import type { Points } from '../../ledger/fields.ts';
import type { State } from '../../rule-books.ts';
import { asNamed } from '../board/white-first.ts';
import { type Game, isGone, isHeld } from '../book/games.ts';
import { monitoredTimes } from '../book/monitors.ts';
import type { GameOutcome } from '../outcomes.ts';
import { count, whatItWaitsFor } from './counting.ts';
import { type Decision, decide, oneMatterWith, readOrder, refuse, refuseOthers } from './declare-decision.ts';
import { findGame, mayNotDecide, notJudged, notOpen, notSettled, numberOf } from './whose.ts';

interface Approval {
  game: string;
  overseer: Named | null;
  reason?: string | null;
}

/**
 * A Moderator who did not play the game lets it count, with or without the opponent's Confirm (Act II.4). Refused while it is
 * held (Act 0.12); played under a monitor, it needs the Moderator named who watched it (Acts II.10.3 and II.10.4).
 */
export const approveGame: UseCase<Approval, GameOutcome> = (work, actor, input) => {
  const read = allOf(
    findGame(work.state, input.game),
    ifGiven(input.overseer, (named) => whichPerson(work, named)),
  );
  if (!read.ok) return read;
  const [game, overseer] = read.value;
  const refusals = [
    ...mayNotDecide(work, actor, game),
    ...notOpen(game),
    ...needsNoApproval(work.state, game),
    ...mayNotOversee(work, game, overseer),
    ...needsAnOverseer(work.state, game, overseer),
  ];
  if (refusals.length > 0) return refused(...refusals);
  const texts = readOptionalReason(input.reason ?? null);
  if (!texts.ok) return texts;
  const { number } = game;
  const others = oneMatterWith(work, game);
  const body = { type: 'game-approved', game: number, overseer: overseer?.number ?? null } as const;
  const decision: Decision = { action: 'approved', game: number, body, act: actOf(game), texts: texts.value };
  decide(work, actor, decision, { waited: [...game.approval] });
  refuseOthers(work, actor, game, others);
  count(work, number, numberOf(work, actor));
  return done({ kind: 'game-approved', game: number });
};

function actOf({ approval }: Game): Act {
  if (approval.includes('monitored')) return 'II.10.4';
  return approval.includes('clock') ? 'II.11' : 'II.4';
}

function needsNoApproval(state: State, game: Game): Refusal[] {
  const { number } = game;
  switch (whatItWaitsFor(state, game)) {
    case 'joining': {
      const waitingFor = [game.player, game.opponent].filter((person) => !isMember(state, person));
      return [{ code: 'game-held', acts: ['0.12'], game: number, waitingFor }];
    }
    case 'confirmation':
      return waitsForOpponent(state, game);
    default:
      return [];
  }
}

/** Act II.4: as long as its session is open, a game on which nobody differs needs its opponent and no Moderator. */
export function waitsForOpponent(state: State, game: Game): Refusal[] {
  if (whatItWaitsFor(state, game) !== 'confirmation') return [];
  if (state.sessions.get(game.date)?.open !== true) return [];
  return [{ code: 'game-needs-no-approval', acts: ['II.4'], game: game.number }];
}

/** Act III.3.5: the person who is named as having overseen the game had a Moderator's power and did not play it. */
function mayNotOversee(view: ClubView, { player, opponent }: Game, overseer: Person | null): Refusal[] {
  if (overseer === null) return [];
  const may = mayModerate(officesOf(view, overseer)) && mayActOnGame(overseer.number, [player, opponent]);
  return may ? [] : [{ code: 'no-overseer', acts: ['III.3.5'], person: overseer.number }];
}

/** Act II.10.3: a monitor that was lifted since then changes nothing about the game that was played under it. */
function needsAnOverseer(state: State, game: Game, overseer: Person | null): Refusal[] {
  if (game.status !== 'open' || overseer !== null) return [];
  const { number, playedAt } = game;
  const monitored = [game.player, game.opponent].filter((person) =>
    needsOverseer(monitoredTimes(state, [person]), playedAt),
  );
  return monitored.length === 0
    ? []
    : [{ code: 'overseer-needed', acts: ['II.10.3'], game: number, monitored }];
}

interface Correction {
  game: string;
  /** What it brought the player for whom it was entered. */
  score: Points;
  reason: string;
}

/** The same, with what the game brought the player who is named first in it. */
export const correctAsNamed: UseCase<Correction, GameOutcome> = (work, actor, input) => {
  const found = findGame(work.state, input.game);
  return found.ok ? correctGame(work, actor, { ...input, score: asNamed(found.value, input.score) }) : found;
};

/**
 * A Moderator who did not play the game puts its result right (Act II.4). A game that counts is replayed in its old place; one
 * that waits is decided by it, as is what contradicts it (Act II.4.1). Refused where it is forfeited by a penalty or judged.
 */
export const correctGame: UseCase<Correction, GameOutcome> = (work, actor, input) => {
  const order = readOrder(work, input, (game) => [
    ...mayNotDecide(work, actor, game),
    ...goneAlready(game),
    ...notSettled(work, game, 'II.4'),
  ]);
  if (!order.ok) return order;
  const { game, reason } = order.value;
  const { number, score, status } = game;
  if (score === input.score) return notUnderstood({ problem: 'nothing-to-change' });
  const body = { type: 'game-corrected', game: number, score: input.score } as const;
  const decision: Decision = { action: 'corrected', game: number, body, act: 'II.4', texts: { reason } };
  if (status === 'open') return done(settleAs(work, actor, game, decision));
  const before = scoresOf(work.state);
  decide(work, actor, decision);
  return done({ kind: 'game-corrected', game: number, changes: movedSince(before, work.state) });
};

/** A game that waits counts with that result from here on, unless it has to wait for more than a Moderator's word. */
function settleAs(work: UnitOfWork, actor: Actor, game: Game, decision: Decision): GameOutcome {
  const { number } = game;
  const others = oneMatterWith(work, game);
  const waitsOn = isHeld(work.state, game) || needsAnOverseer(work.state, game, null).length > 0;
  decide(work, actor, decision);
  refuseOthers(work, actor, game, others);
  if (!waitsOn) count(work, number, numberOf(work, actor));
  return { kind: 'game-corrected', game: number, changes: [], counts: !waitsOn };
}

const goneAlready = (game: Game): Refusal[] =>
  isGone(game) ? [{ code: 'game-not-counted', acts: ['II.4'], game: game.number, status: game.status }] : [];

/** As an order on a game; `both`: those that contradict it as well (Act II.4.1). */
interface Refusing {
  game: string;
  reason: string;
  both?: boolean;
}

/** A Moderator who did not play it keeps a game off the board (Acts 0.11 and II.4); not one that the Court has judged. */
export const refuseGame: UseCase<Refusing, GameOutcome> = (work, actor, input) => {
  const order = readOrder(work, input, (game) => [
    ...mayNotDecide(work, actor, game),
    ...notOpen(game),
    ...notJudged(work, game, 'II.4'),
  ]);
  if (!order.ok) return order;
  const { game, reason } = order.value;
  const others = input.both === true ? oneMatterWith(work, game) : [];
  for (const { number } of [game, ...others]) refuse(work, actor, number, 'II.4', reason);
  return done({ kind: 'game-refused', game: game.number });
};
