import type { Instant } from '../../../terms/time.ts';
import { signed } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
import { countedGamesOf, type HeadToHead, headToHeads, seenFrom } from '../../ladder/board/head-to-head.ts';
import { rankOf } from '../../ladder/board/leaderboard.ts';
import type { Game } from '../../ladder/book/games.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { chartAlt } from '../../pictures/alt.ts';
import { type Asked, definePage, type Found, pageOf, readPage, type Shown } from '../page.ts';
import {
  Fact,
  Link,
  MediumDay,
  nameOf,
  Pager,
  Person,
  personShown,
  Row,
  Section,
  Table,
} from '../pieces.tsx';
import { daysOf, memberAsked } from './chart.ts';
import { Course } from './course.tsx';

export const memberPage = definePage({ path: 'members/:number', read: readMember, show: showMember });

export type MemberRead = Found<typeof readMember>;
type GameOfMember = MemberRead['games']['rows'][number];

const gamesAPage = 20;
const opponentsAtFirst = 50;
/** With more, the page could be over 100 kB; so many days are six school years of sessions. */
const mostOpponents = 150;
const mostDays = 250;

/** A member as everybody may know them; null for one who is not shown as a member, and for a page that is not there. */
function readMember({ view, now, params, query }: Asked) {
  const standing = memberAsked(view, params, now);
  if (standing === null) return null;
  const { person, score, wins, draws, losses, course } = standing;
  const games = countedGamesOf(view.state, person);
  const asked = pageOf(games, gamesAPage, readPage(query));
  if (asked === null) return null;
  const opponents = opponentsOf(view, person, now);
  const { page, pages, rows } = asked;
  return {
    number: person,
    name: nameOf(view, person),
    score,
    /** Null for one who is not on the board just now. */
    rank: rankOf(view.state, person, now),
    record: { wins, draws, losses },
    chart: { path: `members/${person}/chart.svg`, words: chartAlt(course, view.state.figures.timezone) },
    /** The latest days on which the score moved, in order, each with its place in the picture. */
    days: daysOf(standing, view.state).slice(-mostDays),
    opponents: opponents.slice(0, query.against === 'all' ? mostOpponents : opponentsAtFirst),
    opponentsInAll: opponents.length,
    games: { page, pages, total: games.length, rows: rows.map((game) => gameOf(view, game, person, now)) },
  };
}

function opponentsOf(view: ClubView, person: PersonNumber, now: Instant) {
  const played = ({ wins, draws, losses }: HeadToHead) => wins + draws + losses;
  return [...headToHeads(view.state, person)]
    .map(([opponent, record]) => ({ opponent: personShown(view, opponent, now), ...record }))
    .sort((a, b) => played(b) - played(a));
}

const results = { 1: 'won', 0.5: 'drawn', 0: 'lost' } as const;

function gameOf(view: ClubView, game: Game, person: PersonNumber, now: Instant) {
  const { number, date, online } = game;
  const { opponent, score, colour, change } = seenFrom(game, person);
  const result = results[score];
  return { number, date, opponent: personShown(view, opponent, now), result, colour, change, online };
}

function showMember(member: MemberRead): Shown {
  return {
    title: member.name,
    main: (
      <div class="member">
        <h1>
          <bdi>{member.name}</bdi>
        </h1>
        <Facts member={member} />
        <Course {...member} />
        <Games member={member} />
        <Opponents member={member} />
      </div>
    ),
  };
}

function Facts({ member: { score, rank, record } }: { member: MemberRead }) {
  const { wins, draws, losses } = record;
  return (
    <dl class="facts">
      <Fact what="Score">{score}</Fact>
      {rank === null ? null : <Fact what="Place">{rank}</Fact>}
      <Fact what="Won">{wins}</Fact>
      <Fact what="Drawn">{draws}</Fact>
      <Fact what="Lost">{losses}</Fact>
    </dl>
  );
}

const Games = ({ member: { number, games } }: { member: MemberRead }) => (
  <Section id="games" title="Games">
    {games.total === 0 ? <p>None that counts yet.</p> : <GamesTable rows={games.rows} />}
    <Pager path={`members/${number}`} page={games.page} pages={games.pages} />
  </Section>
);

const GamesTable = ({ rows }: { rows: GameOfMember[] }) => (
  <Table
    caption="Games that count, the latest first"
    words={['Game', 'Day', 'Against', 'Result']}
    figures={['Points']}
  >
    {rows.map((game) => (
      <GameRow game={game} />
    ))}
  </Table>
);

const colours = { white: 'White', black: 'Black' } as const;

const GameRow = ({ game }: { game: GameOfMember }) => (
  <Row
    head={<Link to={`games/${game.number}`}>#{game.number}</Link>}
    words={[
      <MediumDay date={game.date} />,
      <Person person={game.opponent} />,
      [game.result, ...aside(game)].join(', '),
    ]}
    figures={[signed(game.change)]}
  />
);

const aside = ({ colour, online }: GameOfMember): string[] => [
  ...(colour === null ? [] : [`with ${colours[colour]}`]),
  ...(online ? ['online'] : []),
];

const Opponents = ({ member: { number, opponents, opponentsInAll } }: { member: MemberRead }) =>
  opponents.length === 0 ? null : (
    <Section id="opponents" title="Against everybody">
      <Table
        caption="Games that count, the opponents played most first"
        words={['Against']}
        figures={['Won', 'Drawn', 'Lost']}
      >
        {opponents.map(({ opponent, wins, draws, losses }) => (
          <Row head={<Person person={opponent} />} figures={[wins, draws, losses]} />
        ))}
      </Table>
      {opponentsInAll === opponents.length || opponents.length > opponentsAtFirst ? null : (
        <p>
          <Link to={`members/${number}?against=all#opponents`}>
            {opponentsInAll > mostOpponents
              ? `The ${mostOpponents} opponents played most`
              : `All ${opponentsInAll} opponents`}
          </Link>
        </p>
      )}
    </Section>
  );
