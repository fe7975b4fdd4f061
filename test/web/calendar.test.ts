import { describe, expect, it } from 'vitest';
import { closeSession } from '../../src/ladder/sessions/close-session.ts';
import { openSession } from '../../src/ladder/sessions/open-session.ts';
import { type CalendarRead, readCalendar } from '../../src/web/calendar/read.ts';
import { addDays } from '../../terms/time.ts';
import { afternoon, enters, plays } from '../ladder/games/afternoon.ts';
import { aClub, type Story } from '../support/a-club.ts';
import { openPages, siteKey, siteOf } from '../support/a-site.ts';

function read(club: Story, page = 1): CalendarRead {
  const found = readCalendar(club.view, club.now, page);
  if (found === null) throw new Error(`There is no page ${page}`);
  return found;
}

const days = (meetings: readonly { date: string }[]): string[] => meetings.map(({ date }) => date);

describe('sessions to come', () => {
  it('Act 0.5: keep their local time when the clocks change', () => {
    const { toCome, timezone } = read(aClub({ now: '2027-03-20 09:00' }));
    expect(timezone).toBe('Europe/London');
    expect(toCome).toHaveLength(12);
    expect(toCome.slice(0, 2)).toEqual([
      {
        date: '2027-03-26',
        opensAt: '2027-03-26T12:30:00.000Z',
        closesAt: '2027-03-26T13:10:00.000Z',
        opens: '12:30',
        closes: '13:10',
        calledOff: false,
      },
      {
        date: '2027-04-02',
        opensAt: '2027-04-02T11:30:00.000Z',
        closesAt: '2027-04-02T12:10:00.000Z',
        opens: '12:30',
        closes: '13:10',
        calledOff: false,
      },
    ]);
  });

  it.each([
    { now: '2026-11-20 00:00:00', first: '2026-11-20' },
    { now: '2026-11-20 13:09:59', first: '2026-11-20' },
    { now: '2026-11-20 13:10:00', first: '2026-11-27' },
    { now: '2026-11-21 00:00:00', first: '2026-11-27' },
  ])('at $now begin with $first', ({ now, first }) => {
    expect(read(aClub({ now })).toCome[0]?.date).toBe(first);
  });

  it('say which are called off, also those further ahead, and go by the club’s own day', () => {
    const club = aClub({ now: '2026-11-20 09:00' });
    for (const date of ['2026-12-25', '2027-04-09', '2026-12-24']) club.cancelSession(date);
    const off = read(club).toCome.filter(({ calledOff }) => calledOff);
    expect(days(off)).toEqual(['2026-12-25', '2027-04-09']);
    expect(read(club).toCome).toHaveLength(13);
    club.setFigures({ weekday: 3, opens: '15:00', closes: '16:00', timezone: 'Asia/Tokyo', room: '7' });
    expect(read(club)).toMatchObject({ weekday: 'Wednesday', room: '7', timezone: 'Asia/Tokyo' });
    expect(read(club).toCome[0]).toMatchObject({ date: '2026-11-25', opensAt: '2026-11-25T06:00:00.000Z' });
  });
});

describe('the session of today', () => {
  it('is open from when it is opened to its last moment, and held from then on, before anybody settles it', () => {
    const { club } = afternoon();
    expect(read(club).open).toMatchObject({ date: '2026-11-20', opens: '12:30', closes: '13:10' });
    expect(days(read(club).toCome)[0]).toBe('2026-11-27');
    expect(read(club).held).toEqual([]);
    club.at('13:10:00');
    expect(read(club).open).not.toBeNull();
    club.at('13:10:01');
    expect(read(club).open).toBeNull();
    expect(days(read(club).held)).toEqual(['2026-11-20']);
  });

  it('is still to come when it was opened by mistake and closed before it began', () => {
    const club = aClub({ now: '2026-11-20 11:00' });
    const mo = club.moderator('Mo');
    club.does(mo, openSession, undefined);
    club.at('11:01').does(mo, closeSession, undefined);
    expect(read(club)).toMatchObject({ open: null, held: [] });
    expect(days(read(club).toCome)[0]).toBe('2026-11-20');
  });

  it('is held, and not to come again, when it was closed early', () => {
    const { club, mo } = afternoon();
    club.does(mo, closeSession, undefined);
    expect(days(read(club).held)).toEqual(['2026-11-20']);
    expect(days(read(club).toCome)[0]).toBe('2026-11-27');
  });
});

