import { type PlayerDay, type Weekday, weekdays } from '../../../packages/nomic/src/index.ts';
import type { RulesSeat } from '../rule-sets/rule-set.ts';

const isWorkday = (day: Weekday): boolean => day !== 'Saturday' && day !== 'Sunday';

/** The seats at a table of Nomic: the days of the week that are somebody’s (R201). */
export const nomicSeats: readonly RulesSeat[] = weekdays
  .filter(isWorkday)
  .map((name) => ({ id: name.toLowerCase(), name }));

/** Whose day is which when a game begins. */
export const nomicDays: readonly PlayerDay[] = weekdays
  .filter(isWorkday)
  .map((day) => ({ player: day.toLowerCase(), day }));
