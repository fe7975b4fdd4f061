import type { Client } from 'discord.js';
import type { PostNamed } from '../house/discipline/outcomes.ts';
import type { ClubId } from '../house/ports.ts';
import { isGone } from './errors.ts';
import { channelOf } from './places.ts';
import type { Posted } from './post-once.ts';
import { whyForGood } from './refused-by-discord.ts';

/** Deletes a post of the club's server, or finds that somebody did. Rejects when trying again later may help. */
export async function takeDown(
  client: Client<true>,
  club: ClubId,
  { channel, message }: PostNamed,
): Promise<Posted> {
  try {
    const place = await channelOf(client, club, channel);
    if (place === null) return { impossible: 'not a channel of the club' };
    await place.messages.delete(message);
    return { message };
  } catch (error) {
    if (isGone(error)) return { message };
    const impossible = whyForGood(error);
    if (impossible === null) throw error;
    return { impossible };
  }
}
