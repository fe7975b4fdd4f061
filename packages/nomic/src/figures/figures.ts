import type { Clock, Weekday } from '../time/uk-time.ts';
import { type Formula, readFormula } from './formula.ts';
import type { Threshold } from './threshold.ts';

/** A player’s key; what they are called is another matter. */
export type PlayerId = string;

/** R201: a player and their day of the week, in the order of the rule. */
export interface PlayerDay {
  readonly player: PlayerId;
  readonly day: Weekday;
}

/** The mechanisms that software runs, as values. Each is bound to a rule. */
export interface Figures {
  /** Whose day is which, in order (R201). */
  readonly players: readonly PlayerDay[];
  /** On which days of the week nothing in the voting thread counts (R201). */
  readonly void: readonly Weekday[];
  /** Before which time a proposal has to be made (R202). */
  readonly hour: Clock;
  /** What the proposer gains (R203). */
  readonly points: Formula;
  /** Whether that is also paid where the proposal is defeated (R203). */
  readonly paid: 'always' | 'adopted';
  /** Whether R counts the rule that this very vote adopts (R203, E3). */
  readonly highest: 'with' | 'without';
  /** What votes adopt a rule-change (R204). */
  readonly threshold: Threshold;
  /** What that becomes by itself, and after how many circuits; null for never (R204). */
  readonly later: Threshold | null;
  readonly circuits: number;
  /** What votes make an immutable rule mutable; null for the same as any rule-change (R111). */
  readonly transmuting: Threshold | null;
  /** What each player gains who voted against a proposal that is adopted (R205). */
  readonly against: number;
  /** What a proposer loses by a defeat (R207). */
  readonly loss: number;
  /** How many points win; null for no win by points (R210). */
  readonly winning: number | null;
  /** How many mutable rules there may be (R211). */
  readonly mutable: number | null;
  /** Who judges: the player of the day before, or after, and so on from there (R214). */
  readonly judge: 'before' | 'after';
  /** Minutes to dispute a Judgement, and to give opinions on it (R214). */
  readonly dispute: number;
  readonly opinion: number;
  /** How many opinions, at least, have to disagree for a Judge to be overruled, besides that of the player who disputed it (R214). */
  readonly opinions: number;
  /** How many points of order a player may have open (R214). */
  readonly orders: number | null;
}

export type FigureName = keyof Figures;

/** Values that some figures are to have. */
export type FigureChanges = Partial<Figures>;

/** A formula that is known to be one. */
export function formula(text: string): Formula {
  const read = readFormula(text);
  if ('refused' in read) throw new Error(read.refused);
  return read;
}

/** The figures of Suber’s initial set, as it is played by days. Where the text is unclear they are a reading, which a Judgement can change. */
export const initialFigures = (players: readonly PlayerDay[]): Figures => ({
  players,
  void: ['Saturday', 'Sunday'],
  hour: '19:00',
  points: formula('floor(max(10, R - 290) * Y / V)'),
  paid: 'always',
  highest: 'without',
  threshold: { of: 'cast', needs: 'unanimous' },
  later: { of: 'cast', needs: 'majority' },
  circuits: 2,
  transmuting: { of: 'voters', needs: 'unanimous' },
  against: 10,
  loss: 10,
  winning: 200,
  mutable: 25,
  judge: 'before',
  dispute: 60,
  opinion: 60,
  opinions: 1,
  orders: 3,
});
