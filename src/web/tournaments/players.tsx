import { tidy } from '../../house/names.ts';
import { tablePath } from '../../tables/pages.ts';
import { tournamentPath } from '../../tables/tournaments/pages.ts';
import { type Asked, definePage, type Found, readPage, type Shown } from '../page.ts';
import { Finder, Link, Pager, Person, Row, Table } from '../pieces.tsx';
import { hasWords, inPages, pageNumbered, wordsIn } from '../weight.ts';
import { figureWords } from './figure.tsx';
import { headAsked } from './head.ts';
import { Team, tournamentSheet } from './pieces.tsx';
import { type PlayedRead, type PlayerRead, playersRead } from './read-players.ts';

export const tournamentPlayers = definePage({
  path: 'tournaments/:number/players',
  read: readPlayers,
  show: showPlayers,
});

const playersAPage = 80;

/** What everybody has played, in pages, or those whose names have the words that are looked for. */
function readPlayers(asked: Asked) {
  const found = headAsked(asked);
  if (found === null) return null;
  const sought = tidy(asked.query.words ?? '');
  const words = wordsIn(sought);
  const all = playersRead(found);
  const shown = pageNumbered(
    inPages(
      all.filter(({ player }) => hasWords(player.name, words)),
      playersAPage,
    ),
    readPage(asked.query),
  );
  return shown && { head: found.head, sought, players: all.length, ...shown };
}

function showPlayers({ head, sought, players, rows, page, pages }: Found<typeof readPlayers>): Shown {
  const path = tournamentPath(head.number, 'players');
  const onPage = sought === '' ? path : `${path}?${new URLSearchParams({ words: sought })}`;
  return tournamentSheet({
    ...{ head, title: 'Players', part: 'players' },
    children: (
      <>
        {players > 20 ? <Finder path={path} label="Name" sought={sought} whole="All players" /> : null}
        {rows.length === 0 ? (
          <p role="status">{sought === '' ? 'Nobody has signed up yet.' : 'Nobody of that name plays.'}</p>
        ) : (
          <Table
            caption="Everybody by name, with their games and the centres at the end of each year"
            words={['Player', 'Games']}
          >
            {rows.map((each) => (
              <Row head={<Somebody player={each} />} words={[<Games games={each.games} />]} />
            ))}
          </Table>
        )}
        <Pager path={onPage} page={page} pages={pages} />
      </>
    ),
  });
}

const Somebody = ({ player: { player, team, inReserve, rolls } }: { player: PlayerRead }) => (
  <>
    <Person person={player} />
    <span class="aside">
      {team === null ? null : (
        <>
          {' '}
          of <Team team={team} />
        </>
      )}
      {inReserve ? ' in reserve' : null}
      {rolls.length === 0 ? null : `, rolled ${rolls.join(', then ')}`}
    </span>
  </>
);

const Games = ({ games }: { games: readonly PlayedRead[] }) =>
  games.length === 0 ? (
    <span class="aside">none yet</span>
  ) : (
    <ul class="games-of">
      {games.map((game) => (
        <li>
          <Game game={game} />
        </li>
      ))}
    </ul>
  );

const Game = ({ game: { round, board, table, power, seasons, centres, score } }: { game: PlayedRead }) => (
  <>
    <Link to={tablePath(table)}>
      Round {round}, board {board}
    </Link>
    : {power}
    {score === null ? (
      ', being played'
    ) : (
      <>
        , <strong>{figureWords(score)}</strong>
        <span class="aside centres">
          {seasons !== null && seasons.played < seasons.all
            ? ` for ${seasons.played} of ${seasons.all} seasons`
            : null}{' '}
          Centres {centres?.join(', ')}
        </span>
      </>
    )}
  </>
);
