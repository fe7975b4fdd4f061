import type Fraction from 'fraction.js';
import type { PersonNumber } from '../../../ledger/fields.ts';
import type { Decision, Standing } from '../rules/ranking.ts';

/** What people can look at: `players` round by round, teams, or the best of each country. */
export const standingsViews = ['players', 'teams', 'countries'] as const;
export type StandingsView = (typeof standingsViews)[number];

/** A line of standings, with what put it below the one before. */
export interface StandingsRow {
  readonly place: number;
  readonly player: PersonNumber | null;
  readonly team: number | null;
  readonly power: string | null;
  readonly points: Fraction;
  readonly decided: Decision | null;
}

export interface Standings {
  readonly title: string;
  /** The point of the rules by which they are made. */
  readonly point: string;
  readonly rows: readonly StandingsRow[];
}

/** Who plays a round, and by which point of the rules. */
export interface Qualifying {
  /** Only those who are certain, as long as rolls are wanted. */
  readonly players: readonly { readonly player: PersonNumber; readonly point: string }[];
  readonly neededRolls: readonly PersonNumber[];
}

/** How a tournament goes, as far as its boards are over. */
export interface Course {
  standings(view: StandingsView): readonly Standings[];
  /** Who plays that round, once all boards of the one before are over. */
  qualifying(round: number): Qualifying;
  /** Whose rolls are wanted now that a round is over: so that it is known who goes on, or who has won what. */
  neededRolls(round: number): readonly PersonNumber[];
}

/** How lines of standings are made of what the rules rank. */
type AsRow<T> = (who: T) => Partial<Omit<StandingsRow, 'place' | 'decided'>> & { points: Fraction };

/** The rows of a standing. */
export const rowsOf = <T>(standing: Standing<T>, asRow: AsRow<T>): StandingsRow[] =>
  standing.map(({ place, who, decided }) => ({
    ...{ player: null, team: null, power: null },
    ...{ place, decided },
    ...asRow(who),
  }));
