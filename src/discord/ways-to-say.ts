import type { Logger } from 'pino';
import type { Reply } from '../house/words/reply.ts';
import type { Shown } from './answering.ts';
import { mayBeThePicture } from './refused-by-discord.ts';

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

/**
 * Sends something in the first way that Discord takes. Another way is tried only where it may be the picture or file that
 * was not taken. Rejects as the last try did.
 */
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
