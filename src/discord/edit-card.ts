import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { ClubId } from '../club/ports.ts';
import { channelOf } from './places.ts';
import { isForGood, isMalformed } from './refused-by-discord.ts';
import { type Reply, toEdit } from './reply.ts';

/** Changes a card that is at `channel/message`. One that is not there any more, or that Discord will not take, is let be. */
export async function editCard(
  { client, log }: { client: Client<true>; log: Logger },
  club: ClubId,
  place: string,
  card: Reply,
): Promise<void> {
  const [id = '', message = ''] = place.split('/');
  try {
    const channel = await channelOf(client, club, id);
    await channel?.messages.edit(message, toEdit(card));
  } catch (err) {
    if (!isForGood(err)) throw err;
    if (isMalformed(err)) log.error({ err, club }, 'Discord finds fault with a card');
  }
}
