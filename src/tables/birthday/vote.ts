import type { UseCase } from '../../house/plan.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, type Refusal, refused } from '../../house/result.ts';
import type { TableOutcome } from '../outcomes.ts';
import { by, findTable, type Table, writeAt } from '../table.ts';
import { giveVote, type VoteInput } from '../votes/give-vote.ts';
import { votePlace } from '../votes/proposals.ts';
import { ownSeat, personActing } from '../who.ts';
import type { RegulationProposal } from './book.ts';
import { contestantsOf } from './contestants.ts';
import { enactWhatPasses } from './enact.ts';
import { findRegulation, meansLive, openRegulations } from './live.ts';

/** What each choice is kept as: to withdraw a vote is to have none. */
const kept = { yes: 'yes', no: 'no', withdraw: 'none' } as const;

/** A vote on whatever a table votes on: its regulations, where players change them, or an end of the game. */
export const voteAtTable: UseCase<VoteInput, TableOutcome> = (work, actor, input) =>
  meansLive(work, input) ? voteOnRegulation(work, actor, input) : giveVote(work, actor, input);

/**
 * A contestant votes in private on a change of a regulation, changes the vote or takes it back (BT8); who proposed it takes back the
 * proposal. Once there are enough votes, it is enacted at once.
 */
export const voteOnRegulation: UseCase<
  VoteInput,
  TableOutcome<'regulation-voted' | 'regulation-withdrawn'>
> = (work, actor, input) => {
  const found = findTable(work, input);
  if (!found.ok) return found;
  const table = found.value;
  const seat = ownSeat(work, actor, table, 'votes');
  if (!seat.ok) return seat;
  const { id } = seat.value;
  const proposal = findRegulation(table, input.proposal);
  if (!proposal.ok) return proposal;
  const { number } = proposal.value;
  const { choice } = input;
  if (choice === 'abstain' || choice === 'refuse') return refused(hasNot(table, number, choice));
  const refusals = mayNotVote(table, id, proposal.value, choice);
  if (refusals.length > 0) return refused(...refusals);
  const person = personActing(work, actor);
  const about = { table: table.number, proposal: number };
  if (proposal.value.seat === id) {
    writeAt(work, table, { type: 'regulation-withdrawn', proposal: number }, person);
    work.announce({ kind: 'regulation-withdrawn', ...about }, { to: 'table', table: table.number });
    return done({ kind: 'regulation-withdrawn', ...about });
  }
  const words = kept[choice];
  if (votedBefore(work, table, proposal.value, id) !== words) {
    const vote = work.secrets.hide(votePlace(table.number, number, id), words);
    writeAt(work, table, { type: 'regulation-voted', proposal: number, seat: id, vote }, person);
    enactWhatPasses(work, table.number, number);
  }
  return done({ kind: 'regulation-voted', ...about, seat: id });
};

/** Nobody abstains, but only doesn’t vote; and nobody has a proposal not voted on (BT8). */
function hasNot({ number: table, rules }: Table, proposal: number, choice: 'abstain' | 'refuse'): Refusal {
  const code = choice === 'abstain' ? 'no-abstention' : 'proposal-stands';
  return { code, table, proposal, ...by(rules, 'votes') };
}

/** What a seat has voted so far: `none` where it has not. Null where that cannot be opened. */
export function votedBefore(
  { secrets }: Pick<ClubView, 'secrets'>,
  { number: table }: Table,
  { number, votes }: RegulationProposal,
  seat: string,
): string | null {
  const given = votes.get(seat);
  return given === undefined ? 'none' : (secrets.open(votePlace(table, number, seat), given)?.words ?? null);
}

function mayNotVote(
  table: Table,
  seat: string,
  proposal: RegulationProposal,
  choice: VoteInput['choice'],
): Refusal[] {
  const { number, rules } = table;
  const about = { table: number, proposal: proposal.number, ...by(rules, 'votes') };
  if (!openRegulations(table).includes(proposal)) return [{ code: 'proposal-closed', ...about }];
  if (proposal.seat === seat) return choice === 'withdraw' ? [] : [{ code: 'proposer-votes-not', ...about }];
  return contestantsOf(table).includes(seat)
    ? []
    : [{ code: 'seat-is-out', table: number, seat, ...by(rules, 'votes') }];
}
