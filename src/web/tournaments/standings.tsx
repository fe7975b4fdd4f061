import { tournamentPath } from '../../tables/tournaments/pages.ts';
import { type Asked, definePage, type Found, readPage, type Shown } from '../page.ts';
import { Link, Pager, Row, Section, Table } from '../pieces.tsx';
import { inPages, pageNumbered } from '../weight.ts';
import { figureWords } from './figure.tsx';
import { headAsked } from './head.ts';
import { BoardOf, InARow, Team, tournamentSheet, Who } from './pieces.tsx';
import {
  type LineRead,
  type StandingsRead,
  standingsId,
  standingsRead,
  standingsSoFar,
} from './read-standings.ts';
import { Cited, Why, Working } from './working.tsx';

export const tournamentStandings = definePage({
  path: 'tournaments/:number/standings/:standings',
  read: readStandings,
  show: showStandings,
});

const linesAPage = 100;

/** Standings of a tournament, in pages; null for some that are not there. */
function readStandings(asked: Asked) {
  const found = headAsked(asked);
  const standings =
    found && standingsSoFar(found.reckoned).find((each) => standingsId(each) === asked.params.standings);
  if (found === null || standings === null || standings === undefined) return null;
  const { lines, ...about } = standingsRead(found.naming, standings);
  const shown = pageNumbered(inPages(lines, linesAPage), readPage(asked.query));
  const { status } = found.reckoned.tournament.state;
  return shown && { head: found.head, ...about, ...shown, isOver: status === 'over' };
}

function showStandings({
  head,
  id,
  title,
  point,
  criteria,
  isByPower,
  rows,
  page,
  pages,
  isOver,
}: Found<typeof readStandings>): Shown {
  return tournamentSheet({
    ...{ head, title: `Standings: ${title}`, part: 'standings' },
    children: (
      <>
        <Others head={head} id={id} />
        {isOver ? null : <p>These standings count the boards that are over.</p>}
        <Lines number={head.number} lines={rows} caption={`${title} (${point})`} isByPower={isByPower} />
        <Pager path={tournamentPath(head.number, `standings/${id}`)} page={page} pages={pages} />
        <Criteria criteria={criteria} />
      </>
    ),
  });
}

const Others = ({ head, id }: Pick<Found<typeof readStandings>, 'head' | 'id'>) => (
  <p>
    Other standings:{' '}
    <InARow>
      {head.standings
        .filter((each) => each.id !== id)
        .map((each) => (
          <Link to={tournamentPath(head.number, `standings/${each.id}`)}>{each.title}</Link>
        ))}
    </InARow>
    .
  </p>
);

/** By what people are ranked, in order. */
export const Criteria = ({ criteria }: Pick<StandingsRead, 'criteria'>) => (
  <Section id="criteria" title="How places are decided">
    <p>Each line is asked only about those who are still tied after the ones before.</p>
    <ol>
      {criteria.map(({ point, says }) => (
        <li>
          {says} <Cited point={point} />
        </li>
      ))}
    </ol>
  </Section>
);

interface LinesShown {
  number: number;
  lines: readonly LineRead[];
  caption: string;
  isByPower: boolean;
}

/** Lines of standings, each with how a tie before it was broken. */
export const Lines = ({ number, lines, caption, isByPower }: LinesShown) => (
  <Table caption={caption} words={[isByPower ? 'Country' : 'Place', 'Who']} figures={['Points']}>
    {lines.map((line) => (
      <Row
        head={isByPower ? line.power : line.place}
        words={[<Line number={number} line={isByPower ? { ...line, power: null } : line} />]}
        figures={[figureWords(line.points)]}
      />
    ))}
  </Table>
);

function Line({ number, line }: { number: number; line: LineRead }) {
  const { player, team, power, board, tie, next } = line;
  return (
    <>
      <Who who={line} />
      <span class="aside">
        {player !== null && team !== null ? (
          <>
            {' '}
            of <Team team={team} />
          </>
        ) : null}
        {power === null ? null : `, ${power}`}
        {board === null ? null : (
          <>
            , <BoardOf number={number} {...board} />
          </>
        )}
      </span>
      {tie === null ? null : <Working own={line} working={tie} />}
      {next === null ? null : (
        <div class="working">
          <Why line={line} />
        </div>
      )}
    </>
  );
}
