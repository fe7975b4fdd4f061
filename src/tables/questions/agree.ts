import type { UseCase } from '../../house/plan.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { done, refused } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { TableOutcome } from '../outcomes.ts';
import { by, findTable, type Meant, type Table, theTable, writeAt } from '../table.ts';
import { holdsOffice, personActing } from '../who.ts';
import type { Question } from './book.ts';
import { committeeOf, findQuestion, openQuestions, playerAsking, theQuestion } from './find.ts';
import { isAgreed, moveQuestion } from './move.ts';

interface AgreeInput extends Meant {
  question: string;
  agrees: boolean;
}

/**
 * The player who asked, or the gamemaster, says whether the question before the committee is the right one (WM D.I(2)): only then its
 * decision binds. If one says that it is not, it goes back to the director. Nobody takes back what they said.
 */
export const agreeToQuestion: UseCase<AgreeInput, TableOutcome<'question-agreed'>> = (work, actor, input) => {
  const found = findTable(work, input);
  if (!found.ok) return found;
  const table = found.value;
  const { number, rules } = table;
  const asked = findQuestion(table, input.question);
  if (!asked.ok) return asked;
  const question = asked.value;
  const about = { table: number, question: question.number };
  const side = sideOf(table, question, personActing(work, actor));
  if (side === null) return refused({ code: 'no-side', ...about, ...by(rules, 'appeals') });
  if (!isToAgree(table, question) || question.agreed[side] !== null)
    return refused({ code: 'question-closed', ...about, stage: question.stage, ...by(rules, 'appeals') });
  const said = {
    type: 'question-agreed',
    question: question.number,
    as: side,
    agrees: input.agrees,
  } as const;
  writeAt(work, table, said, personActing(work, actor));
  settle(work, theTable(work, number), question.number, input.agrees);
  return done({ kind: 'question-agreed', ...about, agrees: input.agrees });
};

/** Whether the sides are asked now if it is the right question: while the committee votes, and once it has decided. */
export const isToAgree = (table: Table, question: Question): boolean =>
  committeeOf(table).questionAgreed &&
  question.about.kind === 'appeal' &&
  openQuestions(table).includes(question) &&
  (['committee', 'tie', 'agreement'] as const).some((stage) => stage === question.stage);

/** For which side somebody answers; null where for none. */
export function sideOf(
  table: Table,
  question: Question,
  person: PersonNumber | null,
): 'player' | 'gm' | null {
  if (person === null) return null;
  if (holdsOffice(table, person, 'gm')) return 'gm';
  return playerAsking(table, question) === person ? 'player' : null;
}

function settle(work: UnitOfWork, table: Table, number: number, agrees: boolean): void {
  const question = theQuestion(table, number);
  if (!agrees) return moveQuestion(work, table, question, { stage: 'director', why: 'wrong-question' });
  if (question.stage === 'agreement' && isAgreed(question))
    moveQuestion(work, table, question, { stage: 'closed', why: 'agreed', decided: question.decided });
}
