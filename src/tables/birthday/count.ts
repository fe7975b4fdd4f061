import type { ClubView } from '../../house/ports.ts';
import type { Hidden } from '../../house/secrets.ts';
import { reckonedOnce } from '../clock/reckoned.ts';
import type { Table } from '../table.ts';
import { type Choice, countVote, type VoteCount } from '../votes/count.ts';
import { votePlace } from '../votes/proposals.ts';
import type { RegulationProposal } from './book.ts';
import { contestantsOf } from './contestants.ts';
import { asLive, openRegulations } from './live.ts';

/** Where the votes on a proposal stand; nobody but the bot sees it before they are enough. */
export interface Standing {
  readonly proposal: number;
  readonly count: VoteCount;
  /** The seats whose votes cannot be opened, since the club was moved without the key. */
  readonly lost: readonly string[];
}

/** Where the votes on each open proposal stand: reckoned again at each change, of votes as of the number of contestants (BT8). */
export const standings = reckonedOnce((view: ClubView, table: Table): Standing[] =>
  openRegulations(table).map((proposal) => standingOf(view, table, proposal)),
);

/** All contestants are counted, and all but the proposer may vote; who says nothing is against it (BT8). */
function standingOf(view: ClubView, table: Table, proposal: RegulationProposal): Standing {
  const live = asLive(table)?.live;
  if (live === undefined) throw new Error(`Nobody changes the rules of table ${table.number}`);
  const contestants = contestantsOf(table);
  const opened = votersOn(table, proposal).flatMap((seat) => {
    const vote = proposal.votes.get(seat);
    return vote === undefined
      ? []
      : [{ seat, words: opening(view, votePlace(table.number, proposal.number, seat), vote) }];
  });
  const cast = opened.flatMap(({ seat, words }): [string, Choice][] =>
    words === 'yes' || words === 'no' ? [[seat, words]] : [],
  );
  return {
    proposal: proposal.number,
    count: countVote(contestants, new Map(cast), live.vote),
    lost: opened.filter(({ words }) => words === null).map(({ seat }) => seat),
  };
}

/** Who may vote on a proposal: every contestant except the one who made it (BT8). */
export const votersOn = (table: Table, { seat: proposer }: Pick<RegulationProposal, 'seat'>): string[] =>
  contestantsOf(table).filter((seat) => seat !== proposer);

/** Null for a vote that cannot be opened; `closed` while the key is damaged, which the log says: it may be put right. */
function opening({ secrets }: ClubView, place: string, vote: Hidden): string | null {
  try {
    return secrets.open(place, vote)?.words ?? null;
  } catch {
    return 'closed';
  }
}
