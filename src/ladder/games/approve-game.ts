import { mayActOnGame, mayModerate } from '../../../terms/administration/authority.ts';
import { needsOverseer } from '../../../terms/leaderboard/monitors.ts';
import type { Act } from '../../../terms/register.ts';
import { isMember } from '../../house/book/members.ts';
import { type Named, officesOf, type Person, whichPerson } from '../../house/people.ts';
import type { UseCase } from '../../house/plan.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, type Refusal, refused } from '../../house/result.ts';
import { readOptionalReason } from '../../house/texts.ts';
import type { State } from '../../rule-books.ts';
import type { Game } from '../book/games.ts';
import { monitoredTimes } from '../book/monitors.ts';
import type { GameOutcome } from '../outcomes.ts';
import { count, whatItWaitsFor } from './counting.ts';
import { type Decision, decide, oneMatterWith, refuseOthers } from './decide.ts';
import { findGame, mayNotDecide, notOpen, numberOf } from './whose.ts';

export interface Approval {
  game: string;
  overseer: Named | null;
  reason?: string | null;
}

/**
 * A Moderator who did not play the game lets it count, with or without the opponent's Confirm (Act II.4). Refused while it is
 * held (Act 0.12); played under a monitor, it needs the Moderator named who watched it (Acts II.10.3 and II.10.4).
 */
export const approveGame: UseCase<Approval, GameOutcome> = (work, actor, input) => {
  const found = findGame(work.state, input.game);
  if (!found.ok) return found;
  const game = found.value;
  const overseer = input.overseer === null ? done(null) : whichPerson(work, input.overseer);
  if (!overseer.ok) return overseer;
  const refusals = [
    ...mayNotDecide(work, actor, game),
    ...notOpen(game),
    ...needsNoApproval(work.state, game),
    ...mayNotOversee(work, game, overseer.value),
    ...needsAnOverseer(work.state, game, overseer.value),
  ];
  if (refusals.length > 0) return refused(...refusals);
  const texts = readOptionalReason(input.reason ?? null);
  if (!texts.ok) return texts;
  const { number } = game;
  const others = oneMatterWith(work, game);
  const body = { type: 'game-approved', game: number, overseer: overseer.value?.number ?? null } as const;
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

/** Act III.3.5: whoever is named as having overseen the game had a Moderator's power and did not play it. */
function mayNotOversee(view: ClubView, { player, opponent }: Game, overseer: Person | null): Refusal[] {
  if (overseer === null) return [];
  const may = mayModerate(officesOf(view, overseer)) && mayActOnGame(overseer.number, [player, opponent]);
  return may ? [] : [{ code: 'no-overseer', acts: ['III.3.5'], person: overseer.number }];
}

/** Act II.10.3: a monitor that was lifted since then changes nothing about the game that was played under it. */
export function needsAnOverseer(state: State, game: Game, overseer: Person | null): Refusal[] {
  if (game.status !== 'open' || overseer !== null) return [];
  const { number, playedAt } = game;
  const monitored = [game.player, game.opponent].filter((person) =>
    needsOverseer(monitoredTimes(state, [person]), playedAt),
  );
  return monitored.length === 0
    ? []
    : [{ code: 'overseer-needed', acts: ['II.10.3'], game: number, monitored }];
}
