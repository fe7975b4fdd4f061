import {
  type DecayBasis,
  decayActs,
  deductionFor,
  dueAtClose,
  type Runs,
} from '../../../terms/leaderboard/decay.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { tell } from '../../house/tell.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Close } from '../book/decay.ts';
import { figuresAtClose } from '../book/session-figures.ts';
import type { Deducted, Due, Reckoning } from './outcomes.ts';

/** What a close costs a person, but for what the Court excused (Act II.6.3): each deduction with what it rests on. */
export function duesAt({ session }: Close, person: PersonNumber, runs: Runs): Due[] {
  const { date } = session;
  const figures = figuresAtClose(session);
  const dues = dueAtClose(runs, figures).filter((basis) => session.excused.get(person)?.has(basis) !== true);
  return dues.map((basis) => ({
    person,
    date,
    basis,
    inARow: runs[basis],
    points: deductionFor(basis, figures),
  }));
}

/** Takes the points that a session costs (Act II.6). */
export function deduct(work: UnitOfWork, due: Due): Deducted {
  const { person, date, basis } = due;
  const before = scoreNow(work, person);
  work.append({ type: 'decayed', person, date, basis }, { by: null, acts: [decayActs[basis]] });
  return { ...due, before, after: scoreNow(work, person) };
}

/** Undoes a deduction, by its place in the ledger, as though it had never been made. */
export function undo(work: UnitOfWork, basis: DecayBasis, entry: number): void {
  work.append({ type: 'voided', entry }, { by: null, acts: [decayActs[basis]] });
}

export const scoreNow = ({ state }: UnitOfWork, person: PersonNumber): number =>
  state.standings[person]?.score ?? state.figures.startingScore;

/** Act II.6: has a Member told of it, where there is anything to tell and an account to tell it to. */
export function tellMember(work: UnitOfWork, reckoning: Reckoning): void {
  const { person, made, undone, warned } = reckoning;
  if (made.length + undone.length + warned.length === 0) return;
  tell(work, { kind: 'decay', ...reckoning }, person);
}
