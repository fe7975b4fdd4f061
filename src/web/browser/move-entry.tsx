import { Chess, type Move } from 'chess.js';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import type { Colour } from '../../../terms/games/moves.ts';
import { movetext } from '../../../terms/games/movetext.ts';
import { makeWritten } from '../../../terms/games/written-move.ts';
import { PlayingBoard } from './playing-board.tsx';

/** Puts a board in the place of the text in which moves are typed; the form sends the same text. */
export function enterMoves(form: HTMLFormElement): void {
  const [place, typed] = [form.querySelector('.on-board'), form.querySelector('.typed')];
  const text = form.querySelector('textarea');
  if (place === null || text === null) return;
  const moves = movesIn(text.value);
  // What cannot be played on the board stays to be put right where it was typed.
  if (moves === null) return;
  typed?.setAttribute('hidden', '');
  form.classList.add('played');
  render(<MoveEntry moves={moves} onChange={(sans) => (text.value = movetext(sans, null))} />, place);
}

function movesIn(text: string): string[] | null {
  const game = new Chess();
  if (text.trim() === '') return [];
  try {
    game.loadPgn(text);
    return game.history();
  } catch {
    return null;
  }
}

interface Entering {
  moves: readonly string[];
  onChange(sans: readonly string[]): void;
}

/** Both sides' moves, made on the board or typed, and taken back. */
function MoveEntry({ moves: first, onChange }: Entering) {
  const [sans, setSans] = useState<readonly string[]>(first);
  const [from, setFrom] = useState<Colour>('white');
  const game = boardAfter(sans);
  const last = game.history({ verbose: true }).at(-1) ?? null;
  const now = (next: readonly string[]) => {
    setSans(next);
    onChange(next);
  };
  const add = ({ san }: Move) => now([...sans, san]);
  const stands = `${last === null ? 'No move yet' : `Last move: ${last.san}`}. ${turnWords(game)}`;
  return (
    <div class="position">
      <PlayingBoard
        fen={game.fen()}
        from={from}
        lastMove={last}
        label={`The board. ${stands}`}
        onMove={add}
      />
      <p class="stands" role="status">
        {stands}
      </p>
      <Typed game={game} onMove={add} />
      <p class="steps">
        <button type="button" disabled={sans.length === 0} onClick={() => now(sans.slice(0, -1))}>
          Take back
        </button>{' '}
        <button type="button" onClick={() => setFrom(from === 'white' ? 'black' : 'white')}>
          Flip the board
        </button>
      </p>
      <p class="so-far">{sans.length === 0 ? '' : movetext(sans, null).replace(/ \*$/, '')}</p>
    </div>
  );
}

function boardAfter(sans: readonly string[]): Chess {
  const game = new Chess();
  for (const san of sans) game.move(san);
  return game;
}

function turnWords(game: Chess): string {
  if (game.isCheckmate()) return 'Checkmate.';
  if (game.isStalemate()) return 'Stalemate.';
  return game.turn() === 'w' ? 'White to move.' : 'Black to move.';
}

/** A move that is typed, for those who would rather, or who cannot use the board. */
function Typed({ game, onMove }: { game: Chess; onMove(move: Move): void }) {
  const [wrong, setWrong] = useState<string | null>(null);
  const take = (input: HTMLInputElement) => {
    const typed = input.value.trim();
    if (typed === '') return;
    const made = makeWritten(new Chess(game.fen()), typed);
    setWrong(made === null ? `${typed} is not possible here.` : null);
    if (made === null) return;
    input.value = '';
    onMove(made);
  };
  return (
    <p class="type-move">
      <label for="typed-move">Or type a move, such as Nf3</label>{' '}
      <input
        id="typed-move"
        maxLength={10}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        aria-invalid={wrong === null ? undefined : 'true'}
        aria-describedby={wrong === null ? undefined : 'wrong-move'}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          take(event.currentTarget);
        }}
      />
      <strong id="wrong-move" class="wrong" role="alert">
        {wrong}
      </strong>
    </p>
  );
}
