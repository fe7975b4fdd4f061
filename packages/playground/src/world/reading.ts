import { type APIMessage, GatewayIntentBits } from 'discord-api-types/v10';
import type { Application, Message } from './state.ts';

/** The message as this application gets it over HTTP: MESSAGE_CONTENT is asked for there as well. */
export function readBy({ bot, privilegedIntents }: Application, { body, channel }: Message): APIMessage {
  const all = channel.kind === 'direct' || (privilegedIntents & GatewayIntentBits.MessageContent) !== 0;
  return all ? body : withoutOthersWords(body, body, bot.id);
}

/** The data with the words of others left empty, both in the message and in the one it answers. */
export function withoutOthersWords<Data extends object>(
  data: Data,
  message: APIMessage,
  readerId: string,
): Data & Partial<APIMessage> {
  const { author, mentions, referenced_message: answered } = message;
  const meant = author.id === readerId || mentions.some(({ id }) => id === readerId);
  return {
    ...data,
    ...(meant ? {} : { content: '', embeds: [], attachments: [], components: [] }),
    ...(answered ? { referenced_message: withoutOthersWords(answered, answered, readerId) } : {}),
  };
}
