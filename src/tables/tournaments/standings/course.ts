import type Fraction from 'fraction.js';
import type { PersonNumber } from '../../../ledger/fields.ts';
import type { BestCountry, CountryGame } from '../rules/best-country.ts';
import type { Part } from '../rules/parts.ts';
import type { Chain, Criterion, Decision, Row, Standing } from '../rules/ranking.ts';

/** What people can look at: `players` round by round, teams, or the best of each country. */
export const standingsViews = ['players', 'teams', 'countries'] as const;
export type StandingsView = (typeof standingsViews)[number];

/** A criterion that puts neither of two before the other, as both have the same: one value, or several that are compared in turn. */
export interface Equal {
  readonly point: string;
  readonly says: string;
  readonly values: readonly Fraction[];
}

/** Of whom or of what a line of standings is. */
export interface Ranked {
  readonly player: PersonNumber | null;
  readonly team: number | null;
  readonly power: string | null;
  /** The board by which a player is ranked. */
  readonly board: { readonly round: number; readonly board: number } | null;
}

/** A line of standings, with what put it below the one before. */
export interface StandingsRow extends Ranked {
  readonly place: number;
  readonly points: Fraction;
  readonly decided: Decision | null;
  /** Who is in the line before; null in the first. */
  readonly before: Ranked | null;
  /** What had decided nothing between the two. */
  readonly equal: readonly Equal[];
  /** The line after it, where these standings only have the best of theirs. */
  readonly next: StandingsRow | null;
}

export interface Standings {
  readonly title: string;
  /** The point of the rules by which they are made. */
  readonly point: string;
  /** By what people are ranked: each only among those whom the ones before left tied. */
  readonly criteria: readonly Pick<Criterion<unknown>, 'point' | 'says'>[];
  /** Whether these are the best of each power by themselves, instead of one ranking. */
  readonly isByPower: boolean;
  readonly rows: readonly StandingsRow[];
}

/** Who plays a round, and by which point of the rules. */
export interface Qualifying {
  /** Only those who are certain, as long as rolls are wanted. */
  readonly players: readonly {
    readonly player: PersonNumber;
    readonly point: string;
    /** The board whose best they are; null for the others. */
    readonly board: number | null;
  }[];
  readonly neededRolls: readonly PersonNumber[];
}

/** How a tournament goes, as far as its boards are over. */
export interface Course {
  standings(view: StandingsView): readonly Standings[];
  /** Who plays that round, once all boards of the one before are over. */
  qualifying(round: number): Qualifying;
  /** Who comes in for somebody who declines a place in that round, the first of them first; null where nobody can. */
  reserves(round: number): Standings | null;
  /** Whose rolls are wanted now that a round is over: so that it is known who goes on, or who has won what. */
  neededRolls(round: number): readonly PersonNumber[];
}

/** How lines of standings are made of what the rules rank. */
type AsRow<T> = (who: T) => Partial<Ranked> & { points: Fraction };

const nobody: Ranked = { player: null, team: null, power: null, board: null };

/** Standings of what the rules rank by a chain. */
export const standingsOf = <T>(
  { title, point }: Pick<Standings, 'title' | 'point'>,
  standing: Standing<T>,
  chain: Chain<T>,
  asRow: AsRow<T>,
): Standings => ({
  ...{ title, point, criteria: criteriaOf(chain), isByPower: false },
  rows: rowsOf(standing, chain, asRow),
});

const criteriaOf = <T>(chain: Chain<T>): Standings['criteria'] =>
  chain.map(({ point, says }) => ({ point, says }));

function rowsOf<T>(standing: Standing<T>, chain: Chain<T>, asRow: AsRow<T>): StandingsRow[] {
  const ranked = (who: T): Ranked => {
    const { points: _, ...of } = asRow(who);
    return { ...nobody, ...of };
  };
  return standing.map((row, n) => {
    const { place, who, decided } = row;
    const last = standing[n - 1];
    return {
      ...ranked(who),
      ...{ place, decided, points: asRow(who).points },
      before: last === undefined ? null : ranked(last.who),
      equal: last === undefined ? [] : equalWith(last, row, chain),
      next: null,
    };
  });
}

/** What had decided nothing between a row and the one before it: everything where the two share a place. */
function equalWith<T>(last: Row<T>, { place, who, decided }: Row<T>, chain: Chain<T>): Equal[] {
  const most = place === last.place ? chain.length : (decided?.tiedOn.length ?? 0);
  return chain
    .slice(0, most)
    .map(({ point, says, of }) => ({ point, says, values: [of(who)].flat() }))
    .filter(({ values }) => values.length > 0);
}

/** Whose a line is that a player has by their part in a game. */
export const partRow = ({ player, position: { power, round, board } }: Part) => ({
  player,
  power,
  board: { round, board },
});

/** The best of each country, each with the game that comes next. */
export const bestCountryStandings = (
  point: string,
  countries: readonly BestCountry[],
  chain: Chain<CountryGame>,
): Standings => ({
  ...{ title: 'Best of each country', point, criteria: criteriaOf(chain), isByPower: true },
  rows: countries.flatMap(({ standing }) => {
    const rows = rowsOf(standing.slice(0, 2), chain, ({ part, score }) => ({
      ...partRow(part),
      points: score,
    }));
    const [best, next = null] = rows;
    return best === undefined ? [] : [{ ...best, next }];
  }),
});

/** Standings without those who go on anyway. */
export const withoutQualified = (
  standings: Standings,
  qualified: readonly { readonly player: PersonNumber }[],
): Standings => {
  const gone = new Set(qualified.map(({ player }) => player));
  return {
    ...standings,
    rows: standings.rows.filter(({ player }) => player === null || !gone.has(player)),
  };
};
