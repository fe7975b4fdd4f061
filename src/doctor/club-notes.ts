import type { Instant } from '../../terms/time.ts';
import type { ClubView } from '../house/ports.ts';

/** What the doctor goes on with of a club. It is little, since a host may have thousands of clubs. */
export interface ClubNotes extends Pick<ClubView, 'id' | 'settings'> {
  /** When the newest entry was made, of all its books. */
  newestAt: Instant;
  hasChief: boolean;
  /** What its Members are called, by their accounts. */
  members: ReadonlyMap<string, string>;
}

/** Notes it down, and leaves the rest of the club. */
export const notesOf = ({ id, settings, newestAt, state, people }: ClubView): ClubNotes => ({
  ...{ id, settings, newestAt },
  hasChief: [...state.offices.values()].some((offices) => offices.has('chief')),
  members: new Map(
    state.standings.flatMap((standing) => {
      const person = standing?.member === true ? people.byNumber(standing.person) : undefined;
      return person?.account == null ? [] : [[person.account, person.name]];
    }),
  ),
});
