import {
  ChannelType,
  DefaultRestOptions,
  type Guild,
  PermissionFlagsBits,
  PermissionsBitField,
  type RESTOptions,
  Routes,
  type TextChannel,
} from 'discord.js';
import type { Shards } from '../house/hosting.ts';
import { type ClubId, noSettings, type Settings } from '../house/ports.ts';
import { type Command, declarationsOf } from './command.ts';
import { Unreachable, whyNotIn } from './entrance.ts';
import { isForGood, orElse } from './errors.ts';
import { closedFor } from './gateway/outages.ts';
import { shardOptions } from './gateway/shards.ts';
import { GatewayBot, knock, sightOf } from './knock.ts';
import { Deferred, logIn, makeClient } from './log-in.ts';
import { onEveryServer, onItsServer } from './only-with.ts';
import {
  channelPermissions,
  invitePermissions,
  lackingIn,
  memberOf,
  rolesSeeing,
  stepPermissions,
  threadPermissions,
} from './permissions.ts';
import { areKnown } from './register-commands.ts';

type Place = 'discussion' | 'games' | 'court';

interface ChannelFacts {
  place: Place;
  /** Null where it is gone, or is no text channel, or the bot does not see it. */
  name: string | null;
  lacking: string[];
  /** The accounts of Members who are on the server and do not see the channel, of the first hundred. */
  unseenBy: string[];
}

export type ServerFacts = Awaited<ReturnType<typeof serverFacts>> & {
  /** How many commands are to be on this server alone, and whether Discord has just those; null where it does not tell. */
  ownCommands: { wanted: number; known: boolean | null };
};

/** What Discord shows of the bot. */
export interface DiscordFacts {
  application: { id: string; name: string; isPublic: boolean };
  canRead: boolean;
  /** By how many milliseconds this machine's clock is ahead of Discord's; null where Discord did not tell the time. */
  ahead: number | null;
  commandsKnown: boolean;
  startsLeft: number;
  servers: ServerFacts[];
}

interface LookAround {
  token: string;
  /** Base of Discord's HTTP API; Discord's own when left out. */
  api?: string;
  commands: readonly Command[];
  settings: ReadonlyMap<ClubId, Settings>;
  members: ReadonlyMap<ClubId, readonly string[]>;
  /** The shards on which it looks; null is as many as Discord recommends. */
  shards: Shards | null;
}

/** Goes in by the door by which the bot goes in, looks, and leaves. Rejects where Discord does not let it in. */
export async function lookAround(asked: LookAround): Promise<DiscordFacts> {
  const { token, api, commands, settings, members } = asked;
  const watch = new TimeSignal();
  const makeRequest: RESTOptions['makeRequest'] = (url, init) =>
    watch.compare(() => DefaultRestOptions.makeRequest(url, init));
  const rest = { retries: 1, makeRequest, api: api ?? DefaultRestOptions.api };
  const { client, givenUp } = impatient(rest, asked.shards);
  try {
    const { canRead } = await sightOf({ token, ...rest });
    const ready = await logIn(client, token, givenUp);
    const { id, name, botPublic } = await ready.application.fetch();
    const knows = (club: ClubId | null, some: readonly Command[]) =>
      areKnown(client.rest, { application: id, club }, declarationsOf(some));
    const factsOf = async (guild: Guild) => {
      const chosen = settings.get(guild.id) ?? null;
      const own = onItsServer(commands, chosen ?? noSettings);
      return {
        ...(await serverFacts(guild, chosen, members.get(guild.id) ?? [])),
        ownCommands: { wanted: own.length, known: await orElse(knows(guild.id, own), isForGood, null) },
      };
    };
    const gateway = await knock({ token, ...rest }, Routes.gatewayBot(), GatewayBot);
    return {
      application: { id, name: name ?? '', isPublic: botPublic ?? true },
      canRead,
      ahead: watch.ahead,
      commandsKnown: await knows(null, onEveryServer(commands)),
      startsLeft: gateway.session_start_limit.remaining,
      servers: await Promise.all(ready.guilds.cache.map(factsOf)),
    };
  } catch (error) {
    throw whyNotIn(error, client.rest.options.api);
  } finally {
    await client.destroy();
  }
}

