import type { DecisionProblem } from '../../../terms/court/relief.ts';
import type { RemandProblem } from '../../../terms/court/remand.ts';
import type { Figures } from '../../../terms/figures.ts';
import type { Act } from '../../../terms/register.ts';
import type { Instant } from '../../../terms/time.ts';
import { banDays } from '../../house/discipline/issue-ban.ts';
import type { Refusal } from '../../house/result.ts';
import type { Case } from '../book/cases.ts';

const actsOf: Readonly<Record<DecisionProblem, Act>> = {
  'not-a-session-day': 'II.9.2',
  'not-ahead': 'II.9.2',
  'no-ban': 'II.9.3',
  'same-end': 'II.9.3',
  'not-shorter': 'II.9.3',
  'not-longer': 'II.9.3',
  'no-points': 'III.3.8',
  'points-below-none': 'III.3.8',
  'no-game': 'III.3.8',
  'nobody-to-remand-to': 'III.3.8',
  'remand-en-banc': 'III.3.9',
  'conditions-without-remand': 'III.3.8',
  'bar-without-ban': 'II.9.5',
  'bar-not-ahead': 'II.9.5',
};

/** By what right a Moderator may not decide so after a remand. */
export const remandActs: Readonly<Record<RemandProblem, readonly Act[]>> = {
  'kept-too-long': ['II.9.4', 'III.3.8'],
  'kept-too-much': ['III.3.8'],
  'not-to-lift': ['II.9.4'],
  'not-that-end': ['II.9.4'],
  'too-many-points': ['III.3.8'],
};

/** The refusals of a decision with those problems; with days on which a ban could end. */
export const mayNotDecideSo = (
  { number }: Case,
  problems: readonly DecisionProblem[],
  now: Instant,
  figures: Figures,
): Refusal[] =>
  problems.map((problem) => ({
    code: 'may-not-decide-so',
    case: number,
    problem,
    days: banDays(now, figures).slice(0, 2),
    acts: [actsOf[problem]],
  }));
