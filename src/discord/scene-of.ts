import type { Instant } from '../../terms/time.ts';
import type { ClubId, Occasion } from '../house/ports.ts';
import { exportOf } from '../house/privacy/export.ts';
import { recordOf } from '../house/record/read-record.ts';
import { recordLinkLifetime, recordPath } from '../house/record/record-link.ts';
import { siteAddress } from '../house/site-address.ts';
import type { Scene } from '../house/words/reply.ts';
import { nameOf } from '../house/words/text.ts';
import type { Services } from './command.ts';
import { renderExport } from './export/reply.ts';

/** For what is only noted of Discord: nobody asks for it, and it happens at no time. */
export const asNoted = (now: Instant): Occasion => ({ interaction: null, now, clock: null });

/** What a renderer may look at, as the club is now. */
export async function sceneOf(
  { clubs, siteUrl, siteIsFar = false }: Pick<Services, 'clubs' | 'siteUrl' | 'siteIsFar'>,
  club: ClubId,
  now: Instant,
): Promise<Scene> {
  const view = await clubs.view(club);
  return {
    clubs,
    view,
    now,
    siteUrl,
    siteIsFar,
    pages: await siteAddress(clubs, view, siteUrl),
    text: (seq, kind) => clubs.text(club, seq, kind),
    textIn: async (book, seq, kind) =>
      (await clubs.texts(club, [seq], book)).find((kept) => kept.kind === kind)?.text ?? null,
    exported: (person, reader) => exportOf(clubs, view, person, now, reader),
    exportReply: renderExport,
    recordOf: (person) => recordOf(clubs, view, person, (other) => nameOf(view, other)),
    exhibit: (number, exhibit) => clubs.exhibit(club, number, exhibit),
    recordAddress: (person, reader) =>
      `${siteUrl}${recordPath(clubs, { club, person, reader, until: now + recordLinkLifetime })}`,
  };
}
