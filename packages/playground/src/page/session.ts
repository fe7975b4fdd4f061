import type { APIApplicationCommand, APIMessage } from 'discord-api-types/v10';
import * as z from 'zod';
import { ClockSeen, type Event, InteractionSeen, MessageSeen, PersonSeen } from '../people/protocol.ts';
import { noteWhereabouts } from './address.ts';
import { ask, Stream } from './api.ts';
import type { SentFile, Suggestion, Value } from './composer/values.ts';
import { firstState, Loader } from './loader.ts';
import { after, afterDeed, afterOpening, staleAfter } from './state/happenings.ts';
import { dropped, placeIn, type State } from './state/state.ts';
import { Store } from './state/store.ts';
import { wordsOf } from './words.ts';

/** What is filled into a form, by the names of its fields. */
export type Fields = Record<string, string | boolean | string[] | SentFile[]>;

/** Changes that come together are asked for once, after so many milliseconds. */
const TOGETHER_MS = 50;

/** One person at the page: what they see, and what they can do. */
export class Session {
  readonly store: Store<State>;
  readonly #me: string;
  readonly #loader: Loader;
  readonly #stream: Stream;
  #stale = false;

  private constructor(state: State) {
    this.store = new Store(state);
    this.#me = `/people/${state.me.id}`;
    this.#loader = new Loader(this.store);
    this.#stream = new Stream(state.me.id, {
      hear: (event) => this.#hear(event),
      opened: () => this.#opened(),
      cut: () => this.#cut(),
    });
  }

  /** Comes in as this person, to the channel of this name or id where they see it. */
  static async open(people: readonly PersonSeen[], me: PersonSeen, channel: string | null): Promise<Session> {
    const session = new Session(await firstState(people, me, channel));
    session.open(session.store.state.place);
    return session;
  }

  close(): void {
    this.#stream.close();
  }

  /** Goes to a channel. */
  open(place: string): void {
    this.store.change((state) => afterOpening(state, place));
    const { me } = this.store.state;
    const channel = placeIn(this.store.state);
    if (channel === undefined) return;
    noteWhereabouts(me.name, channel.kind === 'direct' ? channel.id : channel.name);
    this.#try(() => this.#loader.channel(place));
  }

  /** Posts a message; a refusal throws with its words. */
  async say(content: string, files: readonly SentFile[]): Promise<void> {
    const path = `${this.#me}/channels/${this.store.state.place}/messages`;
    const data = await ask('POST', path, MessageSeen, { content, files });
    this.#hear({ type: 'dispatch', event: 'MESSAGE_CREATE', data });
  }

  /** Tells the others that one is typing; where it cannot be told, nobody misses it. */
  type(): void {
    const path = `${this.#me}/channels/${this.store.state.place}/typing`;
    ask('POST', path, z.object({}), {}).catch(() => undefined);
  }

  /** Runs a slash command; what Discord would not send throws with its words. */
  async run(command: string, application: string, options: Record<string, Value>): Promise<void> {
    const action = { do: 'run', channel: this.store.state.place, command, application, options };
    await this.#act(action, `/${command}`, null);
  }

  /** Chooses a command in the menu of a person or a message. */
  choose({ name, application_id }: APIApplicationCommand, on: 'user' | 'message', target: string): void {
    const channel = this.store.state.place;
    const action = { do: 'menu', channel, command: name, application: application_id, on, target };
    this.#try(() => this.#act(action, name, null));
  }

  /** What the bot offers for an option while this is typed into it. */
  async complete(about: {
    command: string;
    application: string;
    focused: string;
    options: Record<string, Value>;
  }): Promise<Suggestion[]> {
    const seen = await this.#send({ do: 'complete', channel: this.store.state.place, ...about });
    const { choices } = await this.#stream.outcome(seen);
    return choices ?? [];
  }

  /** Presses a button, or chooses in a select, of a message. */
  use({ id, channel_id }: APIMessage, customId: string, what: string, values?: readonly string[]): void {
    const action = { do: 'use', channel: channel_id, message: id, customId, ...(values && { values }) };
    this.#try(() => this.#act(action, what, id));
  }

  /** Sends a form; what Discord would not send throws with its words, and the form stays. */
  async submit({ id, modal }: InteractionSeen, fields: Fields): Promise<void> {
    await this.#act({ do: 'submit', interaction: id, fields }, modal?.title ?? '', null);
    this.forget(id);
  }

  /** Puts away what there is to show of a deed: its form, or that it failed. */
  forget(interactionId: string): void {
    this.store.change((state) => ({ ...state, deeds: dropped(state.deeds, interactionId) }));
  }

  /** Puts an ephemeral message away. */
  dismiss(messageId: string): void {
    this.store.change((state) => ({ ...state, dismissed: new Set([...state.dismissed, messageId]) }));
  }

  /** Shows why something was refused, wherever one is; while the connection is lost, that is said already. */
  refuse(error: unknown): void {
    if (this.store.state.connection === 'lost') return;
    this.store.change((state) => ({ ...state, refusal: wordsOf(error) }));
  }

  /** Puts away the words of a refusal. */
  clearRefusal(): void {
    this.store.change((state) => ({ ...state, refusal: null }));
  }

  /** Takes in which steps of the tour are done. */
  noteTour(toured: readonly boolean[]): void {
    this.store.change((state) => ({ ...state, toured }));
  }

  /** Moves everybody's clock. */
  moveClock(now: string): void {
    this.#try(async () => {
      const clock = await ask('PUT', '/clock', ClockSeen, { now });
      this.#hear({ type: 'clock', clock });
    });
  }

  /** Lets somebody new into the server, and returns them; a refusal throws with its words. */
  async welcome(displayName: string): Promise<PersonSeen> {
    const guild = this.store.state.guild.id;
    const person = await ask('POST', '/people', PersonSeen, { displayName, guild });
    await this.#loader.people();
    return person;
  }

  async #act(action: object, what: string, on: string | null): Promise<void> {
    const seen = await this.#send(action);
    this.store.change((state) => afterDeed(state, { what, on, seen: this.#stream.latest(seen) }));
  }

  async #send(action: object): Promise<InteractionSeen> {
    return ask('POST', `${this.#me}/interactions`, InteractionSeen, action);
  }

  /** Does something whose refusal is shown wherever one is. */
  #try(deed: () => Promise<unknown>): void {
    deed().catch((error: unknown) => this.refuse(error));
  }

  #hear(event: Event): void {
    this.#loader.noteEvent();
    this.store.change((state) => after(state, event, Date.now()));
    const stale = staleAfter(this.store.state, event);
    if (stale === 'server') this.#refreshSoon();
    if (stale === 'directs') this.#try(() => this.#loader.directs());
  }

  /** After a gap nothing that was seen before is certain: what is open is asked for again, the rest when it is opened. */
  #opened(): void {
    const { place, messages } = this.store.state;
    const open = new Map([...messages].filter(([id]) => id === place));
    this.store.change((state) => ({ ...state, connection: 'open', messages: open }));
    this.#refreshSoon();
    this.#try(() => this.#loader.channel(place));
  }

  async #cut(): Promise<void> {
    this.store.change((state) => ({ ...state, connection: 'lost', refusal: null }));
    if (!(await this.#loader.isOver())) return;
    this.close();
    this.store.change((state) => ({ ...state, connection: 'over', refusal: null }));
  }

  #refreshSoon(): void {
    if (this.#stale) return;
    this.#stale = true;
    setTimeout(() => {
      this.#stale = false;
      if (this.store.state.connection !== 'open') return;
      this.#try(() => this.#loader.server());
    }, TOGETHER_MS);
  }
}
