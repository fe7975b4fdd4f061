import type { ClubView } from '../../house/ports.ts';
import { accountsOf, tidy } from '../../house/words/text.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { isOut } from '../games.ts';
import { playerOf } from '../seats/book.ts';
import { type Table, tablesOf } from '../table.ts';
import { seatName } from '../words/table.ts';
import type { Talk } from './book.ts';

/** A conversation as it should be on the server. */
export interface TalkWanted {
  table: Table;
  talk: Talk;
  /** By which `talkThreads` knows it. */
  key: string;
  /** What its thread is called: `Table 1: Austria, France`. */
  name: string;
  /** The Discord accounts that are let in: who plays its seats now, and the member of staff while they read it. */
  accounts: string[];
  /** Whether nobody is to write there any more. */
  closed: boolean;
}

/** By which `talkThreads` knows a conversation. */
export const talkKey = (table: number, talk: number): string => `${table}/${talk}`;

/** Whether nobody is to write in a conversation any more: its table is over, or no two of its powers are left. */
export const isClosed = (table: Table, { seats }: Talk): boolean =>
  table.state.status !== 'playing' || seats.filter((seat) => !isOut(table, seat)).length < 2;

/** Who plays the seats of a conversation that are in the game still. A stand-in is in for as long as they play. */
export const playersIn = ({ state, ...table }: Table, { seats }: Talk): PersonNumber[] =>
  seats.flatMap((id) => {
    const seat = state.seats.get(id);
    return seat === undefined || isOut({ state, ...table }, id) ? [] : (playerOf(seat) ?? []);
  });

/** All conversations of a club's tables, as they should be. */
export const wantedTalks = (view: ClubView): TalkWanted[] =>
  tablesOf(view).flatMap((table) =>
    table.state.talks.map((talk) => ({
      ...{ table, talk, key: talkKey(table.number, talk.seq), name: talkName(table, talk) },
      accounts: [...new Set(accountsOf(view, [...playersIn(table, talk), ...readersOf(view, table, talk)]))],
      closed: isClosed(table, talk),
    })),
  );

/** The member of staff, while they read it; nobody who is that no more. */
const readersOf = ({ settings }: ClubView, { state }: Table, { seq }: Talk): PersonNumber[] =>
  state.talkReadings.flatMap(({ talk, person }) =>
    talk === seq && person === settings.staff ? [person] : [],
  );

/** What the thread of a conversation is called. */
export const talkName = (table: Table, talk: Talk): string =>
  tidy(`Table ${table.number}: ${seatNames(table, talk)}`);

/** `Austria, France` */
export const seatNames = (table: Table, { seats }: Pick<Talk, 'seats'>): string =>
  seats.map((seat) => seatName(table, seat)).join(', ');
