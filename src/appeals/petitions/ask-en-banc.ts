import { obstacleActs } from '../../../terms/court/appealable.ts';
import { isOpen } from '../../../terms/court/stages.ts';
import { type Actor, enrol, whoActs } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, type Refusal, type Result, refused } from '../../house/result.ts';
import { readWords } from '../../house/texts.ts';
import { type Case, casesAbout } from '../book/cases.ts';
import { partiesOf } from '../court.ts';
import { findCase } from '../find-case.ts';
import type { PetitionOutcome } from '../outcomes.ts';
import { mayMove } from '../stage.ts';
import { tellAll } from './announce.ts';
import { statementLimit } from './file.ts';

/**
 * Act III.3.9: a party to a case that a panel has judged asks for the whole Court; the Chief Justice answers. Refused to
 * everybody else, for what the whole Court has judged (Act III.3.9.2), and for what it was declined for (Act III.3.9.1).
 */
export function askEnBanc(
  work: UnitOfWork,
  actor: Actor,
  input: { case: string; statement: string },
): Result<PetitionOutcome> {
  const words = readWords(input.statement, 'statement', statementLimit);
  if (!words.ok) return words;
  const checked = mayAskEnBanc(work, actor, input);
  if (!checked.ok) return checked;
  const { number } = checked.value;
  const person = enrol(work, whoActs(work, actor));
  const about = { by: person, acts: ['III.3.9'], texts: { statement: words.value } } as const;
  const entry = work.append({ type: 'en-banc-asked', case: number, person }, about);
  tellAll(work, 'en-banc-asked', number, entry);
  return done({ kind: 'en-banc-asked', case: number });
}

/** The case that the whole Court would be asked to hear, or why it cannot be; changes nothing. */
export function mayAskEnBanc(view: ClubView, actor: Actor, input: { case: string }): Result<Case> {
  const found = findCase(view, input.case);
  if (!found.ok) return found;
  const known = found.value;
  const { number } = whoActs(view, actor);
  if (number === null || !partiesOf(known).includes(number))
    return refused({ code: 'party-only', case: known.number, acts: ['III.3.9'] });
  const ended = [...overForGood(known), ...followed(view, known)];
  const refusals = ended.length > 0 ? ended : mayMove(known, 'ask', ['III.3.9']);
  return refusals.length > 0 ? refused(...refusals) : done(known);
}

/** Act II.9.5: a ban that was appealed anew is no more for the case of before. */
function followed({ state }: ClubView, { number, subject }: Case): Refusal[] {
  const later = casesAbout(state, subject).find(
    (each) => each.number > number && (isOpen(each.stage) || each.judgements.length > 0),
  );
  if (later === undefined) return [];
  const obstacle = later.judgements.length > 0 ? 'judged' : 'open';
  const acts = [obstacleActs[obstacle]];
  return [{ code: 'not-appealable', obstacle, case: later.number, until: null, acts }];
}

/** Acts III.3.9.1 and III.3.9.2: no further appeal. */
function overForGood({ number, stage }: Case): Refusal[] {
  const obstacle =
    stage === 'declined' ? 'declined' : stage === 'final' || stage === 'closed' ? 'final' : null;
  if (obstacle === null) return [];
  const acts = [obstacleActs[obstacle]];
  return [{ code: 'not-appealable', obstacle, case: number, until: null, acts }];
}
