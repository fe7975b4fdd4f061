import { z } from 'zod';
import { counted } from '../../../../terms/words.ts';
import { type NoticeWords, type OutcomeWords, toAsker, toClub } from '../../../house/words/reply.ts';
import {
  citing,
  type FieldSamples,
  nameOf,
  plain,
  say,
  type Worded,
  whenOf,
} from '../../../house/words/text.ts';
import { instant, type PersonNumber, person } from '../../../ledger/fields.ts';
import { citeOn } from '../../rule-sets/rule-set.ts';
import { theTable } from '../../table.ts';
import { gameWords } from '../../words/game-words.ts';
import { callingGmAnd } from '../../words/people.ts';
import { seatName, tableTitle } from '../../words/table.ts';
import { theTournament } from '../tournament.ts';
import { tournamentTitle } from '../words/names.ts';
import { poolsDue } from './pools-due.ts';
import { teamSeatLines } from './team-words.ts';

const ofSeat = { table: z.int().positive(), seat: z.string() };
const inTournament = { ...ofSeat, tournament: z.int().positive() };

export const outcomes = {
  /** Somebody from the pool would take a seat; until then others can say so too. */
  'pool-answered': z.object({ ...ofSeat, person, until: instant }),
  'player-came-back': z.object({ ...ofSeat, person }),
  'replacement-refused': z.object({ ...ofSeat, person }),
};

export const pressing = {
  /**
   * The captain or a member of a team, who is `reader`, is told of a seat that is open or, where `asking` asks for a replacement, still
   * played; `until` the team chooses, if its time has an end.
   */
  'team-seat': z.object({
    ...{ ...inTournament, captain: person, reader: person },
    ...{ asking: person.nullable(), until: instant.nullable() },
  }),
  /** Who has got a seat from the pool, as everybody is told who answered. */
  'pool-chosen': z.object({ ...ofSeat, person, reader: person }),
  /** The director has refused a replacement; `reader` is who is told why: they themselves, or who chose them. */
  'replacement-refused': z.object({ ...ofSeat, person, entry: z.int().positive(), reader: person }),
};

export const notices = {
  ...pressing,
  /** Reserves and people who are out may take a seat; until then answers are kept. */
  'pool-opened': z.object({ ...inTournament, until: instant }),
  /** Somebody has their own seat again. */
  'player-came-back': z.object({ ...ofSeat, person }),
};

export const outcomeWords: OutcomeWords<typeof outcomes> = {
  'pool-answered': ({ table: number, seat, until }, { view }) => {
    const table = theTable(view, number);
    return toAsker([
      `You’d take over **${seatName(table, seat)}** at ${tableTitle(table)}.`,
      `At ${whenOf(until)} the highest ranked of those who have answered gets it, and I tell you who that is.`,
    ]);
  },
  'player-came-back': ({ table: number, seat }, { view }) => {
    const table = theTable(view, number);
    return toAsker([
      `You play **${seatName(table, seat)}** at ${tableTitle(table)} again. The table is told.`,
      gameWords(table).takenOver,
    ]);
  },
  'replacement-refused': ({ table: number, seat, person }, { view }) => {
    const table = theTable(view, number);
    return toAsker(
      `${nameOf(view, person)} doesn’t play ${seatName(table, seat)} at ${tableTitle(table)}, and is told why in private.`,
    );
  },
};

export const noticeWords: NoticeWords<typeof notices> = {
  'team-seat': teamSeatLines,
  'pool-chosen': ({ table: number, seat, person, reader }, { view }) => {
    const table = theTable(view, number);
    const name = `**${seatName(table, seat)}** at ${tableTitle(table)}`;
    return toClub(
      person === reader
        ? [
            `You play ${name} from now on: you were the highest ranked who answered.`,
            gameWords(table).takenOver,
          ]
        : `${nameOf(view, person)} plays ${name}, as the highest ranked who answered. Thank you for offering.`,
    );
  },
  'replacement-refused': async ({ table: number, seat, person, entry, reader }, { view, textIn }) => {
    const table = theTable(view, number);
    const reason = await textIn(number, entry, 'reason');
    const who = person === reader ? 'you' : nameOf(view, person);
    const next =
      person === reader
        ? 'If you think this is wrong, talk to the director.'
        : 'Choose somebody else with `/table replace`.';
    return toClub([
      `The director doesn’t let ${who} play **${seatName(table, seat)}** at ${tableTitle(table)}, for a conflict of interest.`,
      reason !== null && `Reason: ${plain(reason, 1000)}`,
      next,
    ]);
  },
  'pool-opened': ({ table: number, tournament: of, seat, until }, { view }) => {
    const table = theTable(view, number);
    const tournament = theTournament(view, of);
    const name = seatName(table, seat);
    return toClub([
      `**${name}** at ${tableTitle(table)} is open. Reserves of ${tournamentTitle(tournament)} can play it, and players who are out by an earlier round.`,
      `To play it, use \`/table join table:${number} preference:${name}\`. The highest ranked who answers by ${whenOf(until)} gets it. Afterwards the first does${citing([citeOn(tournament.rules, 'captain')])}.`,
    ]);
  },
  'player-came-back': ({ table: number, seat, person }, { view }) => {
    const table = theTable(view, number);
    const line = `**${nameOf(view, person)}** plays **${seatName(table, seat)}** at ${tableTitle(table)} again.`;
    return callingGmAnd(view, table, [line], [person]);
  },
};

