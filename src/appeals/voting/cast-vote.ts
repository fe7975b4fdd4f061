import type { Proposal } from '../../../terms/court/relief.ts';
import { isBeforeAll } from '../../../terms/court/stages.ts';
import { type Ban, banAt } from '../../house/book/discipline.ts';
import { officerOf } from '../../house/people.ts';
import { asForeseen, type Preview, type Sealed } from '../../house/plan.ts';
import type { ClubView } from '../../house/ports.ts';
import { allOf, done, type Refusal, refused } from '../../house/result.ts';
import { type ScoreChange, scoresMoved } from '../../house/score-changes.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { BodyOf, State } from '../../rule-books.ts';
import { type Case, currentRound } from '../book/cases.ts';
import { type Ledger, silentIn, vacancies, votersOf } from '../court.ts';
import { caseFor, mayMove, needsCourt } from '../find-case.ts';
import type { VotingOutcome } from '../outcomes.ts';
import { tellInHearing } from '../tell.ts';
import { type Ballot, type BallotInput, decisionAsKept, readBallot } from './ballot.ts';
import { mayNotDecideSo } from './contested.ts';
import { countVotes } from './count-votes.ts';
import { judgementOf, stateWith } from './judgement.ts';

interface VoteInput extends BallotInput, Sealed {
  case: string;
}

/** A vote that nothing speaks against, and what would come of it if it carries. */
export interface VotePreview {
  appeal: Case;
  voter: PersonNumber;
  ballot: Ballot;
  judged: BodyOf<'judged'>;
  /** Every score that it would move. */
  changes: ScoreChange[];
  /** The ban on the person who asked the Court, as it is and as it would be. */
  ban: { before: Ban | null; after: Ban | null };
  /** Says all that, so that it can be told whether it still holds. */
  seal: string;
}

/** What `castVote` would do if the vote carries, or why it would not; changes nothing. */
export const previewVote: Preview<VoteInput, VotePreview> = (view, actor, input, now) => {
  const mayNot = (appeal: Case) => mayNotVote(view, appeal, officerOf(view, actor));
  const found = caseFor(view, input.case, mayNot, needsCourt(view, actor, 'III.3.8'));
  const read = allOf(found, readBallot(view, input));
  if (!read.ok) return read;
  const [appeal, said] = read.value;
  const ballot = { ...said, decision: decisionAsKept(view, appeal, said.decision) };
  const voter = officerOf(view, actor);
  const problems = mayNotDecideSo(view, appeal, proposalOf(ballot), now);
  if (problems.length > 0) return refused(...problems);
  const verdict = { outcome: ballot.decision, bar: ballot.bar, majority: [voter], silent: [] };
  const judged = judgementOf(view, appeal, verdict);
  const after = stateWith(view, judged);
  const changes = scoresMoved(view.state, after);
  const banIn = (state: State) => banAt(state, appeal.petitioner, now);
  const ban = { before: banIn(view.state), after: banIn(after) };
  // A vote that was thought over in the first round is not one in the second.
  const seal = JSON.stringify([appeal.stage === 'revote', judged, changes, ban]);
  return done({ appeal, voter, ballot, judged, changes, ban, seal });
};

/**
 * Acts III.3.3 and III.3.8: somebody who hears a case votes, once in a round. The vote is sealed; the last one is counted
 * and carried out at once. Refused to others, while a place on the panel is empty, and for what the Court may not decide.
 */
export const castVote = asForeseen(previewVote, (work, _, { appeal, voter, ballot }): VotingOutcome => {
  const { number } = appeal;
  const { decision, bar, conditions } = ballot;
  const acts = [isBeforeAll(appeal.stage) ? 'III.3.9' : 'III.3.8'] as const;
  const texts = conditions === null ? {} : { conditions };
  const isFirst = appeal.stage === 'hearing' || appeal.stage === 'sitting';
  const body = { type: 'vote-cast', case: number, person: voter, decision, bar } as const;
  const entry = work.append(body, { by: voter, acts, texts });
  if (isFirst) tellInHearing(work, { case: number, entry });
  const round = countVotes(work, number);
  return { kind: 'vote-cast', case: number, round, waitingFor: waitingFor(work, number) };
});

function mayNotVote(view: ClubView, appeal: Case, voter: PersonNumber): Refusal[] {
  const { number } = appeal;
  const acts = [isBeforeAll(appeal.stage) ? 'III.3.9' : 'III.3.3'] as const;
  const stage = mayMove(appeal, 'vote', ['III.3.8']);
  if (stage.length > 0) return stage;
  if (!votersOf(view, appeal).includes(voter)) return [{ code: 'not-on-the-bench', case: number, acts }];
  if (currentRound(appeal)?.votes.some(({ person }) => person === voter))
    return [{ code: 'voted-already', case: number, acts }];
  const places = vacancies(view, appeal);
  return places > 0 ? [{ code: 'panel-incomplete', case: number, places, acts: ['III.3.3', 'III.3.7'] }] : [];
}

const proposalOf = ({ decision, end, conditions, bar }: Ballot): Proposal => ({
  decision,
  conditions: conditions !== null,
  bar,
  ...(end === null ? {} : { end }),
});

/** Who hears the case and has not voted in the round that is open. */
export function waitingFor(view: Ledger, number: number): PersonNumber[] {
  const appeal = view.state.cases[number];
  return appeal === undefined || currentRound(appeal) === null ? [] : silentIn(view, appeal);
}
