import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { directChannel } from '../world/channels.ts';
import { deleteMessage, editMessage, postMessage } from '../world/messages.ts';
import { demandIn } from '../world/permissions.ts';
import type { Channel, Message, User } from '../world/state.ts';
import { demandOpen, wake } from '../world/threads.ts';
import { tellTyping } from '../world/typing.ts';
import type { World } from '../world/world.ts';
import { act, channelOf, commandsFor } from './actions.ts';
import { Mistake, present } from './mistake.ts';
import { Action, ChangedMessage, NewMessage, Settings } from './protocol.ts';
import { uploadOf } from './resolver.ts';
import { type Method, openRoute } from './route.ts';
import { channelSeen, guildSeen, interactionSeen, messagesSeen } from './views.ts';

/** What a request of a person brings with it. */
interface Asked {
  world: World;
  person: User;
  /** The identifier in the address. */
  id: string;
  /** The message in the address. */
  message: string;
  body: unknown;
}

/** The people's side of the server: what each sees and does, as JSON under `/people/{person}`. */
export function openPeople(fastify: FastifyInstance, world: World): void {
  const open = (method: Method, path: string, answer: (asked: Asked) => unknown) =>
    openRoute(fastify, method, `/people/:person${path}`, ({ params, body }) => {
      const { person, id = '', message = '' } = Address.parse(params);
      return answer({ world, person: personWith(world, person), id, message, body });
    });
  open('GET', '', ({ person: { id, username, displayName, dmsClosed } }) => ({
    id,
    username,
    displayName,
    dmsClosed,
  }));
  open('PATCH', '', changeSettings);
  open('GET', '/guilds', guilds);
  open('GET', '/channels/:id/messages', messages);
  open('GET', '/channels/:id/messages/:message', oneMessage);
  open('POST', '/channels/:id/messages', post);
  open('PATCH', '/channels/:id/messages/:message', edit);
  open('DELETE', '/channels/:id/messages/:message', remove);
  open('POST', '/channels/:id/typing', typing);
  open('GET', '/channels/:id/commands', commands);
  open('POST', '/interactions', ({ body, ...asked }) =>
    interactionSeen(act(asked.world, asked.person, Action.parse(body))),
  );
  open('GET', '/interactions/:id', interaction);
  open('GET', '/directs', directs);
  open('POST', '/directs/:id', direct);
}

const Address = z.object({
  person: z.string(),
  id: z.string().optional(),
  message: z.string().optional(),
});

/** The person of this id; a bot is nobody whom one can be. */
function personWith(world: World, id: string): User {
  const user = world.users.get(id);
  return present(user?.bot === false ? user : undefined, `there is nobody with the id ${id}`);
}

function changeSettings({ person, body }: Asked): object {
  person.dmsClosed = Settings.parse(body).dmsClosed;
  return Settings.parse(person);
}

function guilds({ world, person }: Asked): object {
  return [...world.guilds.values()]
    .filter(({ members }) => members.has(person.id))
    .map((guild) => guildSeen(world, guild, person));
}

function messages(asked: Asked): object {
  return messagesIn(asked).map(({ body }) => body);
}

function oneMessage(asked: Asked): object {
  const known = messagesIn(asked).find(({ body }) => body.id === asked.message);
  return present(known, `there is no message ${asked.message}`).body;
}

function messagesIn({ world, person, id }: Asked): Message[] {
  const channel = channelOf(world, person, id);
  demandIn(channel, person.id, 'ReadMessageHistory');
  return messagesSeen(world, channel, person);
}

function post({ world, person, id, body }: Asked): object {
  const { content, files, replyTo } = NewMessage.parse(body);
  const channel = channelOf(world, person, id);
  demandSpeaking(channel, person, files.length > 0);
  if (content.trim() === '' && files.length === 0) throw new Mistake('the message is empty');
  wake(world, channel, person);
  const repliesTo = world.messagesOf(channel).find((each) => each.body.id === replyTo);
  const draft = { content, files: files.map(uploadOf) };
  return postMessage(world, person, channel, draft, repliesTo ? { repliesTo } : {}).body;
}

function edit(asked: Asked): object {
  const { content } = ChangedMessage.parse(asked.body);
  return editMessage(asked.world, ownMessage(asked), { content }).body;
}

function remove(asked: Asked): object {
  deleteMessage(asked.world, ownMessage(asked));
  return {};
}

/** A message of the person's own, where it can still be changed. */
function ownMessage({ world, person, id, message }: Asked): Message {
  const channel = channelOf(world, person, id);
  const known = world
    .messagesOf(channel)
    .find(({ author, body }) => author === person && body.id === message);
  demandOpen(channel);
  return present(known, `there is no message ${message} of yours`);
}

function demandSpeaking(channel: Channel, person: User, withFiles: boolean): void {
  demandIn(channel, person.id, channel.kind === 'thread' ? 'SendMessagesInThreads' : 'SendMessages');
  if (withFiles) demandIn(channel, person.id, 'AttachFiles');
}

function typing({ world, person, id }: Asked): object {
  const channel = channelOf(world, person, id);
  demandSpeaking(channel, person, false);
  tellTyping(world, channel, person);
  return {};
}

function commands({ world, person, id }: Asked): object {
  return commandsFor(world, person, channelOf(world, person, id)).map(({ command }) => command);
}

function interaction({ world, person, id }: Asked): object {
  const known = world.interactions.get(id);
  return interactionSeen(
    present(known?.user === person ? known : undefined, `no interaction ${id} of yours`),
  );
}

function directs({ world, person }: Asked): object {
  return world.channels.directs
    .filter(({ recipients }) => recipients.includes(person))
    .map((channel) => channelSeen(channel, person));
}

function direct({ world, person, id }: Asked): object {
  const other = present(world.users.get(id), `there is nobody with the id ${id}`);
  return channelSeen(directChannel(world, person, other), person);
}
