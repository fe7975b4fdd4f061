import type { CaseNumber } from '../../ledger/fields.ts';

export type PetitionOutcome =
  /** `onPaper`: for a member without an account, who asked on paper. */
  | { kind: 'petition-filed'; case: CaseNumber; onPaper: boolean }
  | { kind: 'en-banc-asked'; case: CaseNumber }
  | { kind: 'petition-withdrawn'; case: CaseNumber }
  /** `granted`: whether the Court hears it now, or waits for another Justice's word. */
  | { kind: 'writ-given'; case: CaseNumber; granted: boolean }
  | { kind: 'petition-denied'; case: CaseNumber }
  | { kind: 'en-banc-answered'; case: CaseNumber; accepted: boolean };
