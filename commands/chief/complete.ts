import type { CompletionRequest } from '../../src/discord/command.ts';
import {
  choicesOf,
  completeActs,
  completeGames,
  fitting,
  longestChoice,
} from '../../src/discord/complete.ts';
import { ownTexts } from '../../src/house/amendment/own-texts.ts';
import { openSuggestions } from '../../src/house/book/amendment.ts';
import { needsChief } from '../../src/house/people.ts';
import type { ClubView } from '../../src/house/ports.ts';
import { removalTermOf } from '../../src/house/removal/requests-due.ts';
import type { Choice } from '../../src/house/words/reply.ts';
import { shortDayOf } from '../../src/house/words/text.ts';
import { gamesUnderWay } from '../../src/ladder/book/online.ts';
import type { PersonNumber } from '../../src/ledger/fields.ts';
import { findFigures, settableNamed } from '../../terms/amendment/figures.ts';
import type { Figures } from '../../terms/figures.ts';
import { citation } from '../../terms/register.ts';
import { type Instant, localDate } from '../../terms/time.ts';
import { completePeople } from '../options.ts';

/** What an option of the Chief Justice’s powers may name: an Act, a game that counts, or a person. */
export async function completeChief(request: CompletionRequest): Promise<Choice[]> {
  const { services, club, focused, subcommand } = request;
  const view = await services.clubs.view(club);
  if (focused.name === 'act') return completeActs(focused.value, view.state.figures);
  if (focused.name === 'game')
    return choicesOf([
      ...gamesOnline(view, focused.value),
      ...completeGames(view, focused.value, { among: ({ status }) => status === 'counted' }),
    ]);
  const people = await completePeople(request);
  return subcommand === 'remove' ? choicesOf([...requests(view, request), ...people]) : people;
}

/** Act I.9.10: `online 3: Ana – Bo, going on` */
function gamesOnline(view: ClubView, typed: string): Choice[] {
  const name = (person: PersonNumber) => view.people.byNumber(person)?.name ?? `#${person}`;
  const choices = gamesUnderWay(view.state).map(({ number, white, black }) => ({
    name: `online ${number}: ${name(white)} – ${name(black)}, going on`,
    value: `online ${number}`,
  }));
  return fitting(choices, typed);
}

/** For the Chief Justice: those with an account who asked to be removed, and until when (Act II.8). */
function requests(view: ClubView, { actor, focused, now }: CompletionRequest): Choice[] {
  if (needsChief(view, actor).length > 0) return [];
  const asking = [...view.state.removalRequests.keys()];
  return fitting(
    asking.map((person) => requestChoice(view, person, now)),
    focused.value,
  );
}

/** `Ana: asked to leave, until 27 Nov` */
function requestChoice(view: ClubView, person: PersonNumber, now: Instant): Choice {
  const { people, state } = view;
  const name = people.byNumber(person)?.name ?? `#${person}`;
  const due = removalTermOf(view, person)?.due ?? null;
  const until =
    due === null ? 'waits for a ban or a case' : `until ${shortDayOf(localDate(due, state.figures))}`;
  const when = due !== null && due < now ? 'overdue' : until;
  return { name: `${name}: asked to leave, ${when}`, value: `#${person}` };
}

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
