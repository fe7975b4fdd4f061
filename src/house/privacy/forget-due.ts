import type { Instant } from '../../../terms/time.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { bansOf } from '../book/discipline.ts';
import type { Clubs } from '../clubs.ts';
import type { ClubId, ClubView, UnitOfWork } from '../ports.ts';
import { type DueThing, removedFrom } from '../room.ts';
import { eraseWordsOf } from './erase-person.ts';

/** Act 0.13: once nothing bars them any more, people whose data was erased are no longer recognised. */
export const banOver = (view: ClubView): DueThing[] =>
  view.people.recognisable().flatMap((person) => {
    const at = bannedUntil(view, person);
    return at === null || removedFrom(view, person).length > 0
      ? []
      : [{ at, name: `forgetting ${person}`, carryOut: (work) => forget(work, person) }];
  });

/** The last moment at which somebody is banned, long ago where no ban on them stands; null where one has no end. */
function bannedUntil({ state }: ClubView, person: PersonNumber): Instant | null {
  const ends = bansOf(state, person).map(({ endsAt }) => endsAt ?? Number.POSITIVE_INFINITY);
  const last = Math.max(0, ...ends);
  return last === Number.POSITIVE_INFINITY ? null : last;
}

function forget(work: UnitOfWork, person: PersonNumber): void {
  work.eraseAccount(person, { recognisable: false });
  eraseWordsOf(work, person, work.now + 1);
}

const day = 24 * 3600_000;

/** How long the club keeps what came of an interaction, and what it told, in days. */
export const keptDays = 30;

/** Deletes what was kept long enough. */
export const pruneDue = (clubs: Clubs, club: ClubId, now: Instant): Promise<void> =>
  clubs.prune(club, now - keptDays * day);
