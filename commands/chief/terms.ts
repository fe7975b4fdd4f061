import type { Answer, CommandRequest, Submission } from '../../src/discord/command.ts';
import { sceneOf } from '../../src/discord/scene-of.ts';
import {
  type AnswerInput,
  answerSuggestion,
  openSuggestion,
} from '../../src/house/amendment/answer-suggestion.ts';
import { actInForce, ownTexts } from '../../src/house/amendment/own-texts.ts';
import { actLimit, needsAmender } from '../../src/house/amendment/read-wish.ts';
import { versionInForce } from '../../src/house/book/amendment.ts';
import { plans } from '../../src/house/plans.ts';
import { notUnderstood, refused } from '../../src/house/result.ts';
import { renderSuggestion, renderSuggestions } from '../../src/house/words/amendment.ts';
import { type Act, actNumbered, citation } from '../../terms/register.ts';
import { ask, carryOut } from '../answers.ts';
import { booleanOption, suggestedOption, textOption } from '../options.ts';
import type { Subcommand } from '../subcommand.ts';
import { completeTerms } from './complete.ts';

/** The text that an Act has in the club now. */
async function presentText({ services, club }: CommandRequest | Submission, act: Act): Promise<string> {
  const view = await services.clubs.view(club);
  return actInForce(act, view.state.figures, await ownTexts(services.clubs, view)).text;
}

/** Opens a form with the text that the Act has now. */
async function writeAct(request: CommandRequest, typed: string): Promise<Answer> {
  const view = await request.services.clubs.view(request.club);
  const authority = needsAmender(view, request.actor);
  if (authority.length > 0) return { kind: 'result', result: refused(...authority) };
  const act = actNumbered(typed);
  if (act === null) return { kind: 'result', result: notUnderstood({ problem: 'no-such-act', text: typed }) };
  const label = `The text of ${citation(act)}`;
  const value = await presentText(request, act);
  const version = (request.options.string('version') ?? '').replaceAll(':', ' ').slice(0, 40);
  const field = { id: 'text', label, long: true, maxLength: actLimit, value };
  return { kind: 'modal', modal: { id: `terms-text:${act}:${version}`, title: label, fields: [field] } };
}

/** Takes what was written into the form. */
export async function takeText(submission: Submission): Promise<Answer> {
  const [act = '', version = ''] = submission.args;
  const wish = { act, text: submission.field('text'), version: version === '' ? null : version };
  return askText(submission, { ...wish, suggestion: null });
}

interface NewText {
  act: string;
  text: string;
  version: string | null;
  /** The proposal that is accepted by it. */
  suggestion: string | null;
}

/** Shows how an Act would read otherwise, and publishes that once it is confirmed. */
async function askText(request: CommandRequest | Submission, wish: NewText): Promise<Answer> {
  const act = actNumbered(wish.act);
  const view = await request.services.clubs.view(request.club);
  const follows = versionInForce(view.state);
  const present = act === null ? '' : await presentText(request, act);
  return ask(request, plans.text, { ...wish, present, follows });
}

/** Shows what another figure would be, and publishes that once it is confirmed. */
async function askFigure(request: CommandRequest, figure: string): Promise<Answer> {
  const { options } = request;
  const view = await request.services.clubs.view(request.club);
  return ask(request, plans.figure, {
    figure,
    value: options.string('value') ?? '',
    version: options.string('version'),
    follows: versionInForce(view.state),
  });
}

/** Shows the Chief Justice one suggestion that waits for an answer, or all of them. */
async function readSuggestions(request: CommandRequest, typed: string | null): Promise<Answer> {
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
async function answerOne(request: CommandRequest, input: AnswerInput): Promise<Answer> {
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

/**
 * `/chief terms`: publishes another text of an Act or another figure, and answers suggestions; alone it lists those that
 * wait for an answer.
 */
export const terms: Subcommand = {
  name: 'terms',
  description: 'Change the Terms from now on, or answer suggestions',
  options: [
    suggestedOption('act', 'The Act that gets another text, which you write next'),
    suggestedOption('figure', 'Or the figure that is to be another'),
    suggestedOption('value', 'What the figure is to be'),
    textOption('version', 'The version that this becomes; counted on if left out'),
    suggestedOption('suggestion', 'Or the suggestion that you answer'),
    booleanOption('accept', 'Whether you accept it; leave out to read it'),
  ],
  async execute(request) {
    const { options } = request;
    const [act, figure, suggestion] = [
      options.string('act'),
      options.string('figure'),
      options.string('suggestion'),
    ];
    if ([act, figure, suggestion].filter((given) => given !== null).length > 1)
      return {
        kind: 'result',
        result: notUnderstood({ problem: 'one-of', options: ['act', 'figure', 'suggestion'] }),
      };
    if (act !== null) return writeAct(request, act);
    if (figure !== null) return askFigure(request, figure);
    const accepted = options.boolean('accept');
    if (suggestion === null || accepted === null) return readSuggestions(request, suggestion);
    return answerOne(request, { suggestion, accepted });
  },
  complete: completeTerms,
};
