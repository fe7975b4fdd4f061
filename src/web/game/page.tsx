import { signed } from '../../../terms/words.ts';
import type { Points } from '../../ledger/fields.ts';
import { Day } from '../calendar/when.tsx';
import { Fact, Table } from '../list.tsx';
import { definePage, type Place, type Shown } from '../page.ts';
import { Person } from '../person.tsx';
import { type GameRead, type PlayerRead, type RematchRead, readGame } from './read.ts';
import { Stepper } from './stepper.tsx';

export const gamePage = definePage({ path: 'games/:number', read: readGame, show: showGame });

function showGame(game: GameRead, place: Place): Shown {
  const { number, board } = game;
  return {
    title: titleOf(game),
    main: (
      <div class="game">
        <h1>Game #{number}</h1>
        {game.status === 'waiting' ? <Waiting /> : null}
        <Players game={game} place={place} />
        <Facts game={game} place={place} />
        {board === null ? null : (
          <section aria-labelledby="board">
            <h2 id="board">On the board</h2>
            {game.rematch === null ? null : <p>The moves and the board are those of the first game.</p>}
            <p class="keys">
              The keys <kbd>←</kbd> <kbd>→</kbd> <kbd>Home</kbd> <kbd>End</kbd> step through the moves.
            </p>
            <div class="stepper" data-moves={place.link(`api/games/${number}`)}>
              <Stepper board={board} at={board} />
            </div>
            {board.moves.length === 0 ? null : (
              <p class="take-home">
                <a href={place.link(`games/${number}.pgn`)} download>
                  The moves to take home
                </a>{' '}
                (PGN)
              </p>
            )}
          </section>
        )}
      </div>
    ),
  };
}

function titleOf({ number, players }: GameRead): string {
  const [one, other] = players.map(({ person }) => person.name);
  return `Game #${number}: ${one} – ${other}`;
}

const Waiting = () => (
  <p class="waiting">This game waits for an answer. Until it is settled it moves no score.</p>
);

function Facts({ game: { date, online, ended, rematch }, place }: { game: GameRead; place: Place }) {
  return (
    <dl class="facts">
      <Fact what="Played">
        <Day date={date} />
      </Fact>
      <Fact what="Where">{online ? 'Online' : 'Over the board'}</Fact>
      {ended === null ? null : <Fact what="Ended">{ended}</Fact>}
      {rematch === null ? null : <Rematch rematch={rematch} place={place} />}
    </dl>
  );
}

/** Act I.6: a result that took the place of the first one says so. */
function Rematch({ rematch, place }: { rematch: RematchRead; place: Place }) {
  const { played, overseer, first } = rematch;
  const { winner, ended } = first;
  const how = ended === null ? '' : `, ${ended}`;
  return (
    <>
      <Fact what="Rematch">
        {played
          ? 'This is the result of the rematch'
          : 'Won because the other player did not come to the rematch'}
        {overseer === null ? '. The register of the session shows who was there.' : ', overseen by '}
        {overseer === null ? null : <Person person={overseer} place={place} />}
      </Fact>
      <Fact what="First game">
        {winner === null ? 'A draw' : <Person person={winner} place={place} />}
        {winner === null ? how : ` won${how}`}
      </Fact>
    </>
  );
}

const scores = ['Score before', 'Score after'];

function Players({ game: { players, status }, place }: { game: GameRead; place: Place }) {
  const counts = status === 'counted';
  return (
    <Table
      caption="Who played"
      words={counts ? ['Player', 'Result'] : ['Player']}
      figures={counts ? scores : []}
    >
      {players.map((player) => (
        <PlayerRow player={player} place={place} />
      ))}
    </Table>
  );
}

const results: Readonly<Record<Points, string>> = { 1: 'won', 0.5: 'drew', 0: 'lost' };
const colours = { white: 'White', black: 'Black' } as const;

function PlayerRow({ player, place }: { player: PlayerRead; place: Place }) {
  const { person, colour, points, score } = player;
  return (
    <tr>
      <th scope="row">
        <Person person={person} place={place} />
        {colour === null ? null : ` (${colours[colour]})`}
      </th>
      {points === null ? null : <td>{results[points]}</td>}
      {score === null ? null : (
        <>
          <td class="number">{score.before}</td>
          <td class="number">
            {score.after} ({signed(score.after - score.before)})
          </td>
        </>
      )}
    </tr>
  );
}
