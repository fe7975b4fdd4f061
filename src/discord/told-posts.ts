import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import { aftermathLine, withAftermath } from '../appeals/words/aftermath.ts';
import type { Clubs } from '../house/clubs.ts';
import type { ClubId } from '../house/ports.ts';
import { type Following, followClubs } from './follow-clubs.ts';
import { channelOf } from './places.ts';
import { isForGood } from './refused-by-discord.ts';

interface PostParts {
  client: Client<true>;
  clubs: Clubs;
  log: Logger;
}

/** Has the posts that told everybody of something say at their top what became of it. */
export function startToldPosts(parts: PostParts): Following {
  const { clubs, log } = parts;
  const shown = new Map<string, string>();
  return followClubs({
    clubs,
    log,
    what: 'posts of what was decided',
    follow: (club) => keepTrue(parts, club, shown),
  });
}

async function keepTrue(
  { client, clubs }: PostParts,
  club: ClubId,
  shown: Map<string, string>,
): Promise<void> {
  const view = await clubs.view(club);
  for (const [entry, place] of Object.entries(view.settings.toldPosts)) {
    const line = aftermathLine(view, Number(entry));
    if (line === null || shown.get(place) === line) continue;
    await edit(client, club, place, line);
    shown.set(place, line);
  }
}

/** A post that is not there any more is let be, and nobody is called again by one that has changed. */
async function edit(client: Client<true>, club: ClubId, place: string, line: string): Promise<void> {
  const [id = '', number = ''] = place.split('/');
  try {
    const channel = await channelOf(client, club, id);
    const message = await channel?.messages.fetch({ message: number, cache: false });
    if (message === undefined) return;
    const content = withAftermath(message.content, line);
    if (content !== message.content) await message.edit({ content, allowedMentions: { parse: [] } });
  } catch (error) {
    if (!isForGood(error)) throw error;
  }
}
