import type { Colour } from '../../../terms/games/moves.ts';
import type { MoveProblem } from '../../../terms/games/online.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { OnlineGame } from '../book/online.ts';

/** What the Terms forbid of online games; each comes with its Acts. */
export type OnlineRefusal =
  | { code: 'online-full'; limit: number; online: number }
  | { code: 'played-online-today'; person: PersonNumber; limit: number }
  /** `online` is the game they play, or the challenge of theirs that is open. */
  | { code: 'busy-online'; person: PersonNumber; online: number; playing: boolean }
  | { code: 'consent-needed' }
  | { code: 'clock-needed'; person: PersonNumber }
  | { code: 'must-join'; name: string }
  | { code: 'challenge-over'; online: number; status: OnlineGame['status'] }
  | { code: 'not-challenged'; online: number; person: PersonNumber }
  | { code: 'no-online-game' }
  | { code: 'online-over'; online: number }
  | { code: 'not-an-online-player'; online: number }
  | { code: 'not-to-move'; online: number; colour: Colour }
  | { code: 'no-castling' }
  | { code: 'draw-offered-already'; online: number }
  | { code: 'no-draw-offered'; online: number };

/** A move that the laws of chess do not have, or that is not said plainly enough (Act I.1). */
export interface InvalidMove {
  problem: 'move';
  text: string;
  detail: Exclude<MoveProblem, { code: 'no-castling' }>;
}
