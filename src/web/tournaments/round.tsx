import { capital } from '../../../terms/words.ts';
import { tablePath } from '../../tables/pages.ts';
import type { Round } from '../../tables/tournaments/book/rounds.ts';
import { roundPath } from '../../tables/tournaments/pages.ts';
import { type Asked, definePage, type Found, readNumber, readPage, type Shown } from '../page.ts';
import { Link, Pager, Person, Row, Table } from '../pieces.tsx';
import { inPages, pageNumbered } from '../weight.ts';
import { figureWords } from './figure.tsx';
import { type HeadRead, headAsked, type TournamentAsked } from './head.ts';
import { InARow, Team, tournamentSheet } from './pieces.tsx';
import { type BoardRead, type BoardSeatRead, boardRead } from './read-rounds.ts';

export const tournamentRound = definePage({
  path: 'tournaments/:number/rounds/:round',
  read: readRound,
  show: showRound,
});

const boardsAPage = 28;

/** The round that an address asks for, once it is seated. */
export function roundAsked(asked: Asked): (TournamentAsked & { round: Round; title: string }) | null {
  const found = headAsked(asked);
  const number = readNumber(asked.params.round);
  const round = found?.reckoned.tournament.state.rounds.find((each) => each.number === number);
  if (found === null || round === undefined) return null;
  const title = found.head.rounds.find((each) => each.round === number)?.title ?? '';
  return { ...found, round, title };
}

/** The boards of a round, in pages. */
function readRound(asked: Asked) {
  const found = roundAsked(asked);
  if (found === null) return null;
  const { head, naming, reckoned, round, title } = found;
  const boards = round.boards.map((board) => boardRead(naming, reckoned, round, board));
  const shown = pageNumbered(inPages(boards, boardsAPage), readPage(asked.query));
  return shown && { head, title, round: round.number, isClosed: round.closedAt !== null, ...shown };
}

function showRound({ head, title, round, isClosed, rows, page, pages }: Found<typeof readRound>): Shown {
  const over = rows.filter(({ isOver }) => isOver).length;
  return tournamentSheet({
    ...{ head, title, part: 'rounds' },
    children: (
      <>
        <RoundWays head={head} round={round} at="" />
        {isClosed ? (
          <p>This round is closed.</p>
        ) : over === 0 ? null : (
          <p>Scores are final once the round is closed.</p>
        )}
        {rows.map((board) => (
          <Board board={board} />
        ))}
        <Pager path={roundPath(head.number, round)} page={page} pages={pages} />
      </>
    ),
  });
}

/** The way to the other rounds, and to what else belongs to this one. */
export const RoundWays = ({ head, round, at }: { head: HeadRead; round: number; at: '' | 'seating' }) => (
  <p>
    See also:{' '}
    <InARow>
      {[
        at === '' ? (
          <Link to={roundPath(head.number, round, 'seating')}>how it was seated</Link>
        ) : (
          <Link to={roundPath(head.number, round)}>its boards</Link>
        ),
        ...(round === 1 ? [] : [<Link to={roundPath(head.number, round, 'places')}>who goes on to it</Link>]),
        ...head.rounds
          .filter((each) => each.round !== round)
          .map((each) => <Link to={roundPath(head.number, each.round)}>{each.title}</Link>),
      ]}
    </InARow>
  </p>
);

function Board({ board: { board, table, stands, isOver, seats } }: { board: BoardRead }) {
  return (
    <section aria-labelledby={`board-${board}`} class="board-of">
      <h2 id={`board-${board}`}>
        Board {board} <Link to={tablePath(table)}>table {table}</Link>
      </h2>
      <Table
        caption={capital(stands)}
        words={['Power', 'Player']}
        figures={isOver ? ['Centres', 'Score'] : []}
      >
        {seats.map((seat) => (
          <Row
            head={seat.power}
            words={[<Players seat={seat} />]}
            figures={isOver ? [seat.centres, <Score seat={seat} />] : []}
          />
        ))}
      </Table>
    </section>
  );
}

const Players = ({ seat }: { seat: BoardSeatRead }) => (
  <>
    <Names seat={seat} />
    {seat.team === null ? null : (
      <span class="aside">
        {' '}
        of <Team team={seat.team} />
      </span>
    )}
  </>
);

/** Who played a seat; what each has of its points where more than one did. */
function Names({ seat: { player, parts } }: { seat: BoardSeatRead }) {
  const [only] = parts;
  if (parts.length < 2 && (only === undefined || only.player.number === player.number))
    return <Person person={player} />;
  return (
    <InARow>
      {parts.map(({ player: each, seasons, score }) => (
        <>
          <Person person={each} />{' '}
          <span class="aside">
            {seasons.played} of {seasons.all} seasons: {figureWords(score)}
          </span>
        </>
      ))}
    </InARow>
  );
}

const Score = ({ seat: { score, forfeited } }: { seat: BoardSeatRead }) => (
  <>
    {score === null ? null : figureWords(score)}
    {forfeited ? <span class="aside"> lost to the team</span> : null}
  </>
);
