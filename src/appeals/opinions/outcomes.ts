import type { CaseNumber, PersonNumber } from '../../ledger/fields.ts';
import type { OpinionKind } from '../book/court-entries.ts';

export type OpinionOutcome =
  | { kind: 'author-chosen'; case: CaseNumber; person: PersonNumber }
  /** `published`: whether everybody may read it now, or only once the majority's opinion is there. */
  | { kind: 'opinion-written'; case: CaseNumber; opinion: OpinionKind; published: boolean };
