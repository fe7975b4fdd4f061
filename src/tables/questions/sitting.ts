import type { PersonNumber } from '../../ledger/fields.ts';
import type { CommitteeFigures, Share } from '../rule-sets/rule-set.ts';
import { rulingNumbered } from '../rulings/find-ruling.ts';
import type { Table } from '../table.ts';
import { holdersOf, isAtTable } from '../who.ts';
import type { Question, Tally } from './book.ts';

/**
 * Who sits on a question: the committee and the assistants, but not one who acts as director, nobody who plays at the table, and not
 * whoever made the ruling that it is about (WM A.6 and A.8, MJ A.6 and A.8).
 */
export function sittingOn(table: Table, { about }: Pick<Question, 'about'>): PersonNumber[] {
  const acting = holdersOf(table, 'acting-director');
  const judged = about.kind === 'appeal' ? (rulingNumbered(table, about.ruling)?.by ?? null) : null;
  const all = [...holdersOf(table, 'committee'), ...holdersOf(table, 'assistant')];
  return [...new Set(all)].filter(
    (person) => !acting.includes(person) && person !== judged && !isAtTable(table, person),
  );
}

/** Whether the committee has as many members as it needs to be asked (WM A.2, MJ A.2). */
export const isComplete = (table: Table, { least }: CommitteeFigures): boolean =>
  holdersOf(table, 'committee').length >= least;

/** Whether that many of all are as large a share. */
const reaches = ({ parts, of }: Share, many: number, all: number): boolean => many * of >= all * parts;

/** What votes come to: in favour or not, a tie, or nothing while too few have voted. */
export type Outcome = 'yes' | 'no' | 'tie' | 'too few';

/** The votes of those who sit. */
export function tallyOf(question: Pick<Question, 'votes'>, sitting: readonly PersonNumber[]): Tally {
  const votes = sitting.flatMap((person) => question.votes.get(person) ?? []);
  const yes = votes.filter(Boolean).length;
  return { yes, no: votes.length - yes, sitting: sitting.length };
}

/**
 * Counts the votes of a committee. A decision takes a majority of them, if two thirds of those who sit vote (WM A.6, MJ A.6). A veto is
 * overridden by two thirds of them, if three quarters vote (WM A.7, MJ A.7).
 */
export function countCommittee(
  { yes, no, sitting }: Tally,
  { quorum, override }: CommitteeFigures,
  isOverride: boolean,
): Outcome {
  const voted = yes + no;
  if (voted === 0 || !reaches(isOverride ? override.quorum : quorum, voted, sitting)) return 'too few';
  if (isOverride) return reaches(override.majority, yes, voted) ? 'yes' : 'no';
  if (yes === no) return 'tie';
  return yes > no ? 'yes' : 'no';
}
