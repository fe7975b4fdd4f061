import { type Client, PermissionFlagsBits, type SendableChannels } from 'discord.js';
import type { Logger } from 'pino';
import type { PostNamed } from '../house/outcomes.ts';
import type { ClubId, ClubView } from '../house/ports.ts';
import type { Reply } from '../house/words/reply.ts';
import { cutAbovePrint } from '../house/words/text.ts';
import type { ChannelTarget } from '../told.ts';
import {
  hasNoRoom,
  idOf,
  isDeleted,
  isForGood,
  isGone,
  isLet,
  isMalformed,
  orElse,
  whyForGood,
} from './errors.ts';
import { channelOf, channelsFor, hasIn } from './permissions.ts';
import { sendFirst, waysToSay } from './pictures.ts';
import { toMessage } from './reply.ts';
import { bears, signed } from './sign.ts';

/** A message that is to be posted once, however often it is tried. */
export interface Post {
  reply: Reply;
  /** Words that are no other's. The post ends with a sign made of them, which nobody sees, and is found again by it. */
  marker: string;
  /** At most 25 characters: within a few minutes Discord itself takes only one message with it. */
  nonce: string;
  /** It may be there from an earlier try: look before posting. */
  look: boolean;
  /** Draws the reply's picture, for a channel in which the bot may attach files. */
  draw?(reply: Reply): Promise<Reply>;
  log: Pick<Logger, 'warn'>;
}

/** What came of a post: the message's id, or why it can never be posted. */
export type Posted = { message: string } | { impossible: string };

/** As `Posted`, with the id of the channel it is in; `deleted` if it can never be there because somebody deleted the channel. */
export type PostedThere = { message: string; channel: string } | { impossible: string; deleted?: boolean };

/**
 * Posts in the first channel that takes it, unless an earlier try went into any of them. Rejects if trying again may help, and if the
 * message is at fault (`isMalformed`).
 */
export async function postInClub(
  client: Client<true>,
  view: ClubView,
  target: ChannelTarget,
  post: Post,
): Promise<PostedThere> {
  const channels = channelsFor(client, view, target);
  const found = post.look ? await findInClub(client, view.id, channels, post.marker) : null;
  if (found !== null) return found;
  let why = 'the club has no channel to write in';
  for (const id of channels) {
    const posted = await postIn(client, view.id, id, { ...post, look: false });
    if ('message' in posted) return posted;
    why = posted.impossible;
  }
  return { impossible: why };
}

/** Posts in a channel of the club. Rejects as `postInClub`. */
export const postIn = (client: Client<true>, club: ClubId, id: string, post: Post): Promise<PostedThere> =>
  attempt(() => channelOf(client, club, id), post);

/** The bot’s own message with that sign in the first of these channels that has it; null where none has. Rejects if trying again may help. */
export async function findInClub(
  client: Client<true>,
  club: ClubId,
  channels: readonly string[],
  marker: string,
): Promise<{ message: string; channel: string } | null> {
  for (const id of channels) {
    const channel = await orElse(channelOf(client, club, id), isForGood, null);
    const message = channel === null ? null : await orElse(findOwn(channel, marker), isForGood, null);
    if (message !== null) return { message, channel: id };
  }
  return null;
}

/** Posts to a person by their account. Impossible for those who take no messages from the bot; rejects as `postInClub`. */
export const postToPerson = (client: Client<true>, account: string, post: Post): Promise<PostedThere> =>
  attempt(() => client.users.createDM(account), post);

async function attempt(find: () => Promise<SendableChannels | null>, post: Post): Promise<PostedThere> {
  try {
    const channel = await find();
    return channel === null ? { impossible: 'not a channel of the club' } : await putOnce(channel, post);
  } catch (error) {
    const why = isMalformed(error) ? null : whyForGood(error);
    if (why === null) throw error;
    return { impossible: why, deleted: isDeleted(error) };
  }
}

/** Posts in the channel, unless the message is there already. Rejects as Discord does. */
export async function putOnce(
  channel: SendableChannels,
  { reply: asked, marker, nonce, look, draw, log }: Post,
): Promise<PostedThere> {
  const there = look ? await findOwn(channel, marker) : null;
  if (there !== null) return { message: there, channel: channel.id };
  const drawn = draw !== undefined && mayAttach(channel) ? await draw(asked) : asked;
  const send = (reply: Reply): Promise<{ id: string }> => {
    const content = signed(cutAbovePrint(reply.content ?? '', 1900), marker);
    return channel.send({ ...toMessage(reply), content, nonce, enforceNonce: true });
  };
  const message = await sendFirst(waysToSay(drawn, asked), send, log);
  return { message: idOf(message), channel: channel.id };
}

const mayAttach = (channel: SendableChannels): boolean =>
  channel.isDMBased() || hasIn(channel, PermissionFlagsBits.AttachFiles);

async function findOwn(channel: SendableChannels, marker: string): Promise<string | null> {
  const latest = await channel.messages.fetch({ limit: 100, cache: false });
  const own = latest.find(
    ({ author, content }) => author.id === channel.client.user.id && bears(content, marker),
  );
  return own?.id ?? null;
}

/** Deletes a post of the club's server, or finds that somebody did. Rejects when trying again later may help. */
export async function takeDown(
  client: Client<true>,
  club: ClubId,
  { channel, message }: PostNamed,
): Promise<Posted> {
  try {
    const place = await channelOf(client, club, channel);
    if (place === null) return { impossible: 'not a channel of the club' };
    await place.messages.delete(message);
    return { message };
  } catch (error) {
    if (isGone(error)) return { message };
    const impossible = whyForGood(error);
    if (impossible === null) throw error;
    return { impossible };
  }
}

/** Pins a post where Discord lets the bot. Rejects when trying again later may help. */
export async function pinPost(
  client: Client<true>,
  club: ClubId,
  { channel: id, message }: PostNamed,
): Promise<void> {
  const channel = await channelOf(client, club, id);
  if (channel !== null) await isLet(orElse(channel.messages.pin(message), hasNoRoom, undefined));
}
