import { z } from 'zod';
import { counted } from '../../../terms/words.ts';
import type { NoticeWords, OutcomeWords } from '../../house/words/reply.ts';
import { type FieldSamples, plain, say, type Worded, whenOf } from '../../house/words/text.ts';
import { instant, person } from '../../ledger/fields.ts';
import { theTable } from '../table.ts';
import { seatName } from '../words/table.ts';
import { toldReasons } from './hold-deadline.ts';
import { tableRemindersDue } from './reminders.ts';
import { awayNews, awayReply } from './words/away.ts';
import { extendedNews, extendedReply, heldNews, holidaysNews, notedReply } from './words/deadline.ts';
import { remindersChosen, remindersEnded, renderTableReminder } from './words/reminders.ts';
import { weeklyClash, weeklyNews, weeklyReply } from './words/weekly.ts';

const table = z.int().positive();
const seat = z.string();
const phase = z.string();
/** `back`: they are no longer away then. */
/** `time`: in minutes after the beginning of Monday in GMT; null where they no longer are unavailable. */
const weekly = { table, seat, time: z.object({ from: z.int(), to: z.int() }).nullable() };
const away = { table, seat, from: instant, to: instant, deadline: instant, back: z.boolean() };

export const outcomes = {
  'deadline-extended': z.object({ table, deadline: instant }),
  /** An extension counts for the next phase. */
  'extension-noted': z.object({ table, seat, hours: z.int().positive() }),
  'away-told': z.object(away),
  'weekly-told': z.object(weekly),
  'table-reminders-chosen': z.object({ table, person }),
};

export const notices = {
  /** A deadline was put off, at the wish of a power or of the gamemaster (null); `entry` is where the reason stands. */
  'deadline-extended': z.object({
    ...{ table, phase, entry: z.int().positive(), seat: seat.nullable() },
    ...{ hours: z.int().positive(), deadline: instant },
    /** The gamemaster allowed it to that power. */
    granted: z.literal(true).optional(),
  }),
  /** A deadline was put off for holidays, at the wish of a power or of the gamemaster (null). */
  'holidays-taken': z.object({ table, phase, seat: seat.nullable(), deadline: instant }),
  /** A phase goes on that was to end at that moment: the bot could not end it in time, or only at night. */
  'deadline-held': z.object({ table, phase, at: instant, until: instant, why: z.enum(toldReasons) }),
  'away-told': z.object(away),
  'weekly-told': z.object(weekly),
  /** All times in which players are unavailable leave only so many hours of the week. */
  'weekly-clash': z.object({ table, hours: z.int().min(0) }),
  /** Somebody is reminded of a phase, or of what else their game waits for. */
  'table-reminder': z.object({ table, phase, person }),
  /** Somebody takes no direct messages, so their reminders of a table ended. */
  'table-reminders-ended': z.object({ table, person }),
};

export const outcomeWords: OutcomeWords<typeof outcomes> = {
  'deadline-extended': extendedReply,
  'extension-noted': notedReply,
  'away-told': awayReply,
  'weekly-told': weeklyReply,
  'table-reminders-chosen': remindersChosen,
};

export const noticeWords: NoticeWords<typeof notices> = {
  'deadline-extended': extendedNews,
  'holidays-taken': holidaysNews,
  'deadline-held': heldNews,
  'away-told': awayNews,
  'weekly-told': weeklyNews,
  'weekly-clash': weeklyClash,
  'table-reminder': renderTableReminder,
  'table-reminders-ended': remindersEnded,
};

export const refusals = {
  'extensions-used': ({ table: number, seat }: { table: number; seat: string }, view) => {
    const table = theTable(view, number);
    const those = table.rules.figures.extensions.each === 1 ? 'its extension' : 'its extensions';
    return say(
      `${seatName(table, seat)} has used ${those} already.`,
      'If you need more time, ask the gamemaster.',
    );
  },
  'extension-too-late': ({ hours }: { table: number; hours: number }) =>
    say(
      `A deadline can be put off until ${counted(hours, 'hour')} before it, so this comes too late for this phase.`,
      'To have an extension in the next phase, use `/table extend` with `next:True`.',
    ),
  'extends-for-all': (_: { table: number }) =>
    say(
      'Under these rules the gamemaster extends a deadline for everybody, and not for one power.',
      'Use `/table extend` without `seat`.',
    ),
  'seat-extended-enough': (
    { table, seat, days, hours }: { table: number; seat: string; days: number; hours: number },
    view,
  ) =>
    say(
      `${seatName(theTable(view, table), seat)} can have deadlines put off by ${counted(days, 'day')} in one game, and has ${hours < 1 ? 'none' : counted(Math.floor(hours / 24), 'day')} left.`,
      'Somebody can stand in: see `/table replace`.',
    ),
  'no-holidays': (_: { table: number }) =>
    say(
      'The deadline doesn’t fall in holidays for which it could be put off.',
      '`/table show` names the holidays. To put the deadline off otherwise, use `/table extend` without `holidays`.',
    ),
  'extension-too-long': ({ hours }: { hours: number }) =>
    say(`You can extend a deadline by ${counted(hours, 'hour')} at most.`, 'Give fewer `days`.'),
  'put-off-enough': ({ days }: { table: number; days: number }) =>
    say(
      `Players have put this deadline off by ${counted(days, 'day')} already, which is the most they can.`,
      'If you need more time, ask the gamemaster.',
    ),
  'waits-already': (_: { table: number }) =>
    say(
      'This deadline waits for somebody who is away at least as long already, so nothing was changed.',
      'Give more `days` if that is still not enough.',
    ),
  'away-often': ({ most }: { table: number; most: number }) =>
    say(
      `You have said ${counted(most, 'time')} in this phase when you are away or not, which is the most you can.`,
      'Wait for the next phase, or ask the gamemaster.',
    ),
  'away-too-soon': ({ hours, earliest }: { table: number; hours: number; earliest: number }) =>
    say(
      `You have to say at least ${counted(hours, 'hour')} ahead when you are away.`,
      `Let it begin at ${whenOf(earliest)} or later. For this deadline, \`/table extend\` may help.`,
    ),
  'away-too-long': ({ days, left }: { table: number; days: number; left: number }) =>
    say(
      `You can be away for ${counted(days, 'day')} in one game, and have ${left === 0 ? 'none' : left} left. A day counts once you are away for any part of it.`,
      'Give a shorter time, or ask the gamemaster for a replacement while you are away.',
    ),
  'weekly-too-long': ({ hours }: { table: number; hours: number }) =>
    say(
      `You can be unavailable for ${counted(hours, 'hour')} in each week at most.`,
      'Give a shorter time. If you are away for longer, find somebody to stand in: see `/table replace`.',
    ),
  'not-away': ({ table }: { table: number }) =>
    say(
      `You have not said that you are away from table ${table} then.`,
      'See with `/table show` when you are.',
    ),
} satisfies Worded;

