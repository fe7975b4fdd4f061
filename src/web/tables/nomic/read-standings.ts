import {
  dayOf,
  figuresNow,
  type Game,
  type PlayerId,
  weekdays,
} from '../../../../packages/nomic/src/index.ts';
import { nomicPath } from '../../../tables/nomic/pages.ts';
import { type Asked, readPage } from '../../page.ts';
import { inPages, pageNumbered, weightOf } from '../../weight.ts';
import type { Moment } from '../table-asked.ts';
import { citedRules, headOf, type NomicSeen, type PlayerRead, type RuleNamed, readable } from './seen.ts';

/** Where a player is by now. */
export interface Standing {
  /** Those with the same points have the same place. */
  place: number;
  player: PlayerRead;
  points: number;
  hasForfeited: boolean;
}

/** Where everybody is, the first first. */
export function standingsOf(seen: NomicSeen): Standing[] {
  const all = [...seen.game.totals].map(([player, points]) => ({ player, points }));
  return all
    .map(({ player, points }) => ({
      place: 1 + all.filter((other) => other.points > points).length,
      ...{ player: seen.playerOf(player), points, hasForfeited: seen.game.forfeited.has(player) },
    }))
    .sort((one, other) => one.place - other.place);
}

/** How many points win; null where no rule says so. */
export const winningScore = (game: Game): number | null => figuresNow(game).values.winning;

/** Everybody’s points at the end of a day. */
export interface DayOfPoints {
  day: string;
  totals: number[];
}

/** The days on which points changed, the earliest first. */
export function daysOfPoints({ points, totals }: Game): DayOfPoints[] {
  const players = [...totals.keys()];
  const running = new Map<PlayerId, number>();
  const days = new Map<string, number[]>();
  for (const { at, player, total } of points) {
    running.set(player, total);
    days.set(
      dayOfChange(at),
      players.map((each) => running.get(each) ?? 0),
    );
  }
  return [...days].map(([day, each]) => ({ day, totals: each }));
}

/** What came about at midnight, as a day ended, belongs to that day. */
const dayOfChange = (at: number): string => dayOf(at - 1);

/** A change of somebody’s points. */
export interface PointsRead {
  at: Moment;
  player: PlayerRead;
  change: number;
  total: number;
  why: string;
  rules: RuleNamed[];
}

type AboutPoints = { is: 'day'; day: DayOfPoints } | { is: 'change'; change: PointsRead };

const mostParts = 100;

/** Who has how many points, how that went over the days, and why; null for a page that is not there. */
export function readStandings(seen: NomicSeen, query: Asked['query']) {
  const { game, table } = seen;
  const days = daysOfPoints(game);
  const parts: AboutPoints[] = [
    ...days.toReversed().map((day) => ({ is: 'day' as const, day })),
    ...game.points.toReversed().map(({ at, player, change, total, why, rules }) => ({
      is: 'change' as const,
      change: {
        ...{ at: seen.at(at), player: seen.playerOf(player), change, total },
        ...{ why: readable(seen, why), rules: citedRules(seen, rules) },
      },
    })),
  ];
  const asked = pageNumbered(
    inPages(parts, mostParts, (part) => weightOf(part) + around),
    readPage(query),
  );
  if (asked === null) return null;
  return {
    ...headOf(seen),
    standings: standingsOf(seen),
    winning: winningScore(game),
    players: [...game.totals.keys()].map(seen.playerOf),
    chart: {
      path: `${nomicPath(table)}/standings.svg`,
      /** Changes whenever the picture does. */
      shows: `${days.length}.${game.points.length}.${days.at(-1)?.totals.join('.')}`,
      days: days.length,
    },
    ...{ page: asked.page, pages: asked.pages, parts: asked.rows },
  };
}

const around = 200;

/** `Mon`, where a player’s seat is a day of the week. */
export const shortSeat = (seat: string): string => (isWeekday(seat) ? seat.slice(0, 3) : seat);

const isWeekday = (seat: string): boolean => weekdays.some((day) => day === seat);
