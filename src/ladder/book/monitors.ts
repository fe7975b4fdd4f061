import { hasOutlasted } from '../../../terms/leaderboard/monitors.ts';
import type { Order } from '../../../terms/leaderboard/orders.ts';
import { figuresAt } from '../../house/book/amendment.ts';
import type { PersonNumber } from '../../ledger/entries.ts';
import type { ClockOrder, Monitor, State } from '../../ledger/state.ts';
import { heldSessions } from '../../ledger/views.ts';

/** Act II.10: the monitor that stands on a person, or null. */
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

/** Act II.10.5: whether a monitor stands and its suspicion has to be stated anew, by the figures of when it was (Act IV.2). */
export const isOverdue = (state: State, { liftedAt, statedAt }: Monitor): boolean =>
  liftedAt === null &&
  hasOutlasted(
    statedAt,
    heldSessions(state).map(({ opensAt }) => opensAt),
    figuresAt(state, statedAt),
  );

/** Act II.11: the order that stands, by which a person has to play with a clock, or null. */
export const clockOrderOn = (state: State, person: PersonNumber): ClockOrder | null =>
  state.clockOrders.find((order) => order.person === person && order.to === null) ?? null;

/** Act II.11: when one of these people had to play with a clock. */
export const clockedTimes = (state: State, people: readonly (PersonNumber | null)[]): Order[] =>
  state.clockOrders.filter(({ person }) => people.includes(person));
