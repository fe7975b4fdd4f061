import { z } from 'zod';
import { type NoticeWords, type OutcomeWords, toAsker } from '../../house/words/reply.ts';
import { type FieldSamples, listed, say, type Worded } from '../../house/words/text.ts';
import { type PressKind, pressKinds } from '../rule-sets/rule-set.ts';
import { theTable } from '../table.ts';
import { tableTitle } from '../words/table.ts';
import { lastPress } from './last-press.ts';
import { pressNames } from './names.ts';
import { pressAuthor, pressKept } from './words.ts';

const table = z.int().positive();
const press = z.int().positive();

export const outcomes = {
  /** Neither seat nor entry: it is kept with the account of who asked until they are answered. */
  'press-given': z.object({ table, phase: z.string(), press: z.enum(pressKinds) }),
  'press-withdrawn': z.object({ table }),
  /** Not which: nobody but its author learns that. */
  'press-refused': z.object({ table }),
  /** The member of staff read who wrote it; that is opened again for them alone. */
  'press-author-read': z.object({ table, press }),
};

export const outcomeWords: OutcomeWords<typeof outcomes> = {
  'press-given': pressKept,
  'press-withdrawn': ({ table: number }, { view }) =>
    toAsker(`It will not be published at ${tableTitle(theTable(view, number))}, and its words are erased.`),
  'press-refused': ({ table: number }, { view }) =>
    toAsker(
      `It will not be published at ${tableTitle(theTable(view, number))}. Its author sees that; nobody else does.`,
    ),
  'press-author-read': pressAuthor,
};

export const notices = {
  /** Press that was waiting when the game ended by that entry. */
  'last-press': z.object({ table, entry: z.int().positive() }),
};

export const noticeWords: NoticeWords<typeof notices> = { 'last-press': lastPress };

export const refusals = {
  'press-kind': ({ kind, allowed }: { kind: PressKind; allowed: readonly PressKind[] }) =>
    say(
      `There is no ${pressNames[kind].toLowerCase()} at this table.`,
      allowed.length === 0
        ? 'Talk to the other players yourself, with `/table talk`.'
        : `Choose ${listed(
            allowed.map((each) => `\`kind:${each}\``),
            'or',
          )}.`,
    ),
  'press-as': ({ signed }: { signed: readonly PressKind[] }) =>
    signed.length === 0
      ? say(
          'Nobody writes as somebody else at this table.',
          'Leave `as` out. If nobody is to know that it is yours, choose `kind:grey`.',
        )
      : say(
          'White and grey press isn’t signed with another name.',
          `Leave \`as\` out, or choose ${listed(
            signed.map((kind) => `\`kind:${kind}\``),
            'or',
          )}.`,
        ),
  'press-unread': (_: { table: number }) =>
    say(
      'By the rules of this table nobody reads press before it is published.',
      'You see it with the results.',
    ),
  'press-gone': (_: { table: number }) =>
    say('That press is not waiting any more.', 'See what is with the button *Waiting press*.'),
  'press-enough': ({ most }: { most: number }) =>
    say(
      `${most} pieces of your press are waiting for the end of this phase already.`,
      'Take one back first: the button *Your press* is below `/table show`.',
    ),
  'press-not-yours': say(
    'No press of yours is waiting under that number.',
    'What was published can’t be taken back. See what is waiting with the button *Your press* below `/table show`.',
  ),
  'no-such-press': ({ table: number }: { table: number }) =>
    say(
      `Table ${number} has published no grey press with that number.`,
      'Choose one from the list: its button is below `/table show`.',
    ),
  'author-lost': say(
    'Nobody can tell any more who wrote that: the club was moved to another machine.',
    'You can still have the post deleted with `/staff remove-post`.',
  ),
  'staff-reads-only': say(
    'Only the member of staff named in the settings can read that.',
    'If something there breaks the rules of the school, tell them.',
  ),
  'staff-plays-here': ({ table: number }: { table: number }) =>
    say(
      `You play at table ${number}, so you can’t read what is private there.`,
      'Let somebody else replace you first, or let the club name another member of staff.',
    ),
} satisfies Worded;

export const problems = {
  'press-unsigned': ({ kind }: { kind: PressKind }) =>
    say(
      `${pressNames[kind]} is signed with the name of a power, and I don’t know which.`,
      'Write it in `as`. Everybody sees that the author isn’t named.',
    ),
} satisfies Worded;

export const problemSamples: FieldSamples<typeof problems> = {
  'press-unsigned': [{ kind: 'dark-grey' }, { kind: 'black' }],
};

export const outcomeSamples = {
  'press-given': [
    { table: 2, phase: 'F1901M', press: 'white' as const },
    { table: 2, phase: 'F1901M', press: 'grey' as const },
    { table: 2, phase: 'F1901M', press: 'black' as const },
  ],
  'press-withdrawn': [{ table: 2 }],
  'press-refused': [{ table: 2 }],
  'press-author-read': [{ table: 2, press: 26 }],
};

export const noticeSamples = { 'last-press': [{ table: 2, entry: 12 }] };

const once = [{}];

export const refusalSamples: FieldSamples<typeof refusals> = {
  'press-kind': [
    { kind: 'dark-grey', allowed: ['white', 'grey'] },
    { kind: 'white', allowed: [] },
  ],
  'press-as': [{ signed: [] }, { signed: ['dark-grey'] }],
  'press-unread': [{ table: 2 }],
  'press-gone': [{ table: 2 }],
  'press-enough': [{ most: 10 }],
  'press-not-yours': once,
  'no-such-press': [{ table: 2 }],
  'author-lost': once,
  'staff-reads-only': once,
  'staff-plays-here': [{ table: 2 }],
};
