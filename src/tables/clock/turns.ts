import { type Instant, localTime, nextInstantAt, type Zone } from '../../../terms/time.ts';

/** Turns that begin at a fixed time of day. */
export interface TurnClock {
  /** When a turn begins, `HH:MM` by the table's clock. */
  readonly begin: string;
  /** How long a turn lasts, and how many hours before its end orders are due. */
  readonly hours: number;
  readonly results: number;
}

const minute = 60_000;

/** The first moment, that one or later, at which a turn begins. */
export const turnBegins = (from: Instant, { begin }: Pick<TurnClock, 'begin'>, zone: Zone): Instant =>
  from % minute === 0 && localTime(from, zone) === begin ? from : nextInstantAt(from, begin, zone);

/** For how many hours of a turn orders are taken. */
export const orderHours = ({ hours, results }: TurnClock): number => hours - results;
