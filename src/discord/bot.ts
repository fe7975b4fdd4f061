import { setTimeout as wait } from 'node:timers/promises';
import { Client, DefaultRestOptions, Events, Options, Partials, type RESTOptions, Status } from 'discord.js';
import type { Logger } from 'pino';
import type { Instant } from '../../terms/time.ts';
import type { Answers, Outbox, PutOff } from '../club/delivery.ts';
import type { OnAnswered } from './account.ts';
import { type Recovery, startRecovery } from './answer-recovery.ts';
import { makeRequest } from './ask-once.ts';
import { startClockCards } from './clock-cards.ts';
import type { Command, Services } from './command.ts';
import { startHearings } from './court/hearing-watch.ts';
import { whyNotIn } from './entrance.ts';
import { startGameCards } from './game-cards.ts';
import { type Sight, sightOf } from './intents.ts';
import { logIn } from './log-in.ts';
import { startDelivery } from './outbox-delivery.ts';
import { limitsInTime } from './rate-limits.ts';
import { registerCommands } from './register-commands.ts';
import { createRouter } from './router.ts';
import { startStep } from './step/keep-step.ts';
import { Timing } from './timing.ts';

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
  /** Told of each request to Discord when it is answered: the status of the answer. */
  onRequest?: (status: number) => void;
}

export interface Bot {
  client: Client<true>;
  /** How many interactions are under way. */
  underWay(): number;
  /** Whether it is connected, and how many milliseconds the last heartbeat took; null before the first. */
  gateway(): { ready: boolean; ping: number | null };
  /** Takes no more interactions, finishes those under way and the notices, for 5 s at most, and leaves. */
  stop(): Promise<void>;
}

const lastWords = 5000;

/** Connects, makes sure that Discord knows the commands, and answers. Rejects when Discord does not let it in. */
export async function startBot(parts: BotParts): Promise<Bot> {
  const { log } = parts;
  let recovery: Recovery | null = null;
  const timing = new Timing();
  const { onAnswered = () => {}, onRequest = () => {} } = parts;
  const router = createRouter({ ...parts, timing, onAnswered, onOwed: () => recovery?.wake() });
  const limits = limitsInTime();
  const rest = {
    makeRequest: timing.watching(makeRequest, onRequest),
    rejectOnRateLimit: limits.rejectOnRateLimit,
    ...(parts.api === undefined ? {} : { api: parts.api }),
  };
  const sight = await lookUp(parts.token, rest);
  const client = createClient(rest, sight, log);
  client.on(Events.InteractionCreate, (interaction) => router.handle(interaction));
  const ready = await logIn(client, parts.token);
  if (!sight.canRead) log.warn('without the Message Content intent, what is said in hearings is not kept');
  await tellCommands(ready, parts.commands, log);
  const letLimitsBe = limits.keep(ready.rest);
  const delivery = startDelivery({ ...parts, client: ready });
  const step = startStep({ ...parts, client: ready });
  const heard = startHearings({ ...parts, ...sight, client: ready, onOpened: delivery.wake });
  const cards = startClockCards({ ...parts, client: ready });
  const gameCards = startGameCards({ ...parts, client: ready });
  const looksAfter = startRecovery({ ...parts, client: ready, busyWith: router.has });
  recovery = looksAfter;
  return {
    client: ready,
    underWay: () => router.underWay,
    gateway: () => ({
      ready: ready.ws.shards.every(({ status }) => status === Status.Ready),
      ping: ready.ws.ping < 0 ? null : ready.ws.ping,
    }),
    async stop() {
      const finished = router
        .close()
        .then(() => looksAfter.stop())
        .then(() => step.stop())
        .then(() => heard.stop())
        .then(() => delivery.stop())
        .then(() => cards.stop())
        .then(() => gameCards.stop());
      await Promise.race([finished, wait(lastWords, undefined, { ref: false })]);
      ready.removeAllListeners(Events.ShardReconnecting);
      await ready.destroy();
      letLimitsBe();
    },
  };
}

/** Messages are not kept in memory, and told of all the same when they change. */
function createClient(rest: Partial<RESTOptions>, { intents }: Sight, log: Logger): Client {
  const client = new Client({
    intents,
    partials: [Partials.Message],
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0 }),
    allowedMentions: { parse: [] },
    rest,
  });
  client.on(Events.Error, (err) => log.error({ err }, 'gateway error'));
  client.on(Events.Warn, (warning) => log.warn({ warning }, 'gateway warning'));
  client.on(Events.ShardDisconnect, ({ code }) => log.warn({ code }, 'disconnected'));
  client.on(Events.ShardReconnecting, () => log.info('reconnecting'));
  client.on(Events.ShardResume, (_, replayed) => log.info({ replayed }, 'resumed'));
  client.rest.on('rateLimited', ({ timeToReset, scope }) =>
    log.debug({ timeToReset, scope }, 'rate limited'),
  );
  return client;
}

async function lookUp(token: string, rest: Partial<RESTOptions>): Promise<Sight> {
  try {
    return await sightOf(token, rest);
  } catch (error) {
    throw whyNotIn(error, rest.api ?? DefaultRestOptions.api);
  }
}

/** A bot whose commands could not be told to Discord still answers those that Discord knows. */
async function tellCommands(client: Client<true>, commands: readonly Command[], log: Logger): Promise<void> {
  try {
    const declared = commands.map(({ data }) => data);
    const told = await registerCommands(client.rest, client.application.id, declared);
    log.info({ commands: declared.length, told }, told ? 'commands registered' : 'commands known already');
  } catch (err) {
    log.error({ err }, 'commands could not be registered');
  }
}
