import type { GameOutcome } from '../../club/games/outcomes.ts';
import type { Rendered, Scene } from './scene.ts';

/** What became of a game, for the club to see. */
export async function renderGame(outcome: GameOutcome, _scene: Scene): Promise<Rendered> {
  return { audience: 'club', content: `Game #${outcome.game}: ${outcome.kind}.` };
}
