import type { Points } from '../../ledger/fields.ts';
import type { Shown } from '../page.ts';
import { Day } from '../pieces.tsx';
import type { MovesRead } from './read.ts';
import { refusalWords } from './words.ts';

/** How the page is looked at: first, after moves were saved, or after moves that were not taken. */
export interface Turn {
  saved: boolean;
  /** Why the moves were not taken; null where they were, or none were sent. */
  problem: string | null;
  /** What was sent and was not taken; else what is kept. */
  pgn: string;
  white: string;
}

const marks: Readonly<Record<Points, string>> = { 1: '1–0', 0.5: '½–½', 0: '0–1' };
const colours = { white: ' (White)', black: ' (Black)' } as const;

/** A board on which the moves of a game are played through and saved. Without scripts they are typed. */
export function showMoves(read: MovesRead, turn: Turn): Shown {
  const title = `The moves of game #${read.number}`;
  return {
    title,
    main: (
      <div class="enter-moves">
        <h1>{title}</h1>
        <Who read={read} />
        {turn.saved ? <Saved read={read} /> : null}
        {read.refusals.length > 0 ? (
          turn.saved ? null : (
            <p role="status">{refusalWords(read.refusals)}</p>
          )
        ) : (
          <Form read={read} turn={turn} />
        )}
      </div>
    ),
  };
}

const Who = ({ read: { players, score, date } }: { read: MovesRead }) => (
  <p>
    <bdi>{players[0].name}</bdi>
    {players[0].colour === null ? '' : colours[players[0].colour]} {marks[score]} <bdi>{players[1].name}</bdi>
    {players[1].colour === null ? '' : colours[players[1].colour]}, <Day date={date} />
  </p>
);

const Saved = ({ read: { page } }: { read: MovesRead }) => (
  <p class="saved" role="status">
    <strong>The moves are saved.</strong>{' '}
    {page === null ? 'You can close this page.' : <a href={page}>Look at the game</a>}
  </p>
);

const Form = ({ read, turn }: { read: MovesRead; turn: Turn }) => (
  <form class="move-entry" method="post">
    {turn.problem === null ? null : (
      <p class="wrong" id="wrong-moves" role="alert">
        {turn.problem}
      </p>
    )}
    <Seats read={read} white={turn.white} />
    <div class="on-board" />
    <p class="typed">
      <label for="pgn">The moves, such as 1. e4 e5 2. Nf3</label>
      <textarea id="pgn" name="pgn" rows={8} maxLength={20_000} spellcheck={false} autocomplete="off">
        {turn.pgn}
      </textarea>
    </p>
    <p>
      <button type="submit">Save the moves</button>
    </p>
    <p class="aside">Saving changes no score. The game’s page says who entered the moves.</p>
  </form>
);

/** Asked only where nobody has said it yet. */
function Seats({ read: { players }, white }: { read: MovesRead; white: string }) {
  if (players[0].colour !== null) return null;
  return (
    <p>
      <label for="white">Who had White?</label>{' '}
      <select id="white" name="white">
        <option value="">I don’t know</option>
        {players.map(({ number, name }) => (
          <option value={`${number}`} selected={`${number}` === white}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
