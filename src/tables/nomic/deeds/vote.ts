import { openProposal, type Proposal } from '../../../../packages/nomic/src/index.ts';
import type { Instant } from '../../../../terms/time.ts';
import type { UseCase } from '../../../house/plan.ts';
import { type Refusal, refused } from '../../../house/result.ts';
import type { Meant } from '../../table.ts';
import { findOwnNomic, nomicGameAt, type OwnNomic } from '../find-nomic.ts';
import { act, citedRules, type NomicDone } from './act.ts';

export const votes = ['yes', 'no'] as const;

export interface VoteOnRule extends Meant {
  choice: (typeof votes)[number];
  /** The place among all proposals of the one below which the button is; null for a command: the one that is open. */
  place: number | null;
}

/** A player votes on the proposal of the day: once, and for good (R113, R208). */
export const voteOnRule: UseCase<VoteOnRule, NomicDone> = (work, actor, input) => {
  const own = findOwnNomic(work, actor, input);
  if (!own.ok) return own;
  const refusals = isOverAlready(own.value, input.place, work.now);
  if (refusals.length > 0) return refused(...refusals);
  return act(work, actor, own.value, { is: 'voted', choice: input.choice });
};

/** None, or the refusal where the proposal whose button was pressed is not voted on any more. */
function isOverAlready({ table }: OwnNomic, place: number | null, now: Instant): Refusal[] {
  const game = nomicGameAt(table, now);
  if (place === null || openProposal(game)?.index === place) return [];
  const number = numberIn(game.proposals, place);
  return [
    { code: 'vote-is-over', table: table.number, number, acts: [], points: citedRules(game, ['R113']) },
  ];
}

const numberIn = (proposals: readonly Proposal[], place: number): number | null =>
  proposals[place]?.number ?? null;
