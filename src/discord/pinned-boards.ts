import type { Client, Message } from 'discord.js';
import type { ClubId } from '../house/ports.ts';
import type { Reply } from '../house/words/reply.ts';
import { boardMoved, boardPost, forgetBoard, placeIn } from '../ladder/pinned-board.ts';
import type { Working } from './command.ts';
import { isDeleted, isForGood, isGone, isLet } from './errors.ts';
import { type Following, followClubs } from './follow-clubs.ts';
import { channelOf } from './permissions.ts';
import { toEdit } from './reply.ts';
import { asNoted, sceneOf } from './scene-of.ts';
import { signedAs } from './sign.ts';

/** Milliseconds for which a board is left alone once it was changed. What happens meanwhile is shown together. */
const rest = 5_000;

/** Bans begin and end without a change of the club: so often the boards are looked at for those. */
const every = 60_000;

/** Has the boards that keep themselves follow what happens to scores, Members, bans and names. */
export function startPinnedBoards(parts: Working): Following {
  const shown = new Map<ClubId, string>();
  const resting = new Map<ClubId, NodeJS.Timeout>();
  const restFrom = (club: ClubId) => {
    const over = () => {
      resting.delete(club);
      following.wake(club);
    };
    resting.set(club, setTimeout(over, rest).unref());
  };
  const following = followClubs(parts, 'pinned boards', async (club) => {
    if (!resting.has(club) && (await keepBoard(parts, club, shown))) restFrom(club);
  });
  const timer = setInterval(() => [...shown.keys()].forEach(following.wake), every).unref();
  return {
    wake: following.wake,
    async stop() {
      clearInterval(timer);
      await following.stop();
      for (const each of resting.values()) clearTimeout(each);
    },
  };
}

/** Has the club's board say what it should by now. Returns whether it had to be looked for on Discord. */
async function keepBoard(parts: Working, club: ClubId, shown: Map<ClubId, string>): Promise<boolean> {
  const scene = await sceneOf(parts, club, parts.clock());
  const places = scene.view.settings.boardPosts;
  const place = places.at(-1);
  if (place === undefined) {
    shown.delete(club);
    return false;
  }
  for (const old of places.slice(0, -1)) await retire(parts, club, old, place);
  const board = boardPost(scene);
  const words = `${place} ${board.content}`;
  if (shown.get(club) === words) return false;
  await say(parts, club, place, board);
  shown.set(club, words);
  return true;
}

/** An earlier post says where the board is now, and is pinned no more. */
async function retire(parts: Working, club: ClubId, old: string, place: string): Promise<void> {
  const message = await say(parts, club, old, boardMoved(club, place));
  if (message?.pinned === true) await isLet(message.unpin());
  await forget(parts, club, old);
}

const forget = ({ clubs, clock }: Working, club: ClubId, kept: string): Promise<unknown> =>
  clubs.change(club, asNoted(clock()), (work) => forgetBoard(work, kept));

/** Changes a post unless it says so already. One that somebody deleted is forgotten; what Discord does not let be done is let be. */
async function say(parts: Working, club: ClubId, kept: string, reply: Reply): Promise<Message | null> {
  try {
    const message = await messageAt(parts.client, club, kept);
    if (message === null) return null;
    const content = signedAs(message.content, reply.content ?? '');
    if (content !== message.content) await message.edit({ ...toEdit(reply), content });
    return message;
  } catch (error) {
    if (!isForGood(error)) throw error;
    if (isGone(error) || isDeleted(error)) await forget(parts, club, kept);
    return null;
  }
}

async function messageAt(client: Client<true>, club: ClubId, kept: string): Promise<Message | null> {
  const { channel: id, message } = placeIn(kept);
  const channel = await channelOf(client, club, id);
  return (await channel?.messages.fetch({ message, cache: false })) ?? null;
}
