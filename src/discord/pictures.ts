import type { Logger } from 'pino';
import { toPng } from '../pictures/png.ts';
import type { Shown } from './answering.ts';
import type { Picture, Reply } from './reply.ts';

/** The answer with its picture drawn. */
export const illustrated = async (shown: Shown, log: Logger): Promise<Shown> =>
  shown.kind === 'modal' ? shown : { ...shown, reply: await withPicture(shown.reply, log) };

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
