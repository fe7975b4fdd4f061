import { z } from 'zod';
import { type NoticeWords, type OutcomeWords, toAsker } from '../../house/words/reply.ts';
import { type FieldSamples, listed, plain, say, type Worded } from '../../house/words/text.ts';
import { person } from '../../ledger/fields.ts';
import { theTable } from '../table.ts';
import { type Stage, stages } from './book.ts';
import { type DecideChoice, decideChoices } from './decide.ts';
import { questionsDue } from './due.ts';
import { theQuestion } from './find.ts';
import { decidedReply, ofQuestion, questionName, questionPost, waitingWords } from './words.ts';

export const outcomes = {
  'question-asked': ofQuestion,
  'question-decided': ofQuestion.extend({ choice: z.enum(decideChoices) }),
  'question-agreed': ofQuestion.extend({ agrees: z.boolean() }),
};

export const notices = {
  /** A question, or what became of it, by the entry that says so. */
  'question-told': ofQuestion.extend({ entry: z.int().positive() }),
  /** It waits for somebody, who is told in private. */
  'question-waits': ofQuestion.extend({ person }),
};

export const outcomeWords: OutcomeWords<typeof outcomes> = {
  'question-asked': ({ table: of, question }, { view }) => {
    const table = theTable(view, of);
    return toAsker(
      `${questionName(table, theQuestion(table, question))}, is asked. Those who decide are told, and so is the table.`,
    );
  },
  'question-decided': decidedReply,
  'question-agreed': ({ question, agrees }) =>
    toAsker(
      agrees
        ? `You agree that question ${question} is the right one, whatever the answer is.`
        : `You say that question ${question} is the wrong one. It goes back to the director.`,
    ),
};

export const noticeWords: NoticeWords<typeof notices> = {
  'question-told': questionPost,
  'question-waits': waitingWords,
};

type OfQuestion = { table: number; question: number };

/** Why nothing can be decided on a question now. */
const closedWords: Readonly<Record<Stage, string>> = {
  director: 'It is with the director now.',
  committee: 'It is with the committee now.',
  tie: 'It is with the director now.',
  agreement:
    'It is decided, and waits for the player and the gamemaster to agree that it was the right question.',
  approval: 'It is with the director now.',
  override: 'It is with the committee now.',
  closed: 'It is decided.',
};

export const refusals = {
  'question-open': ({ ruling, question }: OfQuestion & { ruling: number }) =>
    say(
      `Somebody has appealed from ruling ${ruling} already: that is question ${question}.`,
      'Wait for the answer. `/table show` says for whom it waits.',
    ),
  'committee-decided': ({ ruling }: { table: number; ruling: number }) =>
    say(
      `The committee has decided on ruling ${ruling} already, and nobody decides after it.`,
      'See what it decided with `/table rules`.',
    ),
  'question-closed': ({ question, stage }: OfQuestion & { stage: Stage }) =>
    say(
      `You can’t answer question ${question} now, or have done so. ${closedWords[stage]}`,
      'See with `/table show` for whom it waits.',
    ),
  'decide-otherwise': ({ question, choices }: OfQuestion & { choices: DecideChoice[] }) =>
    say(
      `That is no answer to question ${question}.`,
      `Choose ${listed(
        choices.map((choice) => `\`choice:${choice}\``),
        'or',
      )}.`,
    ),
  'own-ruling': ({ question }: OfQuestion) =>
    say(
      `Question ${question} is about a ruling of your own, so you can’t decide on it.`,
      'Send it to the committee, with `choice:send`.',
    ),
  'sits-not': ({ table }: { table: number }) =>
    say(
      `You don’t sit in the committee of table ${table} for this.`,
      'The director names its members. Nobody sits who plays at the table, or made the ruling.',
    ),
  'no-committee': ({ table }: { table: number }) =>
    say(
      `By its rules, table ${table} has no committee that changes them.`,
      'Leave `change` out to make a ruling.',
    ),
  'no-side': ({ question }: OfQuestion) =>
    say(
      `Whether question ${question} is the right one is for the player who asked it and the gamemaster to say.`,
      'If you disagree with a ruling, use `/table appeal`.',
    ),
} satisfies Worded;

export const problems = {
  'no-such-question': ({ text }: { text: string }) =>
    say(`There is no question “${plain(text, 60)}” at this table.`, 'Choose one from the list as you type.'),
} satisfies Worded;

export const due = [questionsDue];

const first = { table: 9, question: 1 };
const [asked, ...others] = [1, 2, 3].map((question) => ({ table: 9, question }));

export const outcomeSamples = {
  'question-asked': [asked ?? first, ...others],
  'question-decided': decideChoices.map((choice) => ({ ...first, choice })),
  'question-agreed': [true, false].map((agrees) => ({ ...first, agrees })),
};

/** The entries of the samples that tell of questions: see the table of the samples. */
const told = [
  [1, [8, 9, 12]],
  [2, [13, 14]],
  [3, [15, 16, 17]],
] as const;

export const noticeSamples = {
  'question-told': told.flatMap(([question, entries]) =>
    entries.map((entry) => ({ table: 9, question, entry })),
  ),
  'question-waits': [1, 2, 3].flatMap((question) =>
    [2, 3, 4].map((person) => ({ table: 9, question, person })),
  ),
};

export const refusalSamples: FieldSamples<typeof refusals> = {
  'question-open': [{ ...first, ruling: 1 }],
  'committee-decided': [{ table: 9, ruling: 1 }],
  'question-closed': stages.map((stage) => ({ ...first, stage })),
  'decide-otherwise': [{ ...first, choices: ['uphold', 'overturn'] }],
  'own-ruling': [first],
  'sits-not': [{ table: 9 }],
  'no-committee': [{ table: 2 }],
  'no-side': [first],
};

export const problemSamples: FieldSamples<typeof problems> = { 'no-such-question': [{ text: '9' }] };
