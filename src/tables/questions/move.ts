import type { UnitOfWork } from '../../house/ports.ts';
import { tell } from '../../house/tell.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { directorOf } from '../officers/directing.ts';
import { type Table, theTable, writeAt } from '../table.ts';
import { holdersOf } from '../who.ts';
import type { Move, Question, Stage, Tally } from './book.ts';
import { committeeOf, playerAsking, theQuestion } from './find.ts';
import { countCommittee, isComplete, sittingOn, tallyOf } from './sitting.ts';

const day = 24 * 3_600_000;

/** Until when a question waits at a stage that does not wait for ever. */
export const dueAt = (work: UnitOfWork, table: Table): number => work.now + committeeOf(table).days * day;

interface Moving {
  stage: Stage;
  why: Move;
  decided?: boolean | null;
  tally?: Tally | null;
  /** Whether it waits there without an end. */
  endless?: boolean;
  by?: PersonNumber | null;
  /** What is said about it, or the question that is put. */
  text?: string | null;
}

const timed: readonly Stage[] = ['director', 'committee', 'override', 'agreement'];

/** A question goes on: the table is told, and those for whom it waits then. */
export function moveQuestion(
  work: UnitOfWork,
  { number }: Pick<Table, 'number'>,
  { number: question }: Question,
  { stage, why, decided = null, tally = null, endless = false, by = null, text = null }: Moving,
): void {
  const table = theTable(work, number);
  const due = endless || !timed.includes(stage) ? null : dueAt(work, table);
  const body = { type: 'question-moved', question, stage, due, why, decided, tally } as const;
  const entry = writeAt(work, table, body, by, text === null ? {} : { reason: text });
  work.announce({ kind: 'question-told', table: number, question, entry }, { to: 'table', table: number });
  tellWaitedFor(work, number, question);
}

/** Those for whom a question waits are told so in private. */
export function tellWaitedFor(work: UnitOfWork, number: number, question: number): void {
  const table = theTable(work, number);
  for (const person of waitedFor(table, theQuestion(table, question)))
    tell(work, { kind: 'question-waits', table: number, question, person }, person);
}

/** For whom a question waits now: they have not done yet what it waits for. */
export function waitedFor(table: Table, question: Question): PersonNumber[] {
  const director = directorOf(table);
  switch (question.stage) {
    case 'director':
    case 'tie':
    case 'approval':
      return director === null ? [] : [director];
    case 'committee':
    case 'override':
      return sittingOn(table, question).filter((person) => !question.votes.has(person));
    case 'agreement':
      return [
        ...(question.agreed.gm === null ? holdersOf(table, 'gm') : []),
        ...(question.agreed.player === null ? [playerAsking(table, question)] : []),
      ].filter((person) => person !== null);
    case 'closed':
      return [];
    default:
      return question.stage satisfies never;
  }
}

/** Counts the votes of the committee where everybody has voted, or the time is over and enough have (WM A.6, MJ A.6). */
export function countIfReady(work: UnitOfWork, { number }: Pick<Table, 'number'>, of: number): void {
  const table = theTable(work, number);
  const question = theQuestion(table, of);
  const figures = committeeOf(table);
  const tally = tallyOf(question, sittingOn(table, question));
  const isOverride = question.stage === 'override';
  const outcome = countCommittee(tally, figures, isOverride);
  const isTime = tally.yes + tally.no === tally.sitting || isOver(work, question);
  if (outcome === 'too few' || !isTime || !isComplete(table, figures)) return;
  if (outcome === 'tie') return moveQuestion(work, table, question, { stage: 'tie', why: 'votes', tally });
  decidedByCommittee(work, table, question, { inFavour: outcome === 'yes', tally, by: null });
}

const isOver = ({ now }: UnitOfWork, { due }: Question): boolean => due === null || now >= due;

interface Decision {
  inFavour: boolean;
  tally: Tally | null;
  /** The director, where they broke a tie. */
  by: PersonNumber | null;
  text?: string | null;
}

/** What follows once the committee has decided, or the director for it where it was tied. */
export function decidedByCommittee(
  work: UnitOfWork,
  table: Table,
  question: Question,
  { inFavour: decided, tally, by, text = null }: Decision,
): void {
  const said = { why: 'votes', decided, tally, by, text } as const;
  if (question.about.kind === 'change') {
    const stage = decided && question.stage !== 'override' ? 'approval' : 'closed';
    return moveQuestion(work, table, question, { ...said, stage });
  }
  const { questionAgreed } = committeeOf(table);
  const stage = questionAgreed && !isAgreed(question) ? 'agreement' : 'closed';
  moveQuestion(work, table, question, { ...said, stage });
}

/** Whether both sides have said that it is the right question: of players there is none where the gamemaster asked. */
export const isAgreed = ({ seat, agreed }: Question): boolean =>
  agreed.gm === true && (seat === null || agreed.player === true);
