import { z } from 'zod';
import { inWords } from '../../../terms/words.ts';
import type { NoticeWords, OutcomeWords } from '../../house/words/reply.ts';
import { type FieldSamples, plain, say, type Worded } from '../../house/words/text.ts';
import { phaseName } from '../diplomacy/words/phase-name.ts';
import { theTable } from '../table.ts';
import { correctedNews, correctedReply } from './words.ts';

const table = z.int().positive();

export const outcomes = {
  /** The entry by which the gamemaster put something right. */
  'table-corrected': z.object({ table, entry: z.int().positive() }),
};

export const notices = {
  /** The same, for everybody at the table. */
  'table-corrected': z.object({ table, entry: z.int().positive() }),
};

export const outcomeWords: OutcomeWords<typeof outcomes> = { 'table-corrected': correctedReply };

export const noticeWords: NoticeWords<typeof notices> = { 'table-corrected': correctedNews };

export const refusals = {
  'entry-stays': ({ entry }: { table: number; entry: number }) =>
    say(
      `Entry ${entry} of this table can’t be undone. Some stay for good, and some are undone already.`,
      'Choose one from the list as you type.',
    ),
  'no-orders-in-entry': ({ entry }: { table: number; entry: number }) =>
    say(
      `Entry ${entry} holds no orders that count in a phase that was played.`,
      'Choose the orders of a power from the list, or leave `orders` out to undo the entry.',
    ),
  'too-long-ago': ({ phases, hours }: { table: number; phases: number; hours: number | null }) =>
    say(
      hours === null
        ? `That is too long ago: only the ${inWords(phases)} latest phases that were played can be put right.`
        : `That stays as it is: other results have come out since, at least ${hours} hours later.`,
      'If something there was unfair, make a ruling with `/table ruling`.',
    ),
  'too-late-to-correct': ({ days }: { table: number; days: number }) =>
    say(
      `That is too long ago: a mistake can be put right in the ${inWords(days)} days after it.`,
      'What follows from it now is for the players to say: they can raise a point of order.',
    ),
  'returned-before': ({ table, phase }: { table: number; phase: string }, view) =>
    say(
      `The game was taken back to ${phaseName(phase, theTable(view, table))} before, and that can be done once for each phase.`,
      'Put single mistakes right with `/table correct`.',
    ),
  'no-return': (_: { table: number }) =>
    say(
      'The rules of this table have no way back to an earlier phase.',
      'Put single mistakes right with `/table correct`.',
    ),
} satisfies Worded;

export const problems = {
  'no-such-entry': ({ text }: { text: string }) =>
    say(`“${plain(text, 40)}” is no entry of this table.`, 'Choose one from the list as you type.'),
} satisfies Worded;

/** Nothing falls due here. */
export const due = [];

export const outcomeSamples = { 'table-corrected': [{ table: 2, entry: 14 }] };

export const noticeSamples = {
  'table-corrected': [
    { table: 2, entry: 14 },
    { table: 2, entry: 1 },
  ],
};

export const refusalSamples: FieldSamples<typeof refusals> = {
  'entry-stays': [{ table: 2, entry: 1 }],
  'no-orders-in-entry': [{ table: 2, entry: 11 }],
  'no-return': [{ table: 2 }],
  'too-long-ago': [
    { table: 2, phases: 2, hours: null },
    { table: 2, phases: 1, hours: 24 },
  ],
  'too-late-to-correct': [{ table: 2, days: 2 }],
  'returned-before': [{ table: 2, phase: 'S1901M' }],
};

export const problemSamples: FieldSamples<typeof problems> = { 'no-such-entry': [{ text: 'the last one' }] };
