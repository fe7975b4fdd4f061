import { z } from 'zod';
import { capital, inWords } from '../../../terms/words.ts';
import { type NoticeWords, type OutcomeWords, toAsker, toClub } from '../../house/words/reply.ts';
import { type FieldSamples, nameOf, say, type Worded } from '../../house/words/text.ts';
import { instant, person } from '../../ledger/fields.ts';
import { theTable } from '../table.ts';
import { gameWords } from '../words/game-words.ts';
import { callingGmAnd } from '../words/people.ts';
import { seatName, tableTitle } from '../words/table.ts';
import { offerEnds } from './book.ts';
import { fromNow, howLong, offerPost } from './offer-words.ts';
import { offersDue } from './seats-due.ts';
import { thenWords } from './standing-in.ts';

const table = z.int().positive();
const ofSeat = { table, seat: z.string(), person };
/** Until when they would stand in; null for good. `offer` is the entry by which they were asked. */
const asked = { ...ofSeat, until: instant.nullable(), offer: z.int().positive() };

export const outcomes = {
  'seat-offered': z.object(asked),
  'offer-answered': z.object({ ...asked, accepted: z.boolean() }),
  'offer-taken-back': z.object(ofSeat),
};

export const pressing = {
  /** Somebody is asked to take over a seat: at the table, and in a direct message. */
  'seat-offer': z.object({ ...asked, direct: z.boolean() }),
};

export const notices = {
  ...pressing,
  /** They accepted, and play from now on; `before` is who played until then. */
  'seat-replaced': z.object({ ...ofSeat, until: instant.nullable(), before: person.nullable() }),
  /** They don't take it over. */
  'offer-ended': z.object({ ...ofSeat, how: z.enum(offerEnds) }),
};

export const outcomeWords: OutcomeWords<typeof outcomes> = {
  'seat-offered': ({ table: number, seat, person, until }, { view }) =>
    toAsker([
      `I have asked **${nameOf(view, person)}** to play ${seatName(theTable(view, number), seat)}, ${howLong(until)}.`,
      'Nothing changes until they accept. To take the question back, give the same command again.',
    ]),
  'offer-taken-back': ({ table, seat, person }, { view }) =>
    toAsker(
      `**${nameOf(view, person)}** is no longer asked to play ${seatName(theTable(view, table), seat)}. The table is told.`,
    ),
  'offer-answered': ({ table: number, seat, person, until, accepted }, { view }) => {
    const table = theTable(view, number);
    const name = seatName(table, seat);
    const said = accepted
      ? [`You play **${name}** at ${tableTitle(table)}, ${fromNow(until)}.`, gameWords(table).takenOver]
      : [`You declined to play ${name} at ${tableTitle(table)}. The table is told.`];
    const did = accepted ? `plays **${name}**, ${fromNow(until)}` : `declined to play ${name}`;
    return { ...toAsker(said), card: toClub(`**${nameOf(view, person)}** ${did}.`, { components: [] }) };
  },
};

const endWords = {
  declined: 'declines',
  lapsed: 'did not answer in time',
  withdrawn: 'can’t do it',
  'taken-back': 'no longer is',
  refused: 'may not',
};

export const noticeWords: NoticeWords<typeof notices> = {
  'seat-offer': offerPost,
  'seat-replaced': ({ table: number, seat, person, until, before }, { view }) => {
    const table = theTable(view, number);
    const { holder = null } = table.state.seats.get(seat) ?? {};
    const name = nameOf(view, person);
    const then = thenWords(view, table, holder);
    const lines = [
      `**${name}** plays **${seatName(table, seat)}** at ${tableTitle(table)}, ${fromNow(until)}.${until === null ? '' : ` Then ${then}.`}`,
      gameWords(table).handedOver(name),
    ];
    return callingGmAnd(view, table, lines, [person, before]);
  },
  'offer-ended': ({ table: number, seat, person, how }, { view }) => {
    const table = theTable(view, number);
    const about = `${nameOf(view, person)} was asked to play ${seatName(table, seat)} at ${tableTitle(table)}`;
    const { holder = null } = table.state.seats.get(seat) ?? {};
    return callingGmAnd(view, table, [`${about}, and ${endWords[how]}.`], [holder]);
  },
};

type OfSeat = { table: number; seat: string };

export const refusals = {
  'offer-accepted': ({ table }: { table: number }) =>
    say('You have accepted this already.', `See what you play at table ${table} with \`/table show\`.`),
  'offer-over': ({ table }: { table: number }) =>
    say(
      'It is too late to answer this: the seat was given to somebody else, or the time to answer is over.',
      `See how table ${table} is doing with \`/table show\`.`,
    ),
  'declined-lately': ({ person, seat, table }: OfSeat & { person: number }, view) =>
    say(
      `${nameOf(view, person)} has declined to play ${seatName(theTable(view, table), seat)}.`,
      'Ask somebody else, or ask again a day after that.',
    ),
  'offered-too-often': ({ most, seat, table }: OfSeat & { most: number }, view) =>
    say(
      `${capital(inWords(most))} people have been asked to play ${seatName(theTable(view, table), seat)} within a day.`,
      'Wait for their answers, or ask somebody tomorrow.',
    ),
  'offer-to-another': ({ person }: { table: number; person: number }, view) =>
    say(`This question is for ${nameOf(view, person)}.`, 'Leave it to them.'),
  'stands-in-too-long': ({ days }: { days: number }) =>
    say(
      `Somebody can stand in for ${days} days at most.`,
      'Choose an earlier day, or leave `until` out to give the seat away for good.',
    ),
} satisfies Worded;

export const due = [offersDue];

const sample = { table: 2, seat: 'TUR', person: 9, until: null };
const stay = Date.UTC(2026, 10, 27, 12, 0);

export const outcomeSamples = {
  'seat-offered': [
    { ...sample, offer: 16 },
    { ...sample, offer: 16, until: stay },
  ],
  'offer-answered': [
    { ...sample, offer: 16, accepted: true },
    { ...sample, offer: 16, accepted: false },
  ],
  'offer-taken-back': [{ table: 2, seat: 'TUR', person: 9 }],
};

export const noticeSamples = {
  'seat-offer': [
    { ...sample, offer: 16, direct: false },
    { ...sample, offer: 16, direct: true, until: stay },
    { ...sample, offer: 15, direct: false },
  ],
  'seat-replaced': [
    { ...sample, before: 8 },
    { ...sample, before: null, until: stay },
  ],
  'offer-ended': offerEnds.map((how) => ({ table: 2, seat: 'TUR', person: 9, how })),
};

export const refusalSamples: FieldSamples<typeof refusals> = {
  'offer-accepted': [{ table: 2 }],
  'offer-over': [{ table: 2 }],
  'declined-lately': [{ table: 2, seat: 'TUR', person: 9 }],
  'offered-too-often': [{ table: 2, seat: 'TUR', most: 3 }],
  'offer-to-another': [{ table: 2, person: 9 }],
  'stands-in-too-long': [{ days: 21 }],
};
