import { type BaseInteraction, PermissionFlagsBits } from 'discord.js';
import type { Logger } from 'pino';
import type { Picture, Reply } from '../house/words/reply.ts';
import { toPng } from '../pictures/png.ts';
import type { Shown } from './answering.ts';
import { mayBeThePicture } from './errors.ts';

/** The answer with its picture drawn, or without it where the bot may not attach files. A file is explained there instead. */
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
    'The answer is a file, and I may not attach files in this channel. Try another channel, or ask the person who ' +
    'manages this server to let me **Attach Files**.',
};

/** Draws a picture as PNG. */
type Draw = (picture: Picture) => Promise<Uint8Array>;

const drawHere: Draw = async ({ draw, zoom }) => toPng(await draw(), zoom);

/** The reply with its picture in its last embed; as it was where there is none or it could not be drawn. */
export async function withPicture<Drawn extends Reply>(
  reply: Drawn,
  log: Logger,
  draw: Draw = drawHere,
): Promise<Drawn> {
  const { picture, embeds = [] } = reply;
  if (picture === undefined) return reply;
  const bytes = await drawn(picture, log, draw);
  if (bytes === null) return reply;
  const { name, alt } = picture;
  const image = { url: `attachment://${name}` };
  return {
    ...reply,
    embeds: embeds.map((embed, place) => (place === embeds.length - 1 ? { ...embed, image } : embed)),
    files: [...(reply.files ?? []), { name, bytes, alt }],
  };
}

async function drawn(picture: Picture, log: Logger, asPng: Draw): Promise<Uint8Array | null> {
  try {
    return await asPng(picture);
  } catch (err) {
    log.warn({ err, picture: picture.name }, 'picture not drawn');
    return null;
  }
}

/** The ways in which a reply can be sent, the fullest first: as drawn, as it was before, and without its files. */
export const waysToSay = (drawn: Reply, asked: Reply): Reply[] => [
  ...(drawn === asked ? [] : [drawn]),
  asked,
  ...(asked.files === undefined ? [] : [withoutFiles(asked)]),
];

/** As `waysToSay`, for an answer. */
export function waysToShow(drawn: Shown, asked: Shown): Shown[] {
  if (drawn.kind === 'modal' || asked.kind === 'modal' || drawn.reply.files === undefined) return [drawn];
  const bare = asked.reply.files === undefined ? [] : [{ ...asked, reply: withoutFiles(asked.reply) }];
  return [...(drawn.reply === asked.reply ? [] : [drawn]), asked, ...bare];
}

const withoutFiles = ({ files: _, ...rest }: Reply): Reply => ({
  ...rest,
  content: [rest.content, noFile].filter((line) => line !== undefined).join('\n'),
});

const noFile = '-# There should be a file here, but Discord did not take it.';

/** Sends it in the first way that Discord takes; the next is tried only if the picture or file may be why. Rejects as the last. */
export async function sendFirst<Way, Sent>(
  [way, ...plainer]: readonly Way[],
  send: (way: Way) => Promise<Sent>,
  log: Pick<Logger, 'warn'>,
): Promise<Sent> {
  if (way === undefined) throw new Error('There is nothing to send');
  try {
    return await send(way);
  } catch (err) {
    if (plainer.length === 0 || !mayBeThePicture(err)) throw err;
    log.warn({ err }, 'Discord may not have taken the picture or file: trying without it');
    return sendFirst(plainer, send, log);
  }
}
