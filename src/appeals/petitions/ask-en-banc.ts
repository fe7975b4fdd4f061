import { isOpen } from '../../../terms/court/stages.ts';
import { type Actor, enrol, whoActs } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { allOf, done, type Refusal, type Result } from '../../house/result.ts';
import { readWords } from '../../house/texts.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { type Case, casesAbout } from '../book/cases.ts';
import { partiesOf } from '../court.ts';
import { caseFor, mayMove } from '../find-case.ts';
import type { PetitionOutcome } from '../outcomes.ts';
import { tellAll } from '../tell.ts';
import { noAppeal } from './check-petition.ts';
import { statementLimit } from './file.ts';

/**
 * Act III.3.9: a party asks for the whole Court after a panel’s judgement. Refused to others, and once the whole Court has
 * judged (Act III.3.9.2) or was declined (Act III.3.9.1).
 */
export function askEnBanc(
  work: UnitOfWork,
  actor: Actor,
  input: { case: string; statement: string },
): Result<PetitionOutcome> {
  const words = readWords(input.statement, 'statement', statementLimit);
  const read = allOf(words, mayAskEnBanc(work, actor, input));
  if (!read.ok) return read;
  const [statement, { number }] = read.value;
  const person = enrol(work, whoActs(work, actor));
  const about = { by: person, acts: ['III.3.9'], texts: { statement } } as const;
  const entry = work.append({ type: 'en-banc-asked', case: number, person }, about);
  tellAll(work, 'en-banc-asked', number, entry);
  return done({ kind: 'en-banc-asked', case: number });
}

/** The case that the whole Court would be asked to hear, or why it cannot be; changes nothing. */
export const mayAskEnBanc = (view: ClubView, actor: Actor, input: { case: string }): Result<Case> =>
  caseFor(view, input.case, (appeal) => mayNotAsk(view, appeal, whoActs(view, actor).number));

function mayNotAsk(view: ClubView, appeal: Case, person: PersonNumber | null): Refusal[] {
  if (person === null || !partiesOf(appeal).includes(person))
    return [{ code: 'party-only', case: appeal.number, acts: ['III.3.9'] }];
  const ended = [...overForGood(appeal), ...followed(view, appeal)];
  return ended.length > 0 ? ended : mayMove(appeal, 'ask', ['III.3.9']);
}

/** Act II.9.5: a ban that was appealed again is no more for the case of before. */
function followed({ state }: ClubView, { number, subject }: Case): Refusal[] {
  const later = casesAbout(state, subject).find(
    (each) => each.number > number && (isOpen(each.stage) || each.judgements.length > 0),
  );
  if (later === undefined) return [];
  return [noAppeal(later.judgements.length > 0 ? 'judged' : 'open', later)];
}

/** Acts III.3.9.1 and III.3.9.2: no further appeal. */
function overForGood(appeal: Case): Refusal[] {
  if (appeal.stage === 'declined') return [noAppeal('declined', appeal)];
  return appeal.stage === 'final' || appeal.stage === 'closed' ? [noAppeal('final', appeal)] : [];
}
