import type { ClubView } from '../house/ports.ts';
import type { Refusal } from '../house/refusals.ts';
import type { Result } from '../house/result.ts';
import type { Rendered, Scene } from '../house/words/scene.ts';
import { gameOf } from '../ladder/words/game-card.ts';
import { cardReply } from '../ladder/words/games.ts';
import type { Outcome } from '../told.ts';
import type { Shown } from './answering.ts';
import type { Answer } from './command.ts';
import { renderOutcome } from './outcomes.ts';
import { renderInvalid, renderRefusals } from './refusals.ts';

/** Puts the result of a use case into words, of the club as it stands after it. Other answers are words already. */
export async function toShown(answer: Answer, scene: () => Promise<Scene>): Promise<Shown> {
  if (answer.kind !== 'result') return answer;
  const { result, ...rest } = answer;
  return { ...rest, reply: await renderResult(result, await scene()) };
}

async function renderResult(result: Result<Outcome | null>, scene: Scene): Promise<Rendered> {
  if (result.ok) return renderOutcome(result.value, scene);
  if ('invalid' in result) return renderInvalid(result.invalid, scene.view);
  return renderRefused(result.refusals, scene.view);
}

/** A card on which somebody pressed what is no longer to be done follows suit. */
function renderRefused(refusals: readonly Refusal[], view: ClubView): Rendered {
  const reply = renderRefusals(refusals, view);
  const outdated = refusals.find(isOutdated);
  return outdated === undefined ? reply : { ...reply, card: cardReply(view, gameOf(view, outdated.game)) };
}

const outdatedCodes = [
  'game-not-open',
  'game-needs-no-approval',
  'already-confirmed',
  'already-disputed',
] as const;
type Outdated = Extract<Refusal, { code: (typeof outdatedCodes)[number] }>;

const isOutdated = (refusal: Refusal): refusal is Outdated =>
  outdatedCodes.some((code) => code === refusal.code);
