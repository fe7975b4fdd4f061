import type { ClubView } from '../../../club/ports.ts';
import { caseOf, citationShown } from '../court/case-words.ts';
import { type RefusalOf, say, type Wording } from './wording.ts';

/** Why somebody may not read what was said in a hearing. */
export const wordTranscript = ({ case: number }: RefusalOf<'transcript-closed'>, view: ClubView): Wording =>
  say(
    `What was said in the hearing of ${citationShown(caseOf(view, number))} is for its parties, their counsel, the Court and the staff.`,
    'What the Court decided and why is in its opinion: find it with `/court precedents`.',
  );
