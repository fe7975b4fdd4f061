import { citationOf } from '../../../terms/court/citation.ts';
import type { Figures } from '../../../terms/figures.ts';
import { localDate } from '../../../terms/time.ts';
import { counted } from '../../../terms/words.ts';
import { holders } from '../../house/book/offices.ts';
import type { ClubView } from '../../house/ports.ts';
import type { NoticeWords, Reply, Scene } from '../../house/words/reply.ts';
import { accountsOf, calling, cite, dayOf, listed, nameOf } from '../../house/words/text.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Room } from '../hearing-room/rooms.ts';
import type { ChiefAwaited, CourtNotice, courtNotices, ShutOut } from '../notices.ts';
import { caseOf, caseShown } from './case-words.ts';
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
  'court-waits': renderWait,
  docket: (_, scene) => renderDigest(scene),
  hearing: renderHearingNotice,
  'hearings-barred': (notice) => ({ audience: 'club', content: hearingsBarred(notice) }),
  'shut-out': (notice, { view }) => ({ audience: 'asker', content: shutOut(notice, view) }),
};

/** Everybody is told that a case has waited for the Chief Justice for longer than it should. */
export function renderWait(
  { case: number, awaited, since }: CourtNotice<'court-waits'>,
  { view }: Pick<Scene, 'view'>,
): Reply {
  const known = caseOf(view, number);
  const chief = holders(view.state, 'chief');
  const { figures } = view.state;
  const from = dayOf(localDate(since, figures));
  const who = chief.length === 0 ? 'a Chief Justice' : listed(chief.map((person) => nameOf(view, person)));
  return {
    audience: 'club',
    content: [
      `${caseShown(view, known)} has waited since ${from}: ${waits[awaited](who, figures)}`,
      ...calling(view, chief),
    ].join('\n'),
    pings: accountsOf(view, chief),
  };
}

const waits: Readonly<
  Record<ChiefAwaited, (who: string, figures: Pick<Figures, 'grantingJustices'>) => string>
> = {
  writ: (who, { grantingJustices }) =>
    `${who} decides with \`/court grant\` or \`/court deny\` whether the Court hears it, or ${counted(grantingJustices, 'Justice')} together grant it (${cite(['III.3.6'])}).`,
  panel: (who) => `${who} chooses who hears it, with \`/court panel\` (${cite(['III.3.7'])}).`,
  place: (who) =>
    `${who} chooses somebody for the empty place on its panel, with \`/court panel\` (${cite(['III.3.7'])}). Nobody can vote before that.`,
  answer: (who) =>
    `${who} decides with \`/court grant\` or \`/court deny\` whether the whole Court hears it (${cite(['III.3.9.1'])}).`,
};

const rooms: Record<Room, string> = {
  hearing: 'the hearing of',
  panel: 'the panel’s own thread of',
  'en-banc': 'the whole Court’s hearing of',
};

/** Tells the Chief Justice who cannot be let into the thread of a case, and what to do. */
export function shutOut({ case: number, room, unseen, left }: ShutOut, view: ClubView): string {
  const known = view.state.cases[number];
  const where = `${rooms[room]} ${known === undefined ? `case ${number}` : citationOf(known)}`;
  const court = view.settings.court === null ? 'the Court’s channel' : `<#${view.settings.court}>`;
  const names = (people: readonly PersonNumber[]) =>
    `**${listed(people.map((person) => nameOf(view, person)))}**`;
  return [
    ...(unseen.length === 0
      ? []
      : [
          `I cannot let ${names(unseen)} into ${where}: Discord does not show them ${court}.`,
          `Ask someone who manages the server to give them *View Channel* in ${court}. I keep trying, and let them in as soon as Discord allows it.`,
        ]),
    ...(left.length === 0
      ? []
      : [
          `I cannot let ${names(left)} into ${where}: they are not on this server.`,
          'If they come back, I let them in. Until then, decide how the Court hears them.',
        ]),
  ].join('\n');
}
