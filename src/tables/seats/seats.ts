import { z } from 'zod';
import { capital, counted } from '../../../terms/words.ts';
import { type NoticeWords, type OutcomeWords, toAsker, toClub } from '../../house/words/reply.ts';
import {
  citing,
  type FieldSamples,
  listed,
  nameOf,
  plain,
  say,
  type Worded,
} from '../../house/words/text.ts';
import { person } from '../../ledger/fields.ts';
import { agreeing } from '../opening/wishes.ts';
import { tableRules } from '../rule-sets/named.ts';
import { citeOn, type RulesSeat } from '../rule-sets/rule-set.ts';
import { theTable } from '../table.ts';
import { gameWords } from '../words/game-words.ts';
import { callingGmAnd, seatNames } from '../words/people.ts';
import { seatName, tableTitle } from '../words/table.ts';
import { openingReasons } from './book.ts';
import { openSeatLines, takeIt } from './open-seat-words.ts';
import { bansDue, returnsDue } from './seats-due.ts';

const table = z.int().positive();
const seat = z.string();

export const outcomes = {
  'seat-taken': z.object({ table, seat, person }),
  'seat-returned': z.object({ table, seat }),
  /** Somebody no longer stands in. */
  'seat-handed-back': z.object({ table, seat }),
  /** Somebody stays who asked for a replacement. */
  'seat-kept': z.object({ table, seat, person }),
  'replacement-asked': z.object({ table, seat, person }),
  'player-removed': z.object({ table, person }),
  'player-let-back': z.object({ table, person }),
};

export const pressing = {
  /** The person who was removed is told why, by the entry that says so. */
  'player-removed': z.object({ table, person, entry: z.int().positive() }),
  /** They were let back; `reader` is who is told: they themselves, or the gamemaster. */
  'player-let-back': z.object({ table, person, entry: z.int().positive(), reader: person }),
};

export const notices = {
  ...pressing,
  /** A seat is open for a replacement; `before` is whose it was. */
  'seat-open': z.object({ table, seat, why: z.enum(openingReasons), before: person.nullable() }),
  'seat-taken': z.object({ table, seat, person }),
  /** Nobody stands in at a seat any more; `person` is whose it is, and null where it is open. */
  'seat-returned': z.object({ table, seat, person: person.nullable(), standIn: person }),
  'replacement-asked': z.object({ table, seat, person }),
  /** They stay after all. */
  'seat-kept': z.object({ table, seat, person }),
};

export const outcomeWords: OutcomeWords<typeof outcomes> = {
  'seat-taken': ({ table: number, seat }, { view }) => {
    const table = theTable(view, number);
    return toAsker([
      `You play **${seatName(table, seat)}** at ${tableTitle(table)} from now on.`,
      gameWords(table).takenOver,
      agreeing(table),
    ]);
  },
  'seat-returned': ({ table: number, seat }, { view }) =>
    toAsker(`Nobody stands in for ${seatName(theTable(view, number), seat)} any more. The table is told.`),
  'seat-handed-back': ({ table: number, seat }, { view }) => {
    const table = theTable(view, number);
    const { holder = null } = table.state.seats.get(seat) ?? {};
    const now = holder === null ? 'It is open now' : `${nameOf(view, holder)} plays it again`;
    return toAsker(`You no longer stand in for ${seatName(table, seat)}. ${now}, and the table is told.`);
  },
  'seat-kept': ({ table: number, seat }, { view }) =>
    toAsker(`You stay at ${seatName(theTable(view, number), seat)} after all. The table is told.`),
  'replacement-asked': ({ table: number, seat }, { view }) =>
    toAsker([
      `The gamemaster knows that you would like somebody else to play ${seatName(theTable(view, number), seat)}.`,
      'You play on until there is somebody. If you know who, use `/table replace` yourself. To stay after all, use `/table return`.',
    ]),
  'player-removed': ({ table: number, person }, { view }) =>
    toAsker(
      `${nameOf(view, person)} is no longer at ${tableTitle(theTable(view, number))}, and is told why in private.`,
    ),
  'player-let-back': ({ table: number, person }, { view }) =>
    toAsker(
      `${nameOf(view, person)} may play at ${tableTitle(theTable(view, number))} again, and is told so in private.`,
    ),
};

