import { type APIAttachment, ApplicationCommandType } from 'discord-api-types/v10';
import { type Answer, answerFrom, isFinal, isSettling, SETTLE_MS } from './people/answer.ts';
import { PersonClient } from './people/client.ts';
import {
  type ChannelSeen,
  CommandsSeen,
  DirectSeen,
  GuildsSeen,
  InteractionSeen,
  MessageSeen,
  MessagesSeen,
  Removed,
} from './people/protocol.ts';
import { buttonsOf, type ReadMessage, readMessage } from './people/reading.ts';
import {
  type FieldToSend,
  type FileToSend,
  fieldSent,
  fileSent,
  type Identified,
  idOf,
  type OptionToSend,
  sent,
} from './people/sending.ts';
import { controlsOf } from './world/components.ts';

export type { Answer } from './people/answer.ts';
export type { ReadMessage } from './people/reading.ts';
export type { FieldToSend, FileToSend, OptionToSend } from './people/sending.ts';

/** How long a person waits for an answer at most; longer than Discord's own three seconds. */
const PATIENCE_MS = 10_000;

/** An id of Discord's, which no channel has as its name. */
const snowflake = /^\d{17,20}$/;

/** Lets tests be people: a client of the playground's public protocol and of nothing else. */
export class Driver {
  readonly #url: string;
  readonly #patienceMs: number;
  readonly #people = new Map<string, PersonClient>();

  constructor(url: string, patienceMs = PATIENCE_MS) {
    this.#url = url;
    this.#patienceMs = patienceMs;
  }