export const problems = {
  'away-times': ({ from, until }: { from: string; until: string }) =>
    say(
      `I can’t read “${plain(from, 40)}” until “${plain(until, 40)}” as a time to be away.`,
      'Write days or local times, the earlier first, such as `2026-12-01` and `2026-12-03 13:00`.',
    ),
  'weekly-times': ({ from, until }: { from: string; until: string }) =>
    say(
      `I can’t read “${plain(from, 40)}” until “${plain(until, 40)}” as a time in each week.`,
      'Write days of the week with times in GMT, such as `Fri 17:00` and `Mon 09:00`. If you are away for longer, find somebody to stand in: see `/table replace`.',
    ),
  'reminder-hours': ({ text }: { text: string }) =>
    say(
      `I can’t read “${plain(text, 40)}” as hours before a deadline.`,
      'Write up to five numbers from 1 to 168, such as `24,3`, or `none`.',
    ),
} satisfies Worded;

export const due = [tableRemindersDue];

const [noon, later] = [1_764_590_400_000, 1_764_763_200_000];
const ofAustria = { table: 2, seat: 'AUS', from: noon, to: later, deadline: later };

export const outcomeSamples = {
  'deadline-extended': [{ table: 2, deadline: noon }],
  'extension-noted': [{ table: 2, seat: 'AUS', hours: 48 }],
  'away-told': [
    { ...ofAustria, back: false },
    { ...ofAustria, back: true },
  ],
  'weekly-told': [{ from: 6_780, to: 540 }, null].map((time) => ({ table: 2, seat: 'AUS', time })),
  'table-reminders-chosen': [{ table: 2, person: 1 }],
};

const ofPhase = { table: 2, phase: 'F1901M' };

export const noticeSamples = {
  'deadline-extended': [
    { ...ofPhase, entry: 1, seat: 'AUS', hours: 48, deadline: later },
    { ...ofPhase, entry: 1, seat: null, hours: 24, deadline: later },
    { ...ofPhase, entry: 1, seat: 'AUS', hours: 24, deadline: later, granted: true as const },
  ],
  'holidays-taken': ['AUS', null].map((seat) => ({ ...ofPhase, seat, deadline: later })),
  'deadline-held': toldReasons.map((why) => ({ ...ofPhase, at: noon, until: later, why })),
  'away-told': outcomeSamples['away-told'],
  'weekly-told': outcomeSamples['weekly-told'],
  'weekly-clash': [0, 12].map((hours) => ({ table: 2, hours })),
  'table-reminder': [
    { ...ofPhase, person: 1 },
    ...['vote 0', 'judgement 2', 'opinion 1', 'proposal 2026-11-27'].flatMap((what) =>
      [1, 2, 3, 4, 5].map((person) => ({ table: 3, phase: what, person })),
    ),
  ],
  'table-reminders-ended': [{ table: 2, person: 1 }],
};

export const refusalSamples: FieldSamples<typeof refusals> = {
  'extensions-used': [{ table: 2, seat: 'AUS' }],
  'extension-too-late': [{ table: 2, hours: 12 }],
  'extends-for-all': [{ table: 2 }],
  'seat-extended-enough': [
    { table: 2, seat: 'AUS', days: 7, hours: 0 },
    { table: 2, seat: 'AUS', days: 7, hours: 48 },
  ],
  'no-holidays': [{ table: 2 }],
  'extension-too-long': [{ hours: 48 }, { hours: 168 }],
  'put-off-enough': [{ table: 2, days: 14 }],
  'waits-already': [{ table: 2 }],
  'away-often': [{ table: 2, most: 5 }],
  'away-too-soon': [{ table: 2, hours: 24, earliest: noon }],
  'away-too-long': [
    { table: 2, days: 7, left: 0 },
    { table: 2, days: 7, left: 2 },
  ],
  'weekly-too-long': [{ table: 2, hours: 64 }],
  'not-away': [{ table: 2 }],
};

export const problemSamples: FieldSamples<typeof problems> = {
  'away-times': [{ from: 'tomorrow', until: 'next week' }],
  'weekly-times': [{ from: '2026-12-01', until: '2026-12-05' }],
  'reminder-hours': [{ text: 'a day' }],
};
