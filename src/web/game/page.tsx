import { endingWords } from '../../../terms/games/endings.ts';
import type { Instant } from '../../../terms/time.ts';
import { signed } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
import { seenFrom } from '../../ladder/board/head-to-head.ts';
import { type Game, isGone } from '../../ladder/book/games.ts';
import { isRematchPlayed } from '../../ladder/book/rematch.ts';
import { firstResult } from '../../ladder/games/by-register.ts';
import { lichessAddress } from '../../ladder/games/lichess.ts';
import { movesBy } from '../../ladder/moves/moves.ts';
import type { PersonNumber, Points } from '../../ledger/fields.ts';
import { type Asked, definePage, type Found, readNumber, type Shown } from '../page.ts';
import { Day, Fact, isShown, Link, Person, personShown, Row, Section, Table, useLink } from '../pieces.tsx';
import { type Board, boardOf } from './board.ts';
import { readAt, Stepper } from './stepper.tsx';

export const gamePage = definePage({ path: 'games/:number', read: readGame, show: showGame });

function showGame(game: GameRead): Shown {
  const { number, board } = game;
  return {
    title: titleOf(game),
    main: (
      <div class="game">
        <h1>Game #{number}</h1>
        {game.status === 'waiting' ? (
          <p class="waiting">This game is waiting for an answer. It changes no score yet.</p>
        ) : null}
        <Players game={game} />
        <Facts game={game} />
        {board === null ? null : <OnBoard game={game} board={board} />}
      </div>
    ),
  };
}

const OnBoard = ({ game, board }: { game: GameRead; board: NonNullable<GameRead['board']> }) => (
  <Section id="board" title="On the board">
    {game.movesBy === null ? null : (
      <p>
        <Person person={game.movesBy} /> entered the moves.
      </p>
    )}
    {game.rematch === null ? null : <p>The moves and the board are those of the first game.</p>}
    <p class="keys">
      The keys <kbd>←</kbd> <kbd>→</kbd> <kbd>Home</kbd> <kbd>End</kbd> step through the moves.
    </p>
    <div class="stepper" data-moves={useLink()(`api/games/${game.number}`)}>
      <Stepper board={board} at={board} />
    </div>
    <p class="take-home">
      {board.moves.length === 0 ? null : (
        <>
          <Link to={`games/${game.number}.pgn`} download>
            Download the moves
          </Link>{' '}
          (PGN) ·{' '}
        </>
      )}
      <a href={lichessFor(board)} rel="noreferrer">
        Open in Lichess
      </a>
    </p>
  </Section>
);

/** As much of an address as every browser and server takes. */
const longestAddress = 2_000;

const lichessFor = ({ start, moves }: Board): string =>
  lichessAddress({ sans: moves.map(({ san }) => san), fen: moves.at(-1)?.fen ?? start }, longestAddress);

function titleOf({ number, players }: GameRead): string {
  const [one, other] = players.map(({ person }) => person.name);
  return `Game #${number}: ${one} – ${other}`;
}

function Facts({ game: { date, online, ended, rematch } }: { game: GameRead }) {
  return (
    <dl class="facts">
      <Fact what="Played">
        <Day date={date} />
      </Fact>
      <Fact what="Where">{online ? 'Online' : 'Over the board'}</Fact>
      {ended === null ? null : <Fact what="Ended">{ended}</Fact>}
      {rematch === null ? null : <Rematch rematch={rematch} />}
    </dl>
  );
}

/** Act I.6: a result that took the place of the first one says so. */
function Rematch({ rematch }: { rematch: RematchRead }) {
  const { played, overseer, first } = rematch;
  const { winner, ended } = first;
  const how = ended === null ? '' : `, ${ended}`;
  return (
    <>
      <Fact what="Rematch">
        {played
          ? 'This is the result of the rematch'
          : 'Won because the other player did not come to the rematch'}
        {overseer === null ? '. The register of the session shows who was there.' : ', watched by '}
        {overseer === null ? null : <Person person={overseer} />}
      </Fact>
      <Fact what="First game">
        {winner === null ? 'A draw' : <Person person={winner} />}
        {winner === null ? how : ` won${how}`}
      </Fact>
    </>
  );
}

