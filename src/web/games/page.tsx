import type { Instant } from '../../../terms/time.ts';
import type { ClubView } from '../../house/ports.ts';
import { type GamesAsked, wantedBy } from '../../ladder/board/games-wanted.ts';
import { asNamed, whiteFirst } from '../../ladder/board/white-first.ts';
import { allGames, type Game } from '../../ladder/book/games.ts';
import type { GameRow, Page } from '../../ladder/ports.ts';
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
import { LookFor } from './look-for.tsx';
import { readSought } from './wanted.ts';

export const gamesPage = definePage({ path: 'games', read: readGames, show: showGames });

export type GamesRead = Found<typeof readGames>;
type GameShown = ReturnType<typeof gameShown>;

const gamesAPage = 50;

/** A page of the games that count and are looked for, the latest first; null for one that is not there. */
async function readGames({ view, clubs, now, query }: Asked) {
  const wanted = readPage(query);
  if (wanted === null) return null;
  const { form, problems, asked } = readSought(view, query);
  const { rows, ...about } = asked === null ? noGames : await pageOfGames({ view, clubs }, asked, wanted);
  if (wanted > about.pages) return null;
  const games = rows.map(({ number }) => view.state.games[number]).filter((game) => game !== undefined);
  const isSought = Object.values(form).some((typed) => typed !== '');
  return {
    ...about,
    /** Null while nothing is looked for. */
    sought: isSought ? { form, problems } : null,
    rows: games.map((game) => ({ ...gameShown(view, game, now), points: asNamed(game, game.score) })),
    /** Only on the first page of all. */
    waiting: wanted === 1 && !isSought ? waitingGames(view, now) : [],
  };
}

const noGames: Page<GameRow> = { rows: [], page: 1, pages: 1, total: 0 };

const pageOfGames = ({ view, clubs }: Pick<Asked, 'view' | 'clubs'>, asked: GamesAsked, page: number) =>
  clubs.games(view.id, page, { ...wantedBy(view.state, asked), counted: true }, gamesAPage);

/** Those that wait for an answer, without those of somebody who is no member, or not shown as one. */
const waitingGames = (view: ClubView, now: Instant): GameShown[] =>
  allGames(view.state)
    .filter(({ status }) => status === 'open')
    .filter(({ player, opponent }) => isShown(view, player, now) && isShown(view, opponent, now))
    .sort((a, b) => b.playedAt - a.playedAt || b.number - a.number)
    .slice(0, gamesAPage)
    .map((game) => gameShown(view, game, now));

function gameShown(view: ClubView, game: Game, now: Instant) {
  const [first, second] = whiteFirst(game);
  const players = [personShown(view, first, now), personShown(view, second, now)] as const;
  return { number: game.number, date: game.date, players };
}

function showGames({ rows, waiting, total, page, pages, sought }: GamesRead): Shown {
  return sheet(
    'games',
    'Games',
    <>
      {waiting.length === 0 ? null : <Waiting games={waiting} />}
      <Section id="counted" title="Games that count">
        {total === 0 && sought === null ? null : <LookFor sought={sought} />}
        {total === 0 ? <p role="status">{noneWords(sought)}</p> : <Counted games={rows} />}
        <Pager path={pathOf(sought)} page={page} pages={pages} />
      </Section>
    </>,
  );
}

function noneWords(sought: GamesRead['sought']): string {
  if (sought === null) return 'None yet.';
  return Object.keys(sought.problems).length > 0
    ? 'Correct the marked field to see games.'
    : 'No game is like that.';
}

/** The list as it is looked for, so that its other pages are of the same games. */
function pathOf(sought: GamesRead['sought']): string {
  const given = Object.entries(sought?.form ?? {}).filter(([, typed]) => typed !== '');
  return given.length === 0 ? 'games' : `games?${new URLSearchParams(given)}`;
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
    caption="The latest first; White is named first"
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
