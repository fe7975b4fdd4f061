import type { FastifyInstance } from 'fastify';
import { addMember } from '../world/members.ts';
import type { User } from '../world/state.ts';
import { addUser, freeName } from '../world/users.ts';
import type { World } from '../world/world.ts';
import type { Sources } from './events.ts';
import { present } from './mistake.ts';
import { ClockMove, NewPerson, type PersonSeen } from './protocol.ts';
import { type Method, openRoute } from './route.ts';

/** What everybody finds before they have said who they are. */
export type Lobby = Sources;

/** Opens the list of people, the clock and the tour, as JSON at `/people`, `/clock` and `/tour`. */
export function openLobby(fastify: FastifyInstance, { world, clock, tour }: Lobby): void {
  const open = (method: Method, url: string, answer: (body: unknown) => unknown) =>
    openRoute(fastify, method, url, ({ body }) => answer(body));
  open('GET', '/people', () => humans(world).map((person) => personSeen(world, person)));
  open('POST', '/people', (body) => personSeen(world, newcomer(world, body)));
  open('GET', '/clock', () => clock.seen());
  open('PUT', '/clock', (body) => clock.moveTo(Date.parse(ClockMove.parse(body).now)));
  open('GET', '/tour', () => tour.seen());
}

const humans = (world: World): User[] => [...world.users.values()].filter(({ bot }) => !bot);

function personSeen(world: World, { id, username, displayName, note }: User): PersonSeen {
  const guilds = [...world.guilds.values()].filter(({ members }) => members.has(id));
  return {
    id,
    name: username,
    displayName: displayName ?? username,
    note,
    guilds: guilds.map((guild) => ({ id: guild.id, name: guild.name })),
  };
}

function newcomer(world: World, body: unknown): User {
  const { displayName, guild: guildId } = NewPerson.parse(body);
  const guild = present(world.guilds.get(guildId), `there is no guild ${guildId}`);
  const person = addUser(world, { name: freeName(world, displayName), displayName });
  addMember(world, guild, person);
  return person;
}
