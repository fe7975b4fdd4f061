import type { DiplomacyFigures, TableSetting } from './rule-set.ts';

type Settings = Readonly<Record<string, TableSetting>>;

/** The figures of time that the two tournaments with tables have in common. */
export const gmtFigures = {
  quiet: null,
  timezone: 'UTC',
  statesGmt: true,
  gapHours: 24,
  absence: { days: 0, aheadHours: 0, tellings: 5 },
  weekly: { hours: 64, afterHours: 24 },
  daysOff: { cancelled: false, holidays: 'asked' },
  putOffDays: null,
  missed: null,
  contact: { hours: 48, weekendHours: 96 },
} as const satisfies Partial<DiplomacyFigures>;

interface Days {
  movement: readonly [least: number, most: number];
  usualMovement: number;
  others: readonly [least: number, most: number];
  usualOthers: number;
}

/** How long phases last, which the gamemaster may choose also in play. */
export const daysSettings = ({ movement, usualMovement, others, usualOthers }: Days): Settings => ({
  'movement-days': {
    on: 'phase-length',
    about: 'How many days a movement phase lasts',
    choices: daysFrom(movement, 'A movement phase'),
    usual: String(usualMovement),
    inPlay: true,
  },
  'retreat-days': {
    on: 'phase-length',
    about: 'How many days a phase of retreats or adjustments lasts',
    choices: daysFrom(others, 'A phase of retreats or adjustments'),
    usual: String(usualOthers),
    inPlay: true,
  },
});

function daysFrom([least, most]: readonly [number, number], what: string): Record<string, string> {
  const days = Array.from({ length: most - least + 1 }, (_, more) => least + more);
  return Object.fromEntries(days.map((each) => [each, `${what} lasts ${each} day${each === 1 ? '' : 's'}`]));
}

/** Whether orders are taken after a deadline, and the holidays that are decreed. */
export const tournamentSettings = ({ lateOrders }: { lateOrders: 'no' | 'yes' }): Settings => ({
  'late-orders': {
    on: 'late-orders',
    about: 'Whether orders are taken after the deadline, until the phase is adjudicated',
    choices: {
      no: 'No orders are taken after the deadline',
      yes: 'Orders are taken until the phase is adjudicated',
    },
    usual: lateOrders,
  },
  holidays: {
    on: 'quiet-times',
    about: 'Days for which anybody may have a deadline put off, such as 2026-12-24..2026-12-26',
    choices: null,
    usual: '',
    inPlay: true,
  },
});
