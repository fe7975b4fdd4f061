import { type Reply, toClub } from '../../../house/words/reply.ts';
import { citing } from '../../../house/words/text.ts';
import { citeOn } from '../../rule-sets/rule-set.ts';
import type { Table } from '../../table.ts';
import { noRoomForThreads, noTextChannel } from '../../talks/note-talks.ts';
import { tableTitle } from '../../words/table.ts';
import { pace } from './book.ts';
import type { ThreadName } from './names.ts';

/** What a table is told where the bot cannot open its threads. */
export const threadsBarred = ({ lacking }: { lacking: string }): Reply =>
  toClub([
    lacking === noTextChannel
      ? 'I can’t open the voting and points threads: this table isn’t played in a text channel.'
      : lacking === noRoomForThreads
        ? 'I can’t open the voting and points threads: this server has as many open threads as Discord allows. Close some that nobody needs.'
        : `I can’t open the voting and points threads: my role needs *${lacking}* in this channel.`,
    'Until then the game goes on here, with commands. Someone who manages the server can put that right. I won’t repeat this message.',
  ]);

const byHand: Readonly<Record<ThreadName, readonly string[]>> = {
  voting: [
    'You can also type the words that the rules ask for, exactly so:',
    '- `Rule-change: Enact: …`, `Rule-change: Amend Rule 203: …`, `Rule-change: Repeal Rule 205` or `Rule-change: Transmute Rule 104 to mutable`. A last line can name figures: `Figures: winning=150`. If your text is too long for one message, end it with a line `More follows.` and go on with `Rule-change: Continued: …`',
    '- `Vote: Yes` or `Vote: No`',
    '- `Point of Order: …` and `Judgement: Point of Order 3: true. …`; a last line can say what a Judgement brings about: `Effects: void rule 204`',
    '- `Dispute: Judgement on Point of Order 3`, `I agree with Judgement on Point of Order 3` or `I disagree with Judgement on Point of Order 3`',
  ],
  points: [
    'You can say points by hand: `150 (+4)` for your own, `Ben P: 150 (+4)` for somebody else’s. What counts is my list.',
  ],
};

const begins: Readonly<Record<ThreadName, string>> = {
  voting: 'Proposals, votes, points of order and Judgements belong here.',
  points: 'Changes of points are told here.',
};

/** The first post of a thread: what it is for, what can be typed there, and that all of it is kept. */
export const threadCard = (table: Table, thread: ThreadName, canRead: boolean): Reply =>
  toClub([
    `**${tableTitle(table)}.** ${begins[thread]}`,
    ...(canRead
      ? [
          ...byHand[thread],
          `Don’t edit or delete anything here, in the other thread or in the discussion${citing([citeOn(table.rules, 'threads')])}. What you wrote first is kept and counts, and everybody is told. I keep at most ${pace.most} messages a minute from each person.`,
        ]
      : ['I can’t read messages on this server, so only commands and buttons count.']),
  ]);
