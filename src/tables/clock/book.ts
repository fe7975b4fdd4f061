import { z } from 'zod';
import type { Instant } from '../../../terms/time.ts';
import { entry, instant, type PersonNumber, person } from '../../ledger/fields.ts';
import type { TableState } from '../book/table.ts';
import { kind } from '../book/world.ts';
import { playerOf } from '../seats/book.ts';
import { type AwayTime, takenBack } from './away-time.ts';
import type { WeeklyTime } from './weekly.ts';

export type { AwayTime };

/** A deadline that was put off: of which phase, by how many hours, and at whose wish; null for the gamemaster and the bot. */
export interface Extension {
  phase: string;
  hours: number;
  seat: string | null;
  seq: number;
  /** Whether the gamemaster allowed it to that seat beyond its right. */
  granted: boolean;
}

/** An extension that a seat asked for too late: it counts for the next phase in which the seat has something to order. */
interface Noted extends Omit<Extension, 'phase'> {
  seat: string;
}

/**
 * Why the bot itself let a phase go on: it could not end it in time, its results would have come at night, orders were lost and have to
 * be given again, what the deadline had moved for was withdrawn (days off, an extension), or orders were missing in a phase in which none
 * may be.
 */
export const holdReasons = ['late', 'night', 'lost', 'kept', 'missing'] as const;
export type HoldReason = (typeof holdReasons)[number];

/** A phase that the bot let go on, at least until then. */
export interface Held {
  until: Instant;
  /** The entry that says so: what is put off after it is put off from then. */
  seq: number;
  /** Whether that was once since it could not end the phase in time. */
  wasLate: boolean;
  /** Until when all orders that are final wait, since the bot came back at night; 0 for not at all. */
  morning: Instant;
  /** The seats without orders for which its results were held back. */
  missing: readonly string[];
}

/** Somebody took over a seat that nobody played. */
interface TakenOver {
  seat: string;
  at: Instant;
}

/** Somebody played a seat no longer. */
interface Stopped {
  seat: string;
  person: PersonNumber;
  at: Instant;
}

/** What a player told last of when they are unavailable in each week; `time` is null where they no longer are. */
export interface WeeklyTold {
  seat: string;
  person: PersonNumber;
  at: Instant;
  time: WeeklyTime | null;
}

interface Clock {
  extensions: Extension[];
  noted: Noted[];
  away: AwayTime[];
  weekly: WeeklyTold[];
  /** When each seat last told when its player is away, or is not. */
  awayTold: Map<string, Instant[]>;
  /** Who plays each seat, as far as it has a player. */
  players: Map<string, PersonNumber>;
  stopped: Stopped[];
  takenOver: TakenOver[];
  /** By phase. */
  held: Map<string, Held>;
  /** The phases for which somebody asked that holidays count. */
  holidaysAsked: Set<string>;
  /** How many hours ahead of a deadline somebody is reminded; those who chose nothing are not in it. */
  reminderHours: Map<PersonNumber, readonly number[]>;
  /** For which moment somebody was last reminded. */
  reminded: Map<PersonNumber, Instant>;
}

export const empty = (): Clock => ({
  extensions: [],
  noted: [],
  away: [],
  weekly: [],
  awayTold: new Map(),
  players: new Map(),
  stopped: [],
  takenOver: [],
  held: new Map(),
  holidaysAsked: new Set(),
  reminderHours: new Map(),
  reminded: new Map(),
});

const noteTold = ({ awayTold }: Clock, seat: string, at: Instant): unknown =>
  awayTold.set(seat, [...(awayTold.get(seat) ?? []), at]);

/** Notes who plays no longer: what they announced still moves the deadline of the phase in which they stopped. */
function notePlayers({ seats, players, stopped }: TableState, { at }: { at: Instant }): void {
  for (const seat of seats.values()) {
    const [before, now] = [players.get(seat.id), playerOf(seat)];
    if (before === (now ?? undefined)) continue;
    if (before !== undefined) stopped.push({ seat: seat.id, person: before, at });
    if (now === null) players.delete(seat.id);
    else players.set(seat.id, now);
  }
}

function noteReplaced(state: TableState, entry: { seat: string; at: Instant }): void {
  if (!state.players.has(entry.seat)) state.takenOver.push({ seat: entry.seat, at: entry.at });
  notePlayers(state, entry);
}