export const noticeWords: NoticeWords<typeof notices> = {
  'player-removed': async ({ table: number, entry }, { view, textIn }) => {
    const table = theTable(view, number);
    const reason = await textIn(number, entry, 'reason');
    return toClub([
      `The gamemaster has removed you from ${tableTitle(table)}${citing([citeOn(table.rules, 'removal')])}.`,
      reason !== null && `Reason: ${plain(reason, 1000)}`,
      'You can’t come back to that table unless the gamemaster or a Moderator lets you. If you think this is wrong, talk to a Moderator.',
    ]);
  },
  'player-let-back': async ({ table: number, person, entry, reader }, { view, textIn }) => {
    const table = theTable(view, number);
    const reason = await textIn(number, entry, 'reason');
    const cited = citing([citeOn(table.rules, 'removal')]);
    const said =
      reader === person
        ? `You may play at ${tableTitle(table)} again${cited}. See with \`/table show table:${number}\` whether a seat is open, or ask the gamemaster.`
        : `A Moderator has let ${nameOf(view, person)} back to ${tableTitle(table)}${cited}. They may take a seat that is open.`;
    return toClub([said, reason !== null && `Reason: ${plain(reason, 1000)}`]);
  },
  'seat-open': openSeatLines,
  'seat-taken': ({ table: number, seat, person }, { view }) => {
    const table = theTable(view, number);
    const said = `**${nameOf(view, person)}** takes over **${seatName(table, seat)}** at ${tableTitle(table)}.`;
    return callingGmAnd(view, table, [said]);
  },
  'seat-returned': ({ table: number, seat, person, standIn }, { view }) => {
    const table = theTable(view, number);
    const name = `**${seatName(table, seat)}** at ${tableTitle(table)}`;
    const over = `${nameOf(view, standIn)} no longer stands in.`;
    const lines =
      person === null
        ? [`${name} is open: ${over}`, takeIt(view, table, seat)]
        : [`**${nameOf(view, person)}** plays ${name} again: ${over}`];
    return callingGmAnd(view, table, lines, [person, standIn]);
  },
  'replacement-asked': ({ table: number, seat, person }, { view }) => {
    const table = theTable(view, number);
    const lines = [
      `**${nameOf(view, person)}** would like somebody to take over **${seatName(table, seat)}** at ${tableTitle(table)}, and plays on until then.`,
      'Would you like to? Tell the gamemaster, who can ask you with `/table replace`.',
    ];
    return callingGmAnd(view, table, lines);
  },
  'seat-kept': ({ table: number, seat, person }, { view }) => {
    const table = theTable(view, number);
    return toClub(
      `**${nameOf(view, person)}** stays at **${seatName(table, seat)}** at ${tableTitle(table)} after all.`,
    );
  },
};

type OfPerson = { table: number; person: number };
type OfSeat = { table: number; seat: string };

