import type { UseCase } from '../../house/plan.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, type Refusal, type Result, refused } from '../../house/result.ts';
import { findTableWith } from '../games.ts';
import type { TableOutcome } from '../outcomes.ts';
import type { Seat } from '../seats/book.ts';
import { by, type Meant, type Table, writeAt } from '../table.ts';
import { ownSeat, personActing } from '../who.ts';
import type { Proposal } from './book.ts';
import { findProposal, openProposals, survivingSeats, votePlace } from './proposals.ts';

export const voteChoices = ['yes', 'no', 'withdraw'] as const;

export interface VoteInput extends Meant {
  proposal: string;
  choice: (typeof voteChoices)[number];
}

type Voted = TableOutcome<'vote-given' | 'proposal-withdrawn'>;

/**
 * A player votes for their seat, in place of what it voted before; nobody reads it before it is counted (Club 5.2). The seat that
 * made a proposal can take it back until then.
 */
export const giveVote: UseCase<VoteInput, Voted> = (work, actor, input) => {
  const found = findTableWith(work, input, 'vote');
  if (!found.ok) return found;
  const table = found.value;
  const seat = ownSeat(work, actor, table, 'votes');
  if (!seat.ok) return seat;
  const { id } = seat.value;
  const proposal = findOpen(table, input.proposal, work.now);
  if (!proposal.ok) return proposal;
  const { number } = proposal.value;
  const refusals = mayNot(table, seat.value, proposal.value, input.choice);
  if (refusals.length > 0) return refused(...refusals);
  const person = personActing(work, actor);
  const about = { table: table.number, proposal: number };
  if (input.choice === 'withdraw') {
    writeAt(work, table, { type: 'proposal-withdrawn', proposal: number }, person);
    work.announce({ kind: 'proposal-withdrawn', ...about }, { to: 'table', table: table.number });
    return done({ kind: 'proposal-withdrawn', ...about });
  }
  const told = { kind: 'vote-given', ...about, seat: id } as const;
  if (votedBefore(work, table, proposal.value, id) === input.choice) return done(told);
  const vote = work.secrets.hide(votePlace(table.number, number, id), input.choice);
  writeAt(work, table, { type: 'vote-given', proposal: number, seat: id, vote }, person);
  return done(told);
};

/** What a seat has voted so far; null where it has not, or that cannot be opened. */
function votedBefore(
  { secrets }: ClubView,
  { number: table }: Table,
  { number, votes }: Proposal,
  seat: string,
): string | null {
  const given = votes.get(seat);
  return given === undefined
    ? null
    : (secrets.open(votePlace(table, number, seat), given.vote)?.words ?? null);
}

function findOpen(table: Table, text: string, now: number): Result<Proposal> {
  const proposal = findProposal(table, text);
  if (!proposal.ok) return proposal;
  const isOpen = openProposals(table).includes(proposal.value) && now <= proposal.value.due;
  return isOpen
    ? proposal
    : refused({
        ...{ code: 'proposal-closed', table: table.number, proposal: proposal.value.number },
        ...by(table.rules, 'votes'),
      });
}

function mayNot(
  table: Table,
  { id: seat }: Seat,
  proposal: Proposal,
  choice: VoteInput['choice'],
): Refusal[] {
  const { number, rules } = table;
  if (choice === 'withdraw')
    return proposal.seat === seat
      ? []
      : [{ code: 'not-the-proposer', table: number, proposal: proposal.number, ...by(rules, 'proposals') }];
  return survivingSeats(table).includes(seat)
    ? []
    : [{ code: 'seat-is-out', table: number, seat, ...by(rules, 'proposals') }];
}
