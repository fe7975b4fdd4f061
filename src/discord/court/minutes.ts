import type { Message, PartialMessage, ThreadChannel } from 'discord.js';
import { type CaseThread, missing, type Post, seenAgain } from '../../appeals/hearing-room/hearings.ts';
import type { ClubId, ClubView } from '../../house/ports.ts';
import type { Working } from '../command.ts';

export interface MinuteParts extends Working {
  /** Whether Discord shows the bot what people write. */
  canRead: boolean;
}

/** Whether what is said in a thread is kept: what the panel says among itself never is. */
export const isKept = ({ room }: CaseThread): boolean => room !== 'panel';

/** A message as it is kept: people by their numbers, and none by their account. */
function postOf(message: Message, view: ClubView, { thread, case: number }: CaseThread): Post {
  const { id, author, client, createdTimestamp, editedTimestamp, attachments } = message;
  const own = author.id === client.user.id;
  const person = view.people.byAccount(author.id);
  return {
    message: id,
    thread,
    case: number,
    author: person?.account === author.id ? person.number : null,
    own,
    at: createdTimestamp,
    text: wordsOf(message, view),
    files: attachments.map(({ name }) => name),
    editedAt: editedTimestamp,
    before: null,
    deletedAt: null,
  };
}

function wordsOf({ content, embeds }: Message, { people }: ClubView): string {
  const shown = embeds.flatMap(({ title, description }) => [title, description]);
  return [content, ...shown]
    .filter((words) => words !== null && words !== '')
    .join('\n')
    .replace(/<@!?(\d+)>/g, (_, account: string) => `@${people.byAccount(account)?.name ?? 'somebody'}`);
}

/** Keeps a message that was posted or changed. */
export async function minute(parts: MinuteParts, view: ClubView, kept: CaseThread, message: Message) {
  if (!parts.canRead || !isKept(kept) || message.system) return;
  const known = await parts.hearings.post(view.id, message.id);
  const post = seenAgain(known, postOf(message, view, kept));
  if (post !== null) await parts.hearings.keepPosts(view.id, [post]);
}

/** Keeps that messages were deleted; what they said stays. */
export async function strike(
  { hearings }: MinuteParts,
  club: ClubId,
  messages: readonly (Message | PartialMessage)[],
  now: number,
): Promise<void> {
  for (const { id } of messages) {
    const known = await hearings.post(club, id);
    if (known !== null) await hearings.keepPosts(club, missing([known], new Set(), now));
  }
}

/** Reads the whole thread once more, and keeps what was not heard of: while the bot was down, for one. */
export async function catchUp(
  { hearings, canRead }: MinuteParts,
  view: ClubView,
  kept: CaseThread,
  { there, now }: { there: readonly Message[]; now: number },
): Promise<void> {
  if (!canRead || !isKept(kept)) return;
  const before = await hearings.posts(view.id, kept.case);
  const known = new Map(before.map((post) => [post.message, post]));
  const said = there.filter(({ system }) => !system).map((message) => postOf(message, view, kept));
  const news = said.flatMap((post) => seenAgain(known.get(post.message) ?? null, post) ?? []);
  const ids = new Set(there.map(({ id }) => id));
  const gone = missing(
    before.filter(({ thread }) => thread === kept.thread),
    ids,
    now,
  );
  await hearings.keepPosts(view.id, [...news, ...gone]);
}

const pageSize = 100;

/** Every message of the thread, oldest first. */
export async function messagesIn({ messages }: ThreadChannel): Promise<Message[]> {
  const all: Message[] = [];
  for (;;) {
    const page = await messages.fetch({ limit: pageSize, after: all.at(-1)?.id ?? '0', cache: false });
    all.push(...[...page.values()].reverse());
    if (page.size < pageSize) return all;
  }
}
