import { setTimeout as wait } from 'node:timers/promises';
import {
  type Client,
  DefaultRestOptions,
  Events,
  Options,
  Partials,
  type RESTOptions,
  Status,
} from 'discord.js';
import type { Logger } from 'pino';
import type { Instant } from '../../terms/time.ts';
import type { Answers, Outbox, PutOff } from '../house/delivery.ts';
import type { Duty, Identifies } from '../house/duty.ts';
import { hasFirst, type Shards } from '../house/hosting.ts';
import type { ClubId } from '../house/ports.ts';
import { type OnAnswered, Timing } from './account.ts';
import { startRecovery } from './answer-recovery.ts';
import { startClockCards, startGameCards, startToldPosts } from './cards.ts';
import type { Command, Services } from './command.ts';
import { startHearings } from './court/hearing-watch.ts';
import type { TurnedAway } from './entrance.ts';
import { closedFor, Outages } from './gateway/outages.ts';
import { shardOptions, shareOf } from './gateway/shards.ts';
import { lookIn, type Sight, tryUntilIn } from './knock.ts';
import { Deferred, logIn, makeClient } from './log-in.ts';
import { makeRequest, notAPage, TokenWatch } from './make-request.ts';
import { startDelivery } from './outbox-delivery.ts';
import { peopleFirst } from './people-first.ts';
import { startPinnedBoards } from './pinned-boards.ts';
import { PostedCards } from './posted-cards.ts';
import { limitsInTime } from './rate-limits.ts';
import { tellCommands } from './register-commands.ts';
import { createRouter } from './router.ts';
import { startServerCommands } from './server-commands.ts';
import { startSessionPosts } from './session-posts.ts';
import { startStep } from './step/dress.ts';
import { startTableCards } from './table-cards.ts';
import { startTablePosts } from './tables/keep-posts.ts';
import { type NomicWatch, startNomicThreads } from './tables/nomic-watch.ts';
import { startTalks } from './tables/talk-watch.ts';
import type { Wakeful } from './wakeful.ts';

export interface BotParts extends Services {
  token: string;
  /** Base of Discord's HTTP API; Discord's own when left out. */
  api?: string;
  outbox: Outbox;
  answers: Answers;
  putOff: PutOff;
  commands: readonly Command[];
  clock: () => Instant;
  /** Must word errors by `forLog`: Discord's library hangs tokens and people's words on its own. */
  log: Logger;
  onAnswered?: OnAnswered;
  onRequest?: (status: number) => void;
  /** The shards that it takes; null, as where it is left out, is as many as Discord recommends. */
  shards?: Shards | null;
  /** Whose turn it is, where several processes share the bot; without it this one is alone. */
  duty?: Duty | undefined;
  signal?: AbortSignal | undefined;
  /** Is called while the bot waits for Discord, or for another process to give up its duty. */
  onWaiting?: (() => void) | undefined;
  onConnected?: ((connected: Connected) => void) | undefined;
}

/** A bot that is connected and answers commands, whether or not it does what falls due yet. */
export interface Connected {
  /** Which of its shards are connected, how many milliseconds their last heartbeats took, null before the first, and their servers. */
  gateway(): ReturnType<typeof gatewayOf>;
  /** How many interactions are being answered. */
  underWay(): number;
}

export type Bot = Awaited<ReturnType<typeof startBot>>;

const lastWords = 5000;

/**
 * Connects, however long that takes, registers the commands and answers. Returns the bot at work. Rejects with `TurnedAway`,
 * and when it is to give up.
 */
