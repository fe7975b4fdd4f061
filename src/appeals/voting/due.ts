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
  openCases(view.state).flatMap((appeal) => [...votesEnd(view, appeal), ...remandEnds(view, appeal)]);

function votesEnd(view: ClubView, appeal: Case): DueThing[] {
  const round = currentRound(appeal);
  if (round !== null && allVoted(view, appeal, round)) return [countNow(view, appeal)];
  return isBeforeAll(appeal.stage) ? [courtEnds(view, appeal)] : [];
}

const allVoted = (view: ClubView, appeal: Case, { votes }: Round): boolean =>
  isComplete(view, appeal) && tally(votes, votersOf(view, appeal)).kind !== 'pending';

/** As of the latest thing that happened: that is what left nobody to wait for. */
const countNow = ({ entries }: ClubView, { number }: Case): DueThing => ({
  at: entries.at(-1)?.at ?? 0,
  name: `the count of case ${number}`,
  carryOut: (work) => {
    countVotes(work, number);
  },
});

const courtEnds = ({ state }: ClubView, appeal: Case): DueThing => ({
  at: endOf(state, appeal, 'vote'),
  name: `the whole Court’s vote on case ${appeal.number}`,
  carryOut: (work) => closeVote(work, appeal),
});

function remandEnds({ state }: ClubView, appeal: Case): DueThing[] {
  if (appeal.stage !== 'remanded') return [];
  const { number } = appeal;
  const at = endOf(state, appeal, 'redecision');
  return [{ at, name: `the remand of case ${number}`, carryOut: (work) => giveBack(work, number) }];
}

/** Act III.3.8: the panel votes again. */
function giveBack(work: UnitOfWork, number: number): void {
  work.append({ type: 'remand-returned', case: number }, { by: null, acts: ['III.3.8'] });
  tellCase(work, { kind: 'remand-returned', case: number });
}

function endOf(state: ClubView['state'], appeal: Case, duty: 'vote' | 'redecision'): Instant {
  const due = dueOf(state, appeal, duty);
  if (due === null) throw new Error(`Case ${appeal.number} has no deadline for its ${duty}`);
  return due;
}
