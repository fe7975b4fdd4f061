import { isBeforeAll, type Stage } from '../../../terms/court/stages.ts';
import { holders } from '../../house/book/offices.ts';
import { type Actor, officerOf } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { allOf, done, type Refusal, type Result } from '../../house/result.ts';
import { readOptionalReason } from '../../house/texts.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Case } from '../book/cases.ts';
import { heardTogether, leadOf, partiesOf } from '../court.ts';
import { caseFor, needsCourt } from '../find-case.ts';
import type { HearingOutcome } from '../outcomes.ts';
import { tellPublicly } from '../tell.ts';
import { atStage } from './roles.ts';

/** Until the panel has decided; a Justice may say it before there is one. */
const stages: readonly Stage[] = ['filed', 'granted', 'hearing', 'voting', 'revote'];

interface RecusalInput {
  case: string;
  reason: string | null;
}

/**
 * Act III.3.5: a Justice steps aside from a case and those heard with it. Refused after their vote, and before the
 * whole Court, where each has to take part (Act III.3.5.3).
 */
export function recuse(work: UnitOfWork, actor: Actor, input: RecusalInput): Result<HearingOutcome> {
  const mayNot = (appeal: Case) => mayNotRecuse(work, appeal, officerOf(work, actor));
  const found = caseFor(work, input.case, mayNot, needsCourt(work, actor, 'III.3.5'));
  const read = allOf(found, readOptionalReason(input.reason));
  if (!read.ok) return read;
  const [appeal, texts] = read.value;
  const person = officerOf(work, actor);
  for (const each of heardTogether(work, appeal)) {
    const body = { type: 'recused', case: each.number, person } as const;
    const entry = work.append(body, { by: person, acts: ['III.3.5'], texts });
    const people = [...partiesOf(each), ...holders(work.state, 'chief')];
    tellPublicly(work, { case: each.number, entry, people });
  }
  return done({ kind: 'recused', case: appeal.number, person });
}

function mayNotRecuse(view: ClubView, appeal: Case, person: PersonNumber): Refusal[] {
  const { number } = appeal;
  if (isBeforeAll(appeal.stage) || appeal.enBanc)
    return [{ code: 'all-take-part', case: number, acts: ['III.3.5.3'] }];
  const stage = atStage(appeal, stages, 'III.3.5');
  if (stage.length > 0) return stage;
  const lead = leadOf(view, appeal);
  if (lead !== null)
    return [{ code: 'heard-with-another', case: number, with: lead.number, acts: ['III.3.5'] }];
  if (appeal.recused.includes(person) && !appeal.panel.includes(person))
    return [{ code: 'recused-already', case: number, acts: ['III.3.5'] }];
  const votes = heardTogether(view, appeal).flatMap(({ rounds }) => rounds.flatMap((round) => round.votes));
  return votes.some((vote) => vote.person === person)
    ? [{ code: 'no-recusal-after-vote', case: number, acts: ['III.3.5'] }]
    : [];
}
