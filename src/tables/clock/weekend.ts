import { addDays, type Instant, type LocalDate, localDate } from '../../../terms/time.ts';

const hour = 3600_000;
const greenwich = { timezone: 'UTC' };

/** The end of so many hours, or of the others if any moment of the first is on a Saturday or a Sunday. */
export function endWithWeekend(
  since: Instant,
  { hours, weekendHours }: { hours: number; weekendHours: number },
): Instant {
  const short = since + hours * hour;
  return touchesWeekend(since, short) ? since + weekendHours * hour : short;
}

/** Whether any moment from the first until just before the second is on a Saturday or a Sunday. */
function touchesWeekend(from: Instant, until: Instant): boolean {
  const last = localDate(until - 1, greenwich);
  for (let date = localDate(from, greenwich); date <= last; date = addDays(date, 1))
    if (isWeekend(date)) return true;
  return false;
}

const isWeekend = (date: LocalDate): boolean => [0, 6].includes(new Date(date).getUTCDay());
