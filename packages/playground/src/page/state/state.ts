import type { APIApplicationCommand, APIMessage } from 'discord-api-types/v10';
import type {
  ChannelSeen,
  ClockSeen,
  GuildSeen,
  InteractionSeen,
  PersonSeen,
} from '../../people/protocol.ts';

/** Something this person did that a bot answers, as far as it has come. */
export interface Deed {
  /** Said where no answer comes: `/join`, or the label of a button. */
  what: string;
  /** The message whose button or select was used. */
  on: string | null;
  seen: InteractionSeen;
}

export interface Unread {
  messages: number;
  pings: number;
}

/** Who is typing where, and until when that is shown, in real milliseconds. */
export interface Typing {
  channel: string;
  person: string;
  until: number;
}

/** How the stream of events stands; `over` is that this world has ended, and another may have begun. */
export type Connection = 'opening' | 'open' | 'lost' | 'over';

/** Everything that is drawn. */
export interface State {
  me: PersonSeen;
  people: readonly PersonSeen[];
  guild: GuildSeen;
  directs: readonly ChannelSeen[];
  /** The channel that is open. */
  place: string;
  /** The messages of each channel that was opened, oldest first. */
  messages: ReadonlyMap<string, readonly APIMessage[]>;
  commands: ReadonlyMap<string, readonly APIApplicationCommand[]>;
  unread: ReadonlyMap<string, Unread>;
  /** Ephemeral messages that were put away. */
  dismissed: ReadonlySet<string>;
  /** By the identifier of the interaction. */
  deeds: ReadonlyMap<string, Deed>;
  typing: readonly Typing[];
  clock: ClockSeen;
  /** When the clock was last heard of, in real milliseconds. */
  clockHeardAt: number;
  /** Which steps of the tour are done. */
  toured: readonly boolean[];
  connection: Connection;
  /** Why the last thing asked for was refused. */
  refusal: string | null;
}

/** Every channel this person sees, direct ones last. */
export const channelsIn = ({ guild, directs }: State): ChannelSeen[] => [...guild.channels, ...directs];

/** The channel that is open; undefined where it is gone. */
export const placeIn = (state: State): ChannelSeen | undefined =>
  channelsIn(state).find(({ id }) => id === state.place);

/** This Discord's time in milliseconds since 1970, at this real time. */
export const timeIn = ({ clock, clockHeardAt }: State, realNow: number): number =>
  Date.parse(clock.now) + Math.min(realNow - clockHeardAt, clock.runsFor ?? Number.POSITIVE_INFINITY);

/** Whether the clock waits for somebody to do something, at this real time. */
export const waitsIn = ({ clock: { runsFor }, clockHeardAt }: State, realNow: number): boolean =>
  runsFor !== null && realNow - clockHeardAt >= runsFor;

/** The form that waits to be filled in, and the interaction that opened it. */
export function formIn({ deeds }: State): InteractionSeen | undefined {
  return [...deeds.values()].map(({ seen }) => seen).findLast(({ modal }) => modal !== null);
}

/** Puts a value into a map without changing the map. */
export const put = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key, value: Value): Map<Key, Value> =>
  new Map([...map, [key, value]]);

/** Takes a value out of a map without changing the map. */
export const dropped = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Map<Key, Value> =>
  new Map([...map].filter(([each]) => each !== key));
