import { isBeforeAll } from '../../../terms/court/stages.ts';
import { tally } from '../../../terms/court/votes.ts';
import type { Instant } from '../../../terms/time.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { DueThing } from '../../house/room.ts';
import { type Case, currentRound, dueOf, openCases, type Round } from '../book/cases.ts';
import { isComplete, votersOf } from '../court.ts';
import { tellCase } from '../tell.ts';
import { closeVote, countVotes } from './count-votes.ts';

/** Acts III.3.8 and III.3.9: the ends of votes and remands, and a count once the last silent voter left. */
export const votingDue = (view: ClubView): DueThing[] =>
  openCases(view.state).flatMap((known) => [...votesEnd(view, known), ...remandEnds(view, known)]);

function votesEnd(view: ClubView, known: Case): DueThing[] {
  const round = currentRound(known);
  if (round !== null && allVoted(view, known, round)) return [countNow(view, known)];
  return isBeforeAll(known.stage) ? [courtEnds(view, known)] : [];
}

const allVoted = (view: ClubView, known: Case, { votes }: Round): boolean =>
  isComplete(view, known) && tally(votes, votersOf(view, known)).kind !== 'pending';

/** As of the latest thing that happened: that is what left nobody to wait for. */
const countNow = ({ entries }: ClubView, { number }: Case): DueThing => ({
  at: entries.at(-1)?.at ?? 0,
  name: `the count of case ${number}`,
  carryOut: (work) => {
    countVotes(work, number);
  },
});

const courtEnds = ({ state }: ClubView, known: Case): DueThing => ({
  at: endOf(state, known, 'vote'),
  name: `the whole Court’s vote on case ${known.number}`,
  carryOut: (work) => closeVote(work, known),
});

function remandEnds({ state }: ClubView, known: Case): DueThing[] {
  if (known.stage !== 'remanded') return [];
  const { number } = known;
  const at = endOf(state, known, 'redecision');
  return [{ at, name: `the remand of case ${number}`, carryOut: (work) => giveBack(work, number) }];
}

/** Act III.3.8: the panel votes anew. */
function giveBack(work: UnitOfWork, number: number): void {
  work.append({ type: 'remand-returned', case: number }, { by: null, acts: ['III.3.8'] });
  tellCase(work, { kind: 'remand-returned', case: number });
}

function endOf(state: ClubView['state'], known: Case, duty: 'vote' | 'redecision'): Instant {
  const due = dueOf(state, known, duty);
  if (due === null) throw new Error(`Case ${known.number} has no deadline for its ${duty}`);
  return due;
}
