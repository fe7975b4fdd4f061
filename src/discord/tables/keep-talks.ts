import {
  type AnyThreadChannel,
  ChannelType,
  type Guild,
  type TextChannel,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import type { ClubId, ClubView, TalkThread, UnitOfWork } from '../../house/ports.ts';
import type { Result } from '../../house/result.ts';
import { theTable } from '../../tables/table.ts';
import {
  noRoomForThreads,
  noTextChannel,
  noteTalksBarred,
  noteTalkThread,
} from '../../tables/talks/note-talks.ts';
import { type TalkWanted, wantedTalks } from '../../tables/talks/wanted-talks.ts';
import { talkCard } from '../../tables/talks/words.ts';
import type { Working } from '../command.ts';
import { hasTooManyThreads, isForGood, isMalformed } from '../errors.ts';
import { letIn, type Outside } from '../let-in.ts';
import { lackingIn } from '../permissions.ts';
import { putOnce } from '../post-once.ts';
import { asNoted } from '../scene-of.ts';
import { channelThere, ownThread, textChannelThere, threadThere } from '../threads.ts';

/** What need not be looked up again for as long as the bot hears of everything. */
export interface TalkMemory {
  /** The conversations that are on Discord as they should be: what that is, by club and key. */
  settled: Map<string, string>;
  /** By its thread, the key in `settled` of a conversation, and the channel that its thread is in. */
  places: Map<string, { key: string; channel: string | null }>;
  /** The accounts known to be in a thread, by club and thread. */
  inside: Map<string, Set<string>>;
  /** The accounts that Discord does not let into it, until it is time to try again. */
  outside: Map<string, Map<string, Outside>>;
  /** The tables whose conversations Discord refuses something, by club and table, until it is time to try again. */
  barred: Set<string>;
}

interface Work extends Working {
  view: ClubView;
  guild: Guild;
  memory: TalkMemory;
  /** What the bot lacks for the conversations of a table, by its number. */
  lacking: Map<number, Set<string>>;
}

/**
 * Has the private conversations of a club's tables in threads of the channels where these are played, with the people in
 * them, until they are closed. If the bot may not, the table is told once. Rejects when trying again later may help.
 */
export async function keepTalks(parts: Working, club: ClubId, memory: TalkMemory): Promise<void> {
  const guild = parts.client.guilds.cache.get(club);
  const view = await parts.clubs.view(club);
  if (guild === undefined) return;
  const work: Work = { ...parts, view, guild, memory, lacking: new Map() };
  const failures: unknown[] = [];
  for (const wanted of wantedTalks(view)) {
    if (isSettled(work, wanted) || memory.barred.has(tableKey(view.id, wanted))) continue;
    await keepTalk(work, wanted).catch((error: unknown) => {
      const lacking = lackingAfter(error);
      if (lacking === null) failures.push(error);
      else lacks(work, wanted, [lacking]);
    });
  }
  await tellLacking(work);
  if (failures.length > 0) throw failures[0];
}

/** Whether it is as it should be; not where somebody asked to be let in once more. */
function isSettled({ view, memory }: Work, wanted: TalkWanted): boolean {
  const kept = view.settings.talkThreads[wanted.key];
  const isShaped = memory.settled.get(settledKey(view.id, wanted)) === shapeOf(wanted);
  return isShaped && kept !== undefined && isFor(kept, wanted);
}

const tableKey = (club: ClubId, { table }: TalkWanted): string => `${club}/${table.number}`;

/** What Discord's refusal comes to; null where it may let the bot at another time, or finds fault with the request itself. */
export function lackingAfter(error: unknown): string | null {
  if (hasTooManyThreads(error)) return noRoomForThreads;
  return isForGood(error) && !isMalformed(error) ? 'Manage Threads' : null;
}

const settledKey = (club: ClubId, { key }: TalkWanted): string => `${club}/${key}`;
const shapeOf = ({ accounts, closed }: TalkWanted): string => JSON.stringify([accounts, closed]);

/** Nothing is tried for the table until something changes there: each refusal counts against the bot with Discord. */
function lacks({ lacking, memory, view }: Work, wanted: TalkWanted, names: readonly string[]): void {
  const { number } = wanted.table;
  memory.barred.add(tableKey(view.id, wanted));
  lacking.set(number, new Set([...(lacking.get(number) ?? []), ...names]));
}

/** Every step can be done again. */
async function keepTalk(work: Work, wanted: TalkWanted): Promise<void> {
  const found = await find(work, wanted);
  if (found === null) return;
  await new TalkRoom(work, wanted, found).bringAbout();
  work.memory.places.set(found.thread.id, {
    key: settledKey(work.view.id, wanted),
    channel: found.thread.parentId,
  });
  work.memory.settled.set(settledKey(work.view.id, wanted), shapeOf(wanted));
  if (!work.lacking.has(wanted.table.number)) work.lacking.set(wanted.table.number, new Set());
}

interface Found {
  thread: AnyThreadChannel;
  kept: TalkThread;
}

/** The thread of a conversation, opened where there is none; null where there is nothing to do, or it cannot be opened yet. */
async function find(work: Work, wanted: TalkWanted): Promise<Found | null> {
  const kept = work.view.settings.talkThreads[wanted.key];
  if (wanted.closed && (kept === undefined || (kept.closed && isFor(kept, wanted)))) return null;
  const thread = kept === undefined ? null : await threadThere(work.guild, kept.thread);
  if (kept !== undefined && thread !== null) return { thread, kept };
  if (!wanted.closed) return open(work, wanted);
  // Somebody deleted it, and nobody needs it any more.
  if (kept !== undefined)
    await note(work, (change) =>
      noteTalkThread(change, wanted.key, { thread: kept.thread, accounts: wanted.accounts, closed: true }),
    );
  return null;
}

/** Whether those were let in who are to be in it, and nobody else, and nobody asks to be let in once more. */
const isFor = ({ accounts, again = [] }: TalkThread, wanted: TalkWanted): boolean =>
  again.length === 0 && [...accounts].sort().join() === [...wanted.accounts].sort().join();

async function open(work: Work, wanted: TalkWanted): Promise<Found | null> {
  const { view, log } = work;
  const channel = await channelOf(work, wanted);
  const lacking = channel === null ? [noTextChannel] : lackingIn(channel, true);
  if (channel === null || lacking.length > 0) {
    lacks(work, wanted, lacking);
    return null;
  }
  const thread = await threadFor(channel, wanted, view);
  const marker = `Opened for talk ${wanted.key}`;
  await putOnce(thread, {
    reply: talkCard(view, wanted),
    marker,
    nonce: `talk-${thread.id}`,
    look: true,
    log,
  });
  const kept: TalkThread = { thread: thread.id, accounts: [], closed: false };
  await note(work, (change) => noteTalkThread(change, wanted.key, kept));
  return { thread, kept };
}

/** The text channel for the conversations of a table: where it is played or, while it has no thread and no channel any more, #games. */
async function channelOf({ guild, view }: Work, { table }: TalkWanted): Promise<TextChannel | null> {
  const { tableThreads, games } = view.settings;
  const place = tableThreads[table.number];
  const isThere = place !== undefined && (await channelThere(guild, place)) !== null;
  return isThere ? textChannelFor(guild, place) : textChannelThere(guild, games);
}

/** The text channel in which a table is played: its own, or that of its thread. */
export async function textChannelFor(guild: Guild, place: string): Promise<TextChannel | null> {
  const there = await channelThere(guild, place);
  const channel = there?.isThread() === true ? there.parent : there;
  return channel?.type === ChannelType.GuildText ? channel : null;
}

/** The bot's own thread of that name that nobody was let into so far, but for which it was stopped; or a new one. */
async function threadFor(
  channel: TextChannel,
  { name }: TalkWanted,
  view: ClubView,
): Promise<AnyThreadChannel> {
  const known = new Set(Object.values(view.settings.talkThreads).map(({ thread }) => thread));
  const isMeant = (thread: AnyThreadChannel) =>
    thread.name === name &&
    thread.type === ChannelType.PrivateThread &&
    !known.has(thread.id) &&
    (thread.totalMessageSent ?? 0) <= 1 &&
    (thread.memberCount ?? 0) <= 1;
  const there = await ownThread(channel, { hidden: true, isMeant });
  return (
    there ??
    channel.threads.create({
      ...{ name, type: ChannelType.PrivateThread, invitable: false },
      autoArchiveDuration: ThreadAutoArchiveDuration.OneWeek,
    })
  );
}

/** A thread on its way to what it should be. */
class TalkRoom {
  private readonly thread: AnyThreadChannel;
  private kept: TalkThread;

  constructor(
    private readonly work: Work,
    private readonly wanted: TalkWanted,
    { thread, kept }: Found,
  ) {
    this.thread = thread;
    this.kept = kept;
  }

  async bringAbout(): Promise<void> {
    if (this.wanted.closed) return this.close();
    if (this.kept.closed) {
      await this.thread.edit({ archived: false, locked: false });
      await this.keep({ closed: false });
    }
    await this.admit();
  }

  /** Nobody writes any more; those who were in it to the end can still read it. */
  private async close(): Promise<void> {
    const { thread } = this;
    await thread.edit({ archived: false, locked: true });
    await this.admit();
    await thread.edit({ archived: true, locked: true });
    await this.keep({ closed: true, accounts: this.wanted.accounts });
  }

  private async admit(): Promise<void> {
    const { thread, wanted } = this;
    const { inside: allInside, outside: allOutside } = this.work.memory;
    const key = `${this.work.view.id}/${thread.id}`;
    const inside = allInside.get(key) ?? new Set<string>();
    const outside = allOutside.get(key) ?? new Map<string, Outside>();
    const again = [...(this.kept.again ?? []), ...twiceIn(this.kept.accounts)];
    for (const known of [inside, outside]) for (const account of again) known.delete(account);
    allInside.set(key, inside);
    allOutside.set(key, outside);
    await letIn(
      { thread, kept: () => this.kept, inside, outside, keep: (changes) => this.keep(changes) },
      wanted.accounts,
    );
    if (again.length > 0) await this.keep({ accounts: [...new Set(this.kept.accounts)], again: undefined });
  }

  private async keep(changes: Partial<TalkThread>): Promise<void> {
    const kept = { ...this.kept, ...changes };
    this.kept = kept;
    await note(this.work, (change) => noteTalkThread(change, this.wanted.key, kept));
  }
}

const note = async (
  { clubs, clock, view }: Work,
  change: (work: UnitOfWork) => Result<null>,
): Promise<void> => {
  await clubs.change(view.id, asNoted(clock()), change);
};

/** Those who asked to be let in once more, as earlier versions kept it. */
const twiceIn = (accounts: readonly string[]): string[] =>
  accounts.filter((account, place) => accounts.indexOf(account) !== place);

/** Told once for all that a table lacks, and again only when that changes. */
async function tellLacking({ clubs, clock, view, lacking }: Work): Promise<void> {
  for (const [table, names] of lacking) {
    const all = [...names].sort().join(', ');
    if (theTable(view, table).state.talksLacking !== all)
      await clubs.change(view.id, { interaction: null, now: clock() }, (work) =>
        noteTalksBarred(work, table, all),
      );
  }
}
