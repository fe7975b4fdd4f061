import type { PersonNumber } from '../../ledger/fields.ts';

/** `online` is the number of the game; `there`: it was said where the game is played, so that everybody sees it. */
export type OnlineOutcome =
  | { kind: 'online-challenged'; online: number }
  | { kind: 'online-accepted'; online: number }
  /** `by` is the one who was challenged, or the challenger who took it back. */
  | { kind: 'online-declined'; online: number; by: PersonNumber }
  /** `ply` is how many moves had been made with that one. */
  | { kind: 'online-moved'; online: number; ply: number; there: boolean }
  | { kind: 'draw-offered'; online: number; by: PersonNumber; there: boolean }
  | { kind: 'draw-declined'; online: number; by: PersonNumber; there: boolean }
  | { kind: 'online-ended'; online: number; there: boolean }
  | { kind: 'online-voided'; online: number };
