import { type BaseInteraction, PermissionFlagsBits } from 'discord.js';
import type { Logger } from 'pino';
import type { Picture, Reply } from '../house/words/reply.ts';
import { toPng } from '../pictures/png.ts';
import type { Shown } from './answering.ts';

/**
 * The answer with its picture drawn. Where the server does not let the bot attach files, it goes without; and where
 * a file is the answer, the asker reads how to get it.
 */
export async function illustrated(
  shown: Shown,
  { appPermissions }: Pick<BaseInteraction, 'appPermissions'>,
  log: Logger,
): Promise<Shown> {
  if (shown.kind === 'modal') return shown;
  if (appPermissions.has(PermissionFlagsBits.AttachFiles))
    return { ...shown, reply: await withPicture(shown.reply, log) };
  return shown.reply.files === undefined ? shown : { ...shown, reply: noFilesHere };
}

const noFilesHere: Reply = {
  audience: 'asker',
  content:
    'The answer is a file, and I may not attach files in this channel. Try it in another channel, or ask whoever ' +
    'manages this server to let me **Attach Files**.',
};

/** The reply with its picture in its last embed; as it was where there is none or it could not be drawn. */
export async function withPicture<Drawn extends Reply>(reply: Drawn, log: Logger): Promise<Drawn> {
  const { picture, embeds = [] } = reply;
  if (picture === undefined) return reply;
  const bytes = await drawn(picture, log);
  if (bytes === null) return reply;
  const { name, alt } = picture;
  const image = { url: `attachment://${name}` };
  return {
    ...reply,
    embeds: embeds.map((embed, place) => (place === embeds.length - 1 ? { ...embed, image } : embed)),
    files: [...(reply.files ?? []), { name, bytes, alt }],
  };
}

async function drawn({ name, draw, zoom }: Picture, log: Logger): Promise<Uint8Array | null> {
  try {
    return await toPng(await draw(), zoom);
  } catch (err) {
    log.warn({ err, picture: name }, 'picture not drawn');
    return null;
  }
}
