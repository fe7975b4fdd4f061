import { citationOf } from '../../../terms/court/citation.ts';
import { subjectNames } from '../../../terms/court/decisions.ts';
import type { JudgementOutcome, Redecision } from '../../appeals/book/court-entries.ts';
import type { EntryOf } from '../../ledger/entries.ts';
import type { ClubView } from '../ports.ts';
import type { Naming } from './naming.ts';

/** What is on the record of a case's parties: that it was asked for, and what came of it; nothing of votes and exhibits. */
export type CourtOnRecord = EntryOf<
  | 'petitioned'
  | 'petition-withdrawn'
  | 'petition-denied'
  | 'judged'
  | 'redecided'
  | 'en-banc-asked'
  | 'en-banc-answered'
>;

const outcomes: Readonly<Record<JudgementOutcome['kind'], string>> = {
  uphold: 'upheld',
  overturn: 'overturned',
  remand: 'sent back to the Moderator',
  stands: 'left as it was, as no outcome had a majority',
  dismissed: 'dismissed',
};

const redecisions: Readonly<Record<Redecision, string>> = {
  kept: 'kept',
  replaced: 'replaced',
  withdrawn: 'withdrawn',
};

export function courtWords(entry: CourtOnRecord, { state }: ClubView, name: Naming): string | null {
  const known = state.cases[entry.case];
  if (known === undefined) return null;
  const cited = citationOf(known);
  switch (entry.type) {
    case 'petitioned':
      return `${name(entry.petitioner)} asked the Court to look at ${subjectNames[entry.subject.kind]}: ${cited}`;
    case 'petition-withdrawn':
      return `${cited} was withdrawn`;
    case 'petition-denied':
      return `the Court did not take ${cited}`;
    case 'judged':
      return `${cited} was ${outcomes[entry.outcome.kind]} by ${entry.enBanc ? 'the whole Court' : 'its panel'}`;
    case 'redecided':
      return `what was decided before ${cited} was ${redecisions[entry.redecision]} after it`;
    case 'en-banc-asked':
      return `${name(entry.person)} asked the whole Court to hear ${cited}`;
    case 'en-banc-answered':
      return `the whole Court ${entry.accepted ? 'hears' : 'does not hear'} ${cited}`;
    default:
      return entry satisfies never;
  }
}
