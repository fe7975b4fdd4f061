import {
  type APIAllowedMentions,
  type APIAttachment,
  type APIEmbed,
  type APIMessage,
  type APIMessageTopLevelComponent,
  EmbedType,
  MessageFlags,
} from 'discord-api-types/v10';
import type { Unfurl } from './components.ts';
import type { Channel, Upload } from './state.ts';
import type { World } from './world.ts';

/** What an author writes, checked already. */
export interface Draft {
  content?: string;
  embeds?: APIEmbed[];
  components?: APIMessageTopLevelComponent[];
  flags?: number;
  tts?: boolean;
  allowedMentions?: APIAllowedMentions;
  /** Attachments to keep, by id, and words about new files, by the index of the file. */
  attachments?: readonly { id: string | number; filename?: string; description?: string }[];
  files?: readonly Upload[];
}

/** The attachments of a message after this draft: those kept, then the new files. */
export function attachmentsAfter(
  world: World,
  channel: Channel,
  before: APIMessage,
  draft: Draft,
): APIAttachment[] {
  const words = new Map(draft.attachments?.map((each) => [String(each.id), each]));
  const kept = before.attachments.filter(({ id }) => draft.attachments === undefined || words.has(id));
  const ephemeral = ((before.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
  const fresh = (draft.files ?? []).map((file, index) =>
    attached(world, channel, file, { ephemeral, description: words.get(String(index))?.description }),
  );
  return [...kept, ...fresh];
}

/** Keeps a file of this channel and returns the attachment that stands for it. */
export function attached(
  world: World,
  channel: Channel,
  file: Upload,
  about: { ephemeral?: boolean; description?: string | undefined } = {},
): APIAttachment {
  const id = world.nextId();
  const url = world.keep(channel.id, id, file);
  return {
    id,
    filename: file.filename,
    size: file.data.length,
    content_type: file.contentType,
    url,
    proxy_url: url,
    ...(about.description === undefined ? {} : { description: about.description }),
    ...(about.ephemeral === true ? { ephemeral: true } : {}),
  };
}

/** Makes `attachment://` addresses real with these attachments. */
export function unfurlFrom(world: World, attachments: readonly APIAttachment[]): Unfurl {
  return (media) => {
    const url = realAddress(media.url, attachments);
    return { id: world.nextId(), url, proxy_url: url };
  };
}

function realAddress(url: string, attachments: readonly APIAttachment[]): string {
  const name = url.startsWith('attachment://') ? url.slice('attachment://'.length) : undefined;
  return attachments.find(({ filename }) => filename === name)?.url ?? url;
}

/** An embed as Discord gives it back. */
export function keptEmbed(embed: APIEmbed, unfurl: Unfurl): APIEmbed {
  const { image, thumbnail, fields, ...rest } = embed;
  return {
    ...rest,
    type: EmbedType.Rich,
    ...(fields === undefined ? {} : { fields: fields.map((field) => ({ inline: false, ...field })) }),
    ...(image === undefined ? {} : { image: withAddress(image.url, unfurl) }),
    ...(thumbnail === undefined ? {} : { thumbnail: withAddress(thumbnail.url, unfurl) }),
  };
}

function withAddress(url: string, unfurl: Unfurl): { url: string; proxy_url: string } {
  const { url: real, proxy_url } = unfurl({ url });
  return { url: real, proxy_url };
}
