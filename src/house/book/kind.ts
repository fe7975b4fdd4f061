import { kindsOf, type Moment } from '../../ledger/kind.ts';
import type { Club, State } from '../../rule-books.ts';

/** Defines a kind of entry of a club. */
export const kind = kindsOf<Club>();

/** What an entry does to a thing; nothing where the ledger does not know it, as when its beginning was voided. */
export const on =
  <Named, Thing>(find: (state: State, entry: Named) => Thing | undefined) =>
  <E extends Named>(step: (thing: Thing, entry: E, state: State, moment: Moment<Club>) => void) =>
  (state: State, entry: E, moment: Moment<Club>): void => {
    const thing = find(state, entry);
    if (thing !== undefined) step(thing, entry, state, moment);
  };

/** As `on`, for an entry that only sets something of the thing to what it says. */
export const setting =
  <Named, Thing extends object>(find: (state: State, entry: Named) => Thing | undefined) =>
  <E extends Named>(now: (entry: E, thing: Thing) => Partial<Thing>) =>
    on(find)<E>((thing, entry) => Object.assign(thing, now(entry, thing)));
