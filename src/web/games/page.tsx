import { mediumDayOf } from '../../../terms/words.ts';
import type { Points } from '../../ledger/fields.ts';
import { definePage, type Place, type Shown } from '../page.ts';
import { Pager } from '../pager.tsx';
import { Person } from '../person.tsx';
import { TableHead } from '../table-head.tsx';
import { type GameRead, type GamesRead, readGames, type WaitingGame } from './read.ts';

export const gamesPage = definePage({ path: 'games', read: readGames, show: showGames });

function showGames({ rows, waiting, total, page, pages }: GamesRead, place: Place): Shown {
  return {
    title: 'Games',
    main: (
      <div class="games">
        <h1>Games</h1>
        {waiting.length === 0 ? null : <Waiting games={waiting} place={place} />}
        <section aria-labelledby="counted">
          <h2 id="counted">Games that count</h2>
          {total === 0 ? <p>None yet.</p> : <Counted games={rows} place={place} />}
          <Pager path="games" page={page} pages={pages} place={place} />
        </section>
      </div>
    ),
  };
}

const Waiting = ({ games, place }: { games: readonly WaitingGame[]; place: Place }) => (
  <section aria-labelledby="waiting">
    <h2 id="waiting">Waiting</h2>
    <p>Each of these waits for an answer. Until it has one it moves no score.</p>
    <table>
      <caption>Games that wait, the latest first</caption>
      <TableHead words={['Game', 'Day', 'Players']} />
      <tbody>
        {games.map((game) => (
          <tr>
            <Played game={game} place={place} />
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const results: Readonly<Record<Points, string>> = { 1: '1–0', 0.5: '½–½', 0: '0–1' };

const Counted = ({ games, place }: { games: readonly GameRead[]; place: Place }) => (
  <table>
    <caption>The latest first; a result has the first player’s points first</caption>
    <TableHead words={['Game', 'Day', 'Players']} figures={['Result']} />
    <tbody>
      {games.map((game) => (
        <tr>
          <Played game={game} place={place} />
          <td class="number">{results[game.points]}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Played = ({ game: { number, date, players }, place }: { game: WaitingGame; place: Place }) => (
  <>
    <th scope="row">
      <a href={place.link(`games/${number}`)}>#{number}</a>
    </th>
    <td>
      <time dateTime={date}>{mediumDayOf(date)}</time>
    </td>
    <td>
      <Person person={players[0]} place={place} /> – <Person person={players[1]} place={place} />
    </td>
  </>
);
