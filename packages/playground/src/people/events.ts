import type { WebSocket } from 'ws';
import type { Interaction } from '../interactions/interaction.ts';
import type { Dispatch } from '../world/hub.ts';
import { sees } from '../world/permissions.ts';
import type { User } from '../world/state.ts';
import type { World } from '../world/world.ts';
import type { PeoplesClock } from './clock.ts';
import type { Event } from './protocol.ts';
import type { PeoplesTour } from './tour.ts';
import { interactionSeen } from './views.ts';

/** What a person's stream is fed from. */
export interface Sources {
  world: World;
  clock: PeoplesClock;
  tour: PeoplesTour;
}

/** Sends a person everything that happens before their eyes, until the socket closes. */
export function streamEvents(
  { world, clock, tour }: Sources,
  person: User,
  socket: WebSocket,
  write: (event: Event) => string,
): void {
  const send = (event: Event) => socket.send(write(event));
  const hear = (dispatch: Dispatch) => {
    if (hears(dispatch, person)) send({ type: 'dispatch', event: dispatch.event, data: dispatch.data });
  };
  const watch = (interaction: Interaction) => {
    if (interaction.user === person) send({ type: 'interaction', interaction: interactionSeen(interaction) });
  };
  const noteCommands = (guild: string | undefined) => {
    const isHere = guild === undefined || world.guilds.get(guild)?.members.has(person.id) === true;
    if (isHere) send({ type: 'commands' });
  };
  world.watchers.add(watch);
  world.commandWatchers.add(noteCommands);
  const ends = [
    world.hub.listen(hear),
    clock.listen((seen) => send({ type: 'clock', clock: seen })),
    tour.listen((done) => send({ type: 'tour', done })),
    () => world.watchers.delete(watch),
    () => world.commandWatchers.delete(noteCommands),
  ];
  socket.on('close', () => {
    for (const end of ends) end();
  });
}

function hears({ audience, about = [] }: Dispatch, { id }: User): boolean {
  if ('length' in audience) return audience.some((user) => user.id === id);
  if (about.includes(id)) return true;
  return 'kind' in audience ? sees(audience, id) : audience.members.has(id);
}
