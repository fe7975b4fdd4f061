import { z } from 'zod';
import type { Instant } from '../../../terms/time.ts';
import { type Hidden, hidden } from '../../house/secrets.ts';
import { aside, instant, type PersonNumber } from '../../ledger/fields.ts';
import type { TableState } from '../book/table.ts';
import { kind } from '../book/world.ts';
import { publishPress } from '../press/book.ts';
import { type ProposalKind, proposalKinds } from '../rule-sets/rule-set.ts';
import { playerOf } from '../seats/book.ts';
import type { VoteCount } from './count.ts';

/** What became of a proposal. */
export type ProposalStatus = 'open' | 'passed' | 'failed' | 'withdrawn' | 'refused' | 'lapsed';

/** A setting of a table as it is to be. */
export interface SettingChange {
  name: string;
  value: string;
}

/** By which the gamemaster’s vote is known, among those of seats. */
export const gmVoter = 'gm';

/** Something that players vote on. */
export interface Proposal {
  number: number;
  /** The entry that proposed it, beside which its text is kept. */
  seq: number;
  at: Instant;
  about: ProposalKind;
  /** The seat that proposed it; null for the bot itself. */
  seat: string | null;
  /** Whom it is for, by their seats; null for all who survive when it is counted. */
  members: readonly string[] | null;
  /** What it changes; null where that is no rule. */
  change: SettingChange | null;
  /** The last moment at which a vote is in time; null where that is the end of the phase. */
  due: Instant | null;
  /** How often votes were lost and asked for again. */
  lost: number;
  /** The last vote of each seat that has voted, by who plays it now. */
  votes: Map<string, GivenVote>;
  status: ProposalStatus;
  /** How it came out; null before that, and for good where the vote was secret. */
  count: VoteCount | null;
}

/** A vote that nobody may read, and who gave it. */
interface GivenVote {
  vote: Hidden;
  by: PersonNumber | null;
}

/** How the players ended a game. */
export const agreedEnds = ['draw', 'concession', 'end'] as const;

/** A game that the players ended: whom it goes to, by their seats. */
export interface AgreedEnd {
  how: (typeof agreedEnds)[number];
  seats: readonly string[];
}

interface Votes {
  /** In the order in which they were proposed. */
  proposals: Proposal[];
  /** Null while the players have not ended the game by a vote. */
  agreed: AgreedEnd | null;
}

export const empty = (): Votes => ({ proposals: [], agreed: null });

const ofProposal = z.object({ proposal: aside });
const seats = z.array(z.string());

const numbered = ({ proposals }: TableState, { proposal: number }: { proposal: number }) =>
  proposals.find((proposal) => proposal.number === number);

export const kinds = [
  kind(
    'vote-proposed',
    ofProposal.extend({
      about: z.enum(proposalKinds),
      seat: z.string().nullable(),
      members: seats.nullable(),
      change: z.object({ name: z.string(), value: z.string() }).optional(),
      due: instant.nullable(),
    }),
    {
      title: 'A vote was proposed at a table',
      apply: ({ proposals }, { proposal: number, about, seat, members, change = null, due, seq, at }) => {
        proposals.push({
          ...{ number, seq, at, about, seat, members, change, due },
          ...{ lost: 0, votes: new Map(), status: 'open', count: null },
        });
      },
    },
  ),
  /** The last vote of a seat counts, for as long as who gave it plays the seat. */
  kind('vote-given', ofProposal.extend({ seat: z.string(), vote: hidden }), {
    title: 'Voted at a table',
    apply: (state, { seat, vote, by, ...of }) => {
      numbered(state, of)?.votes.set(seat, { vote, by });
    },
  }),
  /** The seat that proposed it takes it back. */
  kind('proposal-withdrawn', ofProposal, {
    title: 'A proposal at a table was withdrawn',
    apply: (state, of) => close(state, of, 'withdrawn'),
  }),
  /** The gamemaster has it not voted on (MJ B.X(2)). */
  kind('proposal-refused', ofProposal, {
    title: 'A proposal at a table was refused by its gamemaster',
    apply: (state, of) => close(state, of, 'refused'),
  }),
  /** Votes that the bot cannot open: the club was moved without the key by which they were hidden. They are asked for again. */
  kind('votes-lost', ofProposal.extend({ seats, due: instant.nullable() }), {
    title: 'Votes at a table were lost',
    apply: (state, { seats, due, ...of }) => {
      const proposal = numbered(state, of);
      if (proposal === undefined) return;
      for (const seat of seats) proposal.votes.delete(seat);
      proposal.due = due;
      proposal.lost += 1;
    },
  }),
  /** Whom it was for is out of the game: nobody counts it. */
  kind('proposal-lapsed', ofProposal.extend({ seats }), {
    title: 'A proposal at a table lapsed',
    apply: (state, of) => close(state, of, 'lapsed'),
  }),
  /** The numbers are null where the vote was secret: only whether it passed is told then. */
  kind(
    'vote-counted',
    ofProposal.extend({
      passed: z.boolean(),
      tally: z.object({ yes: z.int(), no: z.int(), silent: z.int() }).nullable(),
    }),
    {
      title: 'A vote at a table was counted',
      apply: (state, { passed, tally, ...of }) => {
        const proposal = close(state, of, passed ? 'passed' : 'failed');
        if (proposal !== undefined && tally !== null) proposal.count = { ...tally, passed };
      },
    },
  ),
  /** The players have agreed on the end of the game. */
  kind('table-ended', z.object({ how: z.enum(agreedEnds), seats }), {
    title: 'The players ended the game at a table',
    apply: (state, { how, seats, seq, at }) => {
      publishPress(state, { seq, at });
      if (state.status !== 'playing') return;
      state.status = 'over';
      state.endedBy = { seq, at };
      state.agreed = { how, seats };
    },
    applyUndone: publishPress,
  }),
];

/** Somebody else plays a seat: what its player before voted lapses where it is not counted yet, so that nobody is bound by it unawares. */
function playerChanged({ seats, proposals }: TableState, { seat: id }: { seat: string }): void {
  const seat = seats.get(id);
  const player = seat === undefined ? null : playerOf(seat);
  for (const { status, votes } of proposals)
    if (status === 'open' && votes.get(id)?.by !== player) votes.delete(id);
}

/** Another gamemaster runs the table: what the last one voted lapses. */
function gmChanged({ gm, proposals }: TableState): void {
  for (const { status, votes } of proposals)
    if (status === 'open' && votes.get(gmVoter)?.by !== gm) votes.delete(gmVoter);
}

/** What votes make of changes of players. */
export const also = {
  'officer-named': gmChanged,
  'officer-released': gmChanged,
  'seat-replaced': playerChanged,
  'seat-returned': playerChanged,
  'seat-opened': playerChanged,
};

function close(state: TableState, of: { proposal: number }, status: ProposalStatus): Proposal | undefined {
  const proposal = numbered(state, of);
  if (proposal !== undefined) proposal.status = status;
  return proposal;
}
