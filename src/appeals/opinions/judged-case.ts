import type { Actor } from '../../house/people.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, type Result, refused } from '../../house/result.ts';
import { needsCourt } from '../authority.ts';
import { type Case, type Judgement, latestJudgement } from '../book/cases.ts';
import { findCase } from '../find-case.ts';
import { mayMove } from '../stage.ts';

/** A case, and its judgement of which the Court has to say why. */
export interface Judged {
  known: Case;
  judgement: Judgement;
}

/**
 * The case with its latest judgement, for somebody of the Court (Act III.3.10): once the whole Court has judged, it is
 * its judgement that is written about. Refused to everybody else, and before there is a judgement.
 */
export function judgedCase(view: ClubView, actor: Actor, text: string): Result<Judged> {
  const authority = needsCourt(view, actor, 'III.3.10');
  if (authority.length > 0) return refused(...authority);
  const found = findCase(view, text);
  if (!found.ok) return found;
  const known = found.value;
  const stage = mayMove(known, 'publish', ['III.3.10']);
  if (stage.length > 0) return refused(...stage);
  const judgement = latestJudgement(known);
  if (judgement === null) return refused({ code: 'not-judged-yet', case: known.number, acts: ['III.3.10'] });
  return done({ known, judgement });
}
