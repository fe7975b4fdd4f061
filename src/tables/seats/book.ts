import { z } from 'zod';
import type { Instant } from '../../../terms/time.ts';
import { entry, instant, type PersonNumber, person } from '../../ledger/fields.ts';
import { kind } from '../book/world.ts';
import type { Entrant } from '../opening/book.ts';

/** A seat of a table that has started, and who plays it. */
export interface Seat {
  id: string;
  /** Whose seat it is for good; null while it is open for a replacement. */
  holder: PersonNumber | null;
  /** Who plays it for the holder, until when, and whether that is over and the holder is not back; null while the holder plays. */
  standIn: { person: PersonNumber; until: Instant; isOver: boolean } | null;
  /** Everybody who has played it, in order, the holder and those who stood in. */
  played: PersonNumber[];
  /** Whether the holder asked for a replacement. */
  wantsReplacement: boolean;
  /** Whose it was before it was given to its holder; null where nobody gave it away. */
  before: PersonNumber | null;
  /** How it was open the last time; null before the first. */
  vacancy: Vacancy | null;
}

/** A time in which nobody has a seat. */
interface Vacancy {
  /** Whose it was. */
  before: PersonNumber | null;
  why: OpeningReason;
  /** Since when nobody plays it. */
  since: Instant;
  /** The entry by which somebody else had it again; null while nobody has. */
  filled: number | null;
}

/** Somebody was asked to take over a seat, for good where `until` is null, and has not answered. */
export interface Offer {
  seq: number;
  at: Instant;
  seat: string;
  person: PersonNumber;
  until: Instant | null;
}

/**
 * Why a seat is open: its player was removed or banned, gave no orders for too long, gave none where none may be missing, was not heard of
 * after giving none, had their data erased, or may not play it for a conflict of interest.
 */
export const openingReasons = [
  'removed',
  'banned',
  'missed',
  'no-orders',
  'unheard',
  'left',
  'conflict',
] as const;
export type OpeningReason = (typeof openingReasons)[number];

/** Those for which whoever plays the seat goes, also where they only stood in. */
export const silentReasons: readonly OpeningReason[] = ['missed', 'no-orders', 'unheard'];

/**
 * How an offer ends without a replacement: `withdrawn` where they can't play any more, `taken-back` by those who asked, `refused` by the
 * director of a tournament.
 */
export const offerEnds = ['declined', 'lapsed', 'withdrawn', 'taken-back', 'refused'] as const;
export type OfferEnd = (typeof offerEnds)[number];

interface Seats {
  /** In the order of the rule set; none before the start. */
  seats: Map<string, Seat>;
  /** By the seat. */
  offers: Map<string, Offer>;
  /** Those who were removed from the table, and cannot come back to it unless they are let back. */
  removed: PersonNumber[];
  /** The lot by which they were drawn and those who wanted to play, told after the draw; null before. */
  lot: { seed: string; entrants: readonly Entrant[] } | null;
}

export const empty = (): Seats => ({
  ...{ seats: new Map(), offers: new Map(), removed: [], lot: null },
});

/** Who plays a seat now; null while nobody does. */
export const playerOf = ({ standIn, holder }: Seat): PersonNumber | null => standIn?.person ?? holder;

const said = z.literal(true).optional();

/** Keeps which entry filled a seat that was open; who has their own seat back has lost nothing. */
function fill(seat: Seat, person: PersonNumber, seq: number): void {
  const { vacancy } = seat;
  if (vacancy === null) return;
  vacancy.filled ??= seq;
  if (vacancy.before === person) seat.vacancy = null;
}

