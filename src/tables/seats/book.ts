import { z } from 'zod';
import type { Instant } from '../../../terms/time.ts';
import { instant, type PersonNumber, person } from '../../ledger/fields.ts';
import { kind } from '../book/world.ts';

/** A seat of a table that has started, and who plays it. */
export interface Seat {
  id: string;
  /** Whose seat it is for good; null while it is open for a replacement. */
  holder: PersonNumber | null;
  /** Who plays it for the holder, and until when; null while the holder plays. */
  standIn: { person: PersonNumber; until: Instant } | null;
  /** Everybody who has played it, in order, the holder and those who stood in. */
  played: PersonNumber[];
  /** Whether the holder asked for a replacement. */
  wantsReplacement: boolean;
}

interface Seats {
  /** In the order of the rule set; none before the start. */
  seats: Map<string, Seat>;
  /** The lot by which they were drawn, told after the draw; null before. */
  lot: { seed: string; entrants: readonly PersonNumber[] } | null;
}

export const empty = (): Seats => ({ seats: new Map(), lot: null });

/** Who plays a seat now; null while nobody does. */
export const playerOf = ({ standIn, holder }: Seat): PersonNumber | null => standIn?.person ?? holder;

export const kinds = [
  /** The table starts: the lot that was hidden when it opened, and who got which seat by it. */
  kind(
    'seats-drawn',
    z.object({ seed: z.string(), seats: z.array(z.object({ seat: z.string(), person })) }),
    {
      title: 'Was drawn a seat at a table',
      apply: (state, { seed, seats, at }) => {
        state.lot = { seed, entrants: state.entrants.map((entrant) => entrant.person) };
        state.status = 'playing';
        state.startedAt = at;
        for (const { seat: id, person } of seats)
          state.seats.set(id, {
            ...{ id, holder: person, standIn: null, played: [person], wantsReplacement: false },
          });
      },
    },
  ),
  /** Somebody else plays a seat: for good where `until` is null. */
  kind('seat-replaced', z.object({ seat: z.string(), person, until: instant.nullable() }), {
    title: 'Took over a seat at a table',
    apply: ({ seats }, { seat: id, person, until }) => {
      const seat = seats.get(id);
      if (seat === undefined) return;
      seat.played.push(person);
      seat.standIn = until === null ? null : { person, until };
      if (until === null) seat.holder = person;
      seat.wantsReplacement = false;
    },
  }),
  /** The holder plays again. */
  kind('seat-returned', z.object({ seat: z.string() }), {
    title: 'A player came back to their seat at a table',
    apply: ({ seats }, { seat: id }) => {
      const seat = seats.get(id);
      if (seat !== undefined) seat.standIn = null;
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
  /** The seat is open for a replacement: its player was removed, or gave no orders for too long. */
  kind('seat-opened', z.object({ seat: z.string(), why: z.enum(['removed', 'missed']) }), {
    title: 'A seat at a table became open',
    apply: ({ seats }, { seat: id }) => {
      const seat = seats.get(id);
      if (seat === undefined) return;
      seat.holder = null;
      seat.standIn = null;
      seat.wantsReplacement = false;
    },
  }),
];
