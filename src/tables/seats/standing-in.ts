import { z } from 'zod';
import { counted } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
import { type NoticeWords, type OutcomeWords, toAsker, toClub } from '../../house/words/reply.ts';
import { citing, type FieldSamples, nameOf, say, type Worded, whenOf } from '../../house/words/text.ts';
import { instant, type PersonNumber, person } from '../../ledger/fields.ts';
import { citeOn } from '../rule-sets/rule-set.ts';
import { type Table, theTable } from '../table.ts';
import { callingGmAnd } from '../words/people.ts';
import { seatName, tableTitle } from '../words/table.ts';

const table = z.int().positive();
const seat = z.string();
const length = { table, seat, person, until: instant };

export const outcomes = {
  /** The player says until when their stand-in plays. */
  'stand-in-length': z.object(length),
};

export const pressing = {
  /** The time of a stand-in is over, as the player is told whose seat it is. */
  'come-back': z.object({ table, seat, standIn: person }),
};

export const notices = {
  ...pressing,
  'stand-in-length': z.object(length),
  /** The time of a stand-in is over; `person` is whose seat it is, and null where nobody's. */
  'stand-in-over': z.object({ table, seat, person: person.nullable(), standIn: person }),
  /** Whoever stood in has the seat for good; `holder` is whose it was. */
  'stands-in-for-good': z.object({ table, seat, person, holder: person.nullable() }),
};

/** What follows the time of a stand-in: `Ana plays again`. */
export function thenWords(view: ClubView, { rules }: Table, holder: PersonNumber | null): string {
  if (holder === null) return 'it is open again';
  const comesBack = rules.figures.replacement.over === 'for-good';
  return comesBack
    ? `${nameOf(view, holder)} comes back with \`/table return\``
    : `${nameOf(view, holder)} plays again`;
}

const under = ({ rules }: Table): string => citing([citeOn(rules, 'replacement')]);

export const outcomeWords: OutcomeWords<typeof outcomes> = {
  'stand-in-length': ({ person, until }, { view }) =>
    toAsker(`${nameOf(view, person)} stands in for you until ${whenOf(until)}. The table is told.`),
};

export const noticeWords: NoticeWords<typeof notices> = {
  'come-back': ({ table: number, seat, standIn }, { view }) => {
    const table = theTable(view, number);
    const name = seatName(table, seat);
    return toClub([
      `The time is over for which ${nameOf(view, standIn)} stands in for you as **${name}** at ${tableTitle(table)}.`,
      `To play again, use \`/table return seat:${name}\` on the server before the next results. If you are not back by then, ${nameOf(view, standIn)} has the seat for good${under(table)}.`,
    ]);
  },
  'stand-in-length': ({ table: number, seat, person, until }, { view }) => {
    const table = theTable(view, number);
    const lines = [
      `**${nameOf(view, person)}** stands in for **${seatName(table, seat)}** at ${tableTitle(table)} until ${whenOf(until)}, as the player says${under(table)}.`,
    ];
    return callingGmAnd(view, table, lines, [person]);
  },
  'stand-in-over': ({ table: number, seat, person, standIn }, { view }) => {
    const table = theTable(view, number);
    return toClub([
      `The time is over for which **${nameOf(view, standIn)}** stands in for **${seatName(table, seat)}** at ${tableTitle(table)}.`,
      person === null
        ? `With the next results they have the seat for good${under(table)}.`
        : `If ${nameOf(view, person)} isn’t back at the next results, they have the seat for good${under(table)}.`,
    ]);
  },
  'stands-in-for-good': ({ table: number, seat, person, holder }, { view }) => {
    const table = theTable(view, number);
    const name = `**${seatName(table, seat)}** at ${tableTitle(table)}`;
    const lines = [
      `**${nameOf(view, person)}** has ${name} for good from now on. They stood in for longer than was said, or than they can${under(table)}.`,
    ];
    return callingGmAnd(view, table, lines, [person, holder]);
  },
};

export const refusals = {
  'stood-in-enough': ({ seasons }: { table: number; seasons: number }) =>
    say(
      `Somebody has stood in for this player in ${counted(seasons, 'season')} of this game, which is the most there can be.`,
      'Leave `until` out to have somebody take the seat over for good.',
    ),
} satisfies Worded;

const sample = { table: 2, seat: 'TUR' };

export const outcomeSamples = { 'stand-in-length': [{ ...sample, person: 9, until: 1_764_763_200_000 }] };

export const noticeSamples = {
  'come-back': [{ ...sample, standIn: 9 }],
  'stand-in-length': outcomeSamples['stand-in-length'],
  'stand-in-over': [8, null].map((person) => ({ ...sample, person, standIn: 9 })),
  'stands-in-for-good': [8, null].map((holder) => ({ ...sample, person: 9, holder })),
};

export const refusalSamples: FieldSamples<typeof refusals> = {
  'stood-in-enough': [{ table: 2, seasons: 4 }],
};
