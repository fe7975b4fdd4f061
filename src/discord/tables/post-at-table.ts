import type { Client } from 'discord.js';
import type { ClubView } from '../../house/ports.ts';
import type { ThreadName } from '../../tables/nomic/threads/names.ts';
import type { TableNumber } from '../../tables/table.ts';
import { channelsFor } from '../permissions.ts';
import { findInClub, type Post, type PostedThere, postIn, postInClub } from '../post-once.ts';

/** How long a post waits until the bot may write where its table is played, and until it may write anywhere, in milliseconds. */
const [forItsPlace, forAnyPlace] = [3600_000, 24 * 3600_000];

export interface AtTable {
  table: TableNumber;
  /** The thread of a game of Nomic in which it belongs; left out for the table's own. */
  thread?: ThreadName;
  /** For how long the post has waited, in milliseconds. */
  waited: number;
}

/** As `PostedThere`; `homeless` if the table has no thread of its own, or somebody deleted it, so that one is to begin below the post. */
export type PostedAtTable = PostedThere & { homeless?: boolean };

/**
 * Posts where a table is played, or in #games where that is no more; what belongs in a thread beside it goes there first. While the bot
 * may not write there, it waits: what is hidden for an hour moves nobody’s game. Rejects if trying again may help.
 */
export async function postAtTable(
  client: Client<true>,
  view: ClubView,
  { thread, ...at }: AtTable,
  post: Post,
): Promise<PostedAtTable> {
  const beside = thread === undefined ? null : (view.settings.nomicThreads[at.table]?.[thread] ?? null);
  if (beside === null) return postInItsPlace(client, view, at, post);
  const known = [beside, ...placesOf(client, view, at)];
  const found = post.look ? await findInClub(client, view.id, known, post.marker) : null;
  const posted = found ?? (await postIn(client, view.id, beside, post));
  return 'message' in posted ? posted : postInItsPlace(client, view, at, { ...post, look: false });
}

/** Where what a table is told may be: its own thread or channel first. */
function placesOf(client: Client<true>, view: ClubView, { table }: AtTable): string[] {
  const place = view.settings.tableThreads[table];
  const others = channelsFor(client, view, { to: 'games' });
  return place === undefined ? others : [place, ...others];
}

async function postInItsPlace(
  client: Client<true>,
  view: ClubView,
  { table, waited }: AtTable,
  post: Post,
): Promise<PostedAtTable> {
  const place = view.settings.tableThreads[table];
  const known = placesOf(client, view, { table, waited });
  const found = post.look ? await findInClub(client, view.id, known, post.marker) : null;
  if (found !== null) return { ...found, homeless: place === undefined };
  const posted = place === undefined ? null : await postIn(client, view.id, place, post);
  if (posted !== null && 'message' in posted) return posted;
  const homeless = posted === null || posted.deleted === true;
  if (!homeless && waited < forItsPlace) throw new NotLet(posted.impossible);
  const elsewhere = await postInClub(client, view, { to: 'games' }, { ...post, look: false });
  if ('impossible' in elsewhere && waited < forAnyPlace) throw new NotLet(elsewhere.impossible);
  return { ...elsewhere, homeless };
}

/** The bot may not write there now. */
class NotLet extends Error {
  override name = 'NotLet';
}
