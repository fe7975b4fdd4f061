import type { APIMessage } from 'discord-api-types/v10';
import * as z from 'zod';
import { type Event, type InteractionSeen, MessageSeen } from '../../people/protocol.ts';
import { type Deed, dropped, put, type State } from './state.ts';

/** How long somebody is shown as typing after the last sign of it, as in Discord. */
const TYPING_MS = 10_000;

/** What has to be asked for again after an event, since the event alone does not tell. */
export type Stale = 'server' | 'directs' | 'nothing';

/** The state after an event of the person's stream, at this real time. */
export function after(state: State, event: Event, realNow: number): State {
  switch (event.type) {
    case 'clock':
      return { ...state, clock: event.clock, clockHeardAt: realNow };
    case 'tour':
      return { ...state, toured: event.done };
    case 'commands':
      return state;
    case 'interaction':
      return afterStep(state, event.interaction);
    case 'dispatch':
      return afterDispatch(state, event.event, event.data, realNow);
  }
}

/** Tells what the page has to ask for again because of this event. */
export function staleAfter(state: State, event: Event): Stale {
  if (event.type === 'commands') return 'server';
  if (event.type !== 'dispatch') return 'nothing';
  if (/^(CHANNEL|THREAD|GUILD)_/.test(event.event)) return 'server';
  if (event.event !== 'MESSAGE_CREATE') return 'nothing';
  const { channel_id, guild_id } = About.parse(event.data);
  const known = state.directs.some(({ id }) => id === channel_id);
  return guild_id === undefined && !known ? 'directs' : 'nothing';
}

const About = z.looseObject({ id: z.string(), channel_id: z.string(), guild_id: z.string().optional() });
const TypingStart = z.looseObject({ channel_id: z.string(), user_id: z.string() });

function afterDispatch(state: State, event: string, data: unknown, realNow: number): State {
  switch (event) {
    case 'MESSAGE_CREATE':
      return afterMessage(state, MessageSeen.parse(data));
    case 'MESSAGE_UPDATE':
      return afterEdit(state, MessageSeen.parse(data));
    case 'MESSAGE_DELETE':
      return afterRemoval(state, About.parse(data));
    case 'TYPING_START':
      return afterTyping(state, TypingStart.parse(data), realNow);
    default:
      return state;
  }
}

function afterMessage(state: State, message: APIMessage): State {
  const { channel_id: channel, author } = message;
  const known = state.messages.get(channel);
  const typing = state.typing.filter((each) => each.channel !== channel || each.person !== author.id);
  const messages =
    known === undefined ? state.messages : put(state.messages, channel, placed(known, message));
  return { ...state, messages, typing, unread: unreadAfter(state, message) };
}

/** A message may come twice: by its own event, and in the list that was asked for meanwhile. */
function placed(messages: readonly APIMessage[], message: APIMessage): readonly APIMessage[] {
  if (!messages.some(({ id }) => id === message.id)) return [...messages, message];
  return messages.map((each) => (each.id === message.id ? message : each));
}

function unreadAfter(state: State, message: APIMessage): State['unread'] {
  const { channel_id: channel, author } = message;
  if (channel === state.place || author.id === state.me.id) return state.unread;
  const { messages, pings } = state.unread.get(channel) ?? { messages: 0, pings: 0 };
  const direct = !state.guild.channels.some(({ id }) => id === channel) && !('guild_id' in message);
  const more = direct || pingsMe(message, state.me.id) ? 1 : 0;
  return put(state.unread, channel, { messages: messages + 1, pings: pings + more });
}

/** Tells whether a message calls for this person. */
export const pingsMe = ({ mentions, mention_everyone }: APIMessage, me: string): boolean =>
  mention_everyone || mentions.some(({ id }) => id === me);

function afterEdit(state: State, message: APIMessage): State {
  const known = state.messages.get(message.channel_id);
  if (known === undefined) return state;
  const messages = known.map((each) => (each.id === message.id ? { ...each, ...message } : each));
  return { ...state, messages: put(state.messages, message.channel_id, messages) };
}

function afterRemoval(state: State, { id, channel_id }: z.output<typeof About>): State {
  const known = state.messages.get(channel_id);
  if (known === undefined) return state;
  const messages = known.filter((message) => message.id !== id);
  return { ...state, messages: put(state.messages, channel_id, messages) };
}

function afterTyping(
  state: State,
  { channel_id, user_id }: z.output<typeof TypingStart>,
  now: number,
): State {
  if (user_id === state.me.id) return state;
  const others = state.typing.filter(({ person, until }) => person !== user_id && until > now);
  return { ...state, typing: [...others, { channel: channel_id, person: user_id, until: now + TYPING_MS }] };
}

function afterStep(state: State, seen: InteractionSeen): State {
  const deed = state.deeds.get(seen.id);
  return deed === undefined ? state : { ...state, deeds: kept(state.deeds, { ...deed, seen }) };
}

/** The state once this person has done something, whatever its answer has come to by now. */
export function afterDeed(state: State, deed: Deed): State {
  return { ...state, deeds: kept(state.deeds, deed), refusal: null };
}

/** A deed is kept while there is something to show of it: that it waits, that it failed, or its form. */
function kept(deeds: State['deeds'], deed: Deed): Map<string, Deed> {
  const { id, progress, modal } = deed.seen;
  const over = (progress === 'answered' || progress === 'pending') && modal === null;
  return over ? dropped(deeds, id) : put(deeds, id, deed);
}

/** The state with another channel open, everything in it read. */
export function afterOpening(state: State, place: string): State {
  return { ...state, place, unread: dropped(state.unread, place), refusal: null };
}
