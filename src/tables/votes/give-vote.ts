import type { Actor } from '../../house/people.ts';
import type { UseCase } from '../../house/plan.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, type Refusal, type Result, refused } from '../../house/result.ts';
import { findTableWith } from '../games.ts';
import type { TableOutcome } from '../outcomes.ts';
import { by, type Meant, notPlayed, type Table, writeAt } from '../table.ts';
import { holdsOffice, needsGm, ownSeat, personActing } from '../who.ts';
import { gmVoter, type Proposal } from './book.ts';
import { type Choice, voteWords } from './count.ts';
import { figuresOf, findProposal, openProposals, survivingSeats, votePlace } from './proposals.ts';

export const voteChoices = [...voteWords, 'withdraw', 'refuse'] as const;

export interface VoteInput extends Meant {
  proposal: string;
  choice: (typeof voteChoices)[number];
}

type Voted = TableOutcome<'vote-given' | 'proposal-withdrawn' | 'proposal-refused'>;

/**
 * A player votes for their seat, in place of what it voted before; nobody reads it before it is counted (Club 5.2, WM D.IX(2), MJ
 * B.X(2)). The seat that made a proposal can take it back until then. On rules the gamemaster votes too.
 */
export const giveVote: UseCase<VoteInput, Voted> = (work, actor, input) => {
  const found = findTableWith(work, input, 'vote');
  if (!found.ok) return found;
  const table = found.value;
  if (input.choice === 'refuse') return refuseProposal(work, actor, table, input.proposal);
  const voter = voterActing(work, actor, table);
  if (!voter.ok) return voter;
  const proposal = findOpen(table, input.proposal, work.now);
  if (!proposal.ok) return proposal;
  const { number } = proposal.value;
  const refusals = mayNot(table, voter.value, proposal.value, input.choice);
  if (refusals.length > 0) return refused(...refusals);
  const about = { table: table.number, proposal: number };
  if (input.choice !== 'withdraw') {
    const voting = { proposal: number, voter: voter.value, choice: input.choice };
    return done(vote(work, actor, table, voting));
  }
  writeAt(work, table, { type: 'proposal-withdrawn', proposal: number }, personActing(work, actor));
  work.announce({ kind: 'proposal-withdrawn', ...about }, { to: 'table', table: table.number });
  return done({ kind: 'proposal-withdrawn', ...about });
};

/** By what somebody’s vote is known: their seat, or that they are the gamemaster where they play none. */
function voterActing(view: ClubView, actor: Actor, table: Table): Result<string> {
  const isGm = holdsOffice(table, personActing(view, actor), 'gm') && hasVotesOfGm(table);
  if (isGm) return table.state.status === 'playing' ? done(gmVoter) : refused(notPlayed(table));
  const seat = ownSeat(view, actor, table, 'votes');
  return seat.ok ? done(seat.value.id) : seat;
}

const hasVotesOfGm = ({ rules: { figures } }: Table): boolean =>
  Object.values(figures.votes).some(({ ofGm }) => ofGm);

interface Voting {
  proposal: number;
  voter: string;
  choice: Choice;
}

function vote(
  work: UnitOfWork,
  actor: Actor,
  table: Table,
  { proposal, voter: seat, choice }: Voting,
): Voted {
  const told = { kind: 'vote-given', table: table.number, proposal, seat } as const;
  if (votedBefore(work, table, proposal, seat) === choice) return told;
  const hidden = work.secrets.hide(votePlace(table.number, proposal, seat), choice);
  writeAt(work, table, { type: 'vote-given', proposal, seat, vote: hidden }, personActing(work, actor));
  return told;
}

/** What a voter has voted so far; null where they have not, or that cannot be opened. */
function votedBefore({ secrets }: ClubView, table: Table, number: number, voter: string): string | null {
  const given = table.state.proposals.find((each) => each.number === number)?.votes.get(voter);
  return given === undefined
    ? null
    : (secrets.open(votePlace(table.number, number, voter), given.vote)?.words ?? null);
}

function findOpen(table: Table, text: string, now: number): Result<Proposal> {
  const proposal = findProposal(table, text);
  if (!proposal.ok) return proposal;
  const { due } = proposal.value;
  const isOpen = openProposals(table).includes(proposal.value) && (due === null || now <= due);
  return isOpen
    ? proposal
    : refused({
        ...{ code: 'proposal-closed', table: table.number, proposal: proposal.value.number },
        ...by(table.rules, 'votes'),
      });
}

function mayNot(
  table: Table,
  voter: string,
  proposal: Proposal,
  choice: Exclude<VoteInput['choice'], 'refuse'>,
): Refusal[] {
  const { number, rules } = table;
  const figures = figuresOf(table, proposal);
  const about = { table: number, proposal: proposal.number };
  if (choice === 'withdraw')
    return proposal.seat === voter ? [] : [{ code: 'not-the-proposer', ...about, ...by(rules, 'proposals') }];
  if (voter === gmVoter && !figures.ofGm)
    return [{ code: 'not-at-table', table: number, ...by(rules, 'votes') }];
  if (choice === 'abstain' && (voter === gmVoter || figures.abstention === null))
    return [{ code: 'no-abstention', ...about, ...by(rules, 'proposals') }];
  return voter === gmVoter || survivingSeats(table).includes(voter)
    ? []
    : [{ code: 'seat-is-out', table: number, seat: voter, ...by(rules, 'proposals') }];
}

/** The gamemaster has a proposal not voted on that is a joke or was made again and again (MJ B.X(2)). */
function refuseProposal(work: UnitOfWork, actor: Actor, table: Table, text: string): Result<Voted> {
  const refusals = needsGm(work, actor, table, 'votes');
  if (refusals.length > 0) return refused(...refusals);
  if (table.state.status !== 'playing') return refused(notPlayed(table));
  const proposal = findOpen(table, text, work.now);
  if (!proposal.ok) return proposal;
  const about = { table: table.number, proposal: proposal.value.number };
  if (!table.rules.figures.gmRefusesProposals || proposal.value.seat === null)
    return refused({ code: 'proposal-stands', ...about, ...by(table.rules, 'votes') });
  const { proposal: number } = about;
  writeAt(work, table, { type: 'proposal-refused', proposal: number }, personActing(work, actor));
  work.announce({ kind: 'proposal-refused', ...about }, { to: 'table', table: table.number });
  return done({ kind: 'proposal-refused', ...about });
}
