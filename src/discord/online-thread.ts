import { ChannelType, type Client, RESTJSONErrorCodes, ThreadAutoArchiveDuration } from 'discord.js';
import type { ClubView } from '../house/ports.ts';
import { tidy } from '../house/words/text.ts';
import type { OnlineGame } from '../ladder/book/online.ts';
import { idOf, isForGood, refusedWith } from './errors.ts';

/** A message of the bot's in a channel, by their ids. */
interface Place {
  channel: string;
  message: string;
}

/**
 * Opens the thread of an online game under the message that announces it, once however often it is tried: a message has
 * at most one, with its own id. Returns the thread's id; the channel's where Discord lets the bot open none, so that the
 * game is played there. Rejects when trying again later may help.
 */
export async function openThread(
  client: Client<true>,
  view: ClubView,
  online: OnlineGame,
  { channel: id, message }: Place,
): Promise<string> {
  try {
    const channel = await client.channels.fetch(id);
    if (channel?.type !== ChannelType.GuildText) return id;
    const autoArchiveDuration = ThreadAutoArchiveDuration.OneWeek;
    const thread = { name: threadName(view, online), startMessage: message, autoArchiveDuration };
    return idOf(await channel.threads.create(thread));
  } catch (error) {
    if (hasThread(error)) return message;
    if (isForGood(error)) return id;
    throw error;
  }
}

const hasThread = refusedWith(RESTJSONErrorCodes.ThreadAlreadyCreatedForMessage);

function threadName({ people }: ClubView, { number, white, black }: OnlineGame): string {
  const name = (person: number) => tidy(people.byNumber(person)?.name ?? `#${person}`, 32);
  return `Online game ${number}: ${name(white)} – ${name(black)}`;
}
