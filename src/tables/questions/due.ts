import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { DueThing } from '../../house/room.ts';
import { type Table, tablesOf, theTable } from '../table.ts';
import { openQuestions, theQuestion } from './find.ts';
import { countIfReady, moveQuestion } from './move.ts';

/** The questions that go on by themselves, each when its time is over (WM A.6 and D.I(2), MJ A.6 and B.II(2)). */
export const questionsDue = (view: ClubView): DueThing[] =>
  tablesOf(view).flatMap((table) =>
    openQuestions(table).flatMap(({ number, due, stage }) =>
      due === null
        ? []
        : {
            at: Math.max(due, table.book.newestAt),
            name: `question ${number} at table ${table.number}, at the stage ${stage}`,
            carryOut: (work: UnitOfWork) => timeIsOver(work, theTable(work, table.number), number),
          },
    ),
  );

/**
 * The director has not decided: the committee is asked. The committee has voted: it is counted, or where too few have, it waits for
 * them. Nobody said that it was the wrong question: the decision binds.
 */
function timeIsOver(work: UnitOfWork, table: Table, number: number): void {
  const question = theQuestion(table, number);
  const { stage, decided } = question;
  if (stage === 'director') return moveQuestion(work, table, question, { stage: 'committee', why: 'time' });
  if (stage === 'agreement')
    return moveQuestion(work, table, question, { stage: 'closed', why: 'time', decided });
  countIfReady(work, table, number);
  const after = theQuestion(theTable(work, table.number), number);
  if (after.stage === stage && after.due !== null)
    moveQuestion(work, table, question, { stage, why: 'time', decided, endless: true });
}
