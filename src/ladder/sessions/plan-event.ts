import {
  addDays,
  type Instant,
  type LocalDate,
  nextSessionDate,
  sessionWindow,
} from '../../../terms/time.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, type Result } from '../../house/result.ts';
import type { DueThing } from '../../house/room.ts';
import { nextSession } from './days.ts';

/** Once the day is over of the session that the server's events show, they show the one that comes next (Act 0.5). */
export function eventDue({ settings: { planned }, state }: ClubView): DueThing[] {
  if (planned === null) return [];
  const { closesAt: at } = sessionWindow(planned, state.figures);
  return [{ at, name: `the event after ${planned}`, carryOut: planNext }];
}

/** The days of coming sessions that the server's events were to show, those called off too. */
export function daysShown({ settings: { planned }, state }: ClubView, now: Instant): LocalDate[] {
  const days: LocalDate[] = [];
  if (planned === null) return days;
  for (let day = nextSessionDate(now, state.figures); day <= planned; day = addDays(day, 7)) days.push(day);
  return days;
}

/** Has the server's events follow when a session was called off, or takes place after all. */
export function planAround(work: UnitOfWork, date: LocalDate): void {
  const { planned } = work.settings;
  if (planned === null) return;
  if (date <= planned) show(work, date);
  if (nextSession(work, work.now) > planned) planNext(work);
}

/** Has the server's events follow what the club set up; `shown` are the days that they showed before. */
export function planAnew(work: UnitOfWork, shown: readonly LocalDate[]): void {
  if (work.settings.eventsBarred) work.saveSettings({ eventsBarred: false });
  for (const day of shown) show(work, day);
  const next = nextSession(work, work.now);
  if (!shown.includes(next)) show(work, next);
  work.saveSettings({ planned: next });
}

/** Has the club told, once and not every week, that the bot may not make events; what is kept of it ends when it may. */
export function noteBarred(work: UnitOfWork, barred: boolean): Result<null> {
  if (work.settings.eventsBarred !== barred) {
    work.saveSettings({ eventsBarred: barred });
    if (barred) work.announce({ kind: 'events-barred' }, { to: 'discussion' });
  }
  return done(null);
}

function planNext(work: UnitOfWork): void {
  const next = nextSession(work, work.now);
  show(work, next);
  work.saveSettings({ planned: next });
}

const show = (work: UnitOfWork, date: LocalDate): void =>
  work.announce({ kind: 'session-event', date }, { to: 'events' });
