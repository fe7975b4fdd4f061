import type { Act } from '../../../terms/register.ts';
import { type Instant, localDate } from '../../../terms/time.ts';
import { type Actor, enrol, whoActs } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { allOf, done, type Result } from '../../house/result.ts';
import { readWords } from '../../house/texts.ts';
import type { CaseNumber } from '../../ledger/fields.ts';
import { allCases } from '../book/cases.ts';
import type { PetitionOutcome } from '../outcomes.ts';
import { tellAll } from '../tell.ts';
import { checkPetition, type PetitionInput } from './check-petition.ts';

/** The longest statement, in characters: as long as a form of Discord's takes. */
export const statementLimit = 4_000;

/**
 * Somebody asks the Court to look at a decision about them, or anything else about the Leaderboard (Act III.3), Member or
 * not, banned or not. A Moderator files it for a member without an account. The Court and the person who decided it are told.
 */
export function filePetition(
  work: UnitOfWork,
  actor: Actor,
  { statement, ...input }: PetitionInput & { statement: string },
): Result<PetitionOutcome> {
  const words = readWords(statement, 'statement', statementLimit);
  const read = allOf(words, checkPetition(work, actor, input, work.now));
  if (!read.ok) return read;
  const [text, { petitioner, subject, respondent, enBanc, act }] = read.value;
  const by = enrol(work, whoActs(work, actor));
  const next = nextCase(work, work.now);
  const acts: Act[] = act === null ? ['III.3'] : ['III.3', act];
  const body = { type: 'petitioned', ...next, petitioner, respondent, subject, enBanc } as const;
  const entry = work.append(body, { by, acts, texts: { statement: text } });
  tellAll(work, 'filed', next.case, entry);
  return done({ kind: 'petition-filed', case: next.case, onPaper: input.member !== null });
}

function nextCase(view: ClubView, now: Instant): { case: CaseNumber; year: number; ordinal: number } {
  const year = Number(localDate(now, view.state.figures).slice(0, 4));
  const cases = allCases(view.state);
  return { case: cases.length + 1, year, ordinal: cases.filter((appeal) => appeal.year === year).length + 1 };
}
