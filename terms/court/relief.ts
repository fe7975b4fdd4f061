import type { Figures } from '../figures.ts';
import { type BanEndProblem, banEndProblems } from '../leaderboard/bans.ts';
import { type Instant, type LocalDate, localDate } from '../time.ts';
import type { Decision, LeftOpen, Relief, SubjectKind } from './decisions.ts';

/** What a decision of the Court is measured by. */
export interface Contested {
  readonly kind: SubjectKind;
  /** The ban that is contested, while it stands and is not over; no day where it is for ever. */
  readonly ban: { readonly until: LocalDate | null } | null;
  /** Whether a Moderator decided it, who could decide it again. */
  readonly byModerator: boolean;
  /** Whether it changed a score by points, so that it can be other points. */
  readonly points: boolean;
  readonly enBanc: boolean;
}

/** Why the Court cannot decide so. */
export type DecisionProblem =
  | BanEndProblem
  | 'no-ban'
  | 'same-end'
  | 'not-shorter'
  | 'not-longer'
  | 'no-points'
  | 'points-below-none'
  | 'no-game'
  | 'nobody-to-remand-to'
  | 'remand-en-banc'
  | 'conditions-without-remand'
  | 'bar-without-ban'
  | 'bar-not-ahead';

/** What somebody of the Court votes for. `end` is said where they call it a shortening or a lengthening (Act II.9.3). */
export interface Proposal {
  readonly decision: Decision;
  readonly end?: 'shorten' | 'lengthen';
  readonly conditions: boolean;
  readonly bar: LocalDate | null;
}

type Week = Pick<Figures, 'timezone' | 'weekday'>;

/** Acts II.9.2 to II.9.5 and III.3.8: none, or why the Court cannot decide so at that moment. */
export function decisionProblems(
  contested: Contested,
  { decision, end, conditions, bar }: Proposal,
  now: Instant,
  figures: Week,
): DecisionProblem[] {
  const problems: DecisionProblem[] = barProblems(contested, bar, localDate(now, figures));
  if (conditions && decision.kind !== 'remand') problems.push('conditions-without-remand');
  if (decision.kind === 'remand')
    problems.push(...remandProblems(contested), ...openProblems(contested, decision.open, now, figures));
  if (decision.kind !== 'overturn') return problems;
  if (decision.relief.kind === 'until') problems.push(...endProblems(contested, decision.relief.until, end));
  return [...problems, ...reliefProblems(contested, decision.relief, now, figures)];
}

/**
 * Acts II.9.2 and III.3.8: none, or why that relief cannot be. A penalty is cancelled or softened, also for weak
 * reasons (Act III.2.4.3).
 */
function reliefProblems(
  { kind, ban, points }: Contested,
  relief: Relief,
  now: Instant,
  figures: Week,
): DecisionProblem[] {
  switch (relief.kind) {
    case 'undo':
      return [];
    case 'until':
      return ban === null ? ['no-ban'] : banEndProblems(relief.until, now, figures);
    case 'points':
      if (!points || (kind !== 'penalty' && kind !== 'technical')) return ['no-points'];
      return kind === 'penalty' && relief.points < 0 ? ['points-below-none'] : [];
    case 'result':
      return kind === 'game' ? [] : ['no-game'];
    default:
      return relief satisfies never;
  }
}

/** Act II.9.3: an end that is no other, or that is not on the side of the old one on which it is said to be. */
function endProblems({ ban }: Contested, until: LocalDate, end: Proposal['end']): DecisionProblem[] {
  if (ban === null) return [];
  if (until === ban.until) return ['same-end'];
  const isShorter = ban.until === null || until < ban.until;
  if (end === 'shorten' && !isShorter) return ['not-shorter'];
  return end === 'lengthen' && isShorter ? ['not-longer'] : [];
}

/** Act III.3.8: it goes back to a Moderator, and only a panel sends it back. */
function remandProblems({ byModerator, enBanc }: Contested): DecisionProblem[] {
  if (enBanc) return ['remand-en-banc'];
  return byModerator ? [] : ['nobody-to-remand-to'];
}

/** Acts II.9.2 and III.3.8: what is left open is a day on which the ban can end, and points where there were some. */
function openProblems(
  contested: Contested,
  open: LeftOpen | undefined,
  now: Instant,
  figures: Week,
): DecisionProblem[] {
  if (open === undefined) return [];
  const { lift, until, points } = open;
  const bounds: Relief[] = [
    ...(until === null ? [] : [{ kind: 'until', until } as const]),
    ...(points === null ? [] : [{ kind: 'points', points } as const]),
  ];
  const problems = bounds.flatMap((bound) => reliefProblems(contested, bound, now, figures));
  const isBanMissing = lift && contested.ban === null && !problems.includes('no-ban');
  return isBanMissing ? ['no-ban', ...problems] : problems;
}

/** Act II.9.5: only appeals of a ban are closed, until a day to come. */
function barProblems({ kind, ban }: Contested, bar: LocalDate | null, today: LocalDate): DecisionProblem[] {
  if (bar === null) return [];
  if (kind !== 'ban' && ban === null) return ['bar-without-ban'];
  return bar <= today ? ['bar-not-ahead'] : [];
}
