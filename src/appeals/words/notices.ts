import { citationOf } from '../../../terms/court/citation.ts';
import type { Figures } from '../../../terms/figures.ts';
import { localDate } from '../../../terms/time.ts';
import { counted } from '../../../terms/words.ts';
import { holders } from '../../house/book/offices.ts';
import type { ClubView } from '../../house/ports.ts';
import { type NoticeWords, type Reply, type Scene, toAsker, toClub } from '../../house/words/reply.ts';
import { dayOf, under } from '../../house/words/text.ts';
import type { Room } from '../hearing-room/rooms.ts';
import type { ChiefAwaited, CourtNotice, courtNotices, ShutOut } from '../notices.ts';
import { caseOf, caseShown, namesOf, telling, when } from './case-words.ts';
import { renderCourtReminder, renderDigest } from './docket.ts';
import { renderHearingNotice } from './hearing-notices.ts';
import { hearingsBarred } from './hearing-room.ts';
import { renderAuthorNotice, renderOpinionNotice } from './opinion-notices.ts';
import { renderPetitionNotice } from './petition-notices.ts';
import { votingNews } from './voting-notices.ts';

/** What the bot says by itself of the Court. */
export const courtNews: NoticeWords<typeof courtNotices> = {
  ...votingNews,
  petition: renderPetitionNotice,
  'author-chosen': renderAuthorNotice,
  'opinion-published': renderOpinionNotice,
  'court-reminder': renderCourtReminder,
  'court-waits': wait,
  docket: (_, scene) => renderDigest(scene),
  hearing: renderHearingNotice,
  'hearings-barred': (notice) => toClub(hearingsBarred(notice)),
  'shut-out': (notice, { view }) => toAsker(shutOut(notice, view)),
};

function wait({ case: number, awaited, since }: CourtNotice<'court-waits'>, { view }: Scene): Reply {
  const chief = holders(view.state, 'chief');
  const { figures } = view.state;
  const from = dayOf(localDate(since, figures));
  const what = waits[awaited](namesOf(view, chief) || 'a Chief Justice', figures);
  return telling(
    view,
    null,
    [`${caseShown(view, caseOf(view, number))} has been waiting since ${from}. ${what}`],
    chief,
  );
}

const waits: Readonly<Record<ChiefAwaited, (who: string, figures: Figures) => string>> = {
  writ: (who, { grantingJustices }) =>
    `${who} decides with \`/court grant\` or \`/court deny\` whether the Court hears it. Or ${counted(grantingJustices, 'Justice')} grant it together${under(['III.3.6'])}.`,
  panel: (who) => `${who} chooses who hears it, with \`/court panel\`${under(['III.3.7'])}.`,
  place: (who) =>
    `${who} fills the empty place on its panel with \`/court panel\`${under(['III.3.7'])}. Nobody can vote before that.`,
  answer: (who) =>
    `${who} decides with \`/court grant\` or \`/court deny\` whether the whole Court hears it${under(['III.3.9.1'])}.`,
};

const rooms: Record<Room, string> = {
  hearing: 'the hearing of',
  panel: 'the panel’s own thread of',
  'en-banc': 'the whole Court’s hearing of',
};

function shutOut({ case: number, room, unseen, left }: ShutOut, view: ClubView): string {
  const appeal = view.state.cases[number];
  const where = `${rooms[room]} ${appeal === undefined ? `case ${number}` : citationOf(appeal)}`;
  const court = view.settings.court === null ? 'the Court’s channel' : `<#${view.settings.court}>`;
  return [
    ...when(
      unseen.length > 0,
      `I can’t let **${namesOf(view, unseen)}** into ${where}: they can’t see ${court}.`,
      `Ask someone who manages the server to give them *View Channel* in ${court}. I’ll let them in as soon as Discord allows it.`,
    ),
    ...when(
      left.length > 0,
      `I can’t let **${namesOf(view, left)}** into ${where}: they are not on this server.`,
      'If they come back, I’ll let them in. Until then, decide how the Court hears them.',
    ),
  ].join('\n');
}
