import type { Answer, CommandRequest } from '../../src/discord/command.ts';
import { sceneOf } from '../../src/discord/scene-of.ts';
import {
  type AnswerInput,
  answerSuggestion,
  openSuggestion,
} from '../../src/house/amendment/answer-suggestion.ts';
import { needsAmender } from '../../src/house/amendment/read-wish.ts';
import { notUnderstood, refused } from '../../src/house/result.ts';
import { renderSuggestion, renderSuggestions } from '../../src/house/words/amendment.ts';
import { carryOut } from '../carry-out.ts';
import { askText } from './amend.ts';

/** Shows the Chief Justice one suggestion that waits for an answer, or all of them. */
export async function readSuggestions(request: CommandRequest, typed: string | null): Promise<Answer> {
  const { services, club, occasion, actor } = request;
  const scene = await sceneOf(services, club, occasion.now);
  const authority = needsAmender(scene.view, actor);
  if (authority.length > 0) return { kind: 'result', result: refused(...authority) };
  if (typed === null) return { kind: 'reply', reply: await renderSuggestions(scene) };
  const suggestion = openSuggestion(scene.view, actor, typed);
  if (!suggestion.ok) return { kind: 'result', result: suggestion };
  return { kind: 'reply', reply: await renderSuggestion(suggestion.value, scene) };
}

/** Answers one; accepting the finished text of an Act publishes it, once that is confirmed (Act IV.5). */
export async function answerOne(request: CommandRequest, input: AnswerInput): Promise<Answer> {
  const { services, club, actor, options } = request;
  const found = openSuggestion(await services.clubs.view(club), actor, input.suggestion);
  if (!found.ok) return { kind: 'result', result: found };
  const { number, act, seq } = found.value;
  if (!input.accepted || act === null) return carryOut(request, answerSuggestion, input);
  const text = await services.clubs.text(club, seq, 'suggestion');
  if (text === null)
    return { kind: 'result', result: notUnderstood({ problem: 'words-erased', suggestion: number }) };
  return askText(request, { act, text, version: options.string('version'), suggestion: input.suggestion });
}
