import type { Instant } from '../../../terms/time.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { ClubView, UnitOfWork } from '../ports.ts';
import type { DueThing } from '../room.ts';
import { tell } from '../tell.ts';
import type { PersonalReminder, ReminderKind } from './reminder.ts';

/** Everything that people can ask to be reminded of. */
export const reminderKinds = ({ rooms }: Pick<ClubView, 'rooms'>): ReminderKind[] =>
  rooms.flatMap(({ reminders }) => reminders ?? []);

type Found = PersonalReminder & { kind: string };

/** The reminders that come next for everybody who wants some. */
export function remindersDue(view: ClubView): DueThing[] {
  const moments = new Map<Instant, Found[]>();
  for (const found of remindersNext(view)) moments.set(found.at, [...(moments.get(found.at) ?? []), found]);
  return [...moments].map(([at, reminders]) => ({
    at,
    name: `reminders of ${at}`,
    carryOut: (work) => remindAll(work, at, reminders),
  }));
}

function remindersNext(view: ClubView): Found[] {
  const people = view.people.reminded();
  if (people.length === 0) return [];
  return reminderKinds(view).flatMap(({ kind, next }) => {
    const wanting = people.flatMap((person) => {
      const since = view.people.remindersOf(person)[kind];
      return since === undefined ? [] : [{ person, since }];
    });
    return next(view, wanting).map((reminder) => ({ ...reminder, kind }));
  });
}

/** Each person is told once of all that falls in that moment, and never of it again. */
function remindAll(work: UnitOfWork, at: Instant, reminders: readonly Found[]): void {
  for (const person of new Set(reminders.map((each) => each.person))) {
    const theirs = reminders.filter((each) => each.person === person);
    const told = Object.fromEntries(theirs.map(({ kind }) => [kind, at]));
    work.remind(person, { ...work.people.remindersOf(person), ...told });
    if (theirs.some(({ holds }) => holds)) tell(work, { kind: 'reminder', person, at }, person);
  }
}

/** What a reminder of that moment still has to say: nothing that was turned off, is over or concerns the person no more. */
export function remindersOf(
  view: ClubView,
  { person, at }: { person: PersonNumber; at: Instant },
  now: Instant,
): Found[] {
  const wanted = view.people.remindersOf(person);
  return reminderKinds(view)
    .filter(({ kind }) => wanted[kind] !== undefined)
    .flatMap(({ kind, next }) =>
      next(view, [{ person, since: at - 1 }]).map((reminder) => ({ ...reminder, kind })),
    )
    .filter((reminder) => reminder.at === at && reminder.holds && now <= reminder.until);
}
