import type { SessionOutcome } from '../../club/sessions/outcomes.ts';
import type { Rendered, Scene } from './scene.ts';
import { dayOf } from './text.ts';

/** What became of a session or its register. */
export async function renderSession(outcome: SessionOutcome, _scene: Scene): Promise<Rendered> {
  return { audience: 'club', content: `Session of ${dayOf(outcome.date)}: ${outcome.kind}.` };
}
