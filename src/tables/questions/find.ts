import { notUnderstood, type Result, understood } from '../../house/result.ts';
import { typedNumber } from '../../house/texts.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { CommitteeFigures } from '../rule-sets/rule-set.ts';
import { rulingNumbered } from '../rulings/find-ruling.ts';
import type { Table } from '../table.ts';
import { playerAt } from '../votes/proposals.ts';
import type { Question } from './book.ts';

/** The questions that wait for somebody, the oldest first: none about a ruling that was withdrawn as a mistake. */
export const openQuestions = (table: Table): Question[] =>
  table.state.questions.filter(
    ({ stage, about }) =>
      stage !== 'closed' &&
      (about.kind === 'change' || rulingNumbered(table, about.ruling)?.withdrawn === false),
  );

/** The question of that number. Throws where there is none. */
export function theQuestion({ number: table, state: { questions } }: Table, number: number): Question {
  const question = questions.find((each) => each.number === number);
  if (question === undefined) throw new Error(`There is no question ${number} at table ${table}`);
  return question;
}

/** The question that somebody names: `2`, `#2`, or what the choices show. */
export function findQuestion(table: Table, text: string): Result<Question> {
  const number = typedNumber(text.replace(/^\s*(?:question|appeal)\s+/i, '').replace(/:/, ' '));
  const unknown = { problem: 'no-such-question', text } as const;
  if (number === undefined) return notUnderstood(unknown);
  return understood(
    table.state.questions.find((each) => each.number === number),
    unknown,
  );
}

/** How the committee of a table decides. Throws where its rules have none: nobody can have asked it. */
export function committeeOf({ rules }: Pick<Table, 'rules'>): CommitteeFigures {
  const { committee } = rules.figures;
  if (committee === null) throw new Error(`The rules ${rules.id} have no committee`);
  return committee;
}

/** The changes of the rules on a point that the committee made, or of all points where none is given. */
export const changesOn = ({ state: { questions } }: Table, point?: string | null): Question[] =>
  questions.filter(
    ({ about, stage, decided }) =>
      about.kind === 'change' &&
      stage === 'closed' &&
      decided === true &&
      (point === undefined || about.point === point),
  );

/** Who says for the side of the players whether a question is the right one: whoever plays the seat that asked it now. */
export const playerAsking = (table: Table, { seat }: Question): PersonNumber | null =>
  seat === null ? null : playerAt(table, seat);
