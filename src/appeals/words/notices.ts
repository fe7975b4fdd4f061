import type { NoticeWords } from '../../house/words/reply.ts';
import type { courtNotices } from '../notices.ts';
import { renderCourtReminder, renderDigest } from './docket.ts';
import { renderHearingNotice } from './hearing-notices.ts';
import { hearingsBarred } from './hearing-room.ts';
import { renderAuthorNotice, renderOpinionNotice } from './opinion-notices.ts';
import { renderPetitionNotice } from './petition-notices.ts';
import { shutOut } from './shut-out.ts';
import { votingNews } from './voting-notices.ts';
import { renderWait } from './waits.ts';

/** What the bot says by itself of the Court. */
export const courtNews: NoticeWords<typeof courtNotices> = {
  ...votingNews,
  petition: renderPetitionNotice,
  'author-chosen': renderAuthorNotice,
  'opinion-published': renderOpinionNotice,
  'court-reminder': renderCourtReminder,
  'court-waits': renderWait,
  docket: (_, scene) => renderDigest(scene),
  hearing: renderHearingNotice,
  'hearings-barred': (notice) => ({ audience: 'club', content: hearingsBarred(notice) }),
  'shut-out': (notice, { view }) => ({ audience: 'asker', content: shutOut(notice, view) }),
};