/** What the clock makes of the entries of other subjects. */
export const also = {
  'seats-drawn': notePlayers,
  'seat-opened': notePlayers,
  'seat-returned': notePlayers,
  'seat-replaced': noteReplaced,
};

const seat = z.string();
const granted = z.literal(true).optional();
const weekly = z.object({ from: z.int().min(0), to: z.int().min(0) });
const times = { from: instant, to: instant };
/** `seats`: whose orders were missing. */
const heldBody = z.object({
  ...{ phase: z.string(), until: instant, why: z.enum(holdReasons) },
  seats: z.array(seat).optional(),
});

export const kinds = [
  kind(
    'deadline-extended',
    z.object({
      ...{ phase: z.string(), hours: z.int().positive(), seat: seat.nullable(), granted },
      /** The entry by which it was asked for in an earlier phase. */
      noted: entry.optional(),
    }),
    {
      title: 'A deadline at a table was put off',
      apply: (state, { phase, hours, seat, seq, granted = false, noted }) => {
        state.extensions.push({ phase, hours, seat, seq, granted });
        state.noted = state.noted.filter((each) => each.seq !== noted);
      },
    },
  ),
  /** Asked for too late for one phase: it counts for the next. */
  kind('extension-noted', z.object({ hours: z.int().positive(), seat, granted }), {
    title: 'An extension at a table was asked for, for the next phase',
    apply: ({ noted }, { hours, seat, seq, granted = false }) => {
      noted.push({ hours, seat, seq, granted });
    },
  }),
  /** The deadline of a phase moves behind the holidays; `seat` is who asked, and null the gamemaster. */
  kind('holidays-asked', z.object({ phase: z.string(), seat: seat.nullable() }), {
    title: 'A deadline at a table was put off for holidays',
    apply: ({ holidaysAsked }, { phase }) => {
      holidaysAsked.add(phase);
    },
  }),
  /** The bot could not end a phase in time, or only at night: it goes on until then. */
  kind('deadline-held', heldBody, {
    title: 'A phase at a table went on, since it could not be ended in time',
    apply: ({ held }, { phase, until, why, seq, seats = [] }) => {
      const before = held.get(phase);
      held.set(phase, {
        until: Math.max(until, before?.until ?? 0),
        seq,
        wasLate: why === 'late' || before?.wasLate === true,
        morning: why === 'night' ? until : (before?.morning ?? 0),
        missing: [...new Set([...(before?.missing ?? []), ...seats])],
      });
    },
  }),
  kind('away-announced', z.object({ seat, person, ...times }), {
    title: 'Said when they are away from a table',
    apply: (state, { seat, person, from, to, seq, at }) => {
      state.away.push({ seat, person, from, to, seq, only: null });
      noteTold(state, seat, at);
    },
  }),
  /** Somebody is there after all. `phase` is the one that was being played, and `moved` whether its deadline had moved for them. */
  kind('away-taken-back', z.object({ seat, phase: z.string(), moved: z.boolean(), ...times }), {
    title: 'Said that they are not away from a table after all',
    apply: (state, back) => {
      state.away = state.away.flatMap((time) => takenBack(time, back));
      noteTold(state, back.seat, back.at);
    },
  }),
  /** When somebody is unavailable in each week, in minutes after the beginning of Monday in GMT; null: they no longer are. */
  kind('weekly-away-told', z.object({ seat, person, time: weekly.nullable() }), {
    title: 'Said when they are unavailable at a table in each week',
    apply: (state, { seat, person, time, at }) => {
      state.weekly.push({ seat, person, time, at });
      noteTold(state, seat, at);
    },
  }),
  /** None: they want no reminders. */
  kind('reminders-set', z.object({ person, hours: z.array(z.int().positive()) }), {
    title: 'Chose when to be reminded of a table',
    apply: ({ reminderHours }, { person, hours }) => {
      reminderHours.set(person, hours);
    },
  }),
  /** People are reminded of a deadline, as of the moment for which they asked. */
  kind('reminders-sent', z.object({ people: z.array(person) }), {
    title: 'Was reminded of a deadline at a table',
    apply: ({ reminded }, { people, at }) => {
      for (const each of people) reminded.set(each, Math.max(at, reminded.get(each) ?? 0));
    },
  }),
];
