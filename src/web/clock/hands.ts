import type { Colour } from '../../../terms/games/moves.ts';

/** What a page can do to the clock that it shows; nothing without scripts. */
export interface Hands {
  endTurn(side: Colour): void;
  start(): void;
  pause(): void;
  resume(): void;
}

/** How a page is set on the device that shows it; nothing without scripts. */
export interface Tools {
  /** Whether it beeps and buzzes. */
  sound: boolean;
  /** Whether it fills the screen; null where the browser has no such thing. */
  full: boolean | null;
  /** Whether both halves have changed places. */
  swapped: boolean;
  toggleSound(): void;
  toggleFull(): void;
  swap(): void;
}
