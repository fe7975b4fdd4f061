import { h, render } from 'preact';
import type { Board } from '../game/board.ts';
import { type At, addressOf, readAt, Stepper, type Tried } from '../game/stepper.tsx';
import type { PlayingBoard } from './playing-board.tsx';
import { stepThrough, swipeOver } from './stepping.ts';

/** Steps through the moves of the game on the page without loading it again, by its links, by keys and with a finger. */
export function stepThroughGames(): void {
  stepThrough('.stepper', follow);
  document.addEventListener('pointerdown', (event) => {
    moved = false;
    const board = boardUnder(event);
    if (board !== null && event.button === 0 && !board.classList.contains('playable'))
      // Without a network the board stays a picture.
      play(board, event).catch(() => {});
  });
  swipeOver('.stepper .board', (step, event) => {
    const link = boardUnder(event)?.closest('.stepper')?.querySelector(`[data-step="${step}"]`);
    if (!moved && link instanceof HTMLAnchorElement) follow(link, event);
  });
}

const boardUnder = (event: Event): HTMLElement | null => {
  const board = event.target instanceof Element ? event.target.closest('.stepper .board') : null;
  return board instanceof HTMLElement ? board : null;
};

/** Whether the finger that was put down last has made a move since. */
let moved = false;

function follow(link: HTMLAnchorElement, event: Event): void {
  const stepper = link.closest('.stepper');
  if (!(stepper instanceof HTMLElement)) return;
  event.preventDefault();
  const { href } = link;
  step(stepper, new URL(href)).catch(() => location.assign(href));
}

async function step(stepper: HTMLElement, address: URL): Promise<void> {
  const board = await boardAt(stepper.dataset.moves ?? '');
  const { searchParams } = address;
  const at = readAt(searchParams.get('move'), searchParams.get('from'), board.moves.length);
  history.replaceState(null, '', address);
  draw({ stepper, board, at, line: [] });
}

/** What is looked at, and the moves that the reader has tried from there. */
interface Looking {
  stepper: HTMLElement;
  board: Board;
  at: At;
  line: readonly Tried[];
  /** The square that was touched before the board could be played on. */
  picked?: string | null;
}

let playing: typeof PlayingBoard | null = null;

/** From its first touch on, the board of a game can be played on. */
async function play(touched: HTMLElement, event: PointerEvent): Promise<void> {
  const stepper = touched.closest('.stepper');
  if (!(stepper instanceof HTMLElement)) return;
  const { left, top, width } = touched.getBoundingClientRect();
  const { clientX, clientY } = event;
  const [{ PlayingBoard }, { side, squareAt }, board] = await Promise.all([
    import('./playing-board.tsx'),
    import('../../pictures/board.ts'),
    boardAt(stepper.dataset.moves ?? ''),
  ]);
  playing = PlayingBoard;
  const query = new URLSearchParams(location.search);
  const at = readAt(query.get('move'), query.get('from'), board.moves.length);
  const scale = side / width;
  const picked = squareAt({ x: (clientX - left) * scale, y: (clientY - top) * scale }, at.from);
  draw({ stepper, board, at, line: [], picked });
}

function draw(looking: Looking): void {
  const { stepper, board, at, line, picked = null } = looking;
  const Played = playing;
  if (Played === null) return render(h(Stepper, { board, at }), stepper);
  const shown = line.at(-1) ?? board.moves[at.ply - 1] ?? null;
  const fen = shown?.fen ?? board.start;
  const onMove = (move: { san: string; from: string; to: string; after: string }) => {
    moved = true;
    tryMove(looking, { san: move.san, from: move.from, to: move.to, fen: move.after });
  };
  const trying = {
    board: (label: string) => h(Played, { fen, from: at.from, lastMove: shown, label, onMove, picked }),
    line,
    back: () => draw({ stepper, board, at, line: [] }),
  };
  render(h(Stepper, { board, at, trying }), stepper);
}

/** The game's own next move goes on in the game; any other one begins a line of the reader's own, or goes on with it. */
function tryMove({ stepper, board, at, line }: Looking, tried: Tried): void {
  const next = board.moves[at.ply];
  if (line.length > 0 || next?.san !== tried.san) return draw({ stepper, board, at, line: [...line, tried] });
  const on = { ...at, ply: at.ply + 1 };
  history.replaceState(null, '', addressOf(on));
  draw({ stepper, board, at: on, line: [] });
}

const boards = new Map<string, Promise<Board>>();

function boardAt(address: string): Promise<Board> {
  const board = boards.get(address) ?? fetchBoard(address);
  boards.set(address, board);
  return board;
}

async function fetchBoard(address: string): Promise<Board> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const game: { board: Board } = await response.json();
  return game.board;
}
