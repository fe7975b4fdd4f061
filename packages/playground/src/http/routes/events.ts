import {
  ExternalScheduledEventCreateRequestSchema,
  ExternalScheduledEventPatchRequestPartialSchema,
  ExternalScheduledEventResponseSchema,
  VoiceScheduledEventCreateRequestSchema,
  VoiceScheduledEventResponseSchema,
} from 'discord-api-spec/zod';
import {
  type APIGuildScheduledEvent,
  GatewayDispatchEvents,
  GatewayIntentBits,
  GuildScheduledEventEntityType,
  GuildScheduledEventPrivacyLevel,
  GuildScheduledEventStatus as Status,
} from 'discord-api-types/v10';
import * as z from 'zod/mini';
import { Code, found, invalidField } from '../../errors.ts';
import { demand, may } from '../../world/permissions.ts';
import type { Guild } from '../../world/state.ts';
import { userView } from '../../world/views.ts';
import { bare, type Call, withBody } from '../route.ts';

const EVENTS = '/guilds/{guild_id}/scheduled-events';
const EVENT = `${EVENTS}/{guild_scheduled_event_id}`;

const NewEvent = z.union([ExternalScheduledEventCreateRequestSchema, VoiceScheduledEventCreateRequestSchema]);
const EventSeen = z.union([ExternalScheduledEventResponseSchema, VoiceScheduledEventResponseSchema]);

/** What an event may become from each status. */
const NEXT: Record<Status, readonly Status[]> = {
  [Status.Scheduled]: [Status.Active, Status.Canceled],
  [Status.Active]: [Status.Completed],
  [Status.Completed]: [],
  [Status.Canceled]: [],
};

export const eventRoutes = [
  bare({
    method: 'GET',
    path: EVENTS,
    response: z.array(EventSeen),
    handle: (call) => [...guildOf(call).events.values()],
  }),
  withBody({
    method: 'POST',
    path: EVENTS,
    body: NewEvent,
    response: EventSeen,
    handle(call) {
      const guild = guildOf(call);
      demand(guild, call.me.id, 'CreateEvents');
      const event = newEvent(call, guild);
      demandSense(call, event);
      return kept(call, guild, event, GatewayDispatchEvents.GuildScheduledEventCreate);
    },
  }),
  bare({ method: 'GET', path: EVENT, response: EventSeen, handle: (call) => eventOf(call, guildOf(call)) }),
  withBody({
    method: 'PATCH',
    path: EVENT,
    body: ExternalScheduledEventPatchRequestPartialSchema,
    response: EventSeen,
    handle(call) {
      const guild = guildOf(call);
      const before = eventOf(call, guild);
      demandSay(call, guild, before);
      const event = changedEvent(before, call.body);
      return kept(call, guild, event, GatewayDispatchEvents.GuildScheduledEventUpdate);
    },
  }),
  bare({
    method: 'DELETE',
    path: EVENT,
    handle(call) {
      const guild = guildOf(call);
      const event = eventOf(call, guild);
      demandSay(call, guild, event);
      guild.events.delete(event.id);
      tell(call, guild, event, GatewayDispatchEvents.GuildScheduledEventDelete);
    },
  }),
];

function guildOf({ world, me, param }: Pick<Call, 'world' | 'me' | 'param'>): Guild {
  return world.guildOf(me.id, param('guild_id'));
}

function eventOf({ param }: Pick<Call, 'param'>, guild: Guild): APIGuildScheduledEvent {
  return found(guild.events.get(param('guild_scheduled_event_id')), Code.UnknownGuildScheduledEvent);
}

/** Anyone who may create events changes and deletes those they made; all others take managing them. */
function demandSay({ me }: Pick<Call, 'me'>, guild: Guild, { creator_id }: APIGuildScheduledEvent): void {
  const isTheirs = creator_id === me.id && may(guild, me.id, ['CreateEvents']);
  if (!isTheirs) demand(guild, me.id, 'ManageEvents');
}

function newEvent(
  { world, me, body }: Call<z.output<typeof NewEvent>>,
  guild: Guild,
): APIGuildScheduledEvent {
  const shared = {
    id: world.nextId(),
    guild_id: guild.id,
    creator_id: me.id,
    creator: userView(me),
    name: body.name,
    description: body.description ?? null,
    image: null,
    scheduled_start_time: body.scheduled_start_time,
    privacy_level: GuildScheduledEventPrivacyLevel.GuildOnly,
    status: Status.Scheduled,
    entity_id: null,
    recurrence_rule: null,
    user_count: 0,
    guild_scheduled_event_exceptions: [],
  };
  if (body.entity_type === GuildScheduledEventEntityType.Voice) {
    const end = body.scheduled_end_time ?? null;
    const channel_id = body.channel_id ?? '';
    if (!world.channels.has(channel_id)) throw required('channel_id');
    return {
      ...shared,
      entity_type: body.entity_type,
      channel_id,
      entity_metadata: null,
      scheduled_end_time: end,
    };
  }
  const { scheduled_end_time, entity_metadata, entity_type } = body;
  if (!scheduled_end_time) throw required('scheduled_end_time');
  if (!entity_metadata) throw required('entity_metadata');
  return { ...shared, entity_type, channel_id: null, entity_metadata, scheduled_end_time };
}

/** An event begins in the future and ends after it began. */
function demandSense({ world }: Pick<Call, 'world'>, event: APIGuildScheduledEvent): void {
  const start = Date.parse(event.scheduled_start_time);
  const end = Date.parse(event.scheduled_end_time ?? event.scheduled_start_time);
  if (start <= world.clock())
    throw invalidField(
      ['scheduled_start_time'],
      'GUILD_SCHEDULED_EVENT_SCHEDULE_PAST',
      'Cannot schedule event in the past.',
    );
  if (end < start)
    throw invalidField(
      ['scheduled_end_time'],
      'GUILD_SCHEDULED_EVENT_END_TIME_BEFORE_START_TIME',
      'Cannot end before it starts.',
    );
}

function changedEvent(
  event: APIGuildScheduledEvent,
  body: z.output<typeof ExternalScheduledEventPatchRequestPartialSchema>,
): APIGuildScheduledEvent {
  const status = body.status ?? event.status;
  const next: readonly number[] = NEXT[event.status];
  if (status !== event.status && !next.includes(status))
    throw invalidField(['status'], 'GUILD_SCHEDULED_EVENT_INVALID_STATUS', 'It cannot become this.');
  const shared = {
    status,
    name: body.name ?? event.name,
    description: body.description === undefined ? (event.description ?? null) : body.description,
    scheduled_start_time: body.scheduled_start_time ?? event.scheduled_start_time,
  };
  if (event.entity_type !== GuildScheduledEventEntityType.External) return { ...event, ...shared };
  const entity_metadata = body.entity_metadata ?? event.entity_metadata;
  const scheduled_end_time = body.scheduled_end_time ?? event.scheduled_end_time;
  return { ...event, ...shared, entity_metadata, scheduled_end_time };
}

function kept(
  call: Pick<Call, 'world'>,
  guild: Guild,
  event: APIGuildScheduledEvent,
  as: GatewayDispatchEvents,
): APIGuildScheduledEvent {
  guild.events.set(event.id, event);
  tell(call, guild, event, as);
  return event;
}

function tell(
  { world }: Pick<Call, 'world'>,
  guild: Guild,
  data: object,
  event: GatewayDispatchEvents,
): void {
  world.hub.publish({ event, data, audience: guild, intent: GatewayIntentBits.GuildScheduledEvents });
}

function required(field: string): Error {
  return invalidField([field], 'BASE_TYPE_REQUIRED', 'This field is required');
}
