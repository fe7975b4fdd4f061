import { type ComponentChild, h, type VNode } from 'preact';
import type { Colour } from '../../../terms/games/moves.ts';
import { boardAlt } from '../../pictures/alt.ts';
import { boardSvg } from '../../pictures/board.ts';
import type { Board } from './board.ts';

interface Stepping {
  board: Board;
  at: At;
  /** In a browser: the board on which moves can be tried, and the moves tried so far. */
  trying?: Trying;
}

interface Trying {
  /** `label` says what the board shows. */
  board(label: string): ComponentChild;
  line: readonly Tried[];
  back(): void;
}

/** A move that a reader tries. */
export type Tried = Board['moves'][number];

/** A game's board at one place, and the ways to its others. Drawn alike by the server and in the browser. */
export function Stepper({ board, at, trying }: Stepping) {
  const line = trying?.line ?? [];
  const move = line.at(-1) ?? board.moves[at.ply - 1] ?? null;
  const fen = move?.fen ?? board.start;
  const stands = line.length > 0 ? lineInWords(board, at.ply, line) : placeInWords(board, at.ply);
  const label = `The board: ${stands}`;
  return (
    <>
      <div class="position">
        {trying?.board(label) ?? (
          <div class="board" role="img" aria-label={label}>
            {drawn(boardSvg(fen, { from: at.from, lastMove: move }))}
          </div>
        )}
        <p class="stands" role="status">
          {stands}
        </p>
        {trying === undefined || line.length === 0 ? null : (
          <p>
            <button type="button" class="back" onClick={() => trying.back()}>
              Back to the game
            </button>
          </p>
        )}
        <Steps board={board} at={at} />
        <details>
          <summary>The position in words</summary>
          <p>{boardAlt(fen)}</p>
        </details>
      </div>
      {board.moves.length === 0 ? null : <Moves board={board} at={at} />}
    </>
  );
}

/** `12. Nf3, White`, or `12… Nf6, Black` */
function placeInWords({ moves }: Board, ply: number): string {
  const move = moves[ply - 1];
  if (move === undefined) return moves.length === 0 ? 'The last position' : 'Before the first move';
  const number = Math.ceil(ply / 2);
  return ply % 2 === 1 ? `${number}. ${move.san}, White` : `${number}… ${move.san}, Black`;
}

/** `Your own moves: 12… Nf6 13. Bg5` */
function lineInWords({ start, moves }: Board, ply: number, line: readonly Tried[]): string {
  const before = moves[ply - 1]?.fen ?? start;
  const [, turn, , , , number = '1'] = before.split(' ');
  const first = 2 * Number(number) - (turn === 'b' ? 1 : 2);
  const words = line.map(({ san }, place) => {
    const at = first + place;
    if (at % 2 === 0) return `${at / 2 + 1}. ${san}`;
    return place === 0 ? `${(at + 1) / 2}… ${san}` : san;
  });
  return `Your own moves: ${words.join(' ')}`;
}

function Steps({ board: { moves }, at }: Stepping) {
  const last = moves.length;
  const turned = { ...at, from: at.from === 'white' ? 'black' : 'white' } as const;
  return (
    <nav class="steps" aria-label="Steps through the game">
      {last === 0 ? null : (
        <>
          <Step name="first" label="First" to={0} at={at} />
          <Step name="previous" label="Previous" to={Math.max(0, at.ply - 1)} at={at} />
          <Step name="next" label="Next" to={Math.min(last, at.ply + 1)} at={at} />
          <Step name="last" label="Last" to={last} at={at} />
        </>
      )}
      <a href={addressOf(turned)}>Flip the board</a>
    </nav>
  );
}

interface StepTo {
  name: 'first' | 'previous' | 'next' | 'last';
  label: string;
  to: number;
  at: At;
}

/** One that leads nowhere stays a link, so that the person who stepped there with it keeps their place. */
const Step = ({ name, label, to, at }: StepTo) => (
  <a href={addressOf({ ...at, ply: to })} data-step={name} aria-disabled={to === at.ply ? 'true' : undefined}>
    {label}
  </a>
);

const Moves = ({ board: { moves }, at }: Stepping) => (
  <ol class="moves" aria-label="Moves">
    {moves
      .filter((_, place) => place % 2 === 0)
      .map((move, place) => (
        <li>
          <Move san={move.san} ply={2 * place + 1} at={at} />{' '}
          <Move san={moves[2 * place + 1]?.san} ply={2 * place + 2} at={at} />
        </li>
      ))}
  </ol>
);

const Move = ({ san, ply, at }: { san: string | undefined; ply: number; at: At }) =>
  san === undefined ? null : (
    <a href={addressOf({ ...at, ply })} aria-current={ply === at.ply ? 'step' : undefined}>
      {san}
    </a>
  );

/** Where in its moves a game is looked at, and from which side of the board. */
export interface At {
  /** How many moves of either side have been made. */
  ply: number;
  from: Colour;
}

/** Reads `?move=` and `?from=`: the last position from White's side, unless they say otherwise and make sense. */
export function readAt(move: string | null, from: string | null, plies: number): At {
  const named = move !== null && /^\d{1,9}$/.test(move) ? Number(move) : plies;
  return { ply: Math.min(named, plies), from: from === 'black' ? 'black' : 'white' };
}

/** The address of a place in a game, from its page. */
export const addressOf = ({ ply, from }: At): string =>
  from === 'black' ? `?move=${ply}&from=black` : `?move=${ply}`;

type Part = VNode | string;

const token =
  /<(?<closing>\/)?(?<name>[a-z]+)(?<attributes>(?: [\w:-]+="[^"]*")*)(?<alone>\/)?>|(?<text>[^<]+)/g;
const attribute = /([\w:-]+)="([^"]*)"/g;

/** A picture that we drew ourselves, as elements, so that nothing is ever put into a page as markup. */
export const drawn = (svg: string): Part[] => readParts(svg.matchAll(token));

function readParts(tokens: IterableIterator<RegExpMatchArray>): Part[] {
  const parts: Part[] = [];
  for (let next = tokens.next(); next.done !== true; next = tokens.next()) {
    const { closing, name, attributes = '', alone, text = '' } = next.value.groups ?? {};
    if (closing !== undefined) break;
    const inside = name === undefined || alone !== undefined ? [] : readParts(tokens);
    parts.push(name === undefined ? text : h(name, propsOf(attributes), ...inside));
  }
  return parts;
}

const propsOf = (attributes: string): Record<string, string> =>
  Object.fromEntries([...attributes.matchAll(attribute)].map(([, name = '', value = '']) => [name, value]));