/** A client that gives up with the first failure, which the bot would not. */
function impatient(rest: Partial<RESTOptions> & { api: string }, shards: Shards | null) {
  const failed = new Deferred<unknown>();
  const client = makeClient(
    { intents: ['Guilds'], rest, ...shardOptions(shards) },
    {
      lost: (_, { code, why }) =>
        failed.resolve(new Unreachable(rest.api, why ?? `gateway closed with ${code}`)),
      found: () => {},
      turnedAway: (code) => failed.resolve(closedFor(code, shards)),
      malformed: () => {},
    },
  );
  const givenUp = failed.promise.then((why): never => {
    throw why;
  });
  givenUp.catch(() => {});
  return { client, givenUp };
}

class TimeSignal {
  ahead: number | null = null;

  async compare<T extends { headers: { get(name: string): string | null } }>(
    ask: () => Promise<T>,
  ): Promise<T> {
    const asked = Date.now();
    const answer = await ask();
    const date = Date.parse(answer.headers.get('date') ?? '');
    if (!Number.isNaN(date)) this.ahead = (asked + Date.now()) / 2 - date;
    return answer;
  }
}

async function serverFacts(guild: Guild, settings: Settings | null, members: readonly string[]) {
  const { id, name } = guild;
  const may = guild.members.me?.permissions ?? new PermissionsBitField();
  return {
    id,
    name,
    /** The permissions that the invite link gives and the bot does not have on the server. */
    lacking: named(may.missing(invitePermissions)),
    channels: settings === null ? [] : await channelsOf(guild, settings, members),
    lackingForStep: settings === null ? [] : named(may.missing(stepPermissions(settings))),
  };
}

const places = ['discussion', 'games', 'court'] as const;

async function channelsOf(guild: Guild, settings: Settings, members: readonly string[]) {
  const facts = places.flatMap((place) => {
    const id = settings[place];
    return id === null ? [] : [channelFacts(guild, { place, id, hidden: settings.hearings === 'private' })];
  });
  const court = settings.court === null ? undefined : guild.channels.cache.get(settings.court);
  if (court?.type !== ChannelType.GuildText) return facts;
  const unseenBy = await whoDoesNotSee(court, members);
  return facts.map((each) => (each.place === 'court' ? { ...each, unseenBy } : each));
}

/** Discord is asked for one after the other, so not for more than these. */
const mostAsked = 100;

/** The accounts that are on the server and do not see the channel; nobody is asked for where everybody sees it. */
async function whoDoesNotSee(channel: TextChannel, members: readonly string[]): Promise<string[]> {
  if (rolesSeeing(channel).includes(channel.guild.id) && channel.permissionOverwrites.cache.size === 0)
    return [];
  const unseen: string[] = [];
  for (const account of members.slice(0, mostAsked)) {
    const member = await memberOf(channel.guild, account);
    const sees = member === null || channel.permissionsFor(member).has(PermissionFlagsBits.ViewChannel);
    if (!sees) unseen.push(account);
  }
  return unseen;
}

function channelFacts(
  guild: Guild,
  { place, id, hidden }: { place: Place; id: string; hidden: boolean },
): ChannelFacts {
  const channel = guild.channels.cache.get(id);
  const { me } = guild.members;
  if (channel?.type !== ChannelType.GuildText || me === null)
    return { place, name: null, lacking: [], unseenBy: [] };
  const missing = (wanted: bigint) => named(channel.permissionsFor(me).missing(wanted));
  const also = { discussion: [], games: missing(threadPermissions), court: lackingIn(channel, hidden) };
  return {
    place,
    name: channel.name,
    lacking: [...new Set([...missing(channelPermissions), ...also[place]])],
    unseenBy: [],
  };
}

/** `ViewChannel` as people who give permissions read it. */
const named = (permissions: readonly string[]): string[] =>
  permissions.map((name) => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' '));
