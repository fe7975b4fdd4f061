import type { LocalDate } from '../time.ts';

/** What can be taken to the Court. A ban is a penalty of which only the ban is contested. */
export const subjectKinds = [
  'penalty',
  'ban',
  'monitor',
  'game',
  'deduction',
  'technical',
  'ruling',
  'other',
] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** What a case is about, in words for everybody: nothing of what somebody is said to have done. */
export const subjectNames: Readonly<Record<SubjectKind, string>> = {
  penalty: 'a penalty',
  ban: 'a ban',
  monitor: 'a monitor',
  game: 'a game',
  deduction: 'points lost for absence',
  technical: 'a change of a score',
  ruling: 'a gamemaster’s ruling',
  other: 'another matter',
};

/** Act III.3.8: what takes the place of what is overturned. */
export type Relief =
  | { readonly kind: 'undo' }
  /** The ban ends on that day. */
  | { readonly kind: 'until'; readonly until: LocalDate }
  /** So many points instead. */
  | { readonly kind: 'points'; readonly points: number }
  /** The game's result instead, as its `player` sees it. */
  | { readonly kind: 'result'; readonly score: number };

/** Acts II.9.4 and III.3.8: what a panel leaves open to the Moderator, beside what they may decide anyway. */
export interface LeftOpen {
  /** Whether the ban may be lifted, or end sooner. */
  readonly lift: boolean;
  /** The latest day on which the ban may end; null where the panel named none. */
  readonly until: LocalDate | null;
  /** The most points; null where the panel named none. */
  readonly points: number | null;
}

/** What is open where the panel says nothing of it. */
export const nothingOpen: LeftOpen = { lift: false, until: null, points: null };

/** Whether two votes to send something back leave the same open. */
export const sameOpen = (one: LeftOpen = nothingOpen, other: LeftOpen = nothingOpen): boolean =>
  one.lift === other.lift && one.until === other.until && one.points === other.points;

/** Act III.3.8: the three judgements. */
export type Decision =
  | { readonly kind: 'uphold' }
  | { readonly kind: 'overturn'; readonly relief: Relief }
  /** `open`: left to the Moderator; nothing where it is not said. */
  | { readonly kind: 'remand'; readonly open?: LeftOpen | undefined };

/** Whether two votes are for one outcome: the same judgement, with the same relief or the same left open. */
export function sameDecision(one: Decision, other: Decision): boolean {
  if (one.kind === 'remand' && other.kind === 'remand') return sameOpen(one.open, other.open);
  if (one.kind !== 'overturn' || other.kind !== 'overturn') return one.kind === other.kind;
  return sameRelief(one.relief, other.relief);
}

function sameRelief(one: Relief, other: Relief): boolean {
  switch (one.kind) {
    case 'undo':
      return other.kind === 'undo';
    case 'until':
      return other.kind === 'until' && other.until === one.until;
    case 'points':
      return other.kind === 'points' && other.points === one.points;
    case 'result':
      return other.kind === 'result' && other.score === one.score;
    default:
      return one satisfies never;
  }
}
