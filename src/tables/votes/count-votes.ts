import type { Instant } from '../../../terms/time.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { DueThing } from '../../house/room.ts';
import { keepDeadline } from '../clock/hold-deadline.ts';
import { firstTime, phaseDeadline } from '../clock/phase-deadline.ts';
import { isStale } from '../diplomacy/stalemate.ts';
import { tellGames } from '../opening/news.ts';
import { tellLastPress } from '../press/last-press.ts';
import { type Table, tablesOf, theTable, writeAt } from '../table.ts';
import type { Proposal } from './book.ts';
import { type Choice, countVote, voteWords } from './count.ts';
import { figuresOf, openProposals, survivingSeats, theProposal, votePlace, votersOn } from './proposals.ts';

/** How many hours longer a vote is open where votes were lost, so that they can be given again. */
const hoursAfterLoss = 48;
const hour = 3_600_000;

/** The votes that are counted at a time of their own, each when it is over (Club 5.2). */
export const votesDue = (view: ClubView): DueThing[] =>
  tablesOf(view).flatMap((table) =>
    openProposals(table).flatMap(({ number, due, lost }) =>
      due === null
        ? []
        : {
            // Later than that where the game was over by then, and goes on since a mistake was put right.
            at: Math.max(due, table.book.newestAt),
            name: `the count of proposal ${number} at table ${table.number}, asked again ${lost} times`,
            carryOut: (work: UnitOfWork, now: Instant) =>
              countProposal(work, theTable(work, table.number), number, now),
          },
    ),
  );

/**
 * Counts the votes of the seats that are still in the game and have a player (Club 5.1), and does what passed. A proposal for a seat
 * that is out of the game by now lapses. Votes that cannot be opened are asked for again. `now` is what the clock shows where they are
 * counted later than they were to be.
 */
export function countProposal(work: UnitOfWork, table: Table, number: number, now = work.now): void {
  const proposal = theProposal(table, number);
  const votes = openedVotes(work, table, proposal);
  if (votes.lost.length === 0 || hasLapsed(table, proposal)) return settle(work, table, proposal, votes, []);
  askAgain(work, table, proposal, {
    seats: votes.lost,
    due: firstTime(work, table, Math.max(now, work.now) + hoursAfterLoss * hour),
  });
}

/** What came of the votes that are due with a phase: it is played, or not yet, or not at all since they ended the game. */
export type CountedWithPhase = 'goes on' | 'asked again' | 'ended';

/** Those of the voters who gave no orders in a movement phase that is about to end, and what the clock shows. */
interface WithPhase {
  idle: readonly string[];
  now: Instant;
}

/**
 * Counts the votes that are due with the orders of a phase, before its results (WM D.IX(2), MJ B.X(2)). One that ends the game takes
 * the place of the results. If votes can't be opened, the phase lasts longer, and they are asked for again.
 */
export function countWithPhase(
  work: UnitOfWork,
  { number }: Pick<Table, 'number'>,
  { idle, now }: WithPhase,
): CountedWithPhase {
  const table = theTable(work, number);
  const due = openProposals(table).filter((proposal) => proposal.due === null);
  const lost = due.filter((each) => openedVotes(work, table, each).lost.length > 0);
  if (lost.length > 0) {
    for (const proposal of lost)
      askAgain(work, table, proposal, { seats: openedVotes(work, table, proposal).lost, due: null });
    const from = Math.max(now, phaseDeadline(work, table) ?? now);
    keepDeadline(work, table, firstTime(work, table, from + hoursAfterLoss * hour), 'lost');
    return 'asked again';
  }
  for (const proposal of due) {
    const before = theTable(work, number);
    settle(work, before, proposal, openedVotes(work, before, proposal), idle);
    if (theTable(work, number).state.status !== 'playing') return 'ended';
  }
  return 'goes on';
}

/** The votes on a proposal that count, and the voters whose votes cannot be opened. */
interface Opened {
  voters: string[];
  cast: Map<string, Choice>;
  lost: string[];
}

function openedVotes(work: UnitOfWork, table: Table, proposal: Proposal): Opened {
  const voters = votersOn(table, proposal);
  const opened = voters.flatMap((voter) => {
    const given = proposal.votes.get(voter);
    const place = votePlace(table.number, proposal.number, voter);
    return given === undefined ? [] : [{ voter, vote: work.secrets.open(place, given.vote) }];
  });
  return {
    voters,
    lost: opened.filter(({ vote }) => vote === null).map(({ voter }) => voter),
    cast: new Map(opened.map(({ voter, vote }) => [voter, choiceIn(vote?.words)])),
  };
}

const choiceIn = (words: string | undefined): Choice => voteWords.find((word) => word === words) ?? 'no';

/** The seats for which a proposal is, that are out of the game by now. */
const goneFor = (table: Table, { members }: Proposal): string[] =>
  (members ?? []).filter((seat) => !survivingSeats(table).includes(seat));

/** Whether nobody counts a proposal any more: whom it was for is out of the game, or what it asks about is over. */
const hasLapsed = (table: Table, proposal: Proposal): boolean =>
  goneFor(table, proposal).length > 0 || (proposal.about === 'continue' && !isStale(table));

function settle(
  work: UnitOfWork,
  table: Table,
  proposal: Proposal,
  { voters, cast }: Opened,
  idle: readonly string[],
): void {
  if (hasLapsed(table, proposal)) return lapse(work, table, proposal, goneFor(table, proposal));
  const figures = figuresOf(table, proposal);
  const { passed, ...tally } = countVote(voters, cast, figures, idle);
  const { number } = proposal;
  const counted = {
    type: 'vote-counted',
    proposal: number,
    passed,
    tally: figures.secret ? null : tally,
  } as const;
  writeAt(work, table, counted, null);
  const end = endGame(work, table, proposal, passed);
  work.announce({ kind: 'vote-counted', table: table.number, proposal: number }, placeOf(table));
  if (end !== null) tellLastPress(work, table.number, end);
}

/** Ends the game where a vote did. Returns the entry; null where the game goes on. */
function endGame(
  work: UnitOfWork,
  table: Table,
  { about, members }: Proposal,
  passed: boolean,
): number | null {
  // One on going on ends it unless all agree (MJ B.X(1)).
  if (about === 'rule' || passed === (about === 'continue')) return null;
  const how = about === 'continue' ? 'end' : about;
  const seats = [...(members ?? survivingSeats(table))];
  const entry = writeAt(work, table, { type: 'table-ended', how, seats }, null);
  tellGames(work, table.number, 'over');
  return entry;
}

function lapse(work: UnitOfWork, table: Table, { number: proposal }: Proposal, seats: string[]): void {
  writeAt(work, table, { type: 'proposal-lapsed', proposal, seats }, null);
  work.announce({ kind: 'proposal-lapsed', table: table.number, proposal, seats }, placeOf(table));
}

interface Lost {
  seats: string[];
  due: Instant | null;
}

function askAgain(
  work: UnitOfWork,
  table: Table,
  { number: proposal }: Proposal,
  { seats, due }: Lost,
): void {
  writeAt(work, table, { type: 'votes-lost', proposal, seats, due }, null);
  work.announce({ kind: 'votes-lost', table: table.number, proposal, seats }, placeOf(table));
}

const placeOf = ({ number: table }: Table) => ({ to: 'table', table }) as const;
