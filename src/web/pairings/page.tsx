import type { Instant } from '../../../terms/time.ts';
import { tidy } from '../../house/names.ts';
import type { ClubView } from '../../house/ports.ts';
import { pairingsNow } from '../../ladder/board/pairings.ts';
import { nextSession, sessionNow } from '../../ladder/sessions/days.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { type Meeting, meetingOf, meetingOn } from '../calendar/read.ts';
import { type Asked, definePage, type Found, readPage, type Shown } from '../page.ts';
import { Day, Finder, Link, Pager, Person, personShown, Row, sheet, Table, When } from '../pieces.tsx';
import { inPages, pageNumbered } from '../weight.ts';

export const pairingsPage = definePage({
  path: 'pairings',
  read: ({ view, now, query }) => readPairings(view, now, query),
  show: showPairings,
});

type PairingsRead = Found<typeof readPairings>;
type PairingsNow = Extract<PairingsRead, { next: null }>;

const pairsAPage = 100;

/**
 * Who should play whom in the session that is open; nobody where none is, and `next` is not called off then. With `?name=` the
 * pairs of those alone whose names have that. Null for a page that is not there.
 */
export function readPairings(view: ClubView, now: Instant, query: Asked['query'] = {}) {
  const session = sessionNow(view, now);
  const found = pairingsNow(view, now);
  const sought = tidy(query.name ?? '').slice(0, 60);
  if (!session.ok || !found.ok)
    return {
      ...{ open: null, next: meetingOn(nextSession(view, now), view.state), pairs: [], leftOver: null },
      ...{ page: 1, pages: 1, sought },
    };
  const shown = (person: PersonNumber) => personShown(view, person, now);
  const { pairs, oddOneOut } = found.value;
  const isSought = (person: PersonNumber) => shown(person).name.toLowerCase().includes(sought.toLowerCase());
  const wanted = pairs
    .filter(({ people }) => people.some(isSought))
    .map(({ people: [one, other], lastPlayed, difference }) => ({
      people: [shown(one), shown(other)] as const,
      /** Null where they never did. */
      lastPlayed,
      pointsApart: difference,
    }));
  const asked = pageNumbered(inPages(wanted, pairsAPage), readPage(query));
  if (asked === null) return null;
  const { page, pages, rows } = asked;
  return {
    open: meetingOf(session.value),
    next: null,
    pairs: rows,
    leftOver: oddOneOut === null || !isSought(oddOneOut) ? null : shown(oddOneOut),
    page,
    pages,
    sought,
  };
}

function showPairings(read: PairingsRead): Shown {
  return sheet(
    'pairings',
    'Pairings',
    read.open === null ? <NoneOpen next={read.next} /> : <Recommended read={read} />,
  );
}

const NoneOpen = ({ next }: { next: Meeting }) => (
  <p>
    No session is open. The next one is on <When meeting={next} /> (<Link to="calendar">calendar</Link>).
    While a session is open, this page says who of those in the room should play whom.
  </p>
);

function Recommended({ read: { pairs, leftOver, page, pages, sought } }: { read: PairingsNow }) {
  if (pairs.length === 0 && sought === '')
    return <p>A session is open. Fewer than two members are checked in so far.</p>;
  const path = sought === '' ? 'pairings' : `pairings?${new URLSearchParams({ name: sought })}`;
  return (
    <>
      <p>
        Who should play whom, of those in the room now: first those who have not met for longest, then those
        nearest in score. It is only advice: anybody may play anybody.
      </p>
      {pages === 1 && sought === '' ? null : (
        <Finder path="pairings" label="Name" name="name" sought={sought} whole="All pairings" />
      )}
      {pairs.length === 0 ? null : <Pairs pairs={pairs} />}
      {pairs.length === 0 && leftOver === null ? (
        <p role="status">Nobody of that name is in the room.</p>
      ) : null}
      {leftOver === null ? null : (
        <p>
          <Person person={leftOver} /> sits this round out: play the first person who is free.
        </p>
      )}
      <Pager path={path} page={page} pages={pages} />
    </>
  );
}

const Pairs = ({ pairs }: Pick<PairingsNow, 'pairs'>) => (
  <Table
    caption="Recommended pairings"
    words={['Player', 'Opponent', 'Last played each other']}
    figures={['Points apart']}
  >
    {pairs.map(({ people: [one, other], lastPlayed, pointsApart }) => (
      <Row
        words={[
          <Person person={one} />,
          <Person person={other} />,
          lastPlayed === null ? 'never' : <Day date={lastPlayed} />,
        ]}
        figures={[pointsApart]}
      />
    ))}
  </Table>
);
