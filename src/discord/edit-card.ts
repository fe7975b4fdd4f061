import type { Client, SendableChannels } from 'discord.js';
import type { Logger } from 'pino';
import type { ClubId } from '../house/ports.ts';
import type { Reply } from '../house/words/reply.ts';
import { channelOf } from './places.ts';
import { isForGood, isMalformed } from './refused-by-discord.ts';
import { toEdit } from './reply.ts';

interface EditParts {
  client: Client<true>;
  log: Logger;
}

/** Changes a card that is at `channel/message`. One that is not there any more, or that Discord will not take, is let be. */
export const editCard = (parts: EditParts, club: ClubId, place: string, card: Reply): Promise<void> =>
  change(parts, (id) => channelOf(parts.client, club, id), place, card);

/** As `editCard`, for a direct message to that account. */
export const editTold = (parts: EditParts, account: string, place: string, card: Reply): Promise<void> =>
  change(parts, () => parts.client.users.createDM(account), place, card);

async function change(
  { log }: EditParts,
  find: (channel: string) => Promise<SendableChannels | null>,
  place: string,
  card: Reply,
): Promise<void> {
  const [id = '', message = ''] = place.split('/');
  try {
    const channel = await find(id);
    await channel?.messages.edit(message, toEdit(card));
  } catch (err) {
    if (!isForGood(err)) throw err;
    if (isMalformed(err)) log.error({ err, place }, 'Discord finds fault with a card');
  }
}
