import { definePage, readPage, type Shown } from '../page.ts';
import { Day, Link, Pager, Row, Section, sheet, Table, Times } from '../pieces.tsx';
import { type CalendarRead, type Meeting, readCalendar } from './read.ts';

export const calendarPage = definePage({
  path: 'calendar',
  read: ({ view, now, query }) => readCalendar(view, now, readPage(query)),
  show: showCalendar,
});

function showCalendar(calendar: CalendarRead): Shown {
  const { weekday, room, timezone, open, toCome, held, page, pages, calledOff } = calendar;
  return sheet(
    'calendar',
    'Calendar',
    <>
      <p>
        The club meets on a {weekday} in room <bdi>{room}</bdi>, when a Moderator opens the session. All times
        are the club’s own ({timezone}), summer and winter.
      </p>
      {open === null ? null : <OpenNow open={open} />}
      <ToCome meetings={toCome} />
      <p class="subscribe">
        <Link to="calendar.ics">These days for your own calendar</Link> (iCalendar). A calendar program that
        is given this link’s address stays up to date by itself.
      </p>
      <Held meetings={held} />
      <Pager path="calendar" page={page} pages={pages} />
      <CalledOff days={calledOff} />
    </>,
  );
}

const OpenNow = ({ open }: { open: Meeting }) => (
  <p class="session open">
    <strong>A session is open now</strong>: <Times meeting={open} /> today.{' '}
    <Link to="pairings">Who should play whom</Link>
  </p>
);

const ToCome = ({ meetings }: { meetings: CalendarRead['toCome'] }) => (
  <Section id="to-come" title="To come">
    <Table caption="The next weeks" words={['Day', 'Session']}>
      {meetings.map((meeting) => (
        <Row
          class={meeting.calledOff ? 'called-off' : undefined}
          head={<Day date={meeting.date} />}
          words={[meeting.calledOff ? 'cancelled' : <Times meeting={meeting} />]}
        />
      ))}
    </Table>
  </Section>
);

const Held = ({ meetings }: { meetings: CalendarRead['held'] }) => (
  <Section id="held" title="Held">
    {meetings.length === 0 ? (
      <p>No session has been held yet.</p>
    ) : (
      <Table
        caption="Sessions that were held, the latest first"
        words={['Day', 'Time']}
        figures={['Games that count']}
      >
        {meetings.map((meeting) => (
          <Row
            head={<Day date={meeting.date} />}
            words={[<Times meeting={meeting} />]}
            figures={[meeting.games]}
          />
        ))}
      </Table>
    )}
  </Section>
);

const CalledOff = ({ days }: { days: CalendarRead['calledOff'] }) =>
  days.length === 0 ? null : (
    <Section id="called-off" title="Cancelled">
      <ul>
        {days.map((date) => (
          <li>
            <Day date={date} />
          </li>
        ))}
      </ul>
    </Section>
  );
