import { shortDayOf, signed } from '../../../terms/words.ts';
import { When } from '../calendar/when.tsx';
import { definePage, type Place, type Shown } from '../page.ts';
import { Pager } from '../pager.tsx';
import { Person } from '../person.tsx';
import { type BoardRead, type RowRead, readBoard } from './read.ts';

export const boardPage = definePage({ path: '', read: readBoard, show: showBoard });

interface Part {
  board: BoardRead;
  place: Place;
}

function showBoard(board: BoardRead, place: Place): Shown {
  const { name, page, pages, members } = board;
  return {
    title: 'Leaderboard',
    main: (
      <div class="leaderboard">
        <h1>Leaderboard</h1>
        <NextSession board={board} place={place} />
        <LookFor board={board} place={place} />
        {board.rows.length === 0 ? <Nobody board={board} /> : <Rows board={board} place={place} />}
        {name === null ? <Pager path="" page={page} pages={pages} place={place} /> : null}
        {members === 0 ? null : (
          <p class="aside">
            {members === 1 ? 'One member is' : `${members.toLocaleString('en-GB')} members are`} on the board.{' '}
            <a href={place.link('leaderboard.csv')}>All of it for a spreadsheet</a> (CSV).
          </p>
        )}
      </div>
    ),
  };
}

function NextSession({ board: { open, next }, place }: Part) {
  if (open !== null)
    return (
      <p class="session open">
        <strong>A session is open now</strong>, until <time dateTime={open.closesAt}>{open.closes}</time>.{' '}
        <a href={place.link('pairings')}>Who should play whom</a>
      </p>
    );
  return next === null ? null : <p class="session">Next session: {<When meeting={next} />}.</p>;
}

/** Only where there is more than fits on a page, or something was looked for. */
function LookFor({ board: { name, pages }, place }: Part) {
  if (pages === 1 && name === null) return null;
  return (
    <search>
      <form class="look-for" action={place.link('')} method="get">
        <label for="name">Name</label>
        <input id="name" name="name" type="search" value={name ?? ''} maxLength={32} autoComplete="off" />
        <button type="submit">Find</button>
        {name === null ? null : <a href={place.link('')}>Whole board</a>}
      </form>
    </search>
  );
}

const Nobody = ({ board: { name } }: { board: BoardRead }) =>
  name === null ? (
    <p>
      Nobody is on it yet. Join on the club’s Discord server with <code>/join</code>.
    </p>
  ) : (
    <p>
      Nobody on the board has “<bdi>{name}</bdi>” in their name.
    </p>
  );

const Rows = ({ board: { rows, since, name }, place }: Part) => (
  <table class="ranking">
    <caption>{name === null ? 'Best first; equal scores share a rank' : 'Those found, best first'}</caption>
    <thead>
      <tr>
        <th scope="col" class="number">
          Rank
        </th>
        <th scope="col">Name</th>
        <th scope="col" class="number">
          Score
        </th>
        <th scope="col" class="number">
          Won–drawn–lost
        </th>
        <th scope="col" class="number">
          {since === null ? 'Change' : <>Since {<time dateTime={since}>{shortDayOf(since)}</time>}</>}
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Row row={row} place={place} />
      ))}
    </tbody>
  </table>
);

const Row = ({ row, place }: { row: RowRead; place: Place }) => (
  <tr>
    <td class="number">{row.rank}</td>
    <th scope="row">
      <Person person={row.member} place={place} />
    </th>
    <td class="number">{row.score}</td>
    <td class="number">
      {row.wins}–{row.draws}–{row.losses}
    </td>
    <td class={`number ${direction(row.change)}`}>{signed(row.change)}</td>
  </tr>
);

const direction = (change: number): string => (change === 0 ? 'same' : change > 0 ? 'up' : 'down');
