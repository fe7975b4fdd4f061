import type { CaseNumber, PersonNumber } from '../../ledger/fields.ts';
import type { MotionKind } from '../book/court-entries.ts';
import type { Secrecy } from '../book/exhibit-views.ts';

export type HearingOutcome = { case: CaseNumber } & (
  | { kind: 'panel-seated' }
  | { kind: 'recused'; person: PersonNumber }
  | { kind: 'counsel-named'; person: PersonNumber }
  | { kind: 'witness-called'; person: PersonNumber }
  | { kind: 'exhibit-filed'; exhibit: number; secrecy: Secrecy }
  | { kind: 'exhibit-released'; exhibit: number }
  /** Somebody looks at an exhibit: its file goes to them alone. */
  | { kind: 'exhibit-viewed'; exhibit: number }
  | { kind: 'motion-made'; motion: number; motionKind: MotionKind }
  /** `granted` is null while too few have voted. */
  | { kind: 'motion-voted'; motion: number; motionKind: MotionKind; granted: boolean | null }
);
