import { Chess, type Move } from 'chess.js';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Colour } from '../../../terms/games/moves.ts';
import { boardSvg, cornerOf, type Point, pieceSvg, side, square, squareAt } from '../../pictures/board.ts';
import { type PieceOn, piecesOn } from '../../pictures/position.ts';
import { drawn } from '../game/stepper.tsx';

interface Playing {
  fen: string;
  from: Colour;
  lastMove: { from: string; to: string } | null;
  /** What the board shows, for those who do not see it. */
  label: string;
  /** A legal move was made. */
  onMove(move: Move): void;
  /** The square that was touched before the board could be played on. */
  picked?: string | null;
}

interface Drag {
  square: string;
  at: Point;
  start: Point;
}

/** A board on which pieces are moved: by a tap or click on a piece and one on where it goes, or by dragging it there. */
export function PlayingBoard({ fen, from, lastMove, label, onMove, picked: first = null }: Playing) {
  const moves = movesFrom(fen);
  const [picked, setPicked] = useState<string | null>(first);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [promoting, setPromoting] = useState<Move[]>([]);
  const board = useRef<HTMLDivElement>(null);
  const before = useRef(fen);
  useEffect(() => {
    if (before.current === fen) return;
    before.current = fen;
    setPicked(null);
    setDrag(null);
    setPromoting([]);
  }, [fen]);

  const chosen = picked === null ? [] : moves.filter((move) => move.from === picked);
  const pointOf = (event: PointerEvent): Point => {
    const box = board.current?.getBoundingClientRect();
    if (box === undefined) return { x: -1, y: -1 };
    const scale = side / box.width;
    return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
  };
  const goTo = (to: string | null): boolean => {
    const made = chosen.filter((move) => move.to === to);
    const [only, ...others] = made;
    if (only === undefined) return false;
    if (others.length > 0) setPromoting(made);
    else onMove(only);
    return true;
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const point = pointOf(event);
    const at = squareAt(point, from);
    if (goTo(at)) return setPicked(null);
    setPromoting([]);
    if (at === null || !moves.some((move) => move.from === at)) return setPicked(null);
    setPicked(at);
    setDrag({ square: at, at: point, start: point });
  };
  const move = (event: PointerEvent) => {
    if (drag !== null) setDrag({ ...drag, at: pointOf(event) });
  };
  const up = (event: PointerEvent) => {
    if (drag === null) return;
    setDrag(null);
    if (hasMoved({ ...drag, at: pointOf(event) }) && goTo(squareAt(pointOf(event), from))) setPicked(null);
  };

  return (
    <>
      <div
        ref={board}
        class="board playable"
        role="img"
        aria-label={label}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={() => setDrag(null)}
      >
        {drawn(boardSvg(fen, { from, lastMove, check: kingInCheck(fen) }))}
        <svg class="over" viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
          {picked === null ? null : <Field name={picked} from={from} kind="picked" />}
          {[...new Set(chosen.map(({ to }) => to))].map((to) => (
            <Target name={to} from={from} />
          ))}
          {drag !== null && hasMoved(drag) ? <Dragged fen={fen} drag={drag} /> : null}
        </svg>
      </div>
      {promoting.length === 0 ? null : (
        <fieldset class="promotions">
          <legend>The pawn becomes</legend>
          {promoting.map((each) => (
            <button type="button" onClick={() => onMove(each)}>
              {pieceNames[each.promotion ?? 'q']}
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
}

const pieceNames: Readonly<Record<string, string>> = { q: 'Queen', r: 'Rook', b: 'Bishop', n: 'Knight' };

/** None where the picture is no position of a game. */
function movesFrom(fen: string): Move[] {
  try {
    return new Chess(fen).moves({ verbose: true });
  } catch {
    return [];
  }
}

function kingInCheck(fen: string): string | null {
  try {
    const game = new Chess(fen);
    const [king] = game.findPiece({ type: 'k', color: game.turn() });
    return game.isCheck() ? (king ?? null) : null;
  } catch {
    return null;
  }
}

/** How far a finger goes before it drags, in units of the picture. */
const dragFrom = 12;

const hasMoved = ({ at, start }: Drag): boolean => Math.hypot(at.x - start.x, at.y - start.y) > dragFrom;

interface OnSquare {
  name: string;
  from: Colour;
}

const Field = ({ name, from, kind }: OnSquare & { kind: string }) => (
  <rect class={kind} {...cornerOf(name, from)} width={square} height={square} />
);

function Target({ name, from }: OnSquare) {
  const { x, y } = cornerOf(name, from);
  return <circle class="target" cx={x + square / 2} cy={y + square / 2} r={8} />;
}

function Dragged({ fen, drag: { square: name, at } }: { fen: string; drag: Drag }) {
  const piece: PieceOn | undefined = piecesOn(fen).find((each) => each.square === name);
  if (piece === undefined) return null;
  return (
    <g>{drawn(pieceSvg(piece, { x: Math.round(at.x - square / 2), y: Math.round(at.y - square / 2) }))}</g>
  );
}
