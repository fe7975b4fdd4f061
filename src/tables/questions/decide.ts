import type { Actor } from '../../house/people.ts';
import type { UseCase } from '../../house/plan.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, ifGiven, type Refusal, refused } from '../../house/result.ts';
import { readWords } from '../../house/texts.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { needsDirector } from '../officers/directing.ts';
import type { TableOutcome } from '../outcomes.ts';
import { rulingNumbered } from '../rulings/find-ruling.ts';
import { by, findTable, type Meant, type Table, writeAt } from '../table.ts';
import { personActing } from '../who.ts';
import type { Question } from './book.ts';
import { findQuestion, openQuestions } from './find.ts';
import { countIfReady, decidedByCommittee, moveQuestion } from './move.ts';
import { sittingOn } from './sitting.ts';

export const decideChoices = ['uphold', 'overturn', 'send', 'approve', 'veto'] as const;
export type DecideChoice = (typeof decideChoices)[number];

export interface DecideInput extends Meant {
  appeal: string;
  choice: DecideChoice;
  text: string | null;
}

/** The longest reason, in characters. */
const longest = 1_000;

/**
 * The director decides on an appeal or sends it to the committee, breaks a tie there, and approves or vetoes a change of the rules; a
 * member of the committee votes (WM A.3, A.6, A.7 and D.I(2), MJ A.3, A.6, A.7 and B.II(2)). Where appeals go to the club’s Court, nobody
 * decides on them at the table (Club 7.2).
 */
export const decideAppeal: UseCase<DecideInput, TableOutcome<'question-decided'>> = (work, actor, input) => {
  const found = findTable(work, input);
  if (!found.ok) return found;
  const table = found.value;
  const { number, rules } = table;
  if (rules.figures.committee === null)
    return refused({ code: 'court-decides', table: number, ...by(rules, 'appeals') });
  const question = findQuestion(table, input.appeal);
  if (!question.ok) return question;
  const refusals = mayNotDecide(work, actor, table, { question: question.value, choice: input.choice });
  if (refusals.length > 0) return refused(...refusals);
  const text = ifGiven(input.text, (typed) => readWords(typed, 'text', longest));
  if (!text.ok) return text;
  const deciding = { choice: input.choice, by: personActing(work, actor), text: text.value };
  carryOut(work, table, question.value, deciding);
  return done({
    kind: 'question-decided',
    table: number,
    question: question.value.number,
    choice: input.choice,
  });
};

/** What can be chosen on a question now. */
export function choicesOn({ about, stage }: Pick<Question, 'about' | 'stage'>): DecideChoice[] {
  if (stage === 'agreement' || stage === 'closed') return [];
  if (about.kind === 'change') return ['approve', 'veto'];
  return stage === 'director' ? ['uphold', 'overturn', 'send'] : ['uphold', 'overturn'];
}

interface Choosing {
  question: Question;
  choice: DecideChoice;
}

function mayNotDecide(view: ClubView, actor: Actor, table: Table, { question, choice }: Choosing): Refusal[] {
  const { number, rules } = table;
  const about = { table: number, question: question.number };
  const isVote = question.stage === 'committee' || question.stage === 'override';
  const person = personActing(view, actor);
  const sits = person !== null && sittingOn(table, question).includes(person);
  const notTheirs = isVote
    ? sits
      ? []
      : [{ code: 'sits-not', table: number, ...by(rules, 'committee-votes') } as const]
    : needsDirector(view, actor, table, 'appeals');
  if (notTheirs.length > 0) return notTheirs;
  if (!openQuestions(table).includes(question) || question.stage === 'agreement')
    return [{ code: 'question-closed', ...about, stage: question.stage, ...by(rules, 'appeals') }];
  const choices = choicesOn(question);
  if (!choices.includes(choice))
    return [{ code: 'decide-otherwise', ...about, choices, ...by(rules, 'appeals') }];
  return isOwnRuling(table, question, person) && choice !== 'send' && question.stage === 'director'
    ? [{ code: 'own-ruling', ...about, ...by(rules, 'appeals') }]
    : [];
}

const isOwnRuling = (table: Table, { about }: Question, person: PersonNumber | null): boolean =>
  about.kind === 'appeal' && rulingNumbered(table, about.ruling)?.by === person;

interface Deciding {
  choice: DecideChoice;
  by: PersonNumber | null;
  text: string | null;
}

function carryOut(
  work: UnitOfWork,
  table: Table,
  question: Question,
  { choice, by: who, text }: Deciding,
): void {
  const inFavour = choice === 'overturn' || choice === 'approve';
  const said = { by: who, text };
  switch (question.stage) {
    case 'committee':
    case 'override':
      return vote(work, table, question, { person: who, inFavour });
    case 'tie':
      return decidedByCommittee(work, table, question, { ...said, inFavour, tally: null });
    case 'approval':
      return moveQuestion(work, table, question, {
        ...{ ...said, why: 'director', decided: inFavour, stage: inFavour ? 'closed' : 'override' },
      });
    default:
      return moveQuestion(work, table, question, {
        ...{ ...said, why: 'director', stage: choice === 'send' ? 'committee' : 'closed' },
        ...{ decided: choice === 'send' ? null : inFavour },
      });
  }
}

interface Voting {
  person: PersonNumber | null;
  inFavour: boolean;
}

function vote(
  work: UnitOfWork,
  table: Table,
  { number: question, votes }: Question,
  { person, inFavour }: Voting,
): void {
  if (person === null) throw new Error('Somebody who sits has acted');
  if (votes.get(person) === inFavour) return;
  writeAt(work, table, { type: 'question-voted', question, person, inFavour }, person);
  countIfReady(work, table, question);
}
