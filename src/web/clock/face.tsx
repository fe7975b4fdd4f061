import { type ChessClock, moveNumber, timesAt } from '../../../terms/games/clock.ts';
import type { Colour } from '../../../terms/games/moves.ts';
import type { ClockRead } from './read.ts';

/** What a page can do to the clock that it shows; nothing without scripts. */
export interface Hands {
  endTurn(side: Colour): void;
  start(): void;
  pause(): void;
  resume(): void;
}

interface Shown {
  read: ClockRead;
  /** With what was pressed here and is not known elsewhere yet. */
  clock: ChessClock;
  /** The club's time. */
  now: number;
  hands: Hands | null;
  /** What there is to say of what was pressed here; empty for nothing. */
  note: string;
}

/** Acts I.7.3 and I.7.4: both countdowns, whose turn it is, the number of the move, and what can be done. */
export function Face({ read, clock, now, hands, note }: Shown) {
  const left = timesAt(clock, now);
  return (
    <>
      <h1>Chess clock {read.number}</h1>
      <div class="faces">
        <Side colour="white" {...{ read, clock, hands }} left={left.white} />
        <Side colour="black" {...{ read, clock, hands }} left={left.black} />
      </div>
      <p class="clock-state">{stateWords(read, clock)}</p>
      {hands !== null && <Controls read={read} clock={clock} hands={hands} />}
      <p class="aside clock-note">{note}</p>
    </>
  );
}

const names: Record<Colour, string> = { white: 'White', black: 'Black' };

interface SideShown extends Pick<Shown, 'read' | 'clock' | 'hands'> {
  colour: Colour;
  left: number;
}

function Side({ read, clock, hands, colour, left }: SideShown) {
  const runs = read.stage !== 'over' && clock.phase === 'running' && clock.turn === colour;
  const look = `face ${colour}${runs ? ' runs' : ''}${left === 0 ? ' flag' : ''}`;
  const inside = (
    <>
      <span class="who">
        {names[colour]}: <bdi>{read[colour]}</bdi>
      </span>
      <span class="left">{timeLeft(left)}</span>
    </>
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

function Controls({ read, clock, hands }: Pick<Shown, 'read' | 'clock'> & { hands: Hands }) {
  const { role, stage } = read;
  if (role === 'watch' || stage === 'over' || stage === 'asking' || stage === 'declined') return null;
  const atTable = role === 'table';
  return (
    <p class="clock-controls">
      {clock.phase === 'ready' && atTable && <Control label="Start" act={hands.start} />}
      {clock.phase === 'running' && <Control label="Pause" act={hands.pause} />}
      {clock.phase === 'paused' && atTable && <Control label="Resume" act={hands.resume} />}
    </p>
  );
}

const Control = ({ label, act }: { label: string; act: () => void }) => (
  <button type="button" onClick={act}>
    {label}
  </button>
);

/** `4:05`, rounded up; with tenths in the last ten seconds. */
export function timeLeft(milliseconds: number): string {
  const tenths = Math.ceil(milliseconds / 100);
  if (tenths < 100) return `0:0${Math.floor(tenths / 10)}.${tenths % 10}`;
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How the clock stands, in words. */
export function stateWords(read: ClockRead, clock: ChessClock): string {
  switch (read.stage) {
    case 'asking':
      return 'The players still have to agree to the clock, in Discord.';
    case 'declined':
      return 'There is no clock: a player did not agree.';
    case 'over':
      return overWords(read);
    default:
      return `${phaseWords[clock.phase]} Move ${moveNumber(clock)}, ${names[clock.turn]} to move.`;
  }
}

const phaseWords = {
  ready: 'Ready to start.',
  running: 'The clock is running.',
  paused: 'Both times are stopped.',
} as const;

function overWords({ flag, white, black }: ClockRead): string {
  if (flag === null) return 'The game is over.';
  const winner = flag === 'white' ? black : white;
  return `${names[flag]}’s time is up: ${winner} has won.`;
}
