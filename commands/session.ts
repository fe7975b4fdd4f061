import type { CompletionRequest } from '../src/discord/command.ts';
import { completeDays } from '../src/discord/complete.ts';
import type { ClubView } from '../src/house/ports.ts';
import type { Choice } from '../src/house/words/choices.ts';
import { addDays, type Instant, type LocalDate, nextSessionDate } from '../terms/time.ts';
import { completePeople } from './people.ts';
import { cancel, mark } from './session/register.ts';
import { close, open, status } from './session/running.ts';
import { commandOf } from './subcommand.ts';

/** `/session`: the club's session and its register. */
export const session = commandOf(
  {
    name: 'session',
    description: 'The session and its register',
    complete: (request) =>
      request.focused.name === 'date' ? completeDate(request) : completePeople(request),
  },
  [open, close, status, mark, cancel],
);

/** For the register the latest sessions that were held, for a holiday those to come. */
async function completeDate({
  services,
  club,
  now,
  focused,
  subcommand,
}: CompletionRequest): Promise<Choice[]> {
  const view = await services.clubs.view(club);
  const dates = subcommand === 'mark' ? latestSessions(view) : comingSessions(view, now);
  return completeDays(dates, focused.value);
}

const latestSessions = ({ state }: ClubView): LocalDate[] =>
  state.sessionOrder.map(({ date }) => date).reverse();

/** The days of a year's sessions, called off or not, since those can be restored. */
function comingSessions({ state }: ClubView, now: Instant): LocalDate[] {
  const first = nextSessionDate(now, state.figures);
  return Array.from({ length: 52 }, (_, week) => addDays(first, 7 * week));
}
