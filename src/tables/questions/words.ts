import { z } from 'zod';
import type { ClubView } from '../../house/ports.ts';
import {
  type ActionRow,
  button,
  type Reply,
  row,
  type Scene,
  toAsker,
  toClub,
} from '../../house/words/reply.ts';
import { accountsOf, calling, citing, nameOf, plain, whenOf } from '../../house/words/text.ts';
import { citeOn, citePoint, type Matter } from '../rule-sets/rule-set.ts';
import { type Table, theTable } from '../table.ts';
import { isTakenDown, takenDownWords } from '../taken-down/words.ts';
import { seatName, tableTitle } from '../words/table.ts';
import { isToAgree, sideOf } from './agree.ts';
import type { Question, Stage } from './book.ts';
import { askedWords } from './change-lines.ts';
import { choicesOn, type DecideChoice } from './decide.ts';
import { committeeOf, theQuestion } from './find.ts';
import { waitedFor } from './move.ts';
import { movedWords, tallyWords } from './moved-words.ts';
import { isComplete } from './sitting.ts';

export interface OfQuestion {
  table: number;
  question: number;
}

/** `Question 2, an appeal from ruling 1` */
export function questionName(
  { rules }: Table,
  { number, about }: Pick<Question, 'number' | 'about'>,
): string {
  if (about.kind === 'appeal') return `Question ${number}, an appeal from ruling ${about.ruling}`;
  const on = about.point === null ? 'the rules' : citePoint(rules, about.point);
  return `Question ${number}, a change of ${on}`;
}

/** Who asked it: `France`, or which officer. */
export function askedBy(table: Table, { seat, about }: Pick<Question, 'seat' | 'about'>): string {
  if (seat !== null) return seatName(table, seat);
  return about.kind === 'appeal' ? 'the gamemaster' : 'the committee';
}

/** What each choice says on its button. */
const choiceNames: Readonly<Record<DecideChoice, string>> = {
  uphold: 'Uphold the ruling',
  overturn: 'Overturn the ruling',
  send: 'Send to the committee',
  approve: 'For the change',
  veto: 'Against the change',
};

/** The buttons by which those decide for whom a question waits. */
export const decideButtons = ({ number: table }: Table, question: Question) =>
  choicesOn(question).map((choice) =>
    button(choiceNames[choice], 'question-decide', [table, question.number, choice], 'secondary'),
  );

/** The buttons by which the player and the gamemaster say if it is the right question. */
export const agreeButtons = ({ number: table }: Table, { number }: Question) => [
  button('The right question', 'question-agree', [table, number, 'yes'], 'secondary'),
  button('The wrong question', 'question-agree', [table, number, 'no'], 'secondary'),
];

const rowsOf = (table: Table, question: Question): ActionRow[] => [
  ...(choicesOn(question).length === 0 ? [] : [row(...decideButtons(table, question))]),
  ...(isToAgree(table, question) ? [row(...agreeButtons(table, question))] : []),
];

/** What a question waits for. */
export function waitsFor(table: Table, question: Question): string[] {
  const { stage, due } = question;
  const until = due === null ? '' : ` They have until ${whenOf(due)}.`;
  const said: Readonly<Record<Stage, string>> = {
    director: `It waits for the director.${until}`,
    committee: `The committee votes.${until}`,
    override: `The director’s veto stands unless the committee overrides it.${until}`,
    tie: 'The votes are equal: the director decides.',
    approval: 'It waits for the director to approve it.',
    agreement: `The decision binds once the player and the gamemaster agree that this was the right question.${until} Who says nothing agrees.`,
    closed: '',
  };
  const isVote = stage === 'committee' || stage === 'override';
  const lacks = isVote && !isComplete(table, committeeOf(table));
  return [
    ...(said[stage] === '' ? [] : [said[stage]]),
    ...(lacks
      ? [
          `The committee needs ${committeeOf(table).least} members first: the director names them with \`/table officer\`.`,
        ]
      : []),
    ...(isToAgree(table, question) && stage !== 'agreement'
      ? ['The player and the gamemaster say meanwhile whether this is the right question.']
      : []),
  ];
}

