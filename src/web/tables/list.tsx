import { capital } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
import { tablePath } from '../../tables/pages.ts';
import { isUnderWay, type Table as TableOfClub, tablesOf } from '../../tables/table.ts';
import { statusWords } from '../../tables/words/show.ts';
import { type Asked, definePage, type Found, readPage, type Shown } from '../page.ts';
import { Link, Pager, Row, sheet, Table } from '../pieces.tsx';
import { inPages, pageNumbered } from '../weight.ts';
import { At, outcomeOf } from './parts.tsx';
import { deadlineOf, headOf } from './read.ts';
import { hasTables } from './table-asked.ts';

export const tablesPage = definePage({ path: 'tables', read: readTables, show: showTables });

type TablesRead = Found<typeof readTables>;
type TableLine = TablesRead['rows'][number];

const tablesAPage = 50;

/** The tables of a club, those that are open or being played first, else the latest first; null where it has none, and for a page that is not there. */
function readTables({ view, query }: Asked) {
  if (!hasTables(view)) return null;
  const tables = tablesOf(view).reverse();
  const [now, earlier] = [tables.filter(isUnderWay), tables.filter((table) => !isUnderWay(table))];
  const lines = [...now, ...earlier].map((table) => lineOf(view, table));
  return pageNumbered(inPages(lines, tablesAPage), readPage(query));
}

const lineOf = (view: ClubView, table: TableOfClub) => ({
  ...headOf(table),
  deadline: deadlineOf(view, table),
  /** How many have joined a table that is open. */
  players: table.state.status === 'open' ? table.state.entrants.length : null,
});

function showTables({ rows, page, pages }: TablesRead): Shown {
  return sheet(
    'tables',
    'Tables',
    <>
      <p>At these tables the club plays other games, which go on for weeks. They change no score.</p>
      {rows.length === 0 ? (
        <p role="status">There is no table yet.</p>
      ) : (
        <Table caption="Those that are open or being played come first" words={['Table', 'Game', 'State']}>
          {rows.map((table) => (
            <Row
              head={<Link to={tablePath(table.number)}>#{table.number}</Link>}
              words={[<Named table={table} />, <State table={table} />]}
            />
          ))}
        </Table>
      )}
      <Pager path="tables" page={page} pages={pages} />
    </>,
  );
}

const Named = ({ table: { number, name, game, rules } }: { table: TableLine }) => (
  <>
    <Link to={tablePath(number)}>
      <bdi>{name}</bdi>
    </Link>
    <br />
    <span class="aside">
      {game}, {rules}
    </span>
  </>
);

function State({ table }: { table: TableLine }) {
  const { status, phase, deadline, players } = table;
  return (
    <>
      {capital(statusWords[status])}
      {players === null ? null : `, ${players} ${players === 1 ? 'player' : 'players'} so far`}
      {outcomeOf(table)}
      {phase === null ? null : `: ${phase}`}
      {deadline === null ? null : (
        <>
          <br />
          <span class="aside">
            until <At moment={deadline} />
          </span>
        </>
      )}
    </>
  );
}