export const refusals = {
  'was-removed': ({ table, person }: OfPerson, view) =>
    say(
      `${nameOf(view, person)} was removed from table ${table}, and can’t come back to it.`,
      'The gamemaster or a Moderator can let them back by using `/table remove` again.',
    ),
  'sits-already': ({ table, person, seat }: OfPerson & OfSeat, view) =>
    say(
      `${nameOf(view, person)} already has a seat at table ${table}: ${seatName(theTable(view, table), seat)}.`,
      'Choose somebody who has none. `/table return` ends the time of a stand-in.',
    ),
  'needs-holder': ({ table, seat, captain }: OfSeat & { captain: number | null }, view) =>
    say(
      `Only the player whose seat ${seatName(theTable(view, table), seat)} is, ${captain === null ? '' : `${nameOf(view, captain)} as captain of its team, `}or the gamemaster of table ${table}, can do that.`,
      'Ask one of them: `/table show` names them.',
    ),
  'no-stand-in': ({ table, seat }: OfSeat, view) =>
    say(
      `Nobody stands in for ${seatName(theTable(view, table), seat)} now.`,
      'See who plays what with `/table show`.',
    ),
  'seat-not-open': ({ table: number, open }: { table: number; open: string[] }, view) =>
    say(
      'Somebody plays that seat.',
      `Choose one that is open: ${seatNames(theTable(view, number), open, 'or')}.`,
    ),
  'played-another': ({ table, seat, person }: OfSeat & OfPerson, view) =>
    say(
      `${nameOf(view, person)} has played ${seatName(theTable(view, table), seat)} at table ${table}.`,
      'Only the gamemaster can offer them another seat there, with `/table replace`.',
    ),
  'asked-already': ({ table, seat }: OfSeat, view) =>
    say(
      `You have already asked for somebody to take over ${seatName(theTable(view, table), seat)}.`,
      'Play on until there is somebody, or ask somebody yourself with `/table replace`. To stay after all, use `/table return`.',
    ),
  'plays-not-here': ({ table, person }: OfPerson, view) =>
    say(
      `${nameOf(view, person)} has no seat at table ${table}.`,
      'Choose one of its players: `/table show` names them.',
    ),
} satisfies Worded;

export const problems = {
  'not-a-seat': ({ text, seats }: { text: string; seats: readonly RulesSeat[] }) =>
    say(
      `There is no seat “${plain(text, 60)}” at this table.`,
      `Choose one of them: ${listed(
        seats.map(({ name }) => name),
        'or',
      )}.`,
    ),
  'which-seat': ({ table: number, open }: { table: number; open: string[] }, view) =>
    say(
      `${capital(counted(open.length, 'seat'))} are open at table ${number}.`,
      `Say in \`preference\` which you would like: ${seatNames(theTable(view, number), open, 'or')}.`,
    ),
} satisfies Worded;

export const due = [returnsDue, bansDue];

const sample = { table: 2, seat: 'TUR' };

export const outcomeSamples = {
  'seat-taken': [{ ...sample, person: 9 }],
  'seat-returned': [sample],
  'seat-handed-back': [sample],
  'seat-kept': [{ ...sample, person: 8 }],
  'replacement-asked': [{ ...sample, person: 8 }],
  'player-removed': [{ table: 2, person: 8 }],
  'player-let-back': [{ table: 2, person: 8 }],
};

export const noticeSamples = {
  'player-removed': [{ table: 2, person: 8, entry: 16 }],
  'player-let-back': [8, 3].map((reader) => ({ table: 2, person: 8, entry: 16, reader })),
  'seat-open': openingReasons.map((why) => ({ ...sample, why, before: 8 })),
  'seat-taken': [{ ...sample, person: 9 }],
  'seat-returned': [
    { ...sample, person: 8, standIn: 9 },
    { ...sample, person: null, standIn: 9 },
  ],
  'replacement-asked': [{ ...sample, person: 8 }],
  'seat-kept': [{ ...sample, person: 8 }],
};

export const refusalSamples: FieldSamples<typeof refusals> = {
  'was-removed': [{ table: 2, person: 8 }],
  'sits-already': [{ ...sample, person: 8 }],
  'needs-holder': [null, 9].map((captain) => ({ ...sample, captain })),
  'no-stand-in': [sample],
  'seat-not-open': [{ table: 2, open: ['AUS', 'TUR'] }],
  'played-another': [{ ...sample, person: 8 }],
  'asked-already': [sample],
  'plays-not-here': [{ table: 2, person: 9 }],
};

export const problemSamples: FieldSamples<typeof problems> = {
  'not-a-seat': [{ text: 'Frogland', seats: tableRules.club.seats }],
  'which-seat': [{ table: 2, open: ['AUS', 'TUR'] }],
};
