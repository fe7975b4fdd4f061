import { type BaseInteraction, PermissionFlagsBits } from 'discord.js';
import type { Logger } from 'pino';
import { toPng } from '../pictures/png.ts';
import type { Shown } from './answering.ts';
import type { Picture, Reply } from './reply.ts';

/** The answer with its picture drawn; without it where the server does not let the bot attach files. */
export async function illustrated(
  shown: Shown,
  { appPermissions }: Pick<BaseInteraction, 'appPermissions'>,
  log: Logger,
): Promise<Shown> {
  if (shown.kind === 'modal' || !appPermissions.has(PermissionFlagsBits.AttachFiles)) return shown;
  return { ...shown, reply: await withPicture(shown.reply, log) };
}

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

async function drawn({ name, draw }: Picture, log: Logger): Promise<Uint8Array | null> {
  try {
    return await toPng(draw());
  } catch (err) {
    log.warn({ err, picture: name }, 'picture not drawn');
    return null;
  }
}
