import { addDays, type Instant, type LocalDate, localDate, type Zone } from '../../../terms/time.ts';
import type { PersonNumber } from '../../ledger/fields.ts';

/** When a player said that they are away; both ends included. */
export interface AwayTime {
  seat: string;
  person: PersonNumber;
  from: Instant;
  to: Instant;
  seq: number;
  /** The only phase whose deadline it still moves, since it was taken back; null for any. */
  only: string | null;
}

/** More are not counted. */
const mostDays = 366;

type Span = Pick<AwayTime, 'from' | 'to'>;

interface TakenBack extends Span {
  seat: string;
  phase: string;
  moved: boolean;
}

/**
 * What is left of an absence of which a part was taken back. A deadline that had moved for it stays where it is, and that part counts
 * as used: by announcing times and taking them back, nobody can hold up phase after phase, nor surprise the others with an earlier end.
 */
export function takenBack(time: AwayTime, { seat, phase, moved, from, to }: TakenBack): AwayTime[] {
  const isTouched = time.seat === seat && time.only === null && time.from <= to && from <= time.to;
  if (!isTouched) return [time];
  const parts = [
    { ...time, to: Math.min(time.to, from) },
    ...(moved ? [{ ...time, from: Math.max(time.from, from), to: Math.min(time.to, to), only: phase }] : []),
    { ...time, from: Math.max(time.from, to) },
  ];
  return parts.filter((part) => part.from < part.to);
}

/**
 * How many days those times touch, by the clocks of that zone; a day that two of them touch counts once. A minute counts as much as
 * its day, since it moves a deadline by a day.
 */
export function daysTouched(times: readonly Span[], zone: Zone): number {
  const days = new Set<LocalDate>();
  for (const { from, to } of times) {
    const last = localDate(Math.max(from, to - 1), zone);
    for (let day = localDate(from, zone); day <= last && days.size <= mostDays; day = addDays(day, 1))
      days.add(day);
  }
  return days.size;
}
