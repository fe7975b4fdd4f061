import type { LocalDate } from '../time.ts';
import type { LeftOpen, Relief } from './decisions.ts';

/** What was decided first, as a new decision is measured by it. */
export interface DecidedFirst {
  /** The ban, while it lasts; no day where it is for ever. */
  readonly ban: { readonly until: LocalDate | null } | null;
  /** The points that it took, or by which it changed a score; null where it was about none. */
  readonly points: number | null;
}

/** Why a Moderator may not decide so after a remand. */
export type RemandProblem =
  | 'kept-too-long'
  | 'kept-too-much'
  | 'not-to-lift'
  | 'not-that-end'
  | 'too-many-points';

/**
 * Null, or why the new decision goes too far; no relief if the first is kept. Only the Court changes a ban (Act
 * II.9.4) or takes more points (Act III.3.8), unless the panel left that open.
 */
export function remandProblem(
  first: DecidedFirst,
  left: LeftOpen,
  relief: Relief | null,
): RemandProblem | null {
  switch (relief?.kind) {
    case undefined:
      return keepProblem(first, left);
    case 'undo':
      return mayLift(first, left) ? null : 'not-to-lift';
    case 'until':
      return mayEnd(first, left, relief.until) ? null : 'not-that-end';
    case 'points':
      if (!mayLift(first, left)) return 'not-to-lift';
      return isWithin(relief.points, left.points ?? first.points) ? null : 'too-many-points';
    case 'result':
      return null;
    default:
      return relief satisfies never;
  }
}

/** What is kept must not go past a bound that the panel named either. */
function keepProblem({ ban, points }: DecidedFirst, left: LeftOpen): RemandProblem | null {
  if (ban !== null && left.until !== null && (ban.until === null || ban.until > left.until))
    return 'kept-too-long';
  return points !== null && !isWithin(points, left.points) ? 'kept-too-much' : null;
}

/** What leaves nothing of a ban lifts it. */
const mayLift = ({ ban }: DecidedFirst, { lift }: LeftOpen): boolean => ban === null || lift;

function mayEnd({ ban }: DecidedFirst, { lift, until: latest }: LeftOpen, until: LocalDate): boolean {
  if (ban === null || (latest !== null && until <= latest)) return true;
  return lift && (ban.until === null || until < ban.until);
}

/** Whether points lie between none and the bound; for points that are given back the bound is below none. */
const isWithin = (points: number, bound: number | null): boolean =>
  bound === null || (bound < 0 ? points <= 0 && points >= bound : points >= 0 && points <= bound);
