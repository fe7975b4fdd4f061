import type { Instant } from '../../../terms/time.ts';
import type { ClubView } from '../../house/ports.ts';
import { pairingsNow } from '../../ladder/board/pairings.ts';
import { nextSession, sessionNow } from '../../ladder/sessions/days.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { type Meeting, meetingOf, meetingOn } from '../calendar/read.ts';
import { definePage, type Shown } from '../page.ts';
import { Day, Link, Person, personShown, Row, sheet, Table, When } from '../pieces.tsx';

export const pairingsPage = definePage({
  path: 'pairings',
  read: ({ view, now }) => readPairings(view, now),
  show: showPairings,
});

type PairingsRead = ReturnType<typeof readPairings>;
type PairingsNow = Extract<PairingsRead, { next: null }>;

/** Who should play whom in the session that is open; nobody where none is, and `next` is not called off then. */
export function readPairings(view: ClubView, now: Instant) {
  const session = sessionNow(view, now);
  const found = pairingsNow(view, now);
  if (!session.ok || !found.ok)
    return { open: null, next: meetingOn(nextSession(view, now), view.state), pairs: [], leftOver: null };
  const shown = (person: PersonNumber) => personShown(view, person, now);
  const { pairs, oddOneOut } = found.value;
  return {
    open: meetingOf(session.value),
    next: null,
    pairs: pairs.map(({ people: [one, other], lastPlayed, difference }) => ({
      people: [shown(one), shown(other)] as const,
      /** Null where they never did. */
      lastPlayed,
      pointsApart: difference,
    })),
    leftOver: oddOneOut === null ? null : shown(oddOneOut),
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

function Recommended({ read: { pairs, leftOver } }: { read: PairingsNow }) {
  if (pairs.length === 0) return <p>A session is open. Fewer than two members are checked in so far.</p>;
  return (
    <>
      <p>
        Who should play whom, of those in the room now: first those who have not met for longest, then those
        nearest in score. It is only advice: anybody may play anybody.
      </p>
      <Pairs pairs={pairs} />
      {leftOver === null ? null : (
        <p>
          <Person person={leftOver} /> sits this round out: play the first person who is free.
        </p>
      )}
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
