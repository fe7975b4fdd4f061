import type { ClubView } from '../club/ports.ts';
import type { Refusal } from '../club/refusals.ts';
import type { Shown } from './answering.ts';
import type { Answer } from './command.ts';
import { gameOf } from './render/game-card.ts';
import { cardReply } from './render/games.ts';
import { renderOutcome } from './render/outcomes.ts';
import { renderInvalid, renderRefusals } from './render/refusals.ts';
import type { Rendered, Scene } from './render/scene.ts';

/** Puts the result of a use case into words, of the club as it stands after it. Other answers are words already. */
export async function toShown(answer: Answer, scene: () => Promise<Scene>): Promise<Shown> {
  if (answer.kind !== 'result') return answer;
  const { result } = answer;
  const here = await scene();
  if (result.ok) return { kind: 'result', reply: await renderOutcome(result.value, here) };
  if ('invalid' in result) return { kind: 'result', reply: renderInvalid(result.invalid, here.view) };
  return { kind: 'result', reply: renderRefused(result.refusals, here.view) };
}

/** A card on which somebody pressed what is no longer to be done follows suit. */
function renderRefused(refusals: readonly Refusal[], view: ClubView): Rendered {
  const reply = renderRefusals(refusals, view);
  const outdated = refusals.find(isOutdated);
  return outdated === undefined ? reply : { ...reply, card: cardReply(view, gameOf(view, outdated.game)) };
}

const outdatedCodes = ['game-not-open', 'already-confirmed', 'already-disputed'] as const;
type Outdated = Extract<Refusal, { code: (typeof outdatedCodes)[number] }>;

const isOutdated = (refusal: Refusal): refusal is Outdated =>
  outdatedCodes.some((code) => code === refusal.code);
