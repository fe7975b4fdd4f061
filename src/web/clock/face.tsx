import { type ChessClock, moveNumber, timesAt } from '../../../terms/games/clock.ts';
import type { Colour } from '../../../terms/games/moves.ts';
import { type LatePress, lateWords } from '../../ladder/clocks/late-presses.ts';
import { takenOffWords } from '../../ladder/clocks/time-taken-off.ts';
import type { ClockRead } from './read.ts';

/** What a page can do to the clock that it shows; nothing without scripts. */
export interface Hands {
  endTurn(side: Colour): void;
  start(): void;
  pause(): void;
  resume(): void;
}

/** How a page is set on the device that shows it; nothing without scripts. */
export interface Tools {
  sound: boolean;
  /** Whether it fills the screen; null where the browser has no such thing. */
  full: boolean | null;
  /** Whether both halves have changed places. */
  swapped: boolean;
  toggleSound(): void;
  toggleFull(): void;
  swap(): void;
}

interface Shown {
  read: ClockRead;
  clock: ChessClock;
  now: number;
  hands: Hands | null;
  tools: Tools | null;
  note: string;
}

/** Acts I.7.3 and I.7.4: a chess clock, with what can be done. At the table the upper half is turned round. */
export function Face({ read, clock, now, hands, tools, note }: Shown) {
  const left = timesAt(clock, now);
  return (
    <div class={`chess-clock ${read.role}${whiteOnTop(read, tools) ? ' white-on-top' : ''}`}>
      <h1>Chess clock {read.number}</h1>
      <Side colour="white" {...{ read, clock, hands }} left={left.white} />
      <Side colour="black" {...{ read, clock, hands }} left={left.black} />
      <div class="between">
        <p class="clock-state">{stateWords(read, clock)}</p>
        <p class="clock-controls">
          {hands !== null && <Controls read={read} clock={clock} hands={hands} />}
          {tools !== null && <Switches tools={tools} />}
        </p>
        <Late late={read.late} />
        <p class="aside clock-note">{note}</p>
      </div>
    </div>
  );
}

/** Black sits opposite, but on Black's own page; unless they have changed places. */
const whiteOnTop = ({ role }: ClockRead, tools: Tools | null): boolean =>
  (role === 'black') !== (tools?.swapped ?? false);

function Controls({ read, clock, hands }: Pick<Shown, 'read' | 'clock'> & { hands: Hands }) {
  const { role, stage } = read;
  if (role === 'watch' || stage === 'over' || stage === 'asking' || stage === 'declined') return null;
  const atTable = role === 'table';
  return (
    <>
      {clock.phase === 'ready' && atTable && <Control label="Start" act={hands.start} />}
      {clock.phase === 'running' && <Control label="Pause" act={hands.pause} />}
      {clock.phase === 'paused' && atTable && <Control label="Resume" act={hands.resume} />}
    </>
  );
}

const Control = ({ label, act }: { label: string; act: () => void }) => (
  <button type="button" class="main" onClick={act}>
    {label}
  </button>
);

const Switches = ({ tools: { sound, full, toggleSound, toggleFull, swap } }: { tools: Tools }) => (
  <>
    <button type="button" aria-pressed={sound} onClick={toggleSound}>
      Sound {sound ? 'on' : 'off'}
    </button>
    {full !== null && (
      <button type="button" onClick={toggleFull}>
        {full ? 'Leave full screen' : 'Full screen'}
      </button>
    )}
    <button type="button" onClick={swap}>
      Swap places
    </button>
  </>
);

/** The taps that came late, for everybody at the table to see. */
const Late = ({ late }: { late: readonly LatePress[] }) =>
  late.length === 0 ? null : (
    <details class="late">
      <summary>{late.length === 1 ? 'One tap' : `${late.length} taps`} came late</summary>
      <p>
        A phone without a network sent these later, and said when they were made. If that is not how it was,
        tell the Moderator.
      </p>
      <ul>
        {late.map((each) => (
          <li>{lateWords(each)}</li>
        ))}
      </ul>
    </details>
  );

interface SideShown extends Pick<Shown, 'read' | 'clock' | 'hands'> {
  colour: Colour;
  /** In milliseconds. */
  left: number;
}

const names: Record<Colour, string> = { white: 'White', black: 'Black' };
const kings: Record<Colour, string> = { white: '♔', black: '♚' };

/** One player's half: who they are, what they have left, and what took time off; pressed, it ends their turn. */
function Side({ read, clock, hands, colour, left }: SideShown) {
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
