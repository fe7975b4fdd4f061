import {
  type DecayBasis,
  decayActs,
  deductionFor,
  dueAtClose,
  type Runs,
  warnedAtClose,
} from '../../../terms/leaderboard/decay.ts';
import type { LocalDate } from '../../../terms/time.ts';
import { scoreOf } from '../../house/book/members.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { tell } from '../../house/tell.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { State } from '../../rule-books.ts';
import { type Close, closesFrom, runsAt } from '../book/decay.ts';
import { figuresAtClose } from '../book/session-figures.ts';
import type { Deducted, Due, Reckoning } from '../outcomes.ts';

/**
 * Acts 0.9 and II.6: undoes a person's deductions from that session on that no longer hold, makes those missing on the bases of
 * `make`, and has the person told.
 */
export function squareDecay(
  work: UnitOfWork,
  person: PersonNumber,
  from: LocalDate,
  make: readonly DecayBasis[] = [],
): Reckoning {
  const before = scoreOf(work.state, person);
  const closes = closesFrom(work.state, from).map((close) => squareOf(close, person));
  const warned = (closes.at(-1)?.warned ?? []).filter((basis) => make.includes(basis));
  const wrong = closes.flatMap((close) => close.wrong);
  const missing = closes.flatMap((close) => close.missing).filter(({ basis }) => make.includes(basis));
  for (const { basis, entry } of wrong) undo(work, basis, entry);
  const undone = wrong.map(({ date, basis }) => ({ person, date, basis }));
  const made = missing.map((each) => deduct(work, each));
  const reckoning = { person, date: from, made, undone, warned, before, after: scoreOf(work.state, person) };
  tellMember(work, reckoning);
  return reckoning;
}

/** The deductions that were made of a person, from the session of that day on, and rest on nothing in that state. */
export const baselessDeductions = (state: State, person: PersonNumber, from: LocalDate): number[] =>
  closesFrom(state, from).flatMap((close) => squareOf(close, person).wrong.map(({ entry }) => entry));

/** How the deductions that stand differ from those that are due at a close. */
function squareOf(close: Close, person: PersonNumber) {
  const { date, decays } = close.session;
  const runs = runsAt(close, person);
  const dues = duesAt(close, person, runs);
  const stands = [...(decays.get(person) ?? [])].map(([basis, entry]) => ({ date, basis, entry }));
  return {
    wrong: stands.filter(({ basis }) => !dues.some((due) => due.basis === basis)),
    missing: dues.filter(({ basis }) => !decays.get(person)?.has(basis)),
    warned: warnedAtClose(runs, figuresAtClose(close.session)),
  };
}

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
  const before = scoreOf(work.state, person);
  work.append({ type: 'decayed', person, date, basis }, { by: null, acts: [decayActs[basis]] });
  return { ...due, before, after: scoreOf(work.state, person) };
}

/** Undoes a deduction, by its place in the ledger, as though it had never been made. */
export function undo(work: UnitOfWork, basis: DecayBasis, entry: number): void {
  work.append({ type: 'voided', entry }, { by: null, acts: [decayActs[basis]] });
}

/** Act II.6: has a Member told of it, where there is anything to tell and an account to tell it to. */
export function tellMember(work: UnitOfWork, reckoning: Reckoning): void {
  const { person, made, undone, warned } = reckoning;
  if (made.length + undone.length + warned.length === 0) return;
  tell(work, { kind: 'decay', ...reckoning }, person);
}
