import { createHash } from 'node:crypto';
import type { Instant } from '../../../terms/time.ts';
import type { ClubFile } from '../page.ts';
import { type CalendarRead, type Meeting, readCalendar } from './read.ts';

/** The sessions for a calendar program, which can subscribe to them. */
export const calendarIcs: ClubFile = {
  path: 'calendar.ics',
  open({ view, now }) {
    const calendar = readCalendar(view, now);
    if (calendar === null) return null;
    return { type: 'text/calendar; charset=utf-8', name: 'calendar.ics', body: calendarFile(calendar, now) };
  },
};

/** The sessions as an iCalendar file (RFC 5545). */
function calendarFile(calendar: CalendarRead, now: Instant): string {
  const { open, toCome, held } = calendar;
  const meetings: Listed[] = [...held, ...(open === null ? [] : [open]), ...toCome];
  const events = meetings
    .sort((one, other) => one.date.localeCompare(other.date))
    .flatMap((meeting) => eventLines(meeting, calendar, now));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rook and Gavel//Sessions of the club//EN',
    `X-WR-CALNAME:${escaped(titleOf(calendar))}`,
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

type Listed = Meeting & { calledOff?: boolean };

const titleOf = ({ club }: CalendarRead): string => club ?? 'Chess club';

/** A day keeps its identity from one reading to the next, so that a session called off takes its own place. */
function eventLines(meeting: Listed, calendar: CalendarRead, now: Instant): string[] {
  const title = titleOf(calendar);
  const named = createHash('sha256').update(title).digest('hex').slice(0, 16);
  return [
    'BEGIN:VEVENT',
    `UID:${meeting.date}-${named}@rook-and-gavel`,
    `DTSTAMP:${stampOf(new Date(now).toISOString())}`,
    `DTSTART:${stampOf(meeting.opensAt)}`,
    `DTEND:${stampOf(meeting.closesAt)}`,
    `SUMMARY:${escaped(meeting.calledOff === true ? `${title}: cancelled` : title)}`,
    `LOCATION:${escaped(`Room ${calendar.room}`)}`,
    `STATUS:${meeting.calledOff === true ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

/** `20261127T123000Z` of `2026-11-27T12:30:00.000Z` */
const stampOf = (instant: string): string => instant.replace(/\.\d+/, '').replace(/[-:]/g, '');

/** RFC 5545, 3.3.11: what would end a value is marked; names hold no line breaks. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&');

const lineOctets = 75;

/** RFC 5545, 3.1: no line is longer than 75 octets; the rest goes on after a space, and no character is split. */
function folded(line: string): string {
  let octets = 0;
  let shown = '';
  for (const character of line) {
    const more = Buffer.byteLength(character);
    const breaks = octets + more > lineOctets;
    shown += breaks ? `\r\n ${character}` : character;
    octets = breaks ? 1 + more : octets + more;
  }
  return shown;
}
