import { type Client, Events, type Guild, RESTJSONErrorCodes } from 'discord.js';
import type { Logger } from 'pino';
import type { Instant } from '../../terms/time.ts';
import { type Departed, type Departures, erasedAt, isMistimed } from '../house/departures.ts';
import type { ClubId } from '../house/ports.ts';
import { plain } from '../house/words/text.ts';
import { orElse, refusedWith } from './errors.ts';
import { isOnShard } from './gateway/shards.ts';

interface DepartureParts {
  client: Client<true>;
  departures: Departures;
  /** For how long a club is kept once the bot was removed from its server, in milliseconds. */
  keepFor: number;
  clock: () => Instant;
  log: Logger;
}

const hour = 3600_000;

/** Notices, by Discord's own word, when the bot is removed from a server and when it is back. Such a club is erased in the end. */
export function startDepartures(parts: DepartureParts) {
  const { client, departures, log } = parts;
  let work: Promise<unknown> = Promise.resolve();
  let stopped = false;
  const inTurn = (what: string, act: () => Promise<void>) => {
    work = work
      .then(() => (stopped ? undefined : act()))
      .catch((err: unknown) => log.warn({ err }, `${what}, trying again later`));
  };
  const left = (guild: Guild) => inTurn('a removal was not noted', () => noteGone(parts, guild.id, guild));
  const back = ({ id: club }: Guild) => inTurn('a return was not noted', () => noteBack(parts, club));
  const unseen = 'the servers of the clubs were not looked at';
  const look = (isThere: (club: ClubId) => Promise<boolean>, isMeant: (club: ClubId) => boolean) =>
    inTurn(unseen, async () => {
      const meant = (await departures.kept()).filter(isMeant);
      for (const club of meant) inTurn(unseen, () => compare(parts, club, isThere));
      inTurn(unseen, async () => {
        for (const each of await departures.departed()) inTurn(unseen, () => eraseWhenDue(parts, each));
      });
    });
  // Discord's library keeps servers that were left while it was not connected.
  const connectedAgain = (shard: number) =>
    look(
      (club) => isOn(client, club),
      (club) => isOnShard(client, club, shard),
    );
  const isOnAsKnown = async (club: ClubId) => client.guilds.cache.has(club) || isOn(client, club);
  const lookAsKnown = () => look(isOnAsKnown, () => true);
  client.on(Events.GuildDelete, left);
  client.on(Events.GuildCreate, back);
  client.on(Events.ShardReady, connectedAgain);
  const again = setInterval(lookAsKnown, hour).unref();
  lookAsKnown();
  return {
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(again);
      client
        .off(Events.GuildDelete, left)
        .off(Events.GuildCreate, back)
        .off(Events.ShardReady, connectedAgain);
      await work;
    },
  };
}

async function compare(parts: DepartureParts, club: ClubId, isThere: (club: ClubId) => Promise<boolean>) {
  if (await isThere(club)) await noteBack(parts, club);
  else await noteGone(parts, club, null);
}

const isOff = refusedWith(RESTJSONErrorCodes.UnknownGuild, RESTJSONErrorCodes.MissingAccess);

/** Whether the bot is on that server. Rejects where Discord does not say. */
async function isOn({ guilds }: Client<true>, club: ClubId): Promise<boolean> {
  const found = await orElse(guilds.fetch({ guild: club, force: true, cache: false }), isOff, null);
  return found !== null;
}

/** `guild` is the server as it was, where Discord told of it at once. */
async function noteGone(
  { departures, client, clock, keepFor, log }: DepartureParts,
  club: ClubId,
  guild: Guild | null,
): Promise<void> {
  const now = clock();
  if (!(await departures.gone(club, now))) return;
  log.warn({ club, until: dateOf(now + keepFor) }, 'removed from this server: its club is kept until then');
  if (guild !== null) await tellOwner(client, guild, now + keepFor, log);
}

async function noteBack({ departures, log }: DepartureParts, club: ClubId): Promise<void> {
  if (await departures.back(club)) log.info({ club }, 'on this server again: its club goes on');
}

/** Discord lets a bot write to somebody only while they share a server, or have talked before. */
async function tellOwner(client: Client<true>, guild: Guild, until: Instant, log: Logger): Promise<void> {
  const content = [
    `I was removed from **${plain(guild.name)}**, which you own.`,
    `I keep the club's records until <t:${Math.floor(until / 1000)}:D> and then erase them.`,
    'If the club goes on, invite me back before then: everything will be as it was.',
  ].join(' ');
  try {
    await client.users.send(guild.ownerId, { content });
  } catch (err) {
    log.warn({ err, club: guild.id }, 'the owner of the server could not be told: tell them yourself');
  }
}

async function eraseWhenDue(parts: DepartureParts, departed: Departed): Promise<void> {
  const { departures, client, clock, keepFor, log } = parts;
  const { club } = departed;
  const now = clock();
  if (isMistimed(departed)) {
    await departures.back(club);
    await departures.gone(club, now);
    return log.warn({ club, until: dateOf(now + keepFor) }, 'the clock was wrong when the bot was removed');
  }
  const until = erasedAt(departed, keepFor);
  if (now < until) return log.debug({ club, until: dateOf(until) }, 'not on this server any more');
  if (await isOn(client, club)) return;
  await departures.erase(club);
  log.warn({ club }, 'removed from this server long enough ago: its club is erased');
}

const dateOf = (instant: Instant): string => new Date(instant).toISOString().slice(0, 10);
