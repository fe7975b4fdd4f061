import { workOut } from '../figures/formula.ts';
import { type Count, isAdopted } from '../figures/threshold.ts';
import type { Cite } from '../rules/change.ts';
import { figuresNow } from './figures-now.ts';
import type { Completed, Game, Payment, Proposal, Settled, Vote, Wait } from './game.ts';

/** A vote that is complete, or what it waits for. */
export type Counted = { readonly waits: Wait } | Settled;

/**
 * How a completed vote came out, and what is paid for it (R203, R204, R205, R207, R111). It waits where no rule says what adopts, and
 * where votes before the last part of the proposal would turn it (E9).
 */
export function outcomeOf(game: Game, proposal: Proposal, completed: Completed): Counted {
  const adopts = adoption(game, proposal, completed);
  if (adopts === null) return { waits: 'threshold' };
  const [all, late] = [count(proposal, completed, true), count(proposal, completed, false)];
  const turned = named(adopts, all) !== named(adopts, late);
  if (turned && proposal.earlyCount === null) return { waits: 'early votes' };
  const counts = proposal.earlyCount === false ? late : all;
  const outcome = named(adopts, counts);
  return {
    outcome,
    payments: paymentsFor(proposal, completed, outcome, counts, proposal.earlyCount !== false),
  };
}

type Adopts = (count: Count) => boolean;

/** What adopts this proposal; null where nobody knows. A figure that was undecided then may have been named since (E1). */
function adoption(game: Game, { change }: Proposal, { figures }: Completed): Adopts | null {
  const { transmuting, threshold } = figures.values;
  const softens = change.kind === 'transmute' && change.to === 'mutable';
  if (softens && transmuting !== null) return (counts) => isAdopted(transmuting, counts);
  if (!figures.undecided.includes('threshold')) return (counts) => isAdopted(threshold, counts);
  const now = figuresNow(game);
  return now.undecided.includes('threshold') ? null : (counts) => isAdopted(now.values.threshold, counts);
}

/** R105: the votes of those who still play when voting is over. */
const counting = ({ votes }: Proposal, { voters }: Completed, withEarly: boolean): readonly Vote[] =>
  votes.filter(({ early, by }) => voters.includes(by) && (withEarly || !early));

function count(proposal: Proposal, completed: Completed, withEarly: boolean): Count {
  const counted = counting(proposal, completed, withEarly);
  const cast = (choice: 'yes' | 'no'): number => counted.filter((vote) => vote.choice === choice).length;
  return { yes: cast('yes'), no: cast('no'), voters: completed.voters.length };
}

function named(adopts: Adopts, counts: Count): Settled['outcome'] {
  if (counts.yes + counts.no === 0) return 'not adopted';
  return adopts(counts) ? 'adopted' : 'defeated';
}

function paymentsFor(
  proposal: Proposal,
  completed: Completed,
  outcome: Settled['outcome'],
  counts: Count,
  withEarly: boolean,
): readonly Payment[] {
  const { against, loss, paid } = completed.figures.values;
  if (outcome === 'not adopted') return [];
  const isAdopted = outcome === 'adopted';
  const gained = isAdopted || paid === 'always' ? gain(proposal, completed, outcome, counts) : [];
  const lost =
    outcome === 'defeated' ? [payment(proposal.by, -loss, 'The proposal was defeated.', 'R207')] : [];
  const voters = counting(proposal, completed, withEarly).filter(({ choice }) => choice === 'no');
  const why = 'The proposal was adopted against this vote.';
  const paidVoters = isAdopted ? voters.map(({ by }) => payment(by, against, why, 'R205')) : [];
  return [...gained, ...lost, ...paidVoters].filter(({ change }) => change !== 0);
}

const payment = (player: string, change: number, why: string, ...rules: readonly Cite[]): Payment => ({
  player,
  change,
  why,
  rules,
});

/** R203, with R as the figure `highest` has it (E3). No points where the formula divides by zero or comes to too much. */
function gain(
  { by, number, change }: Proposal,
  { figures, highest }: Completed,
  outcome: Settled['outcome'],
  { yes, no, voters }: Count,
): readonly Payment[] {
  const { points, highest: counted } = figures.values;
  const makesRule = outcome === 'adopted' && change.kind !== 'repeal';
  const own = counted === 'with' && makesRule ? (number ?? 0) : 0;
  const values = { R: Math.max(highest, own), Y: yes, N: no, V: yes + no, E: voters, P: number ?? 0 };
  const worked = workOut(points, values);
  if ('nothing' in worked || Math.abs(worked.points) > 1_000_000) return [];
  const why = `${points.text} with R = ${values.R}, Y = ${yes} and V = ${values.V} is ${worked.points}.`;
  return [payment(by, worked.points, why, 'R203')];
}
