import type { ChessClock } from '../../../terms/games/clock.ts';
import type { Colour } from '../../../terms/games/moves.ts';
import { takenOffWords } from '../../ladder/clocks/time-taken-off.ts';
import type { Hands } from './hands.ts';
import type { ClockRead } from './read.ts';

interface SideShown {
  read: ClockRead;
  clock: ChessClock;
  hands: Hands | null;
  colour: Colour;
  /** In milliseconds. */
  left: number;
}

export const names: Record<Colour, string> = { white: 'White', black: 'Black' };
const kings: Record<Colour, string> = { white: '♔', black: '♚' };

/** One player's half: who they are, what they have left, and what took time off; pressed, it ends their turn. */
export function Side({ read, clock, hands, colour, left }: SideShown) {
  const runs = read.stage !== 'over' && clock.phase === 'running' && clock.turn === colour;
  const look = `face ${colour}${runs ? ' runs' : ''}${left === 0 ? ' flag' : ''}`;
  const inside = (
    <span class="inside">
      <span class="who">
        <span aria-hidden="true">{kings[colour]} </span>
        {names[colour]}: <bdi>{read[colour]}</bdi>
        {read.role === colour && ' (you)'}
      </span>
      <span class="left">{timeLeft(left)}</span>
      {read.takenOff[colour].map((each) => (
        <span class="taken-off">{takenOffWords(each)}</span>
      ))}
    </span>
  );
  if (hands === null || !mayEndTurn(read, colour)) return <div class={look}>{inside}</div>;
  return (
    <button
      type="button"
      class={look}
      onPointerDown={() => hands.endTurn(colour)}
      onClick={({ detail }) => {
        // A press by keyboard; one by hand was taken as it came down.
        if (detail === 0) hands.endTurn(colour);
      }}
    >
      {inside}
    </button>
  );
}

/** Whether that page is for ending the turns of that player. */
export const mayEndTurn = ({ role, stage }: ClockRead, side: Colour): boolean =>
  (role === 'table' || role === side) && stage !== 'over' && stage !== 'declined' && stage !== 'asking';

/** `4:05`, rounded up; with tenths in the last ten seconds. */
export function timeLeft(milliseconds: number): string {
  const tenths = Math.ceil(milliseconds / 100);
  if (tenths < 100) return `0:0${Math.floor(tenths / 10)}.${tenths % 10}`;
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