  /** This person in this channel of this guild; channels and threads go by name or id. */
  as(person: Identified, guild: Identified, channel: string): Actor {
    const client = this.#people.get(person.id) ?? new PersonClient(this.#url, person.id);
    this.#people.set(person.id, client);
    return new Actor(client, guild.id, channel, this.#patienceMs);
  }

  /** The bytes of an attachment. */
  async download(attachment: Pick<APIAttachment, 'url'>): Promise<Buffer> {
    const response = await fetch(attachment.url);
    if (!response.ok) throw new Error(`${attachment.url} answered ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  }

  async close(): Promise<void> {
    await Promise.all([...this.#people.values()].map((client) => client.close()));
  }
}

/** A person at a channel. */
export class Actor {
  readonly #client: PersonClient;
  readonly #guildId: string;
  readonly #place: string;
  readonly #patienceMs: number;

  constructor(client: PersonClient, guildId: string, place: string, patienceMs: number) {
    this.#client = client;
    this.#guildId = guildId;
    this.#place = place;
    this.#patienceMs = patienceMs;
  }

  /** The same person at another channel or thread. */
  in(place: string): Actor {
    return new Actor(this.#client, this.#guildId, place, this.#patienceMs);
  }

  /** Runs a slash command, e.g. `game record`; throws where Discord's client would not send it. */
  async run(command: string, options: Record<string, OptionToSend> = {}): Promise<Answer> {
    const channel = await this.#channelId();
    return this.#act({ do: 'run', channel, command, options: sent(options) });
  }

  /** The choices offered for the option in focus while this is typed into it. */
  async complete(
    command: string,
    focused: string,
    typed: string,
    others: Record<string, OptionToSend> = {},
  ): Promise<{ name: string; value: string | number }[]> {
    const channel = await this.#channelId();
    const options = { ...sent(others), [focused]: typed };
    const seen = await this.#outcome({ do: 'complete', channel, command, options, focused });
    if (seen.choices === null) throw new Error(`no choices for ${focused}: ${seen.reason ?? seen.progress}`);
    return seen.choices;
  }

  /** Chooses a command in somebody’s menu; throws where there is none of that name. */
  async onPerson(person: Identified, command: string): Promise<Answer> {
    return this.#menu('user', person.id, command);
  }

  /** Chooses a command in the menu of a message that this person sees here; throws where there is none of that name. */
  async onMessage(message: Identified, command: string): Promise<Answer> {
    return this.#menu('message', message.id, command);
  }

  /**
   * Presses a button by its label; the start of one will do, so `Confirm` also presses `Confirm: delete it`. A missing or
   * disabled one throws, and so do two that start alike.
   */
  async press(on: Answer | Identified | string, label: string): Promise<Answer> {
    const message = await this.#messageOf(on);
    const button = labelled(buttonsOf(message), label);
    if (button === undefined)
      throw new Error(`there is no button “${label}”, only: ${message.buttons.join(', ') || 'none'}`);
    return this.#use(message, button.customId, {});
  }

  /** Chooses in a select, found by its placeholder or custom_id. */
  async choose(
    on: Answer | Identified | string,
    select: string,
    values: readonly (string | Identified)[],
  ): Promise<Answer> {
    const message = await this.#messageOf(on);
    const control = controlsOf(message.components ?? []).find(
      (each) => each.custom_id === select || ('placeholder' in each && each.placeholder === select),
    );
    if (control === undefined) throw new Error(`there is no select “${select}”`);
    return this.#use(message, control.custom_id, { values: values.map(idOf) });
  }

  /** Sends any custom_id, and any values, as a hostile client can; the message must be one this person sees. */
  async pressCustomId(
    on: Answer | Identified | string,
    customId: string,
    values?: readonly string[],
  ): Promise<Answer> {
    const message = await this.#messageOf(on);
    return this.#use(message, customId, { forged: true, ...(values && { values }) });
  }

  /** Fills in a form by the labels, or custom_ids, of its fields, and sends it. */
  async submit(form: Answer, fields: Record<string, FieldToSend>): Promise<Answer> {
    const known = form.modal?.fields ?? [];
    const byId = Object.entries(fields).map(([name, value]) => {
      const field = known.find(({ label, customId }) => label === name || customId === name);
      return [field?.customId ?? name, fieldSent(value)];
    });
    return this.#act({ do: 'submit', interaction: form.interactionId, fields: Object.fromEntries(byId) });
  }

  /** Posts a message; `replyTo` is the message it answers. */
  async post(
    content: string,
    more: { files?: readonly FileToSend[]; replyTo?: Identified } = {},
  ): Promise<ReadMessage> {
    const body = {
      content,
      files: (more.files ?? []).map(fileSent),
      ...(more.replyTo && { replyTo: more.replyTo.id }),
    };
    const path = `/channels/${await this.#channelId()}/messages`;
    return readMessage(await this.#client.ask('POST', path, MessageSeen, body));
  }

  /** Changes what a message of this person's says. */
  async edit(message: Identified, content: string): Promise<ReadMessage> {
    const path = `/channels/${await this.#channelId()}/messages/${message.id}`;
    return readMessage(await this.#client.ask('PATCH', path, MessageSeen, { content }));
  }

  /** Deletes a message of this person's. */
  async remove(message: Identified): Promise<void> {
    const path = `/channels/${await this.#channelId()}/messages/${message.id}`;
    await this.#client.ask('DELETE', path, Removed);
  }

  /** What this person sees in a channel, oldest first, their own ephemeral messages among it. */
  async messages(place: string = this.#place): Promise<ReadMessage[]> {
    const path = `/channels/${await this.#channelId(place)}/messages`;
    return (await this.#client.ask('GET', path, MessagesSeen)).map(readMessage);
  }

  /** Waits until the channel, or a thread that may yet have to be opened, has such a message, and returns it. */
  async waitForMessage(
    place: string,
    isMeant: (message: ReadMessage) => boolean,
    withinMs = 30_000,
  ): Promise<ReadMessage> {
    const deadline = Date.now() + withinMs;
    await this.#client.connected();
    for (;;) {
      const event = this.#client.nextEvent(Math.max(1, deadline - Date.now()));
      const messages = await this.messages(place).catch((): ReadMessage[] => []);
      const meant = messages.find(isMeant);
      if (meant !== undefined) return meant;
      const more = await event;
      if (!more) throw new Error(`no such message in #${place}; there are:\n${summary(messages)}`);
    }
  }

  /** The names of the channels and threads this person sees. */
  async channels(): Promise<ChannelSeen[]> {
    const guilds = await this.#client.ask('GET', '/guilds', GuildsSeen);
    return guilds.find(({ id }) => id === this.#guildId)?.channels ?? [];
  }

  /** The slash commands this person finds here. */
  async commands(): Promise<string[]> {
    return this.#commandsOf(ApplicationCommandType.ChatInput);
  }

  /** The commands this person finds here in the menu of anybody, or of any message. */
  async menu(of: 'person' | 'message'): Promise<string[]> {
    return this.#commandsOf(of === 'person' ? ApplicationCommandType.User : ApplicationCommandType.Message);
  }

  /** This person's direct messages with another, in whose name the channel then goes by its id. */
  async direct(other: Identified): Promise<Actor> {
    const { id } = await this.#client.ask('POST', `/directs/${other.id}`, DirectSeen, {});
    return this.in(id);
  }

  /** The answer as it stands now, with follow-ups and edits that came since. */
  async refresh(answer: Answer): Promise<Answer> {
    return answerFrom(
      await this.#client.ask('GET', `/interactions/${answer.interactionId}`, InteractionSeen),
    );
  }

  async #commandsOf(kind: ApplicationCommandType): Promise<string[]> {
    const path = `/channels/${await this.#channelId()}/commands`;
    const commands = await this.#client.ask('GET', path, CommandsSeen);
    return commands.filter(({ type }) => type === kind).map(({ name }) => name);
  }

  async #menu(on: 'user' | 'message', target: string, command: string): Promise<Answer> {
    return this.#act({ do: 'menu', channel: await this.#channelId(), command, on, target });
  }

  async #use(
    message: ReadMessage,
    customId: string,
    how: { values?: readonly string[]; forged?: true },
  ): Promise<Answer> {
    return this.#act({ do: 'use', channel: message.channel_id, message: message.id, customId, ...how });
  }

  async #act(action: object): Promise<Answer> {
    return answerFrom(await this.#outcome(action));
  }

  async #outcome(action: object): Promise<InteractionSeen> {
    const deadline = Date.now() + this.#patienceMs;
    let seen = await this.#client.ask('POST', '/interactions', InteractionSeen, action);
    while (!isFinal(seen)) {
      const latest = this.#client.interaction(seen.id) ?? seen;
      const left = deadline - Date.now();
      if (left <= 0) throw new Error(`no answer within ${this.#patienceMs} ms: ${JSON.stringify(seen)}`);
      const wait = isSettling(seen) ? SETTLE_MS : left;
      const changed = latest !== seen || (await this.#client.nextEvent(wait));
      if (!changed && isSettling(seen)) return seen;
      seen = latest;
    }
    return seen;
  }

  async #channelId(place: string = this.#place): Promise<string> {
    if (snowflake.test(place)) return place;
    const channels = await this.channels();
    const known = channels.find(({ name }) => name === place);
    if (known !== undefined) return known.id;
    throw new Error(`sees no channel #${place}, only: ${channels.map(({ name }) => name).join(', ')}`);
  }

  async #messageOf(on: Answer | Identified | string): Promise<ReadMessage> {
    const id = typeof on === 'string' ? on : 'interactionId' in on ? on.message?.id : on.id;
    const place = typeof on === 'object' && 'interactionId' in on ? on.channelId : this.#place;
    const path = `/channels/${await this.#channelId(place)}/messages/${id ?? 'none'}`;
    const seen = await this.#client.ask('GET', path, MessageSeen).catch((error: unknown) => {
      throw new Error(`sees no message ${id ?? 'in this answer'} in #${place}`, { cause: error });
    });
    return readMessage(seen);
  }
}

function summary(messages: readonly ReadMessage[]): string {
  return messages.map(({ author, text }) => `${author.username}: ${text}`).join('\n') || 'none at all';
}

/** The button of that label, or the only one whose label goes on after it and a colon. */
function labelled<Button extends { label: string }>(
  buttons: readonly Button[],
  label: string,
): Button | undefined {
  const [only, another] = buttons.filter((each) => each.label.startsWith(`${label}: `));
  return buttons.find((each) => each.label === label) ?? (another === undefined ? only : undefined);
}
