import type { WebSocket } from 'ws';
import type { Interaction } from '../interactions/interaction.ts';
import type { Dispatch } from '../world/hub.ts';
import { sees } from '../world/permissions.ts';
import type { User } from '../world/state.ts';
import type { World } from '../world/world.ts';
import type { Event } from './protocol.ts';
import { interactionSeen } from './views.ts';

/** Sends a person everything that happens before their eyes, until the socket closes. */
export function streamEvents(world: World, person: User, socket: WebSocket): void {
  const send = (event: Event) => socket.send(JSON.stringify(event));
  const stop = world.hub.listen((dispatch) => {
    if (hears(dispatch, person)) send({ type: 'dispatch', event: dispatch.event, data: dispatch.data });
  });
  const watch = (interaction: Interaction) => {
    if (interaction.user === person) send({ type: 'interaction', interaction: interactionSeen(interaction) });
  };
  world.watchers.add(watch);
  socket.on('close', () => {
    stop();
    world.watchers.delete(watch);
  });
}

function hears({ audience }: Dispatch, { id }: User): boolean {
  if ('length' in audience) return audience.some((user) => user.id === id);
  return 'kind' in audience ? sees(audience, id) : audience.members.has(id);
}
