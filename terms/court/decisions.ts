import type { LocalDate } from '../time.ts';

/** What can be taken to the Court. A ban is a penalty of which only the ban is contested. */
export const subjectKinds = ['penalty', 'ban', 'monitor', 'game', 'deduction', 'technical', 'other'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** What a case is about, in words for everybody: nothing of what somebody is said to have done. */
export const subjectNames: Readonly<Record<SubjectKind, string>> = {
  penalty: 'a penalty',
  ban: 'a ban',
  monitor: 'a monitor',
  game: 'a game',
  deduction: 'points lost for absence',
  technical: 'a technical modification',
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

/** Act III.3.8: the three judgements. */
export type Decision =
  | { readonly kind: 'uphold' }
  | { readonly kind: 'overturn'; readonly relief: Relief }
  | { readonly kind: 'remand' };

/** Whether two votes are for one outcome: the same judgement, and the same in place of what is overturned. */
export function sameDecision(one: Decision, other: Decision): boolean {
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
