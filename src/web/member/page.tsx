import { mediumDayOf, signed } from '../../../terms/words.ts';
import { definePage, type Place, type Shown } from '../page.ts';
import { Pager } from '../pager.tsx';
import { Person } from '../person.tsx';
import { TableHead } from '../table-head.tsx';
import { chartSizes } from './chart.ts';
import { type GameOfMember, type MemberRead, readMember } from './read.ts';

export const memberPage = definePage({ path: 'members/:number', read: readMember, show: showMember });

interface Part {
  member: MemberRead;
  place: Place;
}

function showMember(member: MemberRead, place: Place): Shown {
  return {
    title: member.name,
    main: (
      <div class="member">
        <h1>
          <bdi>{member.name}</bdi>
        </h1>
        <Facts member={member} />
        <Course member={member} place={place} />
        <Games member={member} place={place} />
        <Opponents member={member} place={place} />
      </div>
    ),
  };
}

function Facts({ member: { score, rank, record } }: { member: MemberRead }) {
  const { wins, draws, losses } = record;
  return (
    <dl class="facts">
      <Fact what="Score" value={score} />
      {rank === null ? null : <Fact what="Place" value={rank} />}
      <Fact what="Won" value={wins} />
      <Fact what="Drawn" value={draws} />
      <Fact what="Lost" value={losses} />
    </dl>
  );
}

const Fact = ({ what, value }: { what: string; value: number }) => (
  <div>
    <dt>{what}</dt>
    <dd>{value}</dd>
  </div>
);

const { large, small } = chartSizes;
const narrow = '(max-width: 34rem)';
const dark = '(prefers-color-scheme: dark)';

/** The picture's address changes with what it shows, so that a page brought up to date never keeps an old one. */
function Course({ member: { chart, days, score }, place }: Part) {
  const shows = `${days.at(-1)?.date}.${days.length}.${score}`;
  const address = `${place.link(chart.path)}?shows=${shows}`;
  return (
    <section aria-labelledby="course">
      <h2 id="course">Score over time</h2>
      <picture>
        <source media={`${narrow} and ${dark}`} srcset={`${address}&size=small&scheme=dark`} {...small} />
        <source media={narrow} srcset={`${address}&size=small`} {...small} />
        <source media={dark} srcset={`${address}&scheme=dark`} />
        <img class="chart" src={address} alt={chart.words} {...large} />
      </picture>
      <details>
        <summary>The same in numbers</summary>
        <Days days={days} />
      </details>
    </section>
  );
}

const Days = ({ days }: Pick<MemberRead, 'days'>) => (
  <table>
    <caption>The score at the end of each day on which it moved, the latest first</caption>
    <TableHead words={['Day']} figures={['Score']} />
    <tbody>
      {days.toReversed().map(({ date, score }) => (
        <tr>
          <th scope="row">
            <Day date={date} />
          </th>
          <td class="number">{score}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Day = ({ date }: { date: string }) => <time dateTime={date}>{mediumDayOf(date)}</time>;

function Games({ member: { number, games }, place }: Part) {
  return (
    <section aria-labelledby="games">
      <h2 id="games">Games</h2>
      {games.total === 0 ? <p>None that counts yet.</p> : <GamesTable rows={games.rows} place={place} />}
      <Pager path={`members/${number}`} page={games.page} pages={games.pages} place={place} />
    </section>
  );
}

const GamesTable = ({ rows, place }: { rows: GameOfMember[]; place: Place }) => (
  <table>
    <caption>Games that count, the latest first</caption>
    <TableHead words={['Game', 'Day', 'Against', 'Result']} figures={['Points']} />
    <tbody>
      {rows.map((game) => (
        <GameRow game={game} place={place} />
      ))}
    </tbody>
  </table>
);

const colours = { white: 'White', black: 'Black' } as const;

const GameRow = ({ game, place }: { game: GameOfMember; place: Place }) => (
  <tr>
    <th scope="row">
      <a href={place.link(`games/${game.number}`)}>#{game.number}</a>
    </th>
    <td>
      <Day date={game.date} />
    </td>
    <td>
      <Person person={game.opponent} place={place} />
    </td>
    <td>{[game.result, ...aside(game)].join(', ')}</td>
    <td class="number">{signed(game.change)}</td>
  </tr>
);

const aside = ({ colour, online }: GameOfMember): string[] => [
  ...(colour === null ? [] : [`with ${colours[colour]}`]),
  ...(online ? ['online'] : []),
];

const Opponents = ({ member: { number, opponents, opponentsInAll }, place }: Part) =>
  opponents.length === 0 ? null : (
    <section aria-labelledby="opponents">
      <h2 id="opponents">Against everybody</h2>
      <table>
        <caption>Games that count, whoever was played most coming first</caption>
        <TableHead words={['Against']} figures={['Won', 'Drawn', 'Lost']} />
        <tbody>
          {opponents.map(({ opponent, wins, draws, losses }) => (
            <tr>
              <th scope="row">
                <Person person={opponent} place={place} />
              </th>
              <td class="number">{wins}</td>
              <td class="number">{draws}</td>
              <td class="number">{losses}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {opponentsInAll === opponents.length ? null : (
        <p>
          <a href={place.link(`members/${number}?against=all#opponents`)}>All {opponentsInAll} opponents</a>
        </p>
      )}
    </section>
  );
