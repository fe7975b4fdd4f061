import { cancelSession } from '../../../src/ladder/sessions/cancel-session.ts';
import { addDays } from '../../../terms/time.ts';
import { type ClubOfTheYear, cast, moment } from './club-of-the-year.ts';
import {
  afterwards,
  closesEarly,
  comesIn,
  type Deed,
  entersOwn,
  guestPlays,
  opens,
  oversees,
  plays,
} from './fridays.ts';
import { Random } from './random.ts';
import {
  adjusts,
  asksToLeave,
  bans,
  chiefActs,
  comesOrGoes,
  declares,
  findsFraud,
  penalises,
  staffActs,
  watches,
} from './weekdays.ts';

const firstFriday = '2026-09-04';

/** What is done in a week: how many days from its Friday, when, and in how many weeks of a hundred. */
const week: readonly (readonly [daysOn: number, time: string, percent: number, deed: Deed])[] = [
  [-3, '16:00', 60, penalises],
  [-3, '16:10', 40, penalises],
  [-3, '16:20', 25, bans],
  [-3, '16:30', 10, staffActs],
  [-3, '16:40', 40, watches],
  [-3, '16:50', 40, asksToLeave],
  [-2, '12:00', 40, comesOrGoes],
  [-2, '12:10', 70, declares],
  [-2, '12:20', 40, chiefActs],
  [-2, '12:30', 40, adjusts],
  [0, '12:25', 100, opens],
  [0, '12:31', 80, comesIn],
  [0, '12:40', 100, plays],
  [0, '12:45', 30, guestPlays],
  [0, '12:50', 80, oversees],
  [0, '12:55', 100, entersOwn],
  [0, '13:00', 20, closesEarly],
  [0, '13:02', 60, opens],
  [0, '13:05', 50, plays],
  [1, '10:00', 80, afterwards],
  [1, '10:30', 15, findsFraud],
];

/** The Fridays, counted from 0, on which there is no session; some are called off, the others nobody opens. */
const holidays = { calledOff: [7, 16, 17, 18, 23], unopened: [30, 31, 46, 47, 48] };

/** While these last the bot is down, and nobody gives a command: from mid-session, from a Wednesday, from a Sunday. */
const outages = [
  ['2026-11-06 13:03', '2026-12-09 18:00'],
  ['2027-01-27 12:15', '2027-02-17 09:00'],
  ['2027-05-09 07:00', '2027-06-12 09:30'],
].map(([from = '', to = '']) => ({ from: moment(from), to: moment(to) }));

export const isOut = (now: number): boolean => outages.some(({ from, to }) => now >= from && now < to);

interface Planned {
  at: number;
  name: string;
  deed: Deed;
}

const calledOff = (date: string): Planned => ({
  at: moment(`${addDays(date, -9)} 15:00`),
  name: `calls off ${date}`,
  deed: async (club) => {
    await club.does(cast.mo, cancelSession, { date, reason: 'Half-term', restore: false });
  },
});

function plannedFor(n: number, seed: string): Planned[] {
  const friday = addDays(firstFriday, n * 7);
  const random = new Random(`${seed}, week ${n}`);
  const isHoliday = [...holidays.calledOff, ...holidays.unopened].includes(n);
  const deeds = week
    .map(([daysOn, time, percent, deed]) => ({
      at: moment(`${addDays(friday, daysOn)} ${time}`),
      name: `${deed.name} ${n} ${time}`,
      deed,
      done: random.chance(percent) && !(isHoliday && daysOn === 0),
    }))
    .filter(({ done, at }) => done && !isOut(at));
  return holidays.calledOff.includes(n) ? [calledOff(friday), ...deeds] : deeds;
}

/** Everything that people do in so many weeks, in order. */
const plan = (seed: string, weeks: number): Planned[] =>
  Array.from({ length: weeks }, (_, n) => plannedFor(n, seed))
    .flat()
    .sort((one, other) => one.at - other.at);

/** When the bot looks after the club by itself. */
export type Looks = (from: number, to: number) => readonly number[];

/** The weeks from the first Friday of September, and how the bot lives through them. */
export interface Course {
  seed: string;
  weeks: number;
  looks: Looks;
  /** Looks after the club as of its `now`. */
  settle(): Promise<void>;
}

/** Has a club live through all that, and three quiet weeks more. */
export async function liveThrough(
  club: ClubOfTheYear,
  { seed, weeks, looks, settle }: Course,
): Promise<void> {
  await club.begin(moment('2026-08-28 09:00'));
  const at = moment(`${addDays(firstFriday, weeks * 7 + 21)} 09:00`);
  const end = { at, name: 'the end', deed: async () => {} };
  for (const { at, name, deed } of [...plan(seed, weeks), end]) {
    for (const look of looks(club.now, at)) {
      club.now = look;
      await settle();
    }
    club.now = at;
    await settle();
    await deed(club, new Random(`${seed}, ${name}`));
  }
}
