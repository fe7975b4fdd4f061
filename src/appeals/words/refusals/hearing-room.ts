import type { ClubView } from '../../../house/ports.ts';
import { type RefusalOf, say, type Wording } from '../../../house/words/wording.ts';
import { caseOf, citationShown } from '../case-words.ts';

/** Why somebody may not read what was said in a hearing. */
export const wordTranscript = ({ case: number }: RefusalOf<'transcript-closed'>, view: ClubView): Wording =>
  say(
    `What was said in the hearing of ${citationShown(caseOf(view, number))} is for its parties, their counsel, the Court and the staff.`,
    'What the Court decided and why is in its opinion: find it with `/court precedents`.',
  );
