import type { Client, SendableChannels } from 'discord.js';
import type { ClubId, ClubView } from '../../house/ports.ts';
import type { Reply } from '../../house/words/reply.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { toPngApart } from '../../pictures/apart.ts';
import { forgetTablePost, postNow, tablePosts } from '../../tables/table-posts.ts';
import type { Working } from '../command.ts';
import { isForGood } from '../errors.ts';
import { type Following, followClubs } from '../follow-clubs.ts';
import { renderNotice } from '../notices.ts';
import { channelOf } from '../permissions.ts';
import { withPicture } from '../pictures.ts';
import { toEdit } from '../reply.ts';
import { asNoted, sceneOf } from '../scene-of.ts';
import { signedAs } from '../sign.ts';

/** Has the posts about results, votes, rulings and offers of tables follow what becomes of them. */
export function startTablePosts(parts: Working): Following {
  const shown = new Map<string, string>();
  return followClubs(parts, 'posts about tables', (club) => updatePosts(parts, club, shown));
}

async function updatePosts(parts: Working, club: ClubId, shown: Map<string, string>): Promise<void> {
  const { clubs, clock } = parts;
  const scene = await sceneOf(parts, club, clock());
  for (const { place, ...of } of tablePosts(scene.view.settings)) {
    const now = postNow(scene.view, of);
    if (now === null) continue;
    const post = { ...(await renderNotice(now.notice, scene)), pings: [] };
    const words = JSON.stringify(post);
    const { notice } = now;
    const reader = notice.kind === 'seat-offer' && notice.direct ? notice.person : null;
    if (shown.get(place) !== words) await edit(parts, scene.view, { place, reader }, post);
    shown.set(place, words);
    if (!now.final) continue;
    await clubs.change(club, asNoted(clock()), (work) => forgetTablePost(work, of));
    shown.delete(place);
  }
}

/** A post that is not there any more is let be. The picture is drawn again, in place of the one that was there. */
async function edit(
  { client, log }: Working,
  view: ClubView,
  { place, reader }: { place: string; reader: PersonNumber | null },
  post: Reply,
): Promise<void> {
  const [id = '', number = ''] = place.split('/');
  try {
    const channel = await (reader === null ? channelOf(client, view.id, id) : directTo(client, view, reader));
    const message = await channel?.messages.fetch({ message: number, cache: false });
    if (message === undefined) return;
    const drawn = toEdit(await withPicture(post, log, toPngApart));
    await message.edit({
      ...drawn,
      content: signedAs(message.content, drawn.content ?? ''),
      attachments: [],
    });
  } catch (error) {
    if (!isForGood(error)) throw error;
    log.warn({ err: error, place }, 'a post about a table could not be changed');
  }
}

/** The direct messages with somebody; null where they have no account any more. */
async function directTo(
  client: Client<true>,
  { people }: ClubView,
  reader: PersonNumber,
): Promise<SendableChannels | null> {
  const account = people.byNumber(reader)?.account ?? null;
  return account === null ? null : client.users.createDM(account);
}
