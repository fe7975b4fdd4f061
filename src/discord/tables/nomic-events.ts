import { type Message as DiscordMessage, PermissionFlagsBits, type TextBasedChannel } from 'discord.js';
import type { Instant } from '../../../terms/time.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { keepAltered, keepSaid, type Message } from '../../tables/nomic/threads/archive.ts';
import type { SaidInPlay } from '../../tables/nomic/threads/book.ts';
import type { PlayThread } from '../../tables/nomic/threads/names.ts';
import type { Table } from '../../tables/table.ts';
import { namesOf } from '../requests.ts';

/** Something that happened in a thread of a game of Nomic, and how it is kept. */
export interface ThreadEvent {
  at: Instant;
  keep(work: UnitOfWork, table: Table): void;
}

/** Whether a message is a person’s: the bot’s own, other bots’ and Discord’s own say nothing in a game. */
export const isPersons = ({ author, system, webhookId }: DiscordMessage): boolean =>
  !author.bot && !system && webhookId === null;

const saidIn = (thread: PlayThread, message: DiscordMessage): Message => ({
  thread,
  message: message.id,
  at: message.createdTimestamp,
  actor: { account: message.author.id, ...namesOf(message.author, message.member), managesGuild: false },
  text: message.content,
  files: message.attachments.map(({ name }) => name),
  replyTo: message.reference?.messageId ?? null,
  edited: message.editedTimestamp,
});

/** What is to be kept of a message as it is now: that it was written, and that it was edited. What is known already changes nothing. */
export function eventsOf(thread: PlayThread, message: DiscordMessage): ThreadEvent[] {
  const { id, createdTimestamp: at, editedTimestamp: edited, content: text } = message;
  const said = saidIn(thread, message);
  const first = { at, keep: (work: UnitOfWork, table: Table) => keepSaid(work, table, said) };
  if (edited === null) return [first];
  return [
    first,
    { at: edited, keep: (work, table) => keepAltered(work, table, { message: id, edited, text }) },
  ];
}

/** That a message was deleted, as of now: nobody says when. */
export const deletion = (message: string, at: Instant): ThreadEvent => ({
  at,
  keep: (work, table) => keepAltered(work, table, { message, edited: null, text: '' }),
});

/** Discord’s epoch, and how many bits of an id are no time. */
const [epoch, rest] = [1_420_070_400_000n, 22n];

/** The id that all of that moment and later come after. */
const idBefore = (moment: Instant): string => {
  const since = BigInt(Math.floor(moment)) - epoch;
  return since <= 0n ? '0' : String((since << rest) - 1n);
};

const pageSize = 100;

/**
 * What happened in a thread from a moment on: what people wrote and edited, and what is there no more that was kept. What was written in an
 * earlier thread, which was deleted as a whole, went with it: nobody deleted that message.
 */
export async function eventsSince(
  channel: TextBasedChannel,
  {
    thread,
    known,
    since,
    now,
  }: { thread: PlayThread; known: Iterable<SaidInPlay>; since: Instant; now: Instant },
): Promise<ThreadEvent[]> {
  if (!mayRead(channel)) return [];
  const there = await messagesSince(channel, since);
  const ids = new Set(there.map(({ id }) => id));
  const [from, opened] = [BigInt(idBefore(since)), BigInt(channel.id)];
  const isAfter = (id: bigint): boolean => id > from && id > opened;
  const gone = [...known].filter(
    (said) =>
      said.thread === thread && isAfter(BigInt(said.message)) && !ids.has(said.message) && !isGone(said),
  );
  return [
    ...there.filter(isPersons).flatMap((message) => eventsOf(thread, message)),
    ...gone.map(({ message }) => deletion(message, now)),
  ];
}

const isGone = ({ altered }: SaidInPlay): boolean => altered.at(-1)?.how === 'deleted';

/** To a bot that may not read what was said before, Discord shows an empty thread: nothing of it was deleted. */
function mayRead(channel: TextBasedChannel): boolean {
  if (channel.isDMBased()) return false;
  const { me } = channel.guild.members;
  const needed = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.ReadMessageHistory;
  return me !== null && channel.permissionsFor(me)?.has(needed) === true;
}

async function messagesSince({ messages }: TextBasedChannel, since: Instant): Promise<DiscordMessage[]> {
  const all: DiscordMessage[] = [];
  for (;;) {
    const after: string = all.at(-1)?.id ?? idBefore(since);
    const page = await messages.fetch({ limit: pageSize, after, cache: false });
    all.push(...[...page.values()].reverse());
    if (page.size < pageSize) return all;
  }
}
