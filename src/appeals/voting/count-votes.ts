import { isBeforeAll } from '../../../terms/court/stages.ts';
import { carriedBar, silentOf, type Tally, tally, tallyOfCast } from '../../../terms/court/votes.ts';
import type { Act } from '../../../terms/register.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { movedSince, scoresOf } from '../../house/score-changes.ts';
import type { CaseNumber } from '../../ledger/fields.ts';
import { type Case, currentRound, type Vote } from '../book/cases.ts';
import type { Decision } from '../book/court-entries.ts';
import { isComplete, votersOf } from '../court.ts';
import type { RoundResult } from '../outcomes.ts';
import { tellCase } from '../tell.ts';
import { judgementOf, type Verdict } from './judgement.ts';
import { tellRooms } from './tell-rooms.ts';

type Counted = Exclude<Tally<Decision>, { kind: 'pending' }>;

/** Counts the votes and carries out the decision once nobody is silent or missing (Acts III.3.3 and III.3.8). */
export function countVotes(work: UnitOfWork, number: CaseNumber): RoundResult {
  const appeal = work.state.cases[number];
  const round = appeal === undefined ? null : currentRound(appeal);
  if (appeal === undefined || round === null || !isComplete(work, appeal)) return 'waiting';
  const counted = tally(round.votes, votersOf(work, appeal));
  return counted.kind === 'pending' ? 'waiting' : conclude(work, appeal, round.votes, counted);
}

/** Act III.3.9: the whole Court’s time is over: the votes that were cast decide, and silence is recorded. */
export function closeVote(work: UnitOfWork, appeal: Case): void {
  const votes = currentRound(appeal)?.votes ?? [];
  conclude(work, appeal, votes, tallyOfCast(votes, votersOf(work, appeal)));
}

function conclude(work: UnitOfWork, appeal: Case, votes: readonly Vote[], counted: Counted): RoundResult {
  if (counted.kind === 'none' && appeal.stage === 'voting') return callRevote(work, appeal);
  const bench = votersOf(work, appeal);
  judge(work, appeal, {
    outcome: counted.kind === 'carried' ? counted.outcome : { kind: 'stands' },
    bar: carriedBar(votes, bench),
    majority: counted.kind === 'carried' ? counted.majority : [],
    silent: silentOf(votes, bench),
  });
  return 'judged';
}

/** Act III.3.8: a panel votes once more; the whole Court does not (Act III.3.9). */
function callRevote(work: UnitOfWork, { number, rounds }: Case): RoundResult {
  const round = rounds.length - 1;
  work.append({ type: 'revote-called', case: number }, { by: null, acts: ['III.3.8'] });
  tellCase(work, { kind: 'revote-called', case: number, round });
  return 'revote';
}

function judge(work: UnitOfWork, appeal: Case, verdict: Verdict): void {
  const body = judgementOf(work, appeal, verdict);
  const acts: Act[] = isBeforeAll(appeal.stage) ? ['III.3.9', 'III.3.9.2'] : ['III.3.3', 'III.3.8'];
  const before = scoresOf(work.state);
  const judged = work.append(body, { by: null, acts });
  const changes = movedSince(before, work.state);
  tellRooms(work, appeal.number);
  tellCase(work, { kind: 'judged', case: appeal.number, judged, changes });
}
