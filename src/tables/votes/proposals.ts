import type { Instant } from '../../../terms/time.ts';
import { notUnderstood, type Result, understood } from '../../house/result.ts';
import { typedNumber } from '../../house/texts.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { phaseDeadline } from '../clock/phase-deadline.ts';
import type { ClubClock } from '../clock/reckoned.ts';
import { isOut } from '../games.ts';
import { voteFigures } from '../rule-sets/rule-set.ts';
import { playerOf } from '../seats/book.ts';
import type { Table } from '../table.ts';
import { gmVoter, type Proposal } from './book.ts';
import type { VoteFigures } from './count.ts';

/** Where the vote of a seat is hidden. */
export const votePlace = (table: number, proposal: number, seat: string): string =>
  `vote of ${seat} on proposal ${proposal} at table ${table}`;

/** The seats that are still in the game, in the order of the rule set. */
export const survivingSeats = (table: Table): string[] =>
  [...table.state.seats.keys()].filter((seat) => !isOut(table, seat));

/** Who plays a seat; null while nobody does. */
export function playerAt({ state: { seats } }: Table, id: string): PersonNumber | null {
  const seat = seats.get(id);
  return seat === undefined ? null : playerOf(seat);
}

/** The seats that vote: those that are still in the game and have a player (Club 5.1). */
export const votersOf = (table: Table): string[] =>
  survivingSeats(table).filter((seat) => playerAt(table, seat) !== null);

/** Those who vote on a proposal: the seats, and the gamemaster where the rule set asks them too (WM D.IX(5), MJ B.X(3)). */
export const votersOn = (table: Table, proposal: Pick<Proposal, 'about'>): string[] => [
  ...votersOf(table),
  ...(figuresOf(table, proposal).ofGm ? [gmVoter] : []),
];

/** The last moment at which a vote is in time: its own, or as far as is known now the end of the phase. */
export const dueOf = (view: ClubClock, table: Table, { due, at }: Pick<Proposal, 'due' | 'at'>): Instant =>
  due ?? phaseDeadline(view, table) ?? at;

/** What can be voted on now, the oldest first: nothing once the game is over. */
export const openProposals = ({ state: { status, proposals } }: Table): Proposal[] =>
  status === 'playing' ? proposals.filter((proposal) => proposal.status === 'open') : [];

/** The proposal of that number. Throws where there is none: for what is told of one that was there. */
export function theProposal({ number: table, state: { proposals } }: Table, number: number): Proposal {
  const proposal = proposals.find((each) => each.number === number);
  if (proposal === undefined) throw new Error(`There is no proposal ${number} at table ${table}`);
  return proposal;
}

/** The proposal that somebody names: `2`, `#2`, or what the choices show. */
export function findProposal({ state: { proposals } }: Table, text: string): Result<Proposal> {
  const number = typedNumber(text.replace(/^\s*proposal\s+/i, '').replace(/:/, ' '));
  const unknown = { problem: 'no-such-proposal', text } as const;
  if (number === undefined) return notUnderstood(unknown);
  return understood(
    proposals.find((each) => each.number === number),
    unknown,
  );
}

/** How a proposal is voted on. Throws where the rule set has no such vote: nobody can have proposed it. */
export function figuresOf({ rules }: Table, { about }: Pick<Proposal, 'about'>): VoteFigures {
  const figures = voteFigures(rules, about);
  if (figures === undefined) throw new Error(`The rules ${rules.id} have no vote on ${about}`);
  return figures;
}
