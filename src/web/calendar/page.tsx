import { readPage } from '../asked.ts';
import { type ClubFile, definePage, type Place, type Shown } from '../page.ts';
import { Pager } from '../pager.tsx';
import { calendarFile } from './file.ts';
import {
  type CalendarRead,
  type Meeting,
  type MeetingHeld,
  type MeetingToCome,
  readCalendar,
} from './read.ts';
import { Day, Times } from './when.tsx';

export const calendarPage = definePage({
  path: 'calendar',
  read: ({ view, now, query }) => {
    const page = readPage(query);
    return page === null ? null : readCalendar(view, now, page);
  },
  show: showCalendar,
});

/** The same sessions for a calendar program. */
export const calendarIcs: ClubFile = {
  path: 'calendar.ics',
  open({ view, now }) {
    const calendar = readCalendar(view, now);
    if (calendar === null) return null;
    return { type: 'text/calendar; charset=utf-8', name: 'calendar.ics', body: calendarFile(calendar, now) };
  },
};

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

const ToCome = ({ meetings }: { meetings: readonly MeetingToCome[] }) => (
  <section aria-labelledby="to-come">
    <h2 id="to-come">To come</h2>
    <table>
      <caption>The next weeks</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Session</th>
        </tr>
      </thead>
      <tbody>
        {meetings.map((meeting) => (
          <tr class={meeting.calledOff ? 'called-off' : undefined}>
            <th scope="row">
              <Day date={meeting.date} />
            </th>
            <td>{meeting.calledOff ? 'called off' : <Times meeting={meeting} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const Held = ({ meetings }: { meetings: readonly MeetingHeld[] }) => (
  <section aria-labelledby="held">
    <h2 id="held">Held</h2>
    {meetings.length === 0 ? (
      <p>No session has been held yet.</p>
    ) : (
      <table>
        <caption>Sessions that were held, the latest first</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Time</th>
            <th scope="col" class="number">
              Games that count
            </th>
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
    )}
  </section>
);

const CalledOff = ({ days }: { days: readonly string[] }) =>
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
