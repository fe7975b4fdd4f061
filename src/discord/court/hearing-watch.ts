import { type AnyThreadChannel, Events, type Guild, type Message, type PartialMessage } from 'discord.js';
import { isOpen } from '../../../terms/court/stages.ts';
import { allCases } from '../../appeals/book/cases.ts';
import type { CaseThread, Hearings } from '../../appeals/hearing-room/hearings.ts';
import type { Clubs } from '../../house/clubs.ts';
import type { ClubId, ClubView } from '../../house/ports.ts';
import { type Following, followClubs } from '../follow-clubs.ts';
import { takingTurns } from '../in-turn.ts';
import { keepRooms, type Memory, type RoomParts } from './keep-rooms.ts';
import { minute, strike } from './minutes.ts';
import { isOutsiders, remove } from './people-in.ts';
import { wantedThreads } from './room-thread.ts';

/** How long after a try somebody who could not be let in is tried again, in milliseconds. */
const untilNextTry = 300_000;

/** Has cases heard in threads, and keeps what is said there, one thing after the other. */
export function startHearings(parts: RoomParts): Following {
  const { client, log } = parts;
  const memory: Memory = {
    ...{ clubs: new Map(), inside: new Map(), outside: new Map() },
    ...{ read: new Set(), open: new Set() },
  };
  const inTurn = takingTurns();
  const follow = (club: ClubId) =>
    inTurn(async () => {
      await forgetErased(parts, club);
      await keepRooms(parts, club, memory).finally(() => lookAgain(club));
    });
  const retries = new Map<ClubId, NodeJS.Timeout>();
  const threadsOf = (club: ClubId) =>
    [...memory.clubs].flatMap(([thread, its]) => (its === club ? thread : []));
  const isAnyoneOut = (club: ClubId) =>
    threadsOf(club).some((thread) => (memory.outside.get(thread)?.size ?? 0) > 0);
  /** People who could not be let in are tried again after a while: the bot does not hear of all that lets them see the channel. */
  const lookAgain = (club: ClubId) => {
    if (!isAnyoneOut(club) || retries.has(club)) return;
    retries.set(club, setTimeout(() => tryAgain(club), untilNextTry).unref());
  };
  const tryAgain = (club: ClubId) => {
    clearTimeout(retries.get(club));
    retries.delete(club);
    for (const thread of threadsOf(club)) memory.outside.delete(thread);
    following.wake(club);
  };
  const following = followClubs(parts, 'hearings', follow);

  const heardIn = (channel: string, hear: (club: ClubId) => Promise<void>) => {
    const club = memory.clubs.get(channel);
    if (club === undefined) return;
    inTurn(() => hear(club)).catch((err: unknown) => {
      log.warn({ err, club }, 'what was said in a hearing was not kept');
      memory.read.delete(channel);
    });
  };
  const said = (message: Message) => heardIn(message.channelId, (club) => hear(parts, club, message));
  const deleted = (channel: string, messages: readonly (Message | PartialMessage)[]) =>
    heardIn(channel, (club) => strike(parts, club, messages, parts.clock()));
  const moved = ({ guild: { id }, ownerId }: AnyThreadChannel) => {
    if (ownerId === client.user?.id) following.wake(id);
  };
  const permitted = ({ guild: { id } }: { guild: Guild }) => {
    if (isAnyoneOut(id)) tryAgain(id);
  };
  client.on(Events.MessageCreate, said);
  client.on(Events.MessageUpdate, (_, message) => said(message));
  client.on(Events.MessageDelete, (message) => deleted(message.channelId, [message]));
  client.on(Events.MessageBulkDelete, (messages, { id }) => deleted(id, [...messages.values()]));
  client.on(Events.ThreadDelete, moved);
  client.on(Events.ThreadUpdate, (_, thread) => {
    if (thread.archived === false) memory.open.add(thread.id);
    else memory.open.delete(thread.id);
    moved(thread);
  });
  client.on(Events.ChannelUpdate, (_, channel) => {
    if (!channel.isDMBased()) permitted(channel);
  });
  client.on(Events.GuildRoleUpdate, (_, role) => permitted(role));
  client.on(Events.ShardReady, () => {
    memory.outside.clear();
    memory.read.clear();
    for (const club of new Set(memory.clubs.values())) following.wake(club);
  });
  return {
    wake: following.wake,
    async stop() {
      await following.stop();
      await inTurn(async () => {});
      for (const retry of retries.values()) clearTimeout(retry);
    },
  };
}

async function hear(parts: RoomParts, club: ClubId, message: Message): Promise<void> {
  const view = await parts.clubs.view(club);
  const kept = (await parts.hearings.threads(club)).find(({ thread }) => thread === message.channelId);
  if (kept === undefined) return;
  if (!isHeard(view, kept, message) && (await remove(message))) return;
  await minute(parts, view, kept, message);
}

function isHeard(view: ClubView, kept: CaseThread, message: Message): boolean {
  const wanted = wantedThreads(view).find(
    ({ case: appeal, room }) => appeal.number === kept.case && room === kept.room,
  );
  return wanted === undefined || !isOutsiders(message, wanted, kept);
}

/** Act 0.13: people whose data was erased have no words left in the hearings of cases that are over. */
async function forgetErased({ clubs, hearings }: { clubs: Clubs; hearings: Hearings }, club: ClubId) {
  const view = await clubs.view(club);
  const cases = allCases(view.state)
    .filter(({ stage }) => !isOpen(stage))
    .map(({ number }) => number);
  if (cases.length === 0) return;
  for (const entry of view.entries)
    if (entry.type === 'erased')
      await hearings.forget(club, { person: entry.person, until: entry.at, cases });
}