const matterOf = ({ about }: Pick<Question, 'about'>): Matter =>
  about.kind === 'change' ? 'rule-changes' : 'appeals';

/** The table is told of a question, or of what became of it, by the entry that says so. */
export async function questionPost(
  { table: of, question: number, entry }: OfQuestion & { entry: number },
  scene: Scene,
): Promise<Reply> {
  const { view } = scene;
  const table = theTable(view, of);
  const question = theQuestion(table, number);
  const isNow = entry === (question.moved.at(-1) ?? question.seq);
  const called = isNow ? waitedFor(table, question) : [];
  const title = `**${tableTitle(table)}: ${questionName(table, question)}**${citing([citeOn(table.rules, matterOf(question))])}`;
  return toClub(
    [
      title,
      ...(await (entry === question.seq
        ? askedLines(scene, table, question)
        : movedLines(scene, table, question, entry))),
      ...(isNow ? waitsFor(table, question) : []),
      ...calling(view, called),
    ],
    { components: isNow ? rowsOf(table, question) : [], pings: accountsOf(view, called) },
  );
}

const askedLines = async (scene: Scene, table: Table, question: Question): Promise<string[]> => [
  `Asked by ${askedBy(table, question)}:`,
  `> ${await askedWords(scene, table, question)}`,
];

async function movedLines(scene: Scene, table: Table, question: Question, entry: number): Promise<string[]> {
  const moved = table.book.entries.find(({ seq }) => seq === entry);
  if (moved?.type !== 'question-moved') return [];
  const text = isTakenDown(table, entry) ? takenDownWords : await scene.textIn(table.number, entry, 'reason');
  return [
    movedWords(table, question, moved),
    ...(moved.tally === null ? [] : [tallyWords(moved.tally)]),
    ...(text === null ? [] : [`> ${plain(text, 1000)}`]),
  ];
}

/** Somebody is told in private that a question waits for them. */
export async function waitingWords(
  { table: of, question: number, person }: OfQuestion & { person: number },
  scene: Scene,
): Promise<Reply> {
  const table = theTable(scene.view, of);
  const question = theQuestion(table, number);
  if (!waitedFor(table, question).includes(person))
    return toClub(`${questionName(table, question)} at ${tableTitle(table)} no longer waits for you.`);
  return toClub([
    `${questionName(table, question)} at ${tableTitle(table)} waits for you.`,
    ...(await askedLines(scene, table, question)),
    ...waitsFor(table, question),
    howTo(table, question, person),
  ]);
}

/** The command, or where the buttons are. */
const howTo = (table: Table, question: Question, person: number): string =>
  question.stage === 'agreement' && sideOf(table, question, person) !== null
    ? 'Answer with the buttons below its post at the table.'
    : `Decide with \`/table decide appeal:${question.number} table:${table.number}\`, or with the buttons below its post.`;

/** What somebody is told who decided or voted. */
export const decidedReply = (
  { table: of, question: number, choice }: OfQuestion & { choice: DecideChoice },
  { view }: { view: ClubView },
) => {
  const table = theTable(view, of);
  const question = theQuestion(table, number);
  const isVote = question.stage === 'committee' || question.stage === 'override';
  return toAsker(
    isVote
      ? `Your vote on question ${number} is taken: **${choiceNames[choice].toLowerCase()}**. You can change it until the votes are counted.`
      : `Done: **${choiceNames[choice].toLowerCase()}**, on ${questionName(table, question).toLowerCase()}. The table is told.`,
  );
};

/** Open questions of a table, a line each. */
export const questionLine = (view: ClubView, table: Table, question: Question): string => {
  const names = waitedFor(table, question).map((person) => nameOf(view, person));
  const waits = names.length === 0 ? 'nobody yet' : names.join(', ');
  return `${questionName(table, question)}, waits for ${waits}${question.due === null ? '' : `, until ${whenOf(question.due)}`}`;
};

export const ofQuestion = z.object({ table: z.int().positive(), question: z.int().positive() });
