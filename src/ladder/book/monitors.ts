import { z } from 'zod';
import { hasOutlasted } from '../../../terms/leaderboard/monitors.ts';
import type { Order } from '../../../terms/leaderboard/orders.ts';
import type { Instant, LocalDate } from '../../../terms/time.ts';
import { counted, dayOf } from '../../../terms/words.ts';
import { figuresAt } from '../../house/book/amendment.ts';
import { kind, setting } from '../../house/book/kind.ts';
import { date, entry, type PersonNumber, person } from '../../ledger/fields.ts';
import type { State } from '../../rule-books.ts';
import { heldSessions } from './register.ts';

/** Act II.10: a Member's games wait for a Moderator. */
export interface Monitor {
  seq: number;
  person: PersonNumber;
  at: Instant;
  by: PersonNumber | null;
  /** When it was lifted; null while it holds. */
  liftedAt: Instant | null;
  statedAt: Instant;
  /** The last session that it outlasted and of which the Member was told. */
  overdue: LocalDate | null;
}

/** Act II.11: a Member has to play with a clock; no minutes where they choose them. */
export interface ClockOrder {
  seq: number;
  person: PersonNumber;
  minutes: number | null;
  from: Instant;
  /** When it was ended, or ordered again; null until then. */
  to: Instant | null;
}

const ofMonitor = z.object({ monitor: entry });

const onMonitor = setting(({ monitors }, { monitor }: { monitor: number }) =>
  monitors.find(({ seq }) => seq === monitor),
);

/** Monitors, and orders to play with a clock (Acts II.10 and II.11). */
export const monitorKinds = [
  /** A Member's games wait for a Moderator from here on (Act II.10); its place is the monitor's name. */
  kind('monitored', z.object({ person }), {
    title: 'A monitor was set',
    apply: ({ monitors }, { seq, person, at, by }) => {
      monitors.push({ seq, person, at, by, liftedAt: null, statedAt: at, overdue: null });
    },
    line: () => 'was monitored from here on',
  }),
  kind('monitor-lifted', ofMonitor, {
    title: 'A monitor was lifted',
    apply: onMonitor(({ at }) => ({ liftedAt: at })),
    line: () => 'the monitor was lifted',
  }),
  /** The suspicion was stated again (Act II.10.5). */
  kind('monitor-restated', ofMonitor, {
    title: 'The reason for a monitor was stated again',
    apply: onMonitor(({ at }) => ({ statedAt: at })),
    line: () => 'the suspicion was stated again',
  }),
  /** The Member was told that the monitor outlasted the session of that day (Act II.10.5). */
  kind('monitor-overdue', z.object({ monitor: entry, date }), {
    title: 'A monitor lasted longer than a session',
    apply: onMonitor(({ date }) => ({ overdue: date })),
    line: ({ date }) => `the monitor lasted past the session of ${dayOf(date)}`,
  }),
  /** A Member has to play with a clock (Act II.11); no minutes where they choose them. */
  kind('clock-required', z.object({ person, minutes: z.int().positive().nullable() }), {
    title: 'An order to play with a clock',
    apply: (state, { seq, person, minutes, at }) => {
      endOrder(state, person, at);
      state.clockOrders.push({ seq, person, minutes, from: at, to: null });
    },
    line: ({ minutes }) =>
      `has to play with a clock${minutes === null ? '' : `, with ${counted(minutes, 'minute')}`}`,
  }),
  kind('clock-waived', z.object({ person }), {
    title: 'An order to play with a clock ended',
    apply: (state, { person, at }) => endOrder(state, person, at),
    line: () => 'may play without a clock again',
  }),
];

/** Act II.11: an order takes the place of the one before it. */
function endOrder(state: State, person: PersonNumber, at: Instant): void {
  const earlier = clockOrderOn(state, person);
  if (earlier !== null) earlier.to = at;
}

/** Act II.10: the monitor that a person has, or null. */
export const monitorOn = (state: State, person: PersonNumber): Monitor | null =>
  state.monitors.find((monitor) => monitor.person === person && monitor.liftedAt === null) ?? null;

/** Act II.10: the monitors that stand, in the order in which they were placed. */
export const standingMonitors = (state: State): Monitor[] =>
  state.monitors.filter(({ liftedAt }) => liftedAt === null);

/** Act II.10: when these people were monitored. */
export const monitoredTimes = (state: State, people: readonly (PersonNumber | null)[]): Order[] =>
  state.monitors
    .filter(({ person }) => people.includes(person))
    .map(({ at, liftedAt }) => ({ from: at, to: liftedAt }));

/** Act II.10.5: whether the suspicion of a monitor has to be stated again, by the figures of when it was set (Act IV.2). */
export const isOverdue = (state: State, { liftedAt, statedAt }: Monitor): boolean =>
  liftedAt === null &&
  hasOutlasted(
    statedAt,
    heldSessions(state).map(({ opensAt }) => opensAt),
    figuresAt(state, statedAt),
  );

/** Act II.11: the order by which a person has to play with a clock, or null. */
export const clockOrderOn = (state: State, person: PersonNumber): ClockOrder | null =>
  state.clockOrders.find((order) => order.person === person && order.to === null) ?? null;

/** Act II.11: when one of these people had to play with a clock. */
export const clockedTimes = (state: State, people: readonly (PersonNumber | null)[]): Order[] =>
  state.clockOrders.filter(({ person }) => people.includes(person));