describe('sessions that were held', () => {
  it('say how many games count: none that waits or was undone, and none online', () => {
    const { club, mo, ana, bo } = afternoon();
    const cy = club.member('Cy');
    plays(club, mo, ana, bo);
    const undone = plays(club, mo, bo, cy);
    enters(club, ana, cy);
    const seq = club.view.state.games[undone]?.countedSeq ?? 0;
    club.write({ type: 'voided', entry: seq });
    const game = { score: 1, colour: null, playedAt: club.now, date: '2026-11-20', ended: null } as const;
    club.write({
      type: 'game-recorded',
      game: 4,
      player: ana,
      opponent: bo,
      online: true,
      approval: [],
      ...game,
    });
    club.write({ type: 'game-counted', game: 4 });
    club.at('13:20');
    expect(read(club).held).toMatchObject([{ date: '2026-11-20', games: 1 }]);
  });

  it('come the latest first, each at the time that it had', () => {
    const { club, mo } = afternoon('2026-11-13');
    club.does(mo, closeSession, undefined);
    club.setFigures({ opens: '12:00', closes: '13:30' });
    club.at('2026-11-20 12:10').openSession(mo);
    club.does(mo, closeSession, undefined);
    expect(read(club).held).toMatchObject([
      { date: '2026-11-20', opens: '12:00', closes: '13:30' },
      { date: '2026-11-13', opens: '12:30', closes: '13:10' },
    ]);
  });

  it('are forty to a page, and no page comes after the last', async () => {
    const club = aClub({ now: '2025-11-21 12:40' });
    const mo = club.moderator('Mo');
    for (let week = 0; week < 41; week += 1) {
      club.at(`${addDays('2025-11-21', 7 * week)} 12:40`).openSession(mo);
      club.does(mo, closeSession, undefined);
    }
    expect(read(club).pages).toBe(2);
    expect(read(club).held).toHaveLength(40);
    expect(days(read(club, 2).held)).toEqual(['2025-11-21']);
    const site = await siteOf(club);
    expect((await site.get('/calendar')).text).toContain('href="/calendar?page=2"');
    for (const page of ['3', '0', 'x', '01'])
      expect((await site.get(`/calendar?page=${page}`)).status).toBe(404);
  });

  it('are listed apart from the days that were called off', () => {
    const club = aClub({ now: '2026-11-20 12:00' });
    for (const date of ['2026-11-06', '2026-11-13', '2026-11-20']) club.cancelSession(date);
    expect(read(club).calledOff).toEqual(['2026-11-13', '2026-11-06']);
    expect(read(club.at('13:11')).calledOff).toEqual(['2026-11-20', '2026-11-13', '2026-11-06']);
  });
});

describe('the page of the calendar', () => {
  it('shows days in words with local times, and names nobody', async () => {
    const { club } = afternoon();
    club.setFigures({ room: '<i>322</i>' });
    const { text } = await (await siteOf(club)).get('/calendar');
    expect(text).toContain('A session is open now');
    expect(text).toContain('<time datetime="2026-11-27">Friday 27 November 2026</time>');
    expect(text).toContain('<time datetime="2026-11-27T12:30:00.000Z">12:30</time>');
    expect(text).toContain('<bdi>&lt;i>322&lt;/i></bdi>');
    expect(text).not.toMatch(/Ana|Mo\b|<i>/);
  });

  it('gives as data what it shows', async () => {
    const { club } = afternoon();
    const site = await siteOf(club);
    expect(await site.data('/api/calendar')).toEqual(read(club));
  });
});

/** The lines of an iCalendar file, put together again. */
const linesOf = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n');

describe('the file for a calendar program', () => {
  it('RFC 5545: has an event for each session, in UTC, between lines of at most 75 octets that end in CRLF', async () => {
    const { club } = afternoon();
    const site = await siteOf(club);
    openPages(club.clubs, club.id, 'public', { name: `Café, ♞; \\ ${'schach '.repeat(20)}`.trim() });
    const { text, headers } = await site.get('/calendar.ics');
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const lines = linesOf(text);
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect(lines.filter((line) => line.startsWith('DTSTART')).slice(0, 2)).toEqual([
      'DTSTART:20261120T123000Z',
      'DTSTART:20261127T123000Z',
    ]);
    expect(lines).toContain('DTEND:20261120T131000Z');
    expect(lines).toContain('DTSTAMP:20261120T124000Z');
    expect(lines).toContain(`SUMMARY:Café\\, ♞\\; \\\\ ${'schach '.repeat(20).trim()}`);
    expect(lines).toContain('LOCATION:Room 322');
  });

  it('keeps the identity of a session that is called off', async () => {
    const club = aClub({ now: '2026-11-19 09:00' });
    const site = await siteOf(club);
    const eventOf = (file: string) => linesOf(file).slice(4, 12);
    const before = eventOf((await site.get('/calendar.ics')).text);
    club.cancelSession('2026-11-20');
    const after = eventOf((await site.get('/calendar.ics')).text);
    expect(before[1]).toMatch(/^UID:2026-11-20-/);
    expect(after[1]).toBe(before[1]);
    expect(before).toContain('STATUS:CONFIRMED');
    expect(after).toContain('STATUS:CANCELLED');
    expect(after).toContain('SUMMARY:The chess club: cancelled');
  });

  it('is behind the address of a club that is open by its link', async () => {
    const club = aClub({ now: '2026-11-19 09:00' });
    const site = await siteOf(club, 'link');
    expect((await site.get('/calendar.ics')).status).toBe(404);
    const { status, text } = await site.get(`/c/${siteKey}/calendar.ics`);
    expect(status).toBe(200);
    expect(text).not.toContain(siteKey);
  });
});
