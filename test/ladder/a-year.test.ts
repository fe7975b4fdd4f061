import { expect, it } from 'vitest';
import type { Clubs } from '../../src/house/clubs.ts';
import { rooms } from '../../src/rooms.ts';
import { fold } from '../../src/rule-books.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { PrismaOutbox } from '../../src/store/prisma-outbox.ts';
import { verifyClub } from '../../src/store/verify.ts';
import { opened, sql } from '../store/a-database.ts';
import { isOut, type Looks, liveThrough } from './year/a-year.ts';
import { ClubOfTheYear, clubId } from './year/club-of-the-year.ts';
import { ClubInPlace } from './year/in-place.ts';
import { Killer, killed, type Saboteur } from './year/killer.ts';
import { Random } from './year/random.ts';

const seed = 'Fridays in room 322';
const hour = 3600_000;

/** Every so many hours, on the hour. */
const every =
  (hours: number): Looks =>
  (from, to) => {
    const step = hours * hour;
    const first = Math.floor(from / step) + 1;
    return Array.from({ length: Math.max(0, Math.ceil(to / step) - first) }, (_, n) => (first + n) * step);
  };

/** Now and then, and never while it is down. */
const nowAndThen =
  (random: Random): Looks =>
  (from, to) =>
    every(11)(from, to).filter((look) => !isOut(look) && random.chance(20));

/** The club after so many weeks in which the bot was there all the time. */
async function calm(weeks: number) {
  const clubs = new ClubInPlace();
  const club = new ClubOfTheYear(clubs);
  await liveThrough(club, { seed, weeks, looks: every(12), settle: () => club.settle() });
  const { entries, announced } = clubs.now();
  return { entries, said: club.said, told: announced };
}

/** The club after as many weeks with outages and kills. */
async function troubled(weeks: number, startAnew: () => Clubs, saboteur: Saboteur | null = null) {
  const club = new ClubOfTheYear(startAnew());
  const killer = new Killer(new Random('kills'), startAnew, saboteur);
  const looks = nowAndThen(new Random('looks'));
  await liveThrough(club, { seed, weeks, looks, settle: () => killer.settle(club) });
  const { entries, state } = await club.view();
  expect(fold(entries)).toEqual(state);
  return { entries, said: club.said, kills: killer.kills };
}

/** What the calendar brings about by itself; a year has to hold all of it. */
const byTheCalendar = [
  'session-closed',
  'decayed',
  'voided',
  'game-lapsed',
  'game-counted',
  'game-referred',
  'penalty-reminded',
  'removal-reminded',
  'monitor-overdue',
  'rematch-decided',
] as const;

it('a year of Fridays for 60 Members, with three outages and a kill in each job, leaves the ledger of one without', async () => {
  const expected = await calm(52);
  let clubs = new ClubInPlace();
  const startAnew = () => {
    clubs = new ClubInPlace(clubs.now());
    return clubs;
  };
  const { entries, said, kills } = await troubled(52, startAnew);
  expect(said).toEqual(expected.said);
  expect(entries).toEqual(expected.entries);
  expect(clubs.now().announced).toEqual(expected.told);
  expect(kills).toBeGreaterThan(150);
  const made = (type: string) => entries.filter((entry) => entry.type === type && entry.by === null).length;
  expect(Math.min(...byTheCalendar.map(made))).toBeGreaterThan(0);
  expect(made('decayed')).toBeGreaterThan(500);
}, 180_000);

it('a term in a database that breaks off at some statement of each job leaves the ledger, tables and notices of one without', async () => {
  const database = await opened();
  await sql(database, 'PRAGMA synchronous = OFF');
  const saboteur: Saboteur = {
    begin: (random) => {
      const table = random.of(['Entry', 'Standing', 'Session', 'Notice']);
      const row = `(SELECT count(*) FROM "${table}") % ${1 + random.below(3)} = 0`;
      const abort = `SELECT RAISE(ABORT, '${killed}');`;
      return sql(
        database,
        `CREATE TRIGGER killed BEFORE INSERT ON "${table}" WHEN ${row} BEGIN ${abort} END`,
      );
    },
    end: () => sql(database, 'DROP TRIGGER killed'),
  };
  const startAnew = () => new PrismaClubs(database, () => {}, rooms);
  const expected = await calm(6);
  const { entries, said, kills } = await troubled(6, startAnew, saboteur);
  expect(said).toEqual(expected.said);
  expect(entries).toEqual(expected.entries);
  const told = await new PrismaOutbox(database).pending();
  expect(told.map(({ notice, target }) => ({ notice, target }))).toEqual(expected.told);
  expect(await verifyClub(database, clubId)).toEqual([]);
  expect(kills).toBeGreaterThan(15);
}, 180_000);
