import { capital } from '../../../terms/words.ts';
import { tournamentPath } from '../../tables/tournaments/pages.ts';
import { isOn, tournamentsOf } from '../../tables/tournaments/tournament.ts';
import { type Asked, definePage, type Found, readPage, type Shown } from '../page.ts';
import { Link, Pager, Row, sheet, Table } from '../pieces.tsx';
import { hasTables } from '../tables/table-asked.ts';
import { inPages, pageNumbered } from '../weight.ts';
import { lineOf } from './read.ts';

export const tournamentsPage = definePage({
  path: 'tournaments',
  read: readTournaments,
  show: showTournaments,
});

const tournamentsAPage = 50;

/** The tournaments of a club, those that go on first, else the latest first; null where it has no tables, and for a page that is not there. */
function readTournaments({ view, query }: Asked) {
  if (!hasTables(view)) return null;
  const all = tournamentsOf(view).reverse();
  const lines = [...all.filter(isOn), ...all.filter((each) => !isOn(each))].map(lineOf);
  return pageNumbered(inPages(lines, tournamentsAPage), readPage(query));
}

function showTournaments({ rows, page, pages }: Found<typeof readTournaments>): Shown {
  return sheet(
    'tables',
    'Tournaments',
    <>
      <p>
        In a tournament the club plays Diplomacy in rounds. Each board of a round is one of the{' '}
        <Link to="tables">tables</Link>.
      </p>
      {rows.length === 0 ? (
        <p role="status">There is no tournament yet.</p>
      ) : (
        <Table caption="Those that go on come first" words={['Tournament', 'Rules', 'State']}>
          {rows.map(({ number, name, rules, stands }) => (
            <Row
              head={
                <Link to={tournamentPath(number)}>
                  #{number}: <bdi>{name}</bdi>
                </Link>
              }
              words={[rules, capital(stands)]}
            />
          ))}
        </Table>
      )}
      <Pager path="tournaments" page={page} pages={pages} />
    </>,
  );
}
