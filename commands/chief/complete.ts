import type { CompletionRequest } from '../../src/discord/command.ts';
import { choicesOf, completeActs, completeGames, fitting } from '../../src/discord/complete.ts';
import { needsChief } from '../../src/house/authority.ts';
import type { ClubView } from '../../src/house/ports.ts';
import { removalTermOf } from '../../src/house/removal/term.ts';
import type { Choice } from '../../src/house/words/choices.ts';
import { shortDayOf } from '../../src/house/words/text.ts';
import { gamesUnderWay } from '../../src/ladder/book/online.ts';
import type { PersonNumber } from '../../src/ledger/fields.ts';
import { type Instant, localDate } from '../../terms/time.ts';
import { completePeople } from '../people.ts';

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
