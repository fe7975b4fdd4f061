import { citationOf } from '../../../terms/court/citation.ts';
import type { ClubView } from '../../house/ports.ts';
import { type ActionRow, button, type Reply, row, toAsker } from '../../house/words/reply.ts';
import { under } from '../../house/words/text.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Case } from '../book/cases.ts';
import type { Post } from '../hearing-room/hearings.ts';
import { mayReadTranscript, transcriptOf } from '../hearing-room/transcript.ts';
import { citationShown } from './case-words.ts';

/** The action of what gives the transcript: `court-transcript:<case>`. */
export const transcriptAction = 'court-transcript';

/** The button for the transcript of a hearing, for those who may read it, once there may be one. */
export function transcriptButton(view: ClubView, appeal: Case, reader: PersonNumber | null): ActionRow[] {
  const wasHeard = appeal.panel.length > 0 || appeal.enBanc || appeal.judgements.length > 0;
  return wasHeard && mayReadTranscript(view, appeal, reader)
    ? [row(button('What was said', transcriptAction, [appeal.number]))]
    : [];
}

/** What was said in a hearing, as a file for the person who asks. */
export function renderTranscript(view: ClubView, appeal: Case, posts: readonly Post[]): Reply {
  const cited = citationShown(appeal);
  if (posts.length === 0)
    return toAsker(
      `I have nothing that was said about ${cited}. Nobody has said anything yet, or I couldn’t read it.`,
    );
  const name = `${citationOf(appeal).replace(/[[\]]/g, '')}, what was said.md`;
  const about = `What was said in the hearing of ${cited}${under(['III.3'])}. It is only for the people in the case: show it to nobody else.`;
  return toAsker(about, {
    files: [{ name, bytes: new TextEncoder().encode(transcriptOf(view, appeal, posts)) }],
  });
}
