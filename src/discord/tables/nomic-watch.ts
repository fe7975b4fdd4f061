import { setTimeout as pause } from 'node:timers/promises';
import { type Client, Events, type Guild, type Message, type PartialMessage } from 'discord.js';
import type { ClubId } from '../../house/ports.ts';
import type { PlayThread } from '../../tables/nomic/threads/names.ts';
import { nomicTables, noteNomicThreads, placesOf } from '../../tables/nomic/threads/wanted.ts';
import { type Following, followClubs } from '../follow-clubs.ts';
import { isOnShard } from '../gateway/shards.ts';
import { takingTurns } from '../in-turn.ts';
import { asNoted } from '../scene-of.ts';
import { keepNomicThreads, type NomicMemory, readNomicThreads, tableKey } from './keep-nomic-threads.ts';
import { deletion, eventsOf, isPersons, type ThreadEvent } from './nomic-events.ts';
import { carryOut, catchUp, type ReadingParts, unreadTables } from './nomic-reading.ts';

export interface NomicWatch extends Following {
  /** Resolves once it is noted that the bot is back: from then on it has time to read what was written meanwhile. */
  begun: Promise<void>;
  /**
   * Reads what was written before what falls due now: it may have counted. To be called before anything due is settled; resolves after
   * some seconds at most, and then what is due waits.
   */
  readFirst(club: ClubId): Promise<void>;
}

/** For how long whoever settles what is due waits for threads to be read, in milliseconds. */
const patience = 5000;

/** Has games of Nomic played in their threads: these are kept open, and what people write, edit and delete there is kept. */
export function startNomicThreads(parts: ReadingParts): NomicWatch {
  const { client, clubs, log } = parts;
  const memory: NomicMemory = { settled: new Map(), places: new Map(), read: new Set() };
  const inTurn = takingTurns();
  const following = followClubs(parts, 'threads of Nomic', (club) =>
    inTurn(async () => {
      await keepNomicThreads(parts, club, memory);
      await notePlaces(parts, club, memory);
      await readNomicThreads(parts, club, memory);
    }),
  );
  const happened = (channel: string, events: (thread: PlayThread) => ThreadEvent[]) => {
    const place = memory.places.get(channel);
    if (place === undefined || !parts.canRead) return;
    inTurn(async () => {
      if ((await unreadTables(parts, place.club)).includes(place.table)) await catchUp(parts, place);
      for (const event of events(place.thread)) await carryOut(parts, place, event);
    }).catch((err: unknown) => {
      log.warn(
        { err, club: place.club },
        'what was written in a thread of Nomic was not kept, and is read again',
      );
      memory.read.delete(tableKey(place.club, { number: place.table }));
      following.wake(place.club);
    });
  };
  const lookAgain = (club: ClubId) => {
    for (const key of [...memory.settled.keys()]) if (key.startsWith(`${club}/`)) memory.settled.delete(key);
    following.wake(club);
  };
  hear(client, happened, parts.clock);
  follow(client, memory, lookAgain);
  client.on(Events.ShardReady, (shard) => {
    memory.read.clear();
    noteBack(parts, (club) => isOnShard(client, club, shard))
      .then((back) => back.forEach(lookAgain))
      .catch((err: unknown) => log.warn({ err }, 'it was not noted that the bot is back'));
  });
  const readAll = async (club: ClubId) => {
    for (const table of await unreadTables(parts, club)) await catchUp(parts, { club, table });
  };
  return {
    wake: following.wake,
    begun: noteBack(parts, () => true).then(() => {}),
    async readFirst(club) {
      // What is due in the threads of another process's club waits for that process.
      if (!clubs.isOurs(club)) return;
      if ((await unreadTables(parts, club)).length === 0) return;
      const reading = inTurn(() => readAll(club)).catch((err: unknown) =>
        log.warn({ err, club }, 'the threads of Nomic could not be read: what is due there waits'),
      );
      await Promise.race([reading, pause(patience, undefined, { ref: false })]);
    },
    async stop() {
      await following.stop();
      await inTurn(async () => {});
    },
  };
}

/** Hears what people write, edit and delete. */
function hear(
  client: Client<true>,
  happened: (channel: string, events: (thread: PlayThread) => ThreadEvent[]) => void,
  clock: () => number,
): void {
  const said = (message: Message) =>
    happened(message.channelId, (thread) => (isPersons(message) ? eventsOf(thread, message) : []));
  const deleted = (channel: string, messages: readonly (Message | PartialMessage)[]) =>
    happened(channel, () => messages.map(({ id }) => deletion(id, clock())));
  client.on(Events.MessageCreate, said);
  client.on(Events.MessageUpdate, (_, message) => said(message));
  client.on(Events.MessageDelete, (message) => deleted(message.channelId, [message]));
  client.on(Events.MessageBulkDelete, (messages, { id }) => deleted(id, [...messages.values()]));
}

/** Looks again at the threads of a club when somebody archives, locks or deletes one, or lets the bot do something. */
function follow(client: Client<true>, { places }: NomicMemory, lookAgain: (club: ClubId) => void): void {
  const moved = ({ id, guild }: { id: string; guild: Guild }) => {
    if (places.has(id)) lookAgain(guild.id);
  };
  const permitted = ({ guild: { id } }: { guild: Guild }) => {
    if ([...places.values()].some(({ club }) => club === id)) lookAgain(id);
  };
  client.on(Events.ThreadUpdate, (_, thread) => moved(thread));
  client.on(Events.ThreadDelete, moved);
  client.on(Events.ChannelUpdate, (_, channel) => {
    if (!channel.isDMBased()) permitted(channel);
  });
  client.on(Events.GuildRoleUpdate, (_, role) => permitted(role));
  client.on(Events.ChannelDelete, (channel) => {
    if (channel.isDMBased()) return;
    // The library still has the threads of a channel that was deleted.
    for (const id of places.keys()) {
      const there = client.channels.cache.get(id);
      if (there?.isThread() === true && there.parentId === channel.id) client.channels.cache.delete(id);
    }
    permitted(channel);
  });
}

/** Knows in which threads and channels the games of a club are played now. */
async function notePlaces({ clubs }: ReadingParts, club: ClubId, { places }: NomicMemory): Promise<void> {
  const view = await clubs.view(club);
  const playing = nomicTables(view).filter(({ state }) => state.status === 'playing');
  for (const [place, its] of [...places]) if (its.club === club) places.delete(place);
  for (const { number: table } of playing)
    for (const [thread, place] of placesOf(view, table)) places.set(place, { club, table, thread });
}

/** Notes at the tables of those clubs whose threads are there that the bot is back. Returns their clubs. */
async function noteBack(
  { clubs, clock }: ReadingParts,
  isMeant: (club: ClubId) => boolean,
): Promise<ClubId[]> {
  const noted: ClubId[] = [];
  for (const club of (await clubs.known()).filter(isMeant)) {
    const view = await clubs.view(club);
    const back = nomicTables(view).filter(({ number }) => view.settings.nomicThreads[number] !== undefined);
    if (back.length === 0) continue;
    noted.push(club);
    for (const { number } of back)
      await clubs.change(club, asNoted(clock()), (work) => noteNomicThreads(work, number, { back: clock() }));
  }
  return noted;
}
