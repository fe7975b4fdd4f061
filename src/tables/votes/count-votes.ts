import type { Instant } from '../../../terms/time.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { DueThing } from '../../house/room.ts';
import { firstTime } from '../clock/phase-deadline.ts';
import { tellGames } from '../opening/news.ts';
import { tellLastPress } from '../press/last-press.ts';
import { type Table, tablesOf, theTable, writeAt } from '../table.ts';
import type { Proposal } from './book.ts';
import { type Choice, countVote } from './count.ts';
import { figuresOf, openProposals, survivingSeats, theProposal, votePlace, votersOf } from './proposals.ts';

/** How many hours longer a vote is open where votes were lost, so that they can be given again. */
const hoursAfterLoss = 48;
const hour = 3_600_000;

/** The votes that are counted, each when its time is over (Club 5.2). */
export const votesDue = (view: ClubView): DueThing[] =>
  tablesOf(view).flatMap((table) =>
    openProposals(table).map(({ number, due, lost }) => ({
      // Later than that where the game was over by then, and goes on since a mistake was put right.
      at: Math.max(due, table.book.newestAt),
      name: `the count of proposal ${number} at table ${table.number}, asked again ${lost} times`,
      carryOut: (work, now) => countProposal(work, theTable(work, table.number), number, now),
    })),
  );

/**
 * Counts the votes of the seats that are still in the game and have a player (Club 5.1), and does what passed. A proposal for a seat
 * that is out of the game by now lapses. Votes that cannot be opened are asked for again. `now` is what the clock shows where they are
 * counted later than they were to be.
 */
export function countProposal(work: UnitOfWork, table: Table, number: number, now = work.now): void {
  const proposal = theProposal(table, number);
  const gone = (proposal.members ?? []).filter((seat) => !survivingSeats(table).includes(seat));
  if (gone.length > 0) return lapse(work, table, proposal, gone);
  const voters = votersOf(table);
  const opened = voters.flatMap((seat) => {
    const given = proposal.votes.get(seat);
    const place = votePlace(table.number, number, seat);
    return given === undefined ? [] : [{ seat, vote: work.secrets.open(place, given.vote) }];
  });
  const lost = opened.filter(({ vote }) => vote === null).map(({ seat }) => seat);
  if (lost.length > 0) return askAgain(work, table, proposal, { seats: lost, now });
  const cast = new Map(
    opened.map(({ seat, vote }): [string, Choice] => [seat, vote?.words === 'yes' ? 'yes' : 'no']),
  );
  settle(work, table, proposal, { voters, cast });
}

interface Cast {
  voters: readonly string[];
  cast: ReadonlyMap<string, Choice>;
}

function settle(work: UnitOfWork, table: Table, proposal: Proposal, { voters, cast }: Cast): void {
  const figures = figuresOf(table, proposal);
  const { passed, ...tally } = countVote(voters, cast, figures);
  const { number } = proposal;
  const counted = {
    type: 'vote-counted',
    proposal: number,
    passed,
    tally: figures.secret ? null : tally,
  } as const;
  writeAt(work, table, counted, null);
  const end = passed ? endGame(work, table, proposal) : null;
  work.announce({ kind: 'vote-counted', table: table.number, proposal: number }, placeOf(table));
  if (end !== null) tellLastPress(work, table.number, end);
}

/** A vote that passed ends the game. Returns its entry. */
function endGame(work: UnitOfWork, table: Table, { about, members }: Proposal): number {
  if (about === 'rule') throw new Error('No rule set has votes on its rules yet');
  const seats = about === 'end' ? [] : [...(members ?? survivingSeats(table))];
  const entry = writeAt(work, table, { type: 'table-ended', how: about, seats }, null);
  tellGames(work, table.number, 'over');
  return entry;
}

function lapse(work: UnitOfWork, table: Table, { number: proposal }: Proposal, seats: string[]): void {
  writeAt(work, table, { type: 'proposal-lapsed', proposal, seats }, null);
  work.announce({ kind: 'proposal-lapsed', table: table.number, proposal, seats }, placeOf(table));
}

interface Lost {
  seats: string[];
  now: Instant;
}

function askAgain(
  work: UnitOfWork,
  table: Table,
  { number: proposal }: Proposal,
  { seats, now }: Lost,
): void {
  const due = firstTime(work, table, Math.max(now, work.now) + hoursAfterLoss * hour);
  writeAt(work, table, { type: 'votes-lost', proposal, seats, due }, null);
  work.announce({ kind: 'votes-lost', table: table.number, proposal, seats }, placeOf(table));
}

const placeOf = ({ number: table }: Table) => ({ to: 'table', table }) as const;
