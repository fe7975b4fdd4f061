import {
  type Deed,
  type Effect,
  type PointOfOrder,
  readEffects,
} from '../../../../packages/nomic/src/index.ts';
import { asForeseen, type Preview, type Sealed, type UseCase } from '../../../house/plan.ts';
import type { ClubView } from '../../../house/ports.ts';
import { done, notUnderstood, type Result, refused } from '../../../house/result.ts';
import { readWords } from '../../../house/texts.ts';
import type { Meant } from '../../table.ts';
import { personActing } from '../../who.ts';
import { doDeed } from '../do-deed.ts';
import { findPoint } from '../find-in-game.ts';
import { findOwnNomic, nomicGameAt, type OwnNomic } from '../find-nomic.ts';
import { fromWritten, withoutMarks } from '../names.ts';
import { peopleNamed } from '../words/people.ts';
import { mayNot, type NomicDone } from './act.ts';
import { statementLimit } from './raise-point.ts';

export const verdicts = ['true', 'false'] as const;

export interface JudgeInput extends Meant, Sealed {
  point: string;
  verdict: (typeof verdicts)[number];
  reason: string;
  /** What the Judgement brings about, as `readEffects` reads it. */
  effects: string | null;
}

/** A Judgement before it is given. */
export interface Judging extends OwnNomic {
  point: PointOfOrder;
  deed: Deed & { is: 'judged' };
  seal: string;
}

function readBroughtAbout(
  view: ClubView,
  { table, game }: OwnNomic,
  { effects, reason }: JudgeInput,
): Result<readonly Effect[]> {
  if (effects === null) return done([]);
  const read = readEffects(fromWritten(effects), game.rules, peopleNamed(view, table));
  return 'effects' in read
    ? done(read.effects)
    : notUnderstood({ problem: 'effects-unread', table: table.number, why: read.refused, typed: reason });
}

/** What a Judgement would be. Refused to all but the Judge of that point (R214). */
export const previewJudgement: Preview<JudgeInput, Judging> = (view, actor, input, now) => {
  const own = findOwnNomic(view, actor, input);
  if (!own.ok) return own;
  const game = nomicGameAt(own.value.table, now);
  const point = findPoint(game, input.point);
  if (!point.ok) return point;
  const reason = readWords(withoutMarks(input.reason), 'reason', statementLimit);
  if (!reason.ok) return reason;
  const effects = readBroughtAbout(view, { ...own.value, game }, input);
  if (!effects.ok) return effects;
  const deed = {
    ...({ is: 'judged', point: point.value.number, verdict: input.verdict === 'true' } as const),
    ...{ reason: reason.value, effects: effects.value },
  };
  const refusals = mayNot(own.value, deed, now, input.reason);
  if (refusals.length > 0) return refused(...refusals);
  const seal = JSON.stringify([game.version, deed]);
  return done({ ...own.value, game, point: point.value, deed, seal });
};

/** The Judge decides on a point of order. The first well-formed Judgement counts (R214, E2). */
export const judgePoint: UseCase<JudgeInput, NomicDone> = asForeseen(
  previewJudgement,
  (work, actor, { table, seat, deed }) => {
    const { entry } = doDeed(work, table, seat, deed, { by: personActing(work, actor), message: null });
    return { kind: 'nomic-done', table: table.number, entry };
  },
);
