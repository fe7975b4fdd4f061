import type { CompletionRequest } from '../../src/discord/command.ts';
import { choicesOf, completeActs, fitting, longestChoice } from '../../src/discord/complete.ts';
import { ownTexts } from '../../src/house/amendment/own-texts.ts';
import { openSuggestions } from '../../src/house/book/amendment.ts';
import type { ClubView } from '../../src/house/ports.ts';
import type { Choice } from '../../src/house/words/choices.ts';
import { findFigures, settableNamed } from '../../terms/amendment/figures.ts';
import type { Figures } from '../../terms/figures.ts';
import { citation } from '../../terms/register.ts';

/** Acts that fit what was typed, in the club's own words. */
export async function completeOwnActs({ club, services, focused }: CompletionRequest): Promise<Choice[]> {
  const view = await services.clubs.view(club);
  return completeActs(focused.value, view.state.figures, await ownTexts(services.clubs, view));
}

/** Choices for what `/chief terms` takes. */
export async function completeTerms(request: CompletionRequest): Promise<Choice[]> {
  const { club, services, focused, options } = request;
  if (focused.name === 'act') return completeOwnActs(request);
  const view = await services.clubs.view(club);
  const { figures } = view.state;
  if (focused.name === 'figure') return completeFigures(focused.value, figures);
  if (focused.name === 'suggestion') return completeSuggestions(view, focused.value);
  return completeValue(focused.value, options.string('figure') ?? '', figures);
}

/** Each figure with its Act and what it is now. */
const completeFigures = (typed: string, figures: Figures): Choice[] =>
  choicesOf(
    findFigures(typed).map((figure) => ({
      name: `${citation(figure.act)}, ${figure.title}: ${figure.show(figures)}`,
      value: figure.name,
    })),
  );

/** What was typed, then how the figure is written now; nothing that a choice would cut off: it could not be read. */
function completeValue(typed: string, name: string, figures: Figures): Choice[] {
  const figure = settableNamed(name);
  if (figure === null) return [];
  const now = figure.show(figures);
  const shown = { name: `now ${now} (${figure.expects})`, value: now };
  const choices = typed.trim() === '' ? [shown] : [{ name: typed, value: typed }, shown];
  return choicesOf(choices.filter(({ value }) => value.length <= longestChoice));
}

const completeSuggestions = ({ state, people }: ClubView, typed: string): Choice[] =>
  fitting(
    openSuggestions(state).map(({ number, by, act }) => {
      const who = (by === null ? null : people.byNumber(by)?.name) ?? 'somebody';
      const what = act === null ? 'an idea' : `a text for ${citation(act)}`;
      return { name: `${number}: ${what}, from ${who}`, value: String(number) };
    }),
    typed,
  );
