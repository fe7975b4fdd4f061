import type { Client } from 'discord.js';
import type { ClubId } from '../club/ports.ts';
import { isForGood } from './errors.ts';
import { channelOf } from './places.ts';
import { type Reply, toEdit } from './reply.ts';

/** Changes a card that is at `channel/message`. One that is not there any more is let be. */
export async function editCard(
  client: Client<true>,
  club: ClubId,
  place: string,
  card: Reply,
): Promise<void> {
  const [id = '', message = ''] = place.split('/');
  try {
    const channel = await channelOf(client, club, id);
    await channel?.messages.edit(message, toEdit(card));
  } catch (error) {
    if (!isForGood(error)) throw error;
  }
}
