import type { MotionKind } from '../../ledger/court-entries.ts';
import type { CaseNumber, PersonNumber } from '../../ledger/entries.ts';

export type HearingOutcome = { case: CaseNumber } & (
  | { kind: 'panel-seated' }
  | { kind: 'recused'; person: PersonNumber }
  | { kind: 'counsel-named'; person: PersonNumber }
  | { kind: 'witness-called'; person: PersonNumber }
  | { kind: 'exhibit-filed'; exhibit: number; sealed: boolean }
  /** Somebody of the bench, or the staff, looks at a sealed exhibit: its file goes to them alone. */
  | { kind: 'exhibit-viewed'; exhibit: number }
  | { kind: 'motion-made'; motion: number; motionKind: MotionKind }
  /** `granted` is null while too few have voted. */
  | { kind: 'motion-voted'; motion: number; motionKind: MotionKind; granted: boolean | null }
);
