import type { PressKind } from '../../../terms/games/clock.ts';
import type { ClubView } from '../../house/ports.ts';
import type { ClockGame } from '../book/clock.ts';

/** A press that counts as of a moment well before the bot heard of it, as the page said that made it (Act I.7.3). */
export interface LatePress {
  kind: PressKind;
  /** The number of the move that the player's turn ended with; null for what ends no turn. */
  move: number | null;
  /** How late it came, in whole seconds. */
  seconds: number;
}

/** How late a press comes on any network, in milliseconds; it is worth a word only from here on. */
const noticeable = 2000;

/** The presses on pages of the site that came late, in the order in which they count. The person who watches the game decides what to make of them. */
export function latePresses(view: ClubView, { number }: ClockGame): LatePress[] {
  const moves = { white: 0, black: 0 };
  return view.presses(number).flatMap(({ kind, at, heardAt, code }) => {
    const move = kind === 'white' || kind === 'black' ? ++moves[kind] : null;
    const late = heardAt - at;
    return code === null || late < noticeable ? [] : [{ kind, move, seconds: Math.round(late / 1000) }];
  });
}

const others = { start: 'The start', pause: 'A pause', resume: 'A restart' } as const;

/** `White’s move 3: 8 s late` */
export const lateWords = ({ kind, move, seconds }: LatePress): string =>
  kind === 'white' || kind === 'black'
    ? `${kind === 'white' ? 'White' : 'Black'}’s move ${move ?? ''}: ${seconds} s late`
    : `${others[kind]}: ${seconds} s late`;
