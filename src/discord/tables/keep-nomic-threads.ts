import {
  type AnyThreadChannel,
  ChannelType,
  type Guild,
  type TextChannel,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import type { ClubId, ClubView, NomicThreads } from '../../house/ports.ts';
import { type PlayThread, type ThreadName, threadNames } from '../../tables/nomic/threads/names.ts';
import {
  nomicTables,
  nomicThreadName,
  noteNomicBarred,
  noteNomicThreads,
} from '../../tables/nomic/threads/wanted.ts';
import { threadCard } from '../../tables/nomic/threads/words.ts';
import type { Table } from '../../tables/table.ts';
import { noTextChannel } from '../../tables/talks/note-talks.ts';
import { lackingBeside } from '../permissions.ts';
import { putOnce } from '../post-once.ts';
import { asNoted } from '../scene-of.ts';
import { ownThread, threadThere } from '../threads.ts';
import { lackingAfter, textChannelFor } from './keep-talks.ts';
import { catchUp, type ReadingParts } from './nomic-reading.ts';

/** What need not be looked up again for as long as the bot hears of everything. */
export interface NomicMemory {
  /** The tables whose threads are as they should be: what that is, by club and table. */
  settled: Map<string, string>;
  /** Where people write in a game, by Discord’s id of the thread or channel. */
  places: Map<string, { club: ClubId; table: number; thread: PlayThread }>;
  /** The tables whose threads were read since the bot was back. */
  read: Set<string>;
}

interface Work extends ReadingParts {
  view: ClubView;
  guild: Guild;
}

export const tableKey = (club: ClubId, { number }: Pick<Table, 'number'>): string => `${club}/${number}`;

const shapeOf = ({ settings }: ClubView, { number, state }: Table): string => {
  const { voting, points, closed } = settings.nomicThreads[number] ?? {};
  return JSON.stringify([state.status, settings.tableThreads[number], voting, points, closed]);
};

/**
 * Has the voting and the points thread of a club’s tables of Nomic beside their own, open as long as the game goes on, and closed after. If
 * the bot may not, the table is told once. Rejects when trying again later may help.
 */
export async function keepNomicThreads(
  parts: ReadingParts,
  club: ClubId,
  memory: NomicMemory,
): Promise<void> {
  const guild = parts.client.guilds.cache.get(club);
  if (guild === undefined) return;
  for (const { number } of nomicTables(await parts.clubs.view(club))) {
    const work = { ...parts, guild, view: await parts.clubs.view(club) };
    const table = nomicTables(work.view).find((each) => each.number === number);
    const key = tableKey(club, { number });
    if (table === undefined || memory.settled.get(key) === shapeOf(work.view, table)) continue;
    const lacking = await bringAbout(work, table).catch((error: unknown) => {
      const lacks = lackingAfter(error);
      if (lacks === null) throw error;
      return [lacks];
    });
    await parts.clubs.change(club, { interaction: null, now: parts.clock() }, (change) =>
      noteNomicBarred(change, number, [...lacking].sort().join(', ')),
    );
    memory.settled.set(key, shapeOf(await parts.clubs.view(club), table));
  }
}

/** Every step can be done again. Returns what the bot lacks for it. */
async function bringAbout(work: Work, table: Table): Promise<readonly string[]> {
  if (table.state.status !== 'playing') {
    await close(work, table);
    return [];
  }
  const kept = work.view.settings.nomicThreads[table.number];
  if (kept === undefined) await note(work, table, { read: table.state.startedAt ?? 0 });
  else if (kept.closed) await note(work, table, { closed: false });
  for (const name of threadNames) {
    const lacking = await keepOpen(work, table, name);
    if (lacking.length > 0) return lacking;
  }
  return [];
}

const note = async (
  { clubs, clock, view: { id } }: Work,
  { number }: Table,
  changes: Partial<NomicThreads>,
): Promise<void> => {
  await clubs.change(id, asNoted(clock()), (work) => noteNomicThreads(work, number, changes));
};

const keptThread = ({ guild, view }: Work, { number }: Table, name: ThreadName) => {
  const kept = view.settings.nomicThreads[number]?.[name] ?? null;
  return kept === null ? null : threadThere(guild, kept);
};

/** One that was archived or locked is opened again; one that is not there is opened. */
async function keepOpen(work: Work, table: Table, name: ThreadName): Promise<readonly string[]> {
  const there = await keptThread(work, table, name);
  if (there === null) return open(work, table, name);
  if (there.archived === true || there.locked === true) await there.edit({ archived: false, locked: false });
  return [];
}

async function open(work: Work, table: Table, name: ThreadName): Promise<readonly string[]> {
  const { view, guild, canRead, log } = work;
  const place = view.settings.tableThreads[table.number];
  if (place === undefined) return [];
  const channel = await textChannelFor(guild, place);
  const lacking = channel === null ? [noTextChannel] : lackingBeside(channel);
  if (channel === null || lacking.length > 0) return lacking;
  const thread = await threadFor(channel, nomicThreadName(table, name), view);
  await putOnce(thread, {
    reply: threadCard(table, name, canRead),
    marker: `Opened for ${name} at table ${table.number}`,
    nonce: `nomic-${thread.id}`,
    look: true,
    log,
  });
  await note(work, table, { [name]: thread.id });
  return [];
}

/** The bot's own thread of that name in which nobody wrote, but for which it was stopped; or a new one. */
async function threadFor(channel: TextChannel, name: string, view: ClubView): Promise<AnyThreadChannel> {
  const known = new Set(
    Object.values(view.settings.nomicThreads).flatMap(({ voting, points }) => [voting, points]),
  );
  const isMeant = (thread: AnyThreadChannel) =>
    thread.name === name && !known.has(thread.id) && (thread.totalMessageSent ?? 0) <= 1;
  const there = await ownThread(channel, { hidden: false, isMeant });
  const autoArchiveDuration = ThreadAutoArchiveDuration.OneWeek;
  return there ?? channel.threads.create({ name, type: ChannelType.PublicThread, autoArchiveDuration });
}

/** Nobody writes any more, and everybody can still read. */
async function close(work: Work, table: Table): Promise<void> {
  for (const name of threadNames) {
    const there = await keptThread(work, table, name);
    if (there === null || (there.archived === true && there.locked === true)) continue;
    if (there.archived === true) await there.edit({ archived: false, locked: true });
    await there.edit({ archived: true, locked: true });
  }
  await note(work, table, { closed: true });
}

/** How far back edits and deletions are looked for that the bot did not hear of, in milliseconds. */
const lookBack = 7 * 24 * 3600_000;

/** Reads the threads of a club’s games once since the bot was back. */
export async function readNomicThreads(
  parts: ReadingParts,
  club: ClubId,
  memory: NomicMemory,
): Promise<void> {
  for (const table of nomicTables(await parts.clubs.view(club))) {
    const key = tableKey(club, table);
    if (table.state.status !== 'playing' || memory.read.has(key)) continue;
    await catchUp(parts, { club, table: table.number, since: parts.clock() - lookBack });
    memory.read.add(key);
  }
}
