import * as z from 'zod';
import {
  ClockSeen,
  CommandsSeen,
  DirectSeen,
  GuildsSeen,
  MessagesSeen,
  PeopleSeen,
  type PersonSeen,
} from '../people/protocol.ts';
import { ask, Closed } from './api.ts';
import { channelsIn, put, type State } from './state/state.ts';
import type { Store } from './state/store.ts';

const Directs = z.array(DirectSeen);

/** What somebody finds on coming in; `channel` is the name or id of where they want to be. */
export async function firstState(
  people: readonly PersonSeen[],
  me: PersonSeen,
  channel: string | null,
): Promise<State> {
  const [[guild], directs, clock] = await Promise.all([
    ask('GET', `/people/${me.id}/guilds`, GuildsSeen),
    ask('GET', `/people/${me.id}/directs`, Directs),
    ask('GET', '/clock', ClockSeen),
  ]);
  if (guild === undefined) throw new Error(`${me.displayName} is in no server`);
  const seen = [...guild.channels, ...directs];
  const place =
    seen.find(({ id, name }) => id === channel || name === channel) ??
    seen.find(({ kind }) => kind === 'text');
  return {
    me,
    people,
    guild,
    directs,
    place: place?.id ?? '',
    messages: new Map(),
    commands: new Map(),
    unread: new Map(),
    dismissed: new Set(),
    deeds: new Map(),
    typing: [],
    clock,
    clockHeardAt: Date.now(),
    toured: [],
    connection: 'opening',
    refusal: null,
  };
}

/** Asks for what the events alone do not tell, and keeps it in the store. */
export class Loader {
  readonly #store: Store<State>;
  readonly #me: string;
  #eventsHeard = 0;

  constructor(store: Store<State>) {
    this.#store = store;
    this.#me = `/people/${store.state.me.id}`;
  }

  /** An event came: what is being asked for at the moment may be older than it. */
  noteEvent(): void {
    this.#eventsHeard += 1;
  }

  /** The messages and commands of a channel, if this person sees it. */
  async channel(place: string): Promise<void> {
    if (!channelsIn(this.#store.state).some(({ id }) => id === place)) return;
    await Promise.all([this.#messages(place), this.#commands(place)]);
  }

  async #messages(place: string): Promise<void> {
    const heard = this.#eventsHeard;
    const messages = await ask('GET', `${this.#me}/channels/${place}/messages`, MessagesSeen);
    if (heard !== this.#eventsHeard) return this.#messages(place);
    this.#store.change((state) => ({ ...state, messages: put(state.messages, place, messages) }));
  }

  async #commands(place: string): Promise<void> {
    const commands = await ask('GET', `${this.#me}/channels/${place}/commands`, CommandsSeen);
    this.#store.change((state) => ({ ...state, commands: put(state.commands, place, commands) }));
  }

  /** The server, and everything in it that is not a message. */
  async server(): Promise<void> {
    const [guilds] = await Promise.all([
      ask('GET', `${this.#me}/guilds`, GuildsSeen),
      this.directs(),
      this.people(),
      this.#clock(),
    ]);
    this.#store.change((state) => {
      const guild = guilds.find(({ id }) => id === state.guild.id) ?? { ...state.guild, channels: [] };
      return { ...state, guild };
    });
    const { place } = this.#store.state;
    if (channelsIn(this.#store.state).some(({ id }) => id === place)) await this.#commands(place);
  }

  /** Whether the playground answers, and no longer knows this person: it was started again. */
  async isOver(): Promise<boolean> {
    const people = await ask('GET', '/people', PeopleSeen).catch((error: unknown) =>
      error instanceof Closed ? [] : null,
    );
    return people?.every(({ id }) => id !== this.#store.state.me.id) ?? false;
  }

  async directs(): Promise<void> {
    const directs = await ask('GET', `${this.#me}/directs`, Directs);
    this.#store.change((state) => ({ ...state, directs }));
  }

  async people(): Promise<void> {
    const people = await ask('GET', '/people', PeopleSeen);
    this.#store.change((state) => ({ ...state, people }));
  }

  async #clock(): Promise<void> {
    const clock = await ask('GET', '/clock', ClockSeen);
    this.#store.change((state) => ({ ...state, clock, clockHeardAt: Date.now() }));
  }
}
