import { citePoint } from '../../tables/rule-sets/rule-set.ts';
import {
  type Equal,
  type Standings,
  type StandingsRow,
  type StandingsView,
  standingsViews,
} from '../../tables/tournaments/standings/course.ts';
import type { Reckoned } from './asked.ts';
import { type FigureRead, figureRead } from './figure.tsx';
import { type Naming, type RankedShown, rankedShown } from './named.ts';

/** How a tie with the line before was broken, as far as it was. */
export interface Working {
  /** Who is in the line before. */
  before: RankedShown;
  /** What both have, criterion by criterion. */
  equal: readonly { point: string; says: string; values: readonly FigureRead[] }[];
  /** What put the line below the one before; null where the two share a place. */
  decided: { point: string; says: string; of: string | null; before: FigureRead; own: FigureRead } | null;
}

/** A line of standings as data. */
export interface LineRead extends RankedShown {
  place: number;
  points: FigureRead;
  /** Null where the points alone put it below the line before, and in the first line. */
  tie: Working | null;
  /** What came next, and what put it there, where the standings only have the best. */
  next: (RankedShown & Pick<LineRead, 'points' | 'place'> & { why: Working | null }) | null;
}

/** Standings as data. */
export interface StandingsRead {
  /** By which they are addressed: `round-1`. */
  id: string;
  title: string;
  point: string;
  /** What is compared, in order, each only among those who are still tied. */
  criteria: readonly { point: string; says: string }[];
  /** Whether each line is of a power by itself. */
  isByPower: boolean;
  lines: readonly LineRead[];
}

/** All standings that a tournament has so far: none before its first board is over. */
export function standingsSoFar({ course, scored }: Pick<Reckoned, 'course' | 'scored'>): Standings[] {
  if ([...scored.values()].every((boards) => boards.length === 0)) return [];
  return standingsViews
    .flatMap((view: StandingsView) => course.standings(view))
    .filter(({ rows }) => rows.length > 0);
}

/** `Best of each country` is at `best-of-each-country`. */
export const standingsId = ({ title }: Pick<Standings, 'title'>): string =>
  title.toLowerCase().replaceAll(' ', '-');

export function standingsRead(naming: Naming, standings: Standings): StandingsRead {
  const { rules } = naming.tournament;
  return {
    ...{ id: standingsId(standings), title: standings.title, point: citePoint(rules, standings.point) },
    isByPower: standings.isByPower,
    criteria: standings.criteria.map(({ point, says }) => ({ point: citePoint(rules, point), says })),
    lines: standings.rows.map((row) => lineRead(naming, row)),
  };
}

const lineRead = (naming: Naming, row: StandingsRow): LineRead => ({
  ...placed(naming, row),
  tie: row.equal.length === 0 ? null : workingOf(naming, row),
  next: row.next && { ...placed(naming, row.next), why: workingOf(naming, row.next) },
});

const placed = (naming: Naming, row: StandingsRow) => ({
  place: row.place,
  ...rankedShown(naming, row),
  points: figureRead(row.points),
});

function workingOf(naming: Naming, { before, equal, decided }: StandingsRow): Working | null {
  if (before === null) return null;
  const { rules } = naming.tournament;
  return {
    before: rankedShown(naming, before),
    equal: equal.map(({ point, says, values }: Equal) => ({
      ...{ point: citePoint(rules, point), says },
      values: values.map(figureRead),
    })),
    decided: decided && {
      ...{ point: citePoint(rules, decided.point), says: decided.says, of: decided.turn },
      before: figureRead(decided.before),
      own: figureRead(decided.own),
    },
  };
}
