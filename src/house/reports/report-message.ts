import type { Instant } from '../../../terms/time.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { EntryOf } from '../../rule-books.ts';
import { holders } from '../book/offices.ts';
import type { HouseOutcome } from '../outcomes.ts';
import { enrol, type Named, whoActs, whoIsNamed } from '../people.ts';
import type { UseCase } from '../plan.ts';
import type { ClubView } from '../ports.ts';
import { done, type Refusal, refused } from '../result.ts';
import { tell } from '../tell.ts';
import { readReason } from '../texts.ts';

/** A message on the server, by Discord's ids, and who wrote it. */
interface ReportInput {
  channel: string;
  message: string;
  author: Named;
  why: string;
}

/** How many messages one person reports in an hour at most. */
const mostInAnHour = 5;
const hour = 60 * 60_000;

/**
 * Anybody reports a message to the Moderators, who are told alone, each by themselves. Of the message nothing is kept but where
 * it is. Refused for one that they reported before, and after several within an hour.
 */
export const reportMessage: UseCase<ReportInput, HouseOutcome> = (work, actor, input) => {
  const { channel, message } = input;
  const reason = readReason(input.why, 'why');
  if (!reason.ok) return reason;
  const reporter = whoActs(work, actor);
  const told = whoIsTold(work, [reporter.number, authorOf(work, input.author)]);
  const refusals = [
    ...mayNotReport(work, reporter.number, message, work.now),
    ...(told.length > 0 ? [] : nobody),
  ];
  if (refusals.length > 0) return refused(...refusals);
  const by = enrol(work, reporter);
  const report = work.append(
    { type: 'message-reported', channel, message },
    { by, acts: ['III.2'], texts: { reason: reason.value } },
  );
  for (const person of told) tell(work, { kind: 'message-reported', report, person }, person);
  return done({ kind: 'message-reported', report, told: told.length });
};

const nobody: Refusal[] = [{ code: 'nobody-to-tell', acts: ['III.2'] }];

function authorOf(view: ClubView, author: Named): PersonNumber | null {
  const found = whoIsNamed(view, author);
  return found.ok ? found.value.number : null;
}

/** The Moderators who have nothing to do with it; where there is none, the Justices and the Chief Justice. */
function whoIsTold(view: ClubView, involved: readonly (PersonNumber | null)[]): PersonNumber[] {
  const reached = (people: readonly PersonNumber[]) =>
    people.filter((person) => !involved.includes(person) && view.people.byNumber(person)?.account != null);
  const moderators = reached(holders(view.state, 'moderator'));
  if (moderators.length > 0) return moderators;
  return reached([...new Set([...holders(view.state, 'justice'), ...holders(view.state, 'chief')])]);
}

function mayNotReport(
  { entries }: ClubView,
  reporter: PersonNumber | null,
  message: string,
  now: Instant,
): Refusal[] {
  const own = entries.filter(
    (entry): entry is EntryOf<'message-reported'> =>
      entry.type === 'message-reported' && entry.by === reporter,
  );
  if (reporter === null) return [];
  if (own.some((entry) => entry.message === message)) return [{ code: 'reported-already', acts: ['III.2'] }];
  const lately = own.filter(({ at }) => at > now - hour);
  if (lately.length < mostInAnHour) return [];
  const again = (lately.at(-mostInAnHour)?.at ?? now) + hour;
  return [{ code: 'too-many-reports', limit: mostInAnHour, again, acts: ['III.2'] }];
}
