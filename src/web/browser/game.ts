import { h, render } from 'preact';
import type { Board } from '../game/board.ts';
import { type At, addressOf, readAt, Stepper, type Tried } from '../game/stepper.tsx';
import type { PlayingBoard } from './playing-board.tsx';

const steps: Readonly<Record<string, string>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
};

/** Steps through the moves of the game on the page without loading it again, by its links and by keys. */
export function stepThroughGames(): void {
  document.documentElement.classList.add('steps-by-keys');
  document.addEventListener('keydown', (event) => {
    const step = isPlain(event) && !isWriting(event.target) ? steps[event.key] : undefined;
    const link = step === undefined ? null : document.querySelector(`.stepper [data-step="${step}"]`);
    if (link instanceof HTMLAnchorElement) follow(link, event);
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('.stepper a') : null;
    if (link instanceof HTMLAnchorElement && event.button === 0 && isPlain(event)) follow(link, event);
  });
  document.addEventListener('pointerdown', (event) => {
    const board = boardUnder(event);
    swipe.from =
      board === null || event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
    if (board !== null && event.button === 0 && !board.classList.contains('playable'))
      // Without a network the board stays a picture.
      play(board, event).catch(() => {});
  });
  document.addEventListener('pointerup', takeSwipe);
}

const boardUnder = (event: Event): HTMLElement | null => {
  const board = event.target instanceof Element ? event.target.closest('.stepper .board') : null;
  return board instanceof HTMLElement ? board : null;
};

/** Where a finger was put down on the board, and whether it has made a move since. */
const swipe: { from: { x: number; y: number } | null; moved: boolean } = { from: null, moved: false };

/** How far a finger goes to turn to another move, in CSS pixels. */
const swipeFrom = 40;

/** To the left is on, to the right is back, as with the pages of a book. */
function takeSwipe(event: PointerEvent): void {
  const { from, moved } = swipe;
  Object.assign(swipe, { from: null, moved: false });
  const stepper = boardUnder(event)?.closest('.stepper');
  if (from === null || moved || stepper == null) return;
  const [x, y] = [event.clientX - from.x, event.clientY - from.y];
  if (Math.abs(x) < swipeFrom || Math.abs(x) < 2 * Math.abs(y)) return;
  const link = stepper.querySelector(`[data-step="${x < 0 ? 'next' : 'previous'}"]`);
  if (link instanceof HTMLAnchorElement) follow(link, event);
}

const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent): boolean =>
  !(altKey || ctrlKey || metaKey || shiftKey);

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

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
    swipe.moved = true;
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
