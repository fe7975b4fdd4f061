import type { Instant } from '../../../terms/time.ts';
import type { PersonNumber } from '../../ledger/entries.ts';
import { banAt } from '../../ledger/views.ts';
import type { ClubId, Clubs, ClubView, UnitOfWork } from '../ports.ts';
import { done, type Result } from '../result.ts';
import { wordsToErase } from './erase-person.ts';
import type { PrivacyOutcome } from './outcomes.ts';

/** Act 0.13: whoever had their data erased is no longer known again once no ban on them is in force. */
export async function forgetDue(clubs: Clubs, club: ClubId, now: Instant): Promise<void> {
  const view = await clubs.view(club);
  for (const person of free(view, now))
    await clubs.change(club, { interaction: null, now }, (work) => forget(work, person));
}

const free = ({ people, state }: ClubView, now: Instant): PersonNumber[] =>
  people.recognisable().filter((person) => banAt(state, person, now) === null);

/** Does nothing when the person came back, or was banned anew, in the meantime. */
function forget(work: UnitOfWork, person: PersonNumber): Result<PrivacyOutcome> {
  if (free(work, work.now).includes(person)) {
    work.eraseAccount(person, { recognisable: false });
    work.eraseWords(wordsToErase(work, person, work.now));
  }
  return done({ kind: 'erased', person, recognisable: false });
}

const day = 24 * 3600_000;

/** How long the club keeps what came of an interaction, and what it told, in days. */
export const keptDays = 30;

/** Deletes what was kept long enough. */
export const pruneDue = (clubs: Clubs, club: ClubId, now: Instant): Promise<void> =>
  clubs.prune(club, now - keptDays * day);
