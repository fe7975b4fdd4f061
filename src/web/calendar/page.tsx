import { readPage } from '../asked.ts';
import { Pager, Table } from '../list.tsx';
import { definePage, type Place, type Shown } from '../page.ts';
import { type CalendarRead, type Meeting, readCalendar } from './read.ts';
import { Day, Times } from './when.tsx';

export const calendarPage = definePage({
  path: 'calendar',
  read: ({ view, now, query }) => readCalendar(view, now, readPage(query)),
  show: showCalendar,
});

function showCalendar(calendar: CalendarRead, place: Place): Shown {
  const { weekday, room, timezone, open, toCome, held, page, pages, calledOff } = calendar;
  return {
    title: 'Calendar',
    main: (
      <div class="calendar">
        <h1>Calendar</h1>
        <p>
          The club meets on a {weekday} in room <bdi>{room}</bdi>, when a Moderator opens the session. All
          times are the club’s own ({timezone}), summer and winter.
        </p>
        {open === null ? null : <OpenNow open={open} place={place} />}
        <ToCome meetings={toCome} />
        <p class="subscribe">
          <a href={place.link('calendar.ics')}>These days for your own calendar</a> (iCalendar). A calendar
          program that is given this link’s address stays up to date by itself.
        </p>
        <Held meetings={held} />
        <Pager path="calendar" page={page} pages={pages} place={place} />
        <CalledOff days={calledOff} />
      </div>
    ),
  };
}

const OpenNow = ({ open, place }: { open: Meeting; place: Place }) => (
  <p class="session open">
    <strong>A session is open now</strong>: <Times meeting={open} /> today.{' '}
    <a href={place.link('pairings')}>Who should play whom</a>
  </p>
);

const ToCome = ({ meetings }: { meetings: CalendarRead['toCome'] }) => (
  <section aria-labelledby="to-come">
    <h2 id="to-come">To come</h2>
    <Table caption="The next weeks" words={['Day', 'Session']}>
      {meetings.map((meeting) => (
        <tr class={meeting.calledOff ? 'called-off' : undefined}>
          <th scope="row">
            <Day date={meeting.date} />
          </th>
          <td>{meeting.calledOff ? 'called off' : <Times meeting={meeting} />}</td>
        </tr>
      ))}
    </Table>
  </section>
);

const Held = ({ meetings }: { meetings: CalendarRead['held'] }) => (
  <section aria-labelledby="held">
    <h2 id="held">Held</h2>
    {meetings.length === 0 ? (
      <p>No session has been held yet.</p>
    ) : (
      <Table
        caption="Sessions that were held, the latest first"
        words={['Day', 'Time']}
        figures={['Games that count']}
      >
        {meetings.map((meeting) => (
          <tr>
            <th scope="row">
              <Day date={meeting.date} />
            </th>
            <td>
              <Times meeting={meeting} />
            </td>
            <td class="number">{meeting.games}</td>
          </tr>
        ))}
      </Table>
    )}
  </section>
);

const CalledOff = ({ days }: { days: CalendarRead['calledOff'] }) =>
  days.length === 0 ? null : (
    <section aria-labelledby="called-off">
      <h2 id="called-off">Were called off</h2>
      <ul>
        {days.map((date) => (
          <li>
            <Day date={date} />
          </li>
        ))}
      </ul>
    </section>
  );
