import type { FigureChanges, PlayerId } from '../figures/figures.ts';
import type { Cite } from '../rules/change.ts';
import type { RuleId } from '../rules/rule.ts';
import type { Instant } from '../time/uk-time.ts';

/** What a point of order is about. A proposal waits for it (R214); `mover` is whose move is in question (R215). */
export type About =
  | { readonly is: 'proposal'; readonly number: number }
  | { readonly is: 'rule'; readonly rule: RuleId }
  | { readonly is: 'move'; readonly mover: PlayerId };

/** What a Judgement brings about once it is invoked. */
export type Effect =
  /** Figures are to be so; those of a proposal that waits for them, or the game’s (E1, E3). */
  | { readonly is: 'figures'; readonly changes: FigureChanges; readonly proposal?: number }
  /** A rule is void altogether, as it conflicts with an immutable one (R112). */
  | { readonly is: 'void rule'; readonly rule: RuleId }
  /** A proposal is no rule-change (E5, E8). */
  | { readonly is: 'no rule-change'; readonly proposal: number }
  /** Whether votes before the last part of a proposal count (E9). */
  | { readonly is: 'early votes'; readonly proposal: number; readonly count: boolean }
  /** Somebody’s points are changed. */
  | { readonly is: 'points'; readonly player: PlayerId; readonly change: number }
  /** A move is as legal as it is illegal, or nobody can tell: whose move it is wins (R215). */
  | { readonly is: 'undecidable'; readonly mover: PlayerId }
  /** Play cannot go on: whose day it is wins (R215). */
  | { readonly is: 'no play' };

/** A decision on a point of order. */
export interface Judgement {
  readonly by: PlayerId;
  readonly at: Instant;
  readonly verdict: boolean;
  readonly reason: string;
  readonly effects: readonly Effect[];
  /** The places of the proposals that its effects name, by the numbers that they had then: a number may go to another meanwhile (R109). */
  readonly places: ReadonlyMap<number, number>;
}

/** How a point is dealt with: as the rules were when it was raised (R108, E10). */
export interface Procedure {
  readonly dispute: number;
  readonly opinion: number;
  readonly opinions: number;
  readonly judge: 'before' | 'after';
}

/** Whether somebody agrees with a Judgement that is disputed. */
export interface Opinion {
  readonly by: PlayerId;
  readonly agrees: boolean;
}

/** A point of order, and how far it is. */
export interface PointOfOrder {
  /** Its number, from 1. */
  readonly number: number;
  readonly by: PlayerId;
  readonly at: Instant;
  readonly statement: string;
  readonly about: About;
  /** The place of the proposal that it is about, which stays whatever becomes of its number; null for anything else. */
  readonly place: number | null;
  readonly procedure: Procedure;
  readonly judge: PlayerId | null;
  /** Who was overruled on it. */
  readonly overruled: readonly PlayerId[];
  readonly state: 'waits for judgement' | 'judged' | 'disputed' | 'invoked' | 'without end';
  readonly judgement: Judgement | null;
  /** When the time to dispute, or for opinions, is over. */
  readonly until: Instant | null;
  readonly disputedBy: PlayerId | null;
  readonly opinions: readonly Opinion[];
}

/** Whether a point is still open. */
export const isActive = ({ state }: PointOfOrder): boolean => state !== 'invoked' && state !== 'without end';

/** The rules of a point of order. */
export const r214: readonly Cite[] = ['R214'];
