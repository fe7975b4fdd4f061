/** Somebody who gets a seat, for which team, and with which power where that is fixed. */
export interface Seatable {
  readonly person: number;
  readonly team: number | null;
  readonly power: string | null;
  /** The powers that they would like, the dearest first. */
  readonly wants: readonly string[];
}

/** What a seating keeps to wherever possible. */
export const wishes = ['team-power', 'team-board', 'power-again', 'met-again', 'teams-again'] as const;
export type Wish = (typeof wishes)[number];

/** Who is to be seated, and what came before. There are as many people as seats. */
export interface SeatingProblem {
  readonly powers: readonly string[];
  readonly people: readonly Seatable[];
  /** The powers that somebody has played before, and the people whom they have met. */
  readonly played: ReadonlyMap<number, ReadonlySet<string>>;
  readonly met: ReadonlyMap<number, ReadonlySet<number>>;
  /** What this seating keeps to wherever possible; none of them binds it where it can't. */
  readonly keepsTo: ReadonlySet<Wish>;
}

/** Something that a seating could not keep to: whom it concerns, and where. */
export interface Breach {
  readonly wish: Wish;
  readonly people: readonly number[];
  readonly teams: readonly number[];
  /** Boards by their numbers, from 1. */
  readonly boards: readonly number[];
  readonly power: string | null;
}

/** The people of each board, in the order of the powers. */
export type Seats = readonly (readonly Seatable[])[];
