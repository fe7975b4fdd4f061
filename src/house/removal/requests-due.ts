import { remindersOf } from '../../../terms/administration/reminders.ts';
import { type RemovalTerm, removalTerm } from '../../../terms/leaderboard/removal.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { figuresAt } from '../book/amendment.ts';
import { bansOf } from '../book/discipline.ts';
import { holders } from '../book/offices.ts';
import type { RemovalNews } from '../notices.ts';
import type { ClubView, UnitOfWork } from '../ports.ts';
import type { DueThing } from '../room.ts';

/** Act II.8: the Chief Justice is reminded of each request that stands, and told when it is overdue; once each. */
export const requestsDue = (view: ClubView): DueThing[] =>
  [...view.state.removalRequests.keys()].flatMap((person) => remindersDue(view, person));

function remindersDue(view: ClubView, person: PersonNumber): DueThing[] {
  const { state } = view;
  const term = removalTermOf(view, person);
  const request = state.removalRequests.get(person);
  if (term === null || request === undefined) return [];
  const figures = figuresAt(state, request.at);
  const { removalRequestDays: last } = figures;
  const reminders = remindersOf(term.from, figures).filter(({ at }) => at < term.due);
  const told = request.reminded.filter(({ at }) => at >= term.from);
  return [...reminders, { day: last, at: term.due }]
    .filter(({ day }) => !told.some((each) => each.day === day))
    .map(({ day, at }) => ({
      at,
      name: `removal request of ${person}, day ${day}`,
      carryOut(work) {
        work.append({ type: 'removal-reminded', person, day }, { by: null, acts: ['II.8'] });
        tellChief(work, person, day === last ? 'overdue' : 'reminder');
      },
    }));
}

/** Act II.8: has the Chief Justice told how a request stands, and until when it has to be met. */
export function tellChief(work: UnitOfWork, person: PersonNumber, news: RemovalNews): void {
  const due = removalTermOf(work, person)?.due ?? null;
  for (const chief of holders(work.state, 'chief'))
    work.announce({ kind: 'removal-request', person, news, due }, { to: 'person', person: chief });
}

/**
 * Acts II.8, II.8.1 and IV.2: the term of a Member's request, by the figures of when it was made; null where there is
 * none, a ban has no end, or a case holds them.
 */
export function removalTermOf(
  { state, rooms }: Pick<ClubView, 'state' | 'rooms'>,
  person: PersonNumber,
): RemovalTerm | null {
  const request = state.removalRequests.get(person);
  if (request === undefined) return null;
  const holds = [
    ...bansOf(state, person),
    ...rooms.flatMap((room) => room.heldByCases?.(state, person) ?? []),
  ];
  return removalTerm(request.at, holds, figuresAt(state, request.at));
}