export const kinds = [
  /** The table starts: the lot that was hidden when it opened, and who got which seat by it. */
  kind(
    'seats-drawn',
    z.object({ seed: z.string(), seats: z.array(z.object({ seat: z.string(), person })) }),
    {
      title: 'Was drawn a seat at a table',
      apply: (state, { seed, seats, at }) => {
        state.lot = { seed, entrants: state.entrants };
        state.status = 'playing';
        state.startedAt = at;
        for (const { seat: id, person } of seats)
          state.seats.set(id, {
            ...{ id, holder: person, standIn: null, played: [person], wantsReplacement: false },
            ...{ before: null, vacancy: null },
          });
      },
    },
  ),
  /** Somebody is asked to take over a seat, for good where `until` is null. It takes the place of an earlier offer. */
  kind('replacement-offered', z.object({ seat: z.string(), person, until: instant.nullable() }), {
    title: 'Was asked to take over a seat at a table',
    apply: ({ offers }, { seq, at, seat, person, until }) => {
      offers.set(seat, { seq, at, seat, person, until });
    },
  }),
  kind('offer-ended', z.object({ seat: z.string(), offer: entry, how: z.enum(offerEnds) }), {
    title: 'Didn’t take over a seat at a table',
    apply: ({ offers }, { seat, offer }) => {
      if (offers.get(seat)?.seq === offer) offers.delete(seat);
    },
  }),
  /** Somebody else plays a seat: for good where `until` is null. `fromPool`: out of the reserves of a tournament. */
  kind('seat-replaced', z.object({ seat: z.string(), person, until: instant.nullable(), fromPool: said }), {
    title: 'Took over a seat at a table',
    apply: ({ seats, offers, pools }, { seat: id, person, until, seq }) => {
      const seat = seats.get(id);
      if (seat === undefined) return;
      offers.delete(id);
      pools.delete(id);
      if (playerOf(seat) !== person) seat.played.push(person);
      fill(seat, person, seq);
      if (until === null && seat.holder !== person) seat.before = seat.holder;
      seat.standIn = until === null ? null : { person, until, isOver: false };
      if (until === null) seat.holder = person;
      seat.wantsReplacement = false;
    },
  }),
  /** The time of a stand-in is over, who plays on until the holder comes back. */
  kind('stand-in-over', z.object({ seat: z.string() }), {
    title: 'The time of a stand-in at a table was over',
    apply: ({ seats }, { seat: id }) => {
      const { standIn = null } = seats.get(id) ?? {};
      if (standIn !== null) standIn.isOver = true;
    },
  }),
  /** The holder plays again, or stays after all who asked for a replacement. */
  kind('seat-returned', z.object({ seat: z.string() }), {
    title: 'A player came back to their seat at a table',
    apply: ({ seats }, { seat: id, at }) => {
      const seat = seats.get(id);
      if (seat === undefined) return;
      if (seat.holder === null && seat.standIn !== null && seat.vacancy !== null) {
        seat.vacancy.since = at;
        seat.vacancy.filled = null;
      }
      seat.standIn = null;
      seat.wantsReplacement = false;
    },
  }),
  /** The holder asks for a replacement, and plays on until there is one. */
  kind('replacement-asked', z.object({ seat: z.string() }), {
    title: 'Asked to be replaced at a table',
    apply: ({ seats }, { seat: id }) => {
      const seat = seats.get(id);
      if (seat !== undefined) seat.wantsReplacement = true;
    },
  }),
  /** The seat is open for a replacement. Where somebody stands in who gave their orders, they play on until their time is over. */
  kind('seat-opened', z.object({ seat: z.string(), why: z.enum(openingReasons) }), {
    title: 'A seat at a table became open',
    apply: ({ seats, pools }, { seat: id, why, at }) => {
      const seat = seats.get(id);
      if (seat === undefined) return;
      pools.delete(id);
      seat.vacancy = { before: seat.holder, why, since: at, filled: null };
      seat.before = null;
      seat.holder = null;
      if (silentReasons.includes(why)) seat.standIn = null;
      seat.wantsReplacement = false;
    },
  }),
  /** Somebody has to go, and cannot come back until they are let back; what becomes of their seat is in entries of its own. */
  kind('player-removed', z.object({ person }), {
    title: 'Was removed from a table',
    apply: (state, { person }) => {
      state.removed.push(person);
      state.entrants = state.entrants.filter((entrant) => entrant.person !== person);
    },
  }),
  /** Somebody who was removed may play there again; they have no seat by that. */
  kind('player-let-back', z.object({ person }), {
    title: 'Was let back to a table',
    apply: (state, { person }) => {
      state.removed = state.removed.filter((removed) => removed !== person);
    },
  }),
];
