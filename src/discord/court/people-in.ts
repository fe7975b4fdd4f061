import type { Message, ThreadChannel } from 'discord.js';
import type { CaseThread } from '../../appeals/hearing-room/hearings.ts';
import { isLet } from '../errors.ts';
import type { ThreadWanted } from './room-thread.ts';

/** Whether the person who wrote it may not write where everybody may read, and where nothing else keeps them from it. */
export function isOutsiders({ author, client, system }: Message, wanted: ThreadWanted, kept: CaseThread) {
  const isHeard = author.id === client.user.id || wanted.accounts.includes(author.id);
  return !kept.hidden && !system && !isHeard;
}

/** Removes a post of somebody who is not heard in the case. Returns whether it is gone. */
export const remove = (message: Message): Promise<boolean> => isLet(message.delete());

/** Removes such posts from among those of the thread. Returns the posts that are left. */
export async function clear(
  thread: ThreadChannel,
  there: readonly Message[],
  wanted: ThreadWanted,
  kept: CaseThread,
): Promise<Message[]> {
  const left: Message[] = [];
  for (const message of there) {
    const goes = !thread.archived && isOutsiders(message, wanted, kept);
    if (!goes || !(await remove(message))) left.push(message);
  }
  return left;
}
