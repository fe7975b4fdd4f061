import type { Deed, PointOfOrder } from '../../../../packages/nomic/src/index.ts';
import type { Actor } from '../../../house/people.ts';
import type { UseCase } from '../../../house/plan.ts';
import type { UnitOfWork } from '../../../house/ports.ts';
import { type Result, refused } from '../../../house/result.ts';
import type { Meant } from '../../table.ts';
import { findPoint } from '../find-in-game.ts';
import { findOwnNomic, nomicGameAt } from '../find-nomic.ts';
import { act, citedRules, type NomicDone } from './act.ts';

export interface JudgementMeant extends Meant {
  /** The point of order, as typed. */
  judgement: string;
  /** How many Judges had been overruled on it, where a button says which Judgement is meant; null for the present one. */
  round: number | null;
}

export interface OpinionInput extends JudgementMeant {
  choice: 'agree' | 'disagree';
}

/** A player disputes a Judgement within its time (R214). */
export const disputeJudgement: UseCase<JudgementMeant, NomicDone> = (work, actor, input) =>
  onJudgement(work, actor, input, ({ number }) => ({ is: 'disputed', point: number }));

/** A player agrees or disagrees with a Judgement that is disputed (R214, E7). */
export const giveOpinion: UseCase<OpinionInput, NomicDone> = (work, actor, input) =>
  onJudgement(work, actor, input, ({ number }) => ({
    ...{ is: 'opinion', point: number, agrees: input.choice === 'agree' },
  }));

function onJudgement(
  work: UnitOfWork,
  actor: Actor,
  input: JudgementMeant,
  deedOn: (point: PointOfOrder) => Deed,
): Result<NomicDone> {
  const own = findOwnNomic(work, actor, input);
  if (!own.ok) return own;
  const game = nomicGameAt(own.value.table, work.now);
  const point = findPoint(game, input.judgement);
  if (!point.ok) return point;
  const { number, overruled } = point.value;
  if (input.round !== null && overruled.length !== input.round)
    return refused({
      ...{ code: 'judgement-is-over', table: own.value.table.number, point: number },
      ...{ acts: [], points: citedRules(game, ['R214']) },
    });
  return act(work, actor, own.value, deedOn(point.value));
}
