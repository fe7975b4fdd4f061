import type { Table } from '../table.ts';
import type { Move, Question, Stage, Tally } from './book.ts';

/** A step on the way of a question. */
interface Step {
  stage: Stage;
  why: Move;
  decided: boolean | null;
}

/** What became of a question at a step of its way. */
export function movedWords(table: Table, question: Question, step: Step): string {
  if (step.why === 'wrong-question')
    return 'One side says that this was the wrong question, so it goes back to the director.';
  switch (step.stage) {
    case 'director':
    case 'tie':
      return 'The committee has voted.';
    case 'committee':
    case 'override':
      return toVoteWords(step);
    case 'approval':
      return 'The committee is for the change.';
    case 'agreement':
      return `The committee ${decisionOn(question, step)}.`;
    case 'closed':
      return question.about.kind === 'change'
        ? changeWords(table, step)
        : `The ${whoDecided(step)} ${decisionOn(question, step)}. That binds everybody at the table.`;
    default:
      return step.stage satisfies never;
  }
}

function toVoteWords({ stage, why }: Step): string {
  if (why === 'time') return 'The time is over.';
  return stage === 'override' ? 'The director vetoes the change.' : 'The director sends it to the committee.';
}

const whoDecided = ({ why }: Step): string => (why === 'director' ? 'director' : 'committee');

const decisionOn = ({ about }: Question, { decided }: Step): string =>
  `${decided ? 'overturns' : 'upholds'} ruling ${about.kind === 'appeal' ? about.ruling : ''}`;

const changeWords = ({ number }: Table, step: Step): string =>
  step.decided
    ? `The change counts from now on. \`/table rules table:${number}\` shows it.`
    : `There is no change: the ${whoDecided(step)} is against it.`;

/** `3 in favour, 2 against; 5 of 6 voted.` */
export const tallyWords = ({ yes, no, sitting }: Tally): string =>
  `${yes} in favour, ${no} against; ${yes + no} of ${sitting} voted.`;
