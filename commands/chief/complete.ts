import { needsChief } from '../../src/club/authority.ts';
import type { ClubView } from '../../src/club/ports.ts';
import type { Choice, CompletionRequest } from '../../src/discord/command.ts';
import { choicesOf } from '../../src/discord/complete.ts';
import { shortDayOf } from '../../src/discord/render/text.ts';
import type { PersonNumber } from '../../src/ledger/entries.ts';
import { removalTermOf } from '../../src/ledger/removal.ts';
import { type Instant, localDate } from '../../terms/time.ts';
import { completePeople } from '../people.ts';

/** People by name; for a removal the Chief Justice sees those first who asked for one, and until when (Act II.8). */
export async function completeChief(request: CompletionRequest): Promise<Choice[]> {
  const { services, club, focused, subcommand, now } = request;
  const others = await completePeople(request);
  const view = await services.clubs.view(club);
  if (subcommand !== 'remove' || needsChief(view, request.actor).length > 0) return others;
  const sought = focused.value.trim().toLowerCase();
  const asked = [...view.state.removalRequests.keys()].map((person) => requestChoice(view, person, now));
  const fitting = asked.filter(({ name }) => name.toLowerCase().includes(sought));
  const rest = others.filter(({ value }) => !fitting.some((choice) => choice.value === value));
  return choicesOf([...fitting, ...rest]);
}

/** `Ana: asked to leave, until 27 Nov` */
function requestChoice({ people, state }: ClubView, person: PersonNumber, now: Instant): Choice {
  const name = people.byNumber(person)?.name ?? `#${person}`;
  const due = removalTermOf(state, person)?.due ?? null;
  const until = due === null ? 'waits for a ban' : `until ${shortDayOf(localDate(due, state.figures))}`;
  const when = due !== null && due < now ? 'overdue' : until;
  return { name: `${name}: asked to leave, ${when}`, value: `#${person}` };
}
