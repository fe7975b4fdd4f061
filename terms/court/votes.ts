import type { LocalDate } from '../time.ts';
import { majority } from '../words.ts';
import { type Decision, sameDecision } from './decisions.ts';

export interface CastVote<D extends Decision = Decision> {
  readonly person: number;
  readonly decision: D;
  /** No further appeal until then (Act II.9.5). */
  readonly bar: LocalDate | null;
}

/** What the votes come to: nothing yet, an outcome with those who voted for it, or no majority for any. */
export type Tally<D extends Decision = Decision> =
  | { readonly kind: 'pending'; readonly waitingFor: readonly number[] }
  | { readonly kind: 'carried'; readonly outcome: D; readonly majority: readonly number[] }
  | { readonly kind: 'none' };

/** Who of the bench has not voted. */
export const silentOf = (votes: readonly { readonly person: number }[], bench: readonly number[]): number[] =>
  bench.filter((justice) => !votes.some(({ person }) => person === justice));

/** Acts III.3.3 and III.3.8: the outcome that more than half of the bench voted for; nothing before all have voted. */
export function tally<D extends Decision>(votes: readonly CastVote<D>[], bench: readonly number[]): Tally<D> {
  const waitingFor = silentOf(votes, bench);
  return waitingFor.length > 0 ? { kind: 'pending', waitingFor } : tallyOfCast(votes, bench);
}

/** Act III.3.9: the whole Court's time is over, and the votes that were cast decide. */
export function tallyOfCast<D extends Decision>(
  votes: readonly CastVote<D>[],
  bench: readonly number[],
): Exclude<Tally<D>, { kind: 'pending' }> {
  const counted = votesOf(votes, bench);
  for (const { decision: outcome } of counted) {
    const agreeing = counted.filter(({ decision }) => sameDecision(decision, outcome));
    if (agreeing.length >= majority(counted.length))
      return { kind: 'carried', outcome, majority: agreeing.map(({ person }) => person) };
  }
  return { kind: 'none' };
}

/** Act II.9.5: the day before which the ban cannot be appealed again, if most of the votes were for that same day; else null. */
export function carriedBar(votes: readonly CastVote[], bench: readonly number[]): LocalDate | null {
  const counted = votesOf(votes, bench);
  const agreed = counted.find(
    ({ bar }) => counted.filter((vote) => vote.bar === bar).length >= majority(counted.length),
  );
  return agreed?.bar ?? null;
}

/** One vote of each, in the order of the bench. */
const votesOf = <D extends Decision>(
  votes: readonly CastVote<D>[],
  bench: readonly number[],
): CastVote<D>[] =>
  bench.map((justice) => votes.find(({ person }) => person === justice)).filter((vote) => vote !== undefined);
