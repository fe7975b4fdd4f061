import { describe, expect, it } from 'vitest';
import { figuresAtClose, figuresIn } from '../../../src/ladder/book/session-figures.ts';
import type { BodyOf } from '../../../src/rule-books.ts';
import type { Figures } from '../../../terms/figures.ts';
import { aClub, type Story } from '../../support/a-club.ts';

/** A session that Mo opened at 12:20, with Ana in the room since 12:30. */
function aFriday() {
  const club = aClub({ now: '2026-11-20 12:20' });
  const mo = club.moderator('Mo');
  const ana = club.member('Ana');
  club.openSession(mo);
  club.at('12:30').checkIn(ana);
  return { club, ana };
}

function publish(club: Story, time: string, figures: Partial<Figures>, atOnce = true): void {
  const body: BodyOf<'terms-published'> = { type: 'terms-published', version: '2.5', act: null, figures };
  club.at(time).write(atOnce ? { ...body, atOnce: true } : body);
}

describe('Act IV.2: figures published during a session hold from that moment', () => {
  it.each([
    ['12:59:59', 100],
    ['13:00', 50],
    ['13:10', 50],
  ])('a game that ended at %s goes by a floor of %i', (time, floor) => {
    const { club } = aFriday();
    publish(club, '13:00', { floor: 50 });
    expect(figuresIn(club.session(), club.moment(time)).floor).toBe(floor);
    expect(figuresAtClose(club.session()).floor).toBe(50);
  });

  it.each<[string, Partial<Figures>, string]>([
    ['a later end', { closes: '13:30' }, '13:30'],
    ['an earlier end', { closes: '13:05' }, '13:05'],
    ['an end that has passed', { closes: '12:45' }, '13:00'],
    ['another day', { weekday: 1 }, '13:00'],
    ['another zone, east of here', { timezone: 'Europe/Berlin' }, '13:00'],
    ['another room', { room: '12' }, '13:10'],
  ])('%s moves the end of the session', (_, figures, end) => {
    const { club } = aFriday();
    const closesAt = club.moment(end);
    publish(club, '13:00', figures);
    expect(club.view.state.sessionOrder[0]).toMatchObject({
      opensAt: Date.parse('2026-11-20T12:30:00Z'),
      closesAt: end === '13:00' ? Date.parse('2026-11-20T13:00:00Z') : closesAt,
    });
  });

  it('a beginning that is still to come moves too, but never back before the change', () => {
    const later = aFriday().club;
    publish(later, '12:25', { opens: '12:40' });
    expect(later.session().opensAt).toBe(later.moment('12:40'));
    const sooner = aFriday().club;
    publish(sooner, '12:25', { opens: '12:00' });
    expect(sooner.session().opensAt).toBe(sooner.moment('12:25'));
  });

  it('a session that is over, or was closed before, is not touched', async () => {
    const { club } = aFriday();
    await club.at('13:11').settle();
    publish(club, '13:12', { floor: 50, closes: '14:00' });
    expect(club.session()).toMatchObject({ closesAt: club.moment('13:10'), figures: { floor: 100 } });
    const closed = aFriday().club;
    closed.at('12:50').write({ type: 'session-closed', date: '2026-11-20' });
    publish(closed, '13:00', { absenceDeduction: 90 });
    expect(figuresAtClose(closed.session()).absenceDeduction).toBe(15);
  });

  it('counts the minutes of Act 0.9 by the figures of the close', async () => {
    const { club, ana } = aFriday();
    club.at('12:40').checkOut(ana);
    publish(club, '13:00', { minimumPresenceMinutes: 11 });
    await club.at('13:11').settle();
    expect(club.view.state.standings[ana]?.lastSeen).not.toBe(club.moment('13:10'));
  });

  it('an older publication, which held from the next session on, still does', () => {
    const { club } = aFriday();
    publish(club, '13:00', { floor: 50, closes: '13:30' }, false);
    expect(club.session()).toMatchObject({ closesAt: club.moment('13:10'), figures: { floor: 100 } });
    expect(club.figures.floor).toBe(50);
  });
});
