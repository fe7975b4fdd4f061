import { consentEnds } from '../../../terms/administration/consent.ts';
import type { Instant } from '../../../terms/time.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { EntryOf } from '../../rule-books.ts';
import { holders } from '../book/offices.ts';
import type { ClubView } from '../ports.ts';
import type { Refusal } from '../result.ts';

/** What somebody asked another officer's consent to. */
export type Consent = EntryOf<'consent-asked'>;
export type ConsentMatter = Consent['matter'];

type Ledger = Pick<ClubView, 'entries' | 'state'>;

/** What was asked for by that entry; null where it asks for nothing. */
export function consentAt({ entries }: Pick<ClubView, 'entries'>, seq: number): Consent | null {
  const entry = entries[seq - 1];
  return entry?.type === 'consent-asked' ? entry : null;
}

/** Whether it still waits for its answer; it does for seven days. */
export const isWaiting = ({ entries, state }: Ledger, { seq, at }: Consent, now: Instant): boolean =>
  now <= consentEnds(at, state.figures) &&
  !entries.some((entry) => entry.type === 'consent-answered' && entry.asked === seq);

/** Who of the Court can agree to what is the Chief Justice's own matter (Act III.3.5): all others but those in it. */
export const otherJustices = ({ state }: Ledger, except: readonly (PersonNumber | null)[]): PersonNumber[] =>
  [...new Set([...holders(state, 'justice'), ...holders(state, 'chief')])].filter(
    (person) => !except.includes(person),
  );

/** Act III.3.5: none, or the refusal where nobody else of the Court is there to agree. */
export const lacksJustice = (view: Ledger, except: readonly (PersonNumber | null)[]): Refusal[] =>
  otherJustices(view, except).length > 0 ? [] : [{ code: 'no-other-justice', acts: ['III.3.5'] }];

/** None, or the refusal where the same was asked for already and waits; `person` is null where it is about nobody. */
export function askedAlready(
  view: Ledger,
  { person, matter }: Pick<Consent, 'matter'> & { person: PersonNumber | null },
  now: Instant,
): Refusal[] {
  const waiting = view.entries.findLast(
    (entry): entry is Consent =>
      entry.type === 'consent-asked' &&
      (person === null || entry.person === person) &&
      JSON.stringify(entry.matter) === JSON.stringify(matter) &&
      isWaiting(view, entry, now),
  );
  return waiting === undefined ? [] : [{ code: 'consent-waits', consent: waiting.seq, acts: waiting.acts }];
}
