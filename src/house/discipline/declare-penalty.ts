import type { DeclarationWay } from '../../../terms/administration/declaration.ts';
import { localDate } from '../../../terms/time.ts';
import type { PenaltyNumber, PersonNumber } from '../../ledger/fields.ts';
import type { Penalty } from '../book/discipline.ts';
import { type Actor, enrol, needsModerator, whoActs } from '../people.ts';
import type { ClubView, UnitOfWork } from '../ports.ts';
import { done, type Refusal, type Result, refused, unlessRefused } from '../result.ts';
import { findPenalty } from './find-penalty.ts';
import type { DisciplineOutcome } from './outcomes.ts';

/**
 * Act III.2.4: somebody with a Moderator's power, other than whoever was penalised, tells the public of a penalty in
 * #discussion, or says that they did so by email. Refused for one that is void, or was declared already.
 */
export function declarePenalty(
  work: UnitOfWork,
  actor: Actor,
  input: { penalty: string; way: DeclarationWay },
): Result<DisciplineOutcome> {
  const found = unlessRefused(needsModerator(work, actor), findPenalty(work.state, input.penalty));
  if (!found.ok) return found;
  const refusals = mayNotDeclare(work, actor, found.value);
  if (refusals.length > 0) return refused(...refusals);
  const { number: penalty } = found.value;
  declare(work, penalty, input.way, enrol(work, whoActs(work, actor)));
  return done({ kind: 'penalty-declared', penalty, way: input.way });
}

function mayNotDeclare(view: ClubView, actor: Actor, penalty: Penalty): Refusal[] {
  const { number, person, stands, declared } = penalty;
  if (whoActs(view, actor).number === person) return [{ code: 'own-matter', acts: ['III.3.5'] }];
  if (!stands) return [{ code: 'penalty-void', acts: ['III.2.4.2'], penalty: number }];
  if (declared === null) return [];
  return [{ code: 'declared-already', acts: ['III.2.4'], penalty: number, ...declared }];
}

/** Whether the public still has to be told of a penalty. */
export const awaitsDeclaration = ({ stands, declared }: Penalty): boolean => stands && declared === null;

/** Act III.2.4.1: takes down that the public is told of a penalty today; in #discussion the bot tells it itself. */
export function declare(
  work: UnitOfWork,
  penalty: PenaltyNumber,
  way: DeclarationWay,
  by: PersonNumber,
): void {
  const on = localDate(work.now, work.state.figures);
  work.append({ type: 'penalty-declared', penalty, way, on }, { by, acts: ['III.2.4.1'] });
  if (way === 'discussion') work.announce({ kind: 'penalty-declared', penalty }, { to: 'discussion' });
}