export async function startBot(parts: BotParts) {
  const { log, token, signal, shards = null } = parts;
  let recovery: Wakeful | null = null;
  let nomic: NomicWatch | null = null;
  const readFirst = async (club: ClubId) => nomic?.readFirst(club);
  const isShared = shards !== null || parts.duty !== undefined;
  const timing = new Timing();
  const { onAnswered = () => {}, onRequest = () => {} } = parts;
  const gameCards = new PostedCards();
  const router = createRouter({
    ...{ ...parts, isShared, timing, gameCards, readFirst, onAnswered },
    onOwed: () => recovery?.wake(),
  });
  const letPeopleFirst = peopleFirst(() => router.underWay);
  const limits = limitsInTime();
  const away = new Deferred<TurnedAway>();
  const outages = new Outages(log);
  const makeOne = timing.watching(notAPage(makeRequest), onRequest);
  const door = { token, api: parts.api ?? DefaultRestOptions.api, makeRequest: makeOne, signal };
  const watch = new TokenWatch({ ...door, signal: undefined }, log, away.resolve);
  const rest = {
    makeRequest: watch.watching(makeOne),
    rejectOnRateLimit: limits.rejectOnRateLimit,
    api: door.api,
    globalRequestsPerSecond: shareOf(shards),
  };
  const givenUp = rejecting(away.promise, signal);
  const connect = async () => {
    const sight = await lookIn(door, shards);
    const told = { log, outages, turnAway: away.resolve };
    const client = createClient(rest, sight, { ...told, shards, identifies: parts.duty });
    client.on(Events.InteractionCreate, (interaction) => router.handle(interaction));
    return { sight, ready: await logIn(client, token, givenUp) };
  };
  const { sight, ready } = await tryUntilIn(connect, parts);
  if (!sight.canRead) {
    log.warn(
      'without the Message Content intent, what is said in hearings is not kept, and Nomic is played with commands alone',
    );
  }
  const connected: Connected = {
    gateway: () => gatewayOf(ready, outages),
    underWay: () => router.underWay,
  };
  parts.onConnected?.(connected);
  await onDuty(parts).catch(async (error: unknown) => {
    await ready.destroy();
    throw error;
  });
  const stopTelling = hasFirst(shards) ? await tellCommands(ready, parts) : () => {};
  const letLimitsBe = limits.keep(ready.rest);
  const delivery = startDelivery({ ...parts, gameCards, client: ready, rest: letPeopleFirst });
  const step = startStep({ ...parts, client: ready });
  const heard = startHearings({ ...parts, ...sight, client: ready, onOpened: delivery.wake });
  const talks = startTalks({ ...parts, client: ready });
  nomic = startNomicThreads({ ...parts, ...sight, client: ready });
  await nomic.begun;
  const cards = [
    startClockCards,
    startGameCards,
    startSessionPosts,
    startTableCards,
    startTablePosts,
    startToldPosts,
    startPinnedBoards,
  ].map((start) => start({ ...parts, gameCards, client: ready }));
  const serverCommands = startServerCommands({ ...parts, client: ready });
  recovery = startRecovery({ ...parts, client: ready, busyWith: router.has, isShared });
  const working = [recovery, step, heard, talks, nomic, delivery, serverCommands, ...cards];
  return {
    client: ready,
    /** Reads what people wrote before what falls due now in a club, where it may have counted. */
    readFirst,
    /** Waits while people wait for answers, but not for long. */
    letPeopleFirst,
    /** Resolves when Discord will have the bot no more, with why; a bot that goes on then answers nobody. */
    turnedAway: away.promise,
    ...connected,
    /** Takes no more interactions, finishes those under way and the notices, for 5 s at most, and leaves. */
    async stop(): Promise<void> {
      stopTelling();
      const finish = async () => {
        await router.close();
        for (const part of working) await part.stop();
      };
      await Promise.race([finish(), wait(lastWords, undefined, { ref: false })]);
      await ready.destroy();
      letLimitsBe();
    },
  };
}

const gatewayOf = ({ ws, guilds }: Client<true>, outages: Outages) =>
  ws.shards.map(({ id, status, ping }) => ({
    id,
    ready: status === Status.Ready && !outages.isOut(id),
    ping: ping < 0 ? null : ping,
    servers: guilds.cache.filter(({ shardId }) => shardId === id).size,
  }));

interface Connecting {
  log: Logger;
  outages: Outages;
  turnAway(why: TurnedAway): void;
  shards: Shards | null;
  identifies: Identifies | undefined;
}

/** Waits until no other process does what falls due; commands are answered meanwhile. */
async function onDuty({ duty, log, signal, onWaiting }: BotParts): Promise<void> {
  if (duty === undefined) return;
  const waiting = setTimeout(() => {
    onWaiting?.();
    log.info('another process has these shards: waiting until it ends');
  }, 1000);
  await duty.taken(signal).finally(() => clearTimeout(waiting));
}

/** Messages are not kept in memory, and told of all the same when they change. */
function createClient(
  rest: Partial<RESTOptions>,
  { intents }: Sight,
  { log, outages, turnAway, shards, identifies }: Connecting,
): Client {
  const client = makeClient(
    {
      intents,
      partials: [Partials.Message],
      makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0 }),
      allowedMentions: { parse: [] },
      rest,
      ...shardOptions(shards),
    },
    {
      lost: (shard, ended) => outages.lost(shard, ended),
      found: (shard, session) => outages.found(shard, session),
      turnedAway: (code) => turnAway(closedFor(code, shards)),
      malformed: (err) => log.error({ err }, 'what Discord sent was not understood, and is passed over'),
    },
    identifies,
  );
  client.on(Events.Error, (err) => log.error({ err }, 'gateway error'));
  client.on(Events.Warn, (warning) => log.warn({ warning }, 'gateway warning'));
  client.rest.on('rateLimited', ({ timeToReset, scope }) =>
    log.debug({ timeToReset, scope }, 'rate limited'),
  );
  return client;
}

function rejecting(away: Promise<TurnedAway>, signal: AbortSignal | undefined): Promise<never> {
  const rejected = new Promise<never>((_, reject) => {
    void away.then(reject);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  rejected.catch(() => {});
  return rejected;
}
