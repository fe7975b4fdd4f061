import type { CaseNumber, PersonNumber } from '../../ledger/fields.ts';

export type OpinionNotice =
  /** The Court is told who writes for the majority. */
  | { kind: 'author-chosen'; case: CaseNumber; person: PersonNumber }
  /** Act III.3.10: everybody is told what was decided and why; `opinion` is the entry of what is new. */
  | { kind: 'opinion-published'; case: CaseNumber; opinion: number };
