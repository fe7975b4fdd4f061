import type { ClubView } from '../../house/ports.ts';
import { type Reply, toAsker, toClub } from '../../house/words/reply.ts';
import { plain, under } from '../../house/words/text.ts';
import { type Table, theTable } from '../table.ts';
import { tableTitle } from '../words/table.ts';
import type { WrittenKind } from './written.ts';

export { takenDownWords } from './instead.ts';

/** Whether the member of staff took down what was written with that entry. */
export const isTakenDown = ({ state }: Pick<Table, 'state'>, entry: number): boolean =>
  state.takenDown.has(entry);

interface Taken {
  table: number;
  what: WrittenKind;
  number: number;
}

const kindNames: Readonly<Record<WrittenKind, string>> = {
  press: 'press',
  proposal: 'the text of proposal',
  ruling: 'the text of ruling',
  question: 'the words of question',
  point: 'point of order',
  judgement: 'the reason of Judgement',
  message: 'message',
  rule: 'the first text of rule',
  amendment: 'the text of amendment',
};

const nameOf = ({ what, number }: Pick<Taken, 'what' | 'number'>): string => `${kindNames[what]} ${number}`;

/** Whether it is the text of a rule that players change: a move of the game, which goes on by it. */
const isMove = (table: Table, what: WrittenKind): boolean =>
  what === 'rule' || what === 'amendment' || (what === 'proposal' && changesRules(table));

const changesRules = ({ about, rules }: Table): boolean =>
  about.game === 'nomic' || (rules.game === 'diplomacy' && rules.live !== undefined);

/** Before words are taken down. */
export const renderTakeDownQuestion = ({
  table,
  written: { kind: what, number, from, author },
  reason,
}: {
  table: Table;
  written: { kind: WrittenKind; number: number; from: string; author: number | null };
  reason: string;
}): Reply =>
  toAsker([
    `**Take down ${nameOf({ what, number })}, from ${from}, at ${tableTitle(table)}?** You can’t undo this: its words are ${isMove(table, what) ? 'shown no more' : 'erased'} here and on the site${under(['0.14'])}.`,
    isMove(table, what) &&
      'The record of the game keeps them, as play goes on by them. If the rule should go, that is for the players.',
    author === null ? 'Its author is not told.' : 'I’ll tell its author, without the reason.',
    `It is logged that you did it, with your reason: ${plain(reason, 500)}`,
  ]);

/** For the member of staff, once it is done. */
export const takenDownReply = (taken: Taken, { view }: { view: ClubView }) =>
  toAsker(
    `Done: ${nameOf(taken)} at ${tableTitle(theTable(view, taken.table))} is ${isMove(theTable(view, taken.table), taken.what) ? 'shown no more' : 'erased'}. Where I posted it, the post is changed too; if you can still read it there, delete it with \`/staff remove-post\`.`,
  );

/** For who wrote them. */
export const takenDownNews = (taken: Taken, { view }: { view: ClubView }): Reply =>
  toClub([
    `The member of staff has taken down ${nameOf(taken)}, which you wrote at ${tableTitle(theTable(view, taken.table))}${under(['0.14'])}. Nobody can read it any more.`,
    'If you think this is wrong, ask them why.',
  ]);
