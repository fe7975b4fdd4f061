import type { Act } from '../register.ts';
import type { LocalDate } from '../time.ts';
import type { SubjectKind } from './decisions.ts';
import { isOpen, type Stage } from './stages.ts';

/** What the Court never takes (Acts II.11.3 and III.6). */
export const neverTaken = ['staff-ban', 'clock-order'] as const;
export type NeverTaken = (typeof neverTaken)[number];

export const isNeverTaken = (what: string): what is NeverTaken => neverTaken.some((each) => each === what);

/**
 * What somebody wants to take to the Court, and what became of it before. `other` includes what Act II.12 is about
 * (Act II.12.2).
 */
export interface Appealed {
  readonly what: SubjectKind | NeverTaken;
  /** Whether it has not been undone, nor ended, already. */
  readonly stands: boolean;
  /** The day that the latest judgement on this ban named (Act II.9.5), or null. */
  readonly barredUntil: LocalDate | null;
  /** The cases about the same. */
  readonly cases: readonly { readonly stage: Stage; readonly judged: boolean; readonly enBanc: boolean }[];
}

/** Why the Court does not take it. */
export const obstacles = [...neverTaken, 'fallen', 'barred', 'open', 'final', 'declined', 'judged'] as const;
export type Obstacle = (typeof obstacles)[number];

/** By what right it does not. */
export const obstacleActs: Readonly<Record<Obstacle, Act>> = {
  'staff-ban': 'III.6',
  'clock-order': 'II.11.3',
  fallen: 'III.3',
  barred: 'II.9.5',
  open: 'III.3.6',
  final: 'III.3.9.2',
  declined: 'III.3.9.1',
  judged: 'III.3.9',
};

/**
 * What keeps it from the Court on that day, or null. A ban can be appealed again, unless the Court named a later day
 * (Act II.9.5), or all of it judged and named none (Act III.3.9.2). Anything else is judged once, and then only en
 * banc.
 */
export function obstacleTo(appealed: Appealed, today: LocalDate): Obstacle | null {
  const { what, stands, barredUntil, cases } = appealed;
  if (isNeverTaken(what)) return what;
  if (!stands) return 'fallen';
  if (cases.some(isBeforeCourt)) return 'open';
  if (barredUntil !== null) return today < barredUntil ? 'barred' : null;
  const end = cases.map(endOf).findLast((each) => each !== null) ?? null;
  return what === 'ban' && end !== 'final' ? null : end;
}

type Earlier = Appealed['cases'][number];

/** A judgement whose opinion is still to come is no longer before the Court. */
export const isBeforeCourt = ({ stage }: Pick<Earlier, 'stage'>): boolean =>
  isOpen(stage) && stage !== 'judged' && stage !== 'final';

function endOf({ stage, judged, enBanc }: Earlier): 'final' | 'declined' | 'judged' | null {
  if (!judged) return null;
  if (enBanc) return 'final';
  return stage === 'declined' ? 'declined' : 'judged';
}
