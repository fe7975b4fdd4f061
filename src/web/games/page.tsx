import type { Instant } from '../../../terms/time.ts';
import type { ClubView } from '../../house/ports.ts';
import { allGames, type Game } from '../../ladder/book/games.ts';
import type { Points } from '../../ledger/fields.ts';
import { type Asked, definePage, type Found, readPage, type Shown } from '../page.ts';
import {
  isShown,
  Link,
  MediumDay,
  Pager,
  Person,
  personShown,
  Row,
  Section,
  sheet,
  Table,
} from '../pieces.tsx';

export const gamesPage = definePage({ path: 'games', read: readGames, show: showGames });

export type GamesRead = Found<typeof readGames>;
type GameShown = ReturnType<typeof gameShown>;

const gamesAPage = 50;

/** A page of the games that count, the latest first; null for one that is not there. */
async function readGames({ view, clubs, now, query }: Asked) {
  const asked = readPage(query);
  if (asked === null) return null;
  const { rows, ...about } = await clubs.countedGames(view.id, asked, gamesAPage);
  if (asked > about.pages) return null;
  const games = rows.map(({ number }) => view.state.games[number]).filter((game) => game !== undefined);
  return {
    ...about,
    rows: games.map((game) => ({ ...gameShown(view, game, now), points: game.score })),
    /** Only on the first page. */
    waiting: asked === 1 ? waitingGames(view, now) : [],
  };
}

/** Those that wait for an answer, without those of somebody who is no member, or not shown as one. */
const waitingGames = (view: ClubView, now: Instant): GameShown[] =>
  allGames(view.state)
    .filter(({ status }) => status === 'open')
    .filter(({ player, opponent }) => isShown(view, player, now) && isShown(view, opponent, now))
    .sort((a, b) => b.playedAt - a.playedAt || b.number - a.number)
    .slice(0, gamesAPage)
    .map((game) => gameShown(view, game, now));

function gameShown(view: ClubView, { number, date, player, opponent }: Game, now: Instant) {
  const players = [personShown(view, player, now), personShown(view, opponent, now)] as const;
  return { number, date, players };
}

function showGames({ rows, waiting, total, page, pages }: GamesRead): Shown {
  return sheet(
    'games',
    'Games',
    <>
      {waiting.length === 0 ? null : <Waiting games={waiting} />}
      <Section id="counted" title="Games that count">
        {total === 0 ? <p>None yet.</p> : <Counted games={rows} />}
        <Pager path="games" page={page} pages={pages} />
      </Section>
    </>,
  );
}

const Waiting = ({ games }: { games: GamesRead['waiting'] }) => (
  <Section id="waiting" title="Waiting">
    <p>Each of these waits for an answer. Until it has one it moves no score.</p>
    <Table caption="Games that wait, the latest first" words={['Game', 'Day', 'Players']}>
      {games.map((game) => (
        <Played game={game} />
      ))}
    </Table>
  </Section>
);

const results: Readonly<Record<Points, string>> = { 1: '1–0', 0.5: '½–½', 0: '0–1' };

const Counted = ({ games }: { games: GamesRead['rows'] }) => (
  <Table
    caption="The latest first; a result has the first player’s points first"
    words={['Game', 'Day', 'Players']}
    figures={['Result']}
  >
    {games.map((game) => (
      <Played game={game} result={results[game.points]} />
    ))}
  </Table>
);

interface PlayedShown {
  game: GameShown;
  result?: string;
}

const Played = ({ game: { number, date, players }, result }: PlayedShown) => (
  <Row
    head={<Link to={`games/${number}`}>#{number}</Link>}
    words={[
      <MediumDay date={date} />,
      <>
        <Person person={players[0]} /> – <Person person={players[1]} />
      </>,
    ]}
    figures={result === undefined ? [] : [result]}
  />
);
