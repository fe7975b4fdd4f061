import type { Shown } from './answering.ts';
import type { Answer } from './command.ts';
import { renderOutcome } from './render/outcomes.ts';
import { renderInvalid, renderRefusals } from './render/refusals.ts';
import type { Scene } from './render/scene.ts';

/** Puts the result of a use case into words, of the club as it stands after it. Other answers are words already. */
export async function toShown(answer: Answer, scene: () => Promise<Scene>): Promise<Shown> {
  if (answer.kind !== 'result') return answer;
  const { result } = answer;
  const here = await scene();
  if (result.ok) return { kind: 'result', reply: await renderOutcome(result.value, here) };
  if ('invalid' in result) return { kind: 'result', reply: renderInvalid(result.invalid, here.view) };
  return { kind: 'result', reply: renderRefusals(result.refusals, here.view) };
}
