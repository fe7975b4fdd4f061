import type { MessageEditRequestPartialSchema } from 'discord-api-spec/zod';
import type { output } from 'zod/mini';
import { invalidField } from '../errors.ts';
import type { Draft } from '../world/content.ts';
import type { Upload } from '../world/state.ts';
import { withoutNulls } from './validation.ts';

export type MessageBody = output<typeof MessageEditRequestPartialSchema>;

/** A request body as the draft it means: null empties a field, a field not given stays as it is. */
export function draftOf(body: MessageBody, files: readonly Upload[]): Draft {
  demandBuilt(body);
  const { content, embeds, components, flags, tts, allowed_mentions, attachments } = body;
  return {
    files,
    ...(content === undefined ? {} : { content: content ?? '' }),
    ...(embeds === undefined ? {} : { embeds: withoutNulls(embeds ?? []) }),
    ...(components === undefined ? {} : { components: withoutNulls(components ?? []) }),
    ...(attachments === undefined ? {} : { attachments: withoutNulls(attachments ?? []) }),
    ...(typeof flags === 'number' ? { flags } : {}),
    ...(typeof tts === 'boolean' ? { tts } : {}),
    ...(allowed_mentions ? { allowedMentions: withoutNulls(allowed_mentions) } : {}),
  };
}

/** What Discord has and the playground has not is refused rather than dropped. */
function demandBuilt({ poll, sticker_ids }: MessageBody): void {
  if (poll) throw invalidField(['poll'], 'NOT_BUILT', 'Polls are not built in the playground.');
  const stickers = (sticker_ids ?? []).length > 0;
  if (stickers) throw invalidField(['sticker_ids'], 'NOT_BUILT', 'Stickers are not built in the playground.');
}