type OfSeat = { table: number; seat: string };

export const refusals = {
  'seat-for-captain': (
    { table: number, seat, captain, until }: OfSeat & { captain: PersonNumber; until: number | null },
    view,
  ) =>
    say(
      `${nameOf(view, captain)} chooses who plays ${seatName(theTable(view, number), seat)}, as captain of its team.`,
      until === null
        ? 'Ask them: they can take it themselves, or offer it with `/table replace`.'
        : `Ask them: they can offer it with \`/table replace\`. From ${whenOf(until)} reserves may take it.`,
    ),
  'seat-for-pool': ({ table: number, seat }: OfSeat, view) =>
    say(
      `${seatName(theTable(view, number), seat)} is for reserves of the tournament, and for players who are out by an earlier round.`,
      'Leave it to them, or ask the director, who can offer it to you with `/table replace`.',
    ),
  'team-time-over': ({ table: number, seat }: OfSeat, view) =>
    say(
      `The time is over in which a captain could choose who plays ${seatName(theTable(view, number), seat)}.`,
      'It goes to a reserve. The director can still offer it to somebody.',
    ),
  'change-too-late': ({ table: number, seat, hours }: OfSeat & { hours: number }, view) =>
    say(
      `Who plays ${seatName(theTable(view, number), seat)} has given orders since taking it over, and the deadline is less than ${counted(hours, 'hour')} away.`,
      'Offer the seat after the results.',
    ),
  'seat-lost': ({ table: number, seat }: OfSeat, view) =>
    say(
      `Somebody else has taken over ${seatName(theTable(view, number), seat)}, and given orders.`,
      'To play it again, ask the captain of your team, who can offer it to you with `/table replace`.',
    ),
  'games-enough': ({ table, person }: { table: number; person: number }, view) =>
    say(
      `${nameOf(view, person)} can’t take a seat at table ${table} besides the games that they play or have played in this tournament.`,
      'Choose somebody with fewer games.',
    ),
  'refused-before': ({ table: number, seat, person }: OfSeat & { person: number }, view) =>
    say(
      `The director doesn’t let ${nameOf(view, person)} play ${seatName(theTable(view, number), seat)}, for a conflict of interest.`,
      'Choose somebody else.',
    ),
} satisfies Worded;

export const due = [poolsDue];

const sample = { table: 2, seat: 'TUR' };
const soon = Date.UTC(2026, 10, 27, 12, 0);

export const outcomeSamples = {
  'pool-answered': [{ ...sample, person: 9, until: soon }],
  'player-came-back': [{ ...sample, person: 8 }],
  'replacement-refused': [{ ...sample, person: 9 }],
};

const ofTeam = { ...sample, tournament: 4, captain: 8 };

export const noticeSamples = {
  'team-seat': [8, 9].flatMap((reader) => [
    { ...ofTeam, reader, asking: null, until: null },
    { ...ofTeam, reader, asking: null, until: soon },
    { ...ofTeam, reader, asking: 7, until: null },
  ]),
  'pool-chosen': [8, 9].map((reader) => ({ ...sample, person: 9, reader })),
  'replacement-refused': [8, 9].map((reader) => ({ ...sample, person: 9, entry: 16, reader })),
  'pool-opened': [{ ...sample, tournament: 4, until: soon }],
  'player-came-back': [{ ...sample, person: 8 }],
};

export const refusalSamples: FieldSamples<typeof refusals> = {
  'seat-for-captain': [null, soon].map((until) => ({ ...sample, captain: 8, until })),
  'seat-for-pool': [sample],
  'team-time-over': [sample],
  'change-too-late': [{ ...sample, hours: 48 }],
  'seat-lost': [sample],
  'games-enough': [{ table: 2, person: 9 }],
  'refused-before': [{ ...sample, person: 9 }],
};
