import type { ClubView } from '../src/club/ports.ts';
import type { Result } from '../src/club/result.ts';
import type { Answer, CommandRequest, Press } from '../src/discord/command.ts';
import { type Scene, sceneOf } from '../src/discord/render/scene.ts';
import type { Reply } from '../src/discord/reply.ts';

/** Answers what changes nothing: `find` looks in the club, `render` puts what was found into words. */
export async function lookUp<Found>(
  { services, club, occasion }: CommandRequest | Press,
  find: (view: ClubView) => Result<Found>,
  render: (found: Found, scene: Scene) => Reply | Promise<Reply>,
  kind: 'reply' | 'update' = 'reply',
): Promise<Answer> {
  const scene = await sceneOf(services, club, occasion.now);
  const found = find(scene.view);
  if (!found.ok) return { kind: 'result', result: found };
  return { kind, reply: await render(found.value, scene) };
}
