import { h, render } from 'preact';
import type { Board } from '../game/board.ts';
import { readAt, Stepper } from '../game/stepper.tsx';

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
  render(h(Stepper, { board, at }), stepper);
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
