import type { Answer, CommandRequest, Press } from '../src/discord/command.ts';
import { sceneOf } from '../src/discord/scene-of.ts';
import type { Actor } from '../src/house/people.ts';
import type { ClubView, UnitOfWork } from '../src/house/ports.ts';
import type { Result } from '../src/house/result.ts';
import { logReading, type Papers } from '../src/house/staff-reading.ts';
import type { Reply } from '../src/house/words/reply.ts';
import type { Scene } from '../src/house/words/scene.ts';
import type { Outcome } from '../src/told.ts';

/**
 * As `lookUp`, for what is not for everybody: `logs` says what of it the member of staff reads by Act 0.14 alone, which is
 * logged first; null for whoever may read it anyway.
 */
export async function lookUpLogged<Found>(
  request: CommandRequest | Press,
  logs: (view: ClubView, found: Found) => Papers | null,
  ...[find, render, kind]: LookUp<Found>
): Promise<Answer> {
  const logAndRender = async (found: Found, scene: Scene) => {
    const papers = logs(scene.view, found);
    if (papers !== null) await noteReading(request, logReading, papers);
    return render(found, scene);
  };
  return lookUp(request, find, logAndRender, kind);
}

/** Logs a reading, apart from the interaction: what is read is its answer, and is not given again. */
export async function noteReading<Input>(
  { services, club, occasion, actor }: CommandRequest | Press,
  log: (work: UnitOfWork, actor: Actor, input: Input) => Result<Outcome | null>,
  input: Input,
): Promise<Result<Outcome | null>> {
  return services.clubs.change(club, { ...occasion, interaction: null }, (work) => log(work, actor, input));
}

type LookUp<Found> = [
  find: (view: ClubView) => Result<Found>,
  render: (found: Found, scene: Scene) => Reply | Promise<Reply>,
  kind?: 'reply' | 'update',
];

/** Answers what changes nothing: `find` looks in the club, `render` puts what was found into words. */
export async function lookUp<Found>(
  { services, club, occasion }: CommandRequest | Press,
  ...[find, render, kind = 'reply']: LookUp<Found>
): Promise<Answer> {
  const scene = await sceneOf(services, club, occasion.now);
  const found = find(scene.view);
  if (!found.ok) return { kind: 'result', result: found };
  return { kind, reply: await render(found.value, scene) };
}
