import type {
  APIApplicationCommand,
  APIMessage,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import * as z from 'zod';

/** A file on its way from a person's machine, its bytes in base64. */
export const File = z.object({
  filename: z.string().min(1),
  contentType: z.string().default('application/octet-stream'),
  data: z.base64(),
});

/** A person, role or channel that somebody picks by its name. */
export const Picked = z.object({ id: z.string() });

/** What a person types or picks for one option of a command. */
export const OptionValue = z.union([z.string(), z.number(), z.boolean(), Picked, File]);
const Options = z.record(z.string(), OptionValue);

const OnCommand = {
  channel: z.string(),
  /** The words after the slash, e.g. `game record`. */
  command: z.string(),
  options: Options.default({}),
  /** Where two bots have the same command, the one that is meant. */
  application: z.string().optional(),
};

/** What a person can do that a bot answers. */
export const Action = z.discriminatedUnion('do', [
  z.object({ do: z.literal('run'), ...OnCommand }),
  z.object({ do: z.literal('complete'), ...OnCommand, focused: z.string() }),
  z.object({
    do: z.literal('menu'),
    channel: z.string(),
    /** The command in the menu, e.g. `See profile`. */
    command: z.string(),
    application: z.string().optional(),
    /** Whose menu it is, or that of which message. */
    on: z.enum(['user', 'message']),
    target: z.string(),
  }),
  z.object({
    do: z.literal('use'),
    channel: z.string(),
    message: z.string(),
    customId: z.string(),
    values: z.array(z.string()).optional(),
    /** Skips the client's own checks, as a hostile client does; the message must still be one the person sees. */
    forged: z.boolean().default(false),
  }),
  z.object({
    do: z.literal('submit'),
    /** The interaction whose answer was the modal. */
    interaction: z.string(),
    fields: z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string()), z.array(File)])),
  }),
]);

export const NewMessage = z.object({
  content: z.string().max(2_000).default(''),
  files: z.array(File).max(10).default([]),
  replyTo: z.string().optional(),
});

export const ChangedMessage = z.object({ content: z.string().trim().min(1).max(2_000) });

/** The answer to what was deleted. */
export const Removed = z.object({});

/** A person whom one can be. */
export const PersonSeen = z.object({
  id: z.string(),
  /** The user name, which nobody else has. */
  name: z.string(),
  displayName: z.string(),
  /** What is said of them, such as what part they play. */
  note: z.string().nullable(),
  guilds: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type PersonSeen = z.output<typeof PersonSeen>;
export const PeopleSeen = z.array(PersonSeen);

/** Somebody who opens an account and goes through a guild's door. */
export const NewPerson = z.object({
  displayName: z.string().trim().min(1).max(32),
  /** The guild's id. */
  guild: z.string(),
});

const Instant = z.iso.datetime();

/** What the clock shows, and to what it can be put: forwards alone. */
export const ClockSeen = z.object({
  now: Instant,
  /** The time zone in which people read it, by its IANA name. */
  timezone: z.string(),
  /** It stands still after so many milliseconds, until somebody does something; null never does. */
  runsFor: z.number().nonnegative().nullable(),
  movable: z.boolean(),
  /** Offers, soonest first. */
  moments: z.array(z.object({ label: z.string(), at: Instant })),
});
export type ClockSeen = z.output<typeof ClockSeen>;

export const ClockMove = z.object({ now: Instant });

/** One step of a tour, for the person who sees this Discord for the first time. */
export const TourStep = z.object({
  title: z.string(),
  text: z.string(),
  /** The user name of the person to be for it. */
  as: z.string().optional(),
  /** The name of the channel to be in. */
  channel: z.string().optional(),
  /** What to type, such as `/join`. */
  type: z.string().optional(),
  /** Sends what was typed, too. */
  send: z.boolean().optional(),
  /** Where to put the clock. */
  clock: Instant.optional(),
});
export type TourStep = z.output<typeof TourStep>;
export const TourSeen = z.array(TourStep.extend({ done: z.boolean() }));
export type TourSeen = z.output<typeof TourSeen>;

export const Settings = z.object({ dmsClosed: z.boolean() });

const ChannelSeen = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['text', 'voice', 'category', 'announcement', 'thread', 'private-thread', 'direct']),
  parentId: z.string().nullable(),
  archived: z.boolean(),
  locked: z.boolean(),
  maySend: z.boolean(),
});
export type ChannelSeen = z.output<typeof ChannelSeen>;

/** Everything a person finds in the list of their guilds. */
export const GuildSeen = z.object({
  id: z.string(),
  name: z.string(),
  channels: z.array(ChannelSeen),
  members: z.array(z.object({ id: z.string(), name: z.string(), displayName: z.string(), bot: z.boolean() })),
  roles: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type GuildSeen = z.output<typeof GuildSeen>;
export const GuildsSeen = z.array(GuildSeen);

export const DirectSeen = ChannelSeen;

const WithId = z.looseObject({ id: z.string() });
/** A message in Discord's own shape. */
export const MessageSeen = z.custom<APIMessage>((value) => WithId.safeParse(value).success);
export const MessagesSeen = z.array(MessageSeen);
const WithName = z.looseObject({ name: z.string() });
export const CommandsSeen = z.array(
  z.custom<APIApplicationCommand>((value) => WithName.safeParse(value).success),
);

/** How far the answer to something a person did has come. */
export const InteractionSeen = z.object({
  id: z.string(),
  channel: z.string(),
  progress: z.enum(['open', 'thinking', 'pending', 'answered', 'failed']),
  first: z.enum(['direct', 'deferred']).nullable(),
  /** The first answer, or the component's message; null once it was taken back. */
  message: MessageSeen.nullable(),
  originalDeleted: z.boolean(),
  followUps: MessagesSeen,
  modal: z.custom<APIModalInteractionResponseCallbackData>().nullable(),
  choices: z.array(z.object({ name: z.string(), value: z.union([z.string(), z.number()]) })).nullable(),
  /** What the person reads where nothing came in time. */
  reason: z.string().nullable(),
});
export type InteractionSeen = z.output<typeof InteractionSeen>;

/**
 * One event of a person's stream: a gateway dispatch they may hear of, a step of their own interaction, a clock that was
 * moved, or which steps of the tour are done.
 */
export const Event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('clock'), clock: ClockSeen }),
  /** There are other commands than before where this person is. */
  z.object({ type: z.literal('commands') }),
  z.object({ type: z.literal('tour'), done: z.array(z.boolean()) }),
  z.object({ type: z.literal('interaction'), interaction: InteractionSeen }),
  z.object({ type: z.literal('dispatch'), event: z.string(), data: z.unknown() }),
]);
export type Event = z.output<typeof Event>;

export const Problem = z.object({ message: z.string() });