const scores = ['Score before', 'Score after'];

function Players({ game: { players, status } }: { game: GameRead }) {
  const counts = status === 'counted';
  return (
    <Table
      caption="Who played"
      words={counts ? ['Player', 'Result'] : ['Player']}
      figures={counts ? scores : []}
    >
      {players.map((player) => (
        <PlayerRow player={player} />
      ))}
    </Table>
  );
}

const results: Readonly<Record<Points, string>> = { 1: 'won', 0.5: 'drew', 0: 'lost' };
const colours = { white: 'White', black: 'Black' } as const;

function PlayerRow({ player }: { player: PlayerRead }) {
  const { person, colour, points, score } = player;
  return (
    <Row
      head={
        <>
          <Person person={person} />
          {colour === null ? null : ` (${colours[colour]})`}
        </>
      }
      words={points === null ? [] : [results[points]]}
      figures={score === null ? [] : [score.before, `${score.after} (${signed(score.after - score.before)})`]}
    />
  );
}

export type GameRead = Found<typeof readGame>;
type PlayerRead = ReturnType<typeof playerOf>;
type RematchRead = Found<typeof rematchOf>;

/** A game as everybody may know it; null for one that counts no longer or never did. */
export async function readGame({ view, clubs, now, params, query }: Asked) {
  const game = gameAsked(view, params, now);
  if (game === null) return null;
  const { number, status, date, online, player, opponent, ended } = game;
  const players = [playerOf(view, game, player, now), playerOf(view, game, opponent, now)] as const;
  // Of a game that waits only that it is there, since what is said of it may yet be found wrong.
  if (status !== 'counted')
    return {
      number,
      status: 'waiting',
      date,
      online,
      players,
      ended: null,
      rematch: null,
      board: null,
      movesBy: null,
    };
  const [own, other] = players;
  const board = await boardOf(clubs, view, game);
  const enteredBy = movesBy(view.state, game);
  const { move = null, from = null } = query;
  return {
    number,
    status,
    date,
    online,
    players: game.colour === 'black' ? ([other, own] as const) : players,
    /** `by checkmate`; null where that was not said. */
    ended: ended === null ? null : endingWords[ended],
    rematch: rematchOf(view, game, now),
    /** Who entered the moves; null where there are none, or it is not known. */
    movesBy:
      board === null || board.moves.length === 0 || enteredBy === null
        ? null
        : personShown(view, enteredBy, now),
    /** Null where neither moves nor a position were kept. */
    board: board && { ...board, ...readAt(move, from, board.moves.length) },
  };
}

/** The game whose number the address has, while it counts or may come to; of who is no member, or not shown as one, nothing is told. */
function gameAsked(view: ClubView, params: Asked['params'], now: Instant): Game | null {
  const number = readNumber(params.number);
  const game = number === null ? undefined : view.state.games[number];
  if (game === undefined || isGone(game)) return null;
  const shown = isShown(view, game.player, now) && isShown(view, game.opponent, now);
  return game.status === 'counted' || shown ? game : null;
}

/** Act I.6: what took the place of the first result; null where nothing did. */
function rematchOf(view: ClubView, game: Game, now: Instant) {
  const decided = view.state.objections.get(game.number)?.decided ?? null;
  const first = firstResult(view, game);
  if (decided === null || first === null) return null;
  const by = view.entries[decided.seq - 1]?.by ?? null;
  const winner = first.score === 0.5 ? null : first.score === 1 ? game.player : game.opponent;
  return {
    /** Or won because the other player did not come. */
    played: isRematchPlayed(decided.outcome),
    /** Null where the register of the session decided. */
    overseer: by === null ? null : personShown(view, by, now),
    /** Who won, or null for a draw, and how it ended. */
    first: {
      winner: winner === null ? null : personShown(view, winner, now),
      ended: first.ended === null ? null : endingWords[first.ended],
    },
  };
}

function playerOf(view: ClubView, game: Game, number: PersonNumber, now: Instant) {
  const person = personShown(view, number, now);
  if (game.status !== 'counted') return { person, colour: null, points: null, score: null };
  const { colour, score: points, before, change } = seenFrom(game, number);
  return { person, colour, points, score: before === null ? null : { before, after: before + change } };
}
