import type { Answer, CommandRequest, Services, Submission } from '../../src/discord/command.ts';
import { fitting, longestChoice } from '../../src/discord/complete.ts';
import {
  type AnswerInput,
  answerSuggestion,
  openSuggestion,
} from '../../src/house/amendment/answer-suggestion.ts';
import { actInForce, ownTexts } from '../../src/house/amendment/own-texts.ts';
import { actLimit, needsAmender } from '../../src/house/amendment/read-wish.ts';
import { openSuggestions, versionInForce } from '../../src/house/book/amendment.ts';
import type { Actor } from '../../src/house/people.ts';
import { plans } from '../../src/house/plans.ts';
import type { ClubView } from '../../src/house/ports.ts';
import { done, notUnderstood, type Result, understood, unlessRefused } from '../../src/house/result.ts';
import { renderSuggestion, renderSuggestions } from '../../src/house/words/amendment.ts';
import { findFigures, settableNamed } from '../../terms/amendment/figures.ts';
import { type Act, actNumbered, citation } from '../../terms/register.ts';
import { ask, carryOut, ifFound, lookUp } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { optional, otherwise, type Suggest, suggested, text, yesNo } from '../options.ts';
import { ownActs } from '../terms.ts';

/** Each figure with its Act and what it is now. */
const suggestFigures: Suggest = ({ state }, { focused }) =>
  findFigures(focused.value).map((figure) => ({
    name: `${citation(figure.act)}, ${figure.title}: ${figure.show(state.figures)}`,
    value: figure.name,
  }));

/** What was typed, then how the figure is written now; nothing that a choice would cut off: it could not be read. */
const suggestValues: Suggest = ({ state }, { focused: { value: typed }, options }) => {
  const figure = settableNamed(options.string('figure') ?? '');
  if (figure === null) return [];
  const now = figure.show(state.figures);
  const shown = { name: `now ${now} (${figure.expects})`, value: now };
  const choices = typed.trim() === '' ? [shown] : [{ name: typed, value: typed }, shown];
  return choices.filter(({ value }) => value.length <= longestChoice);
};

const openOnes: Suggest = ({ state, people }, { focused }) =>
  fitting(
    openSuggestions(state).map(({ number, by, act }) => {
      const who = (by === null ? null : people.byNumber(by)?.name) ?? 'somebody';
      const what = act === null ? 'an idea' : `a text for ${citation(act)}`;
      return { name: `${number}: ${what}, from ${who}`, value: String(number) };
    }),
    focused.value,
  );

/**
 * `/chief terms`: publishes another text of an Act or another figure, and answers suggestions; alone it lists those that
 * wait for an answer.
 */
export const terms = subcommand({
  name: 'terms',
  description: 'Change the Terms from now on, or answer suggestions',
  options: {
    act: optional(suggested('The Act to rewrite; you write the new text next', ownActs)),
    figure: optional(suggested('Or the figure to change', suggestFigures)),
    value: otherwise('', suggested('The new figure', suggestValues)),
    version: optional(text('The new version; leave it out to get the next one')),
    suggestion: optional(suggested('Or the suggestion to answer', openOnes)),
    accept: optional(yesNo('True: accept it. False: decline it. Leave it out to read it')),
  },
  execute: async (request, { act, figure, value, version, suggestion, accept }) => {
    if ([act, figure, suggestion].filter((given) => given !== null).length > 1)
      return {
        kind: 'result',
        result: notUnderstood({ problem: 'one-of', options: ['act', 'figure', 'suggestion'] }),
      };
    if (act !== null) return writeAct(request, act, version ?? '');
    if (figure !== null) {
      const follows = versionInForce((await request.services.clubs.view(request.club)).state);
      return ask(request, plans.figure, { figure, value, version, follows });
    }
    if (suggestion === null) return listSuggestions(request);
    if (accept === null) return readSuggestion(request, suggestion);
    return answerOne(request, { suggestion, accepted: accept }, version);
  },
});

/** The text that an Act has in the club now. */
const presentText = async ({ clubs }: Services, view: ClubView, act: Act): Promise<string> =>
  actInForce(act, view.state.figures, await ownTexts(clubs, view)).text;

/** Opens a form with the text that the Act has now. */
const writeAct = (request: CommandRequest, typed: string, version: string): Promise<Answer> =>
  ifFound(
    request,
    (view) => actToAmend(view, request.actor, typed),
    async (act, view) => {
      const label = `The text of ${citation(act)}`;
      const value = await presentText(request.services, view, act);
      const id = `terms-text:${act}:${version.replaceAll(':', ' ').slice(0, 40)}`;
      const field = { id: 'text', label, long: true, maxLength: actLimit, value };
      return { kind: 'modal', modal: { id, title: label, fields: [field] } };
    },
  );

const actToAmend = (view: ClubView, actor: Actor, typed: string): Result<Act> =>
  unlessRefused(
    needsAmender(view, actor),
    understood(actNumbered(typed), { problem: 'no-such-act', text: typed }),
  );

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
  const present = act === null ? '' : await presentText(request.services, view, act);
  return ask(request, plans.text, { ...wish, present, follows });
}

/** Shows the Chief Justice all suggestions that wait for an answer. */
const listSuggestions = (request: CommandRequest): Promise<Answer> =>
  lookUp(request, {
    find: (view) => unlessRefused(needsAmender(view, request.actor), done(view)),
    render: (_, scene) => renderSuggestions(scene),
  });

/** Shows the Chief Justice one of them. */
const readSuggestion = (request: CommandRequest, suggestion: string): Promise<Answer> =>
  lookUp(request, {
    find: (view) => openSuggestion(view, request.actor, suggestion),
    render: renderSuggestion,
  });

/** Answers one; accepting the finished text of an Act publishes it, once that is confirmed (Act IV.5). */
const answerOne = (request: CommandRequest, input: AnswerInput, version: string | null): Promise<Answer> =>
  ifFound(
    request,
    (view) => openSuggestion(view, request.actor, input.suggestion),
    async ({ number, act, seq }) => {
      if (!input.accepted || act === null) return carryOut(request, answerSuggestion, input);
      const text = await request.services.clubs.text(request.club, seq, 'suggestion');
      if (text === null)
        return { kind: 'result', result: notUnderstood({ problem: 'words-erased', suggestion: number }) };
      return askText(request, { act, text, version, suggestion: input.suggestion });
    },
  );
