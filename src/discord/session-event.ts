import {
  type Client,
  type Guild,
  type GuildScheduledEvent,
  GuildScheduledEventEntityType,
  GuildScheduledEventPrivacyLevel,
  GuildScheduledEventStatus,
} from 'discord.js';
import { type Instant, isSessionDay, type LocalDate, sessionWindow } from '../../terms/time.ts';
import type { ClubView } from '../house/ports.ts';
import { dayOf, tidy } from '../house/words/text.ts';
import { isBarred, whyForGood } from './errors.ts';
import type { Posted } from './post-once.ts';

/** As a post; `barred` when Discord does not let the bot make events on this server. */
export type Kept = Posted | { impossible: string; barred: true };

/** Keeps the server's event for that day as the club has it (Act 0.5), once. Rejects if trying again later may help. */
export async function keepEvent(
  client: Client<true>,
  view: ClubView,
  date: LocalDate,
  now: Instant,
): Promise<Kept> {
  const guild = client.guilds.cache.get(view.id);
  if (guild === undefined) return { impossible: 'the bot is not on this server' };
  const { opensAt, closesAt } = sessionWindow(date, view.state.figures);
  const takesPlace = isSessionDay(date, view.state.figures) && !view.state.cancelled.has(date);
  if ((takesPlace ? opensAt : closesAt) <= now) return { impossible: 'the session has begun' };
  try {
    return takesPlace ? { message: await made(guild, view, date) } : await calledOff(guild, date);
  } catch (error) {
    const impossible = whyForGood(error);
    if (impossible === null) throw error;
    return isBarred(error) ? { impossible, barred: true } : { impossible };
  }
}

async function made(guild: Guild, view: ClubView, date: LocalDate): Promise<string> {
  const wanted = eventOf(view, date);
  const there = await findOwn(guild, date);
  if (there === null) return (await guild.scheduledEvents.create(wanted)).id;
  if (!isAs(there, wanted)) await there.edit(wanted);
  return there.id;
}

async function calledOff(guild: Guild, date: LocalDate): Promise<Posted> {
  const there = await findOwn(guild, date);
  if (there === null) return { impossible: 'there is no event to call off' };
  await there.setStatus(GuildScheduledEventStatus.Canceled);
  return { message: there.id };
}

const markerOf = (date: LocalDate): string => `Session of ${date}`;

async function findOwn(guild: Guild, date: LocalDate): Promise<GuildScheduledEvent | null> {
  const events = await guild.scheduledEvents.fetch({ cache: false, withUserCount: false });
  const own = events.find(
    ({ creatorId, status, description }) =>
      creatorId === guild.client.user.id &&
      status === GuildScheduledEventStatus.Scheduled &&
      description?.split('\n').at(-1) === markerOf(date),
  );
  return own ?? null;
}

function eventOf({ state: { figures } }: ClubView, date: LocalDate) {
  const { opensAt, closesAt } = sessionWindow(date, figures);
  return {
    name: `Chess club, ${dayOf(date)}`,
    description: `Check in with /present, play, and enter each game with /game record.\n${markerOf(date)}`,
    scheduledStartTime: new Date(opensAt),
    scheduledEndTime: new Date(closesAt),
    privacyLevel: GuildScheduledEventPrivacyLevel.GuildOnly,
    entityType: GuildScheduledEventEntityType.External,
    entityMetadata: { location: `Room ${tidy(figures.room, 90)}` },
  } as const;
}

const isAs = (there: GuildScheduledEvent, wanted: ReturnType<typeof eventOf>): boolean =>
  there.scheduledStartTimestamp === wanted.scheduledStartTime.getTime() &&
  there.scheduledEndTimestamp === wanted.scheduledEndTime.getTime() &&
  there.entityMetadata?.location === wanted.entityMetadata.location;
