import { type Actor, enrol, officesOfActor, whoActs } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, type Refusal, type Result } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Case } from '../book/cases.ts';
import { conflictsIn } from '../court.ts';
import { caseFor, mayMove, needsChiefJustice, needsCourt } from '../find-case.ts';
import { fileLog } from '../hearing/exhibits.ts';
import type { PetitionOutcome } from '../outcomes.ts';
import { tellAll, tellCourt } from '../tell.ts';
import { noAppeal, takenInstead } from './check-petition.ts';

/**
 * Act III.3.6: the Chief Justice or a Justice says that a case is to be heard; the Chief Justice’s word is enough, or that
 * of several Justices. If a party asks for the whole Court, the Chief Justice accepts (Act III.3.9.1). Refused to others, to
 * a Justice with a conflict or who has said so already, and for a denied petition whose matter is before the Court again.
 */
export function grantCase(work: UnitOfWork, actor: Actor, input: { case: string }): Result<PetitionOutcome> {
  const mayNot = (appeal: Case) =>
    appeal.stage === 'asked' ? needsChiefJustice(work, actor, 'III.3.9.1') : mayNotGive(work, actor, appeal);
  const found = caseFor(work, input.case, mayNot, needsCourt(work, actor, 'III.3.6'));
  if (!found.ok) return found;
  const appeal = found.value;
  const by = enrol(work, whoActs(work, actor));
  return done(appeal.stage === 'asked' ? accept(work, appeal, by) : giveWord(work, actor, appeal, by));
}

function giveWord(work: UnitOfWork, actor: Actor, appeal: Case, by: PersonNumber): PetitionOutcome {
  const { number, enBanc, stage: before } = appeal;
  const chief = officesOfActor(work, actor).has('chief');
  const acts = enBanc ? (['III.3.6', 'III.5.1'] as const) : (['III.3.6'] as const);
  const entry = work.append({ type: 'writ-given', case: number, person: by, chief }, { by, acts });
  const granted = work.state.cases[number]?.stage !== before;
  if (granted) tellAll(work, 'granted', number, entry);
  else tellCourt(work, 'seconded', number, entry);
  fileLog(work, number);
  return { kind: 'writ-given', case: number, granted };
}

function mayNotGive(view: ClubView, actor: Actor, appeal: Case): Refusal[] {
  const stage = mayMove(appeal, appeal.enBanc ? 'convene' : 'grant', ['III.3.6']);
  if (stage.length > 0) return stage;
  const instead = appeal.stage === 'denied' ? takenInstead(view, appeal) : null;
  if (instead !== null) return [noAppeal('open', instead)];
  if (officesOfActor(view, actor).has('chief')) return [];
  const { number } = whoActs(view, actor);
  if (appeal.writs.some(({ person }) => person === number))
    return [{ code: 'writ-given-already', case: appeal.number, acts: ['III.3.6'] }];
  // Act III.3.5: that keeps a Justice from it, but not the Chief Justice (Act III.3.5.2).
  const conflicts = number === null ? [] : conflictsIn(view, [appeal], number);
  if (conflicts.length === 0) return [];
  return [{ code: 'justice-has-conflict', case: appeal.number, conflicts, acts: ['III.3.5'] }];
}

function accept(work: UnitOfWork, { number }: Case, by: PersonNumber): PetitionOutcome {
  const answer = { type: 'en-banc-answered', case: number, accepted: true } as const;
  const entry = work.append(answer, { by, acts: ['III.3.9.1'] });
  tellAll(work, 'en-banc-accepted', number, entry);
  fileLog(work, number);
  return { kind: 'en-banc-answered', case: number, accepted: true };
}
