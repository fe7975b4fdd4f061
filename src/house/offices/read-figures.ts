import { mayAmend } from '../../../terms/amendment/authority.ts';
import type { Figures } from '../../../terms/figures.ts';
import { parseLocalTime, parseTimezone } from '../../../terms/time.ts';
import { type Weekday, weekdays } from '../../../terms/words.ts';
import { hasChief } from '../book/offices.ts';
import { readName } from '../names.ts';
import { type Actor, officesOfActor } from '../people.ts';
import type { ClubView } from '../ports.ts';
import { done, notUnderstood, type Refusal, type Result } from '../result.ts';

/** Figures of Act 0.5 as typed, each null when it stays as it is. */
export interface FigureWishes {
  room: string | null;
  weekday: Weekday | null;
  opens: string | null;
  closes: string | null;
  timezone: string | null;
}

type SessionFigures = Pick<Figures, 'room' | 'weekday' | 'opens' | 'closes' | 'timezone'>;

/** Those figures of a session that are to change. Not understood: a wrong time or zone, or an end before the start. */
export function readFigures(current: Figures, wishes: FigureWishes): Result<Partial<SessionFigures>> {
  const room = wishes.room === null ? done(current.room) : readName(wishes.room, 'room');
  if (!room.ok) return room;
  const opens = readTime(wishes.opens ?? current.opens, 'opens');
  if (!opens.ok) return opens;
  const closes = readTime(wishes.closes ?? current.closes, 'closes');
  if (!closes.ok) return closes;
  if (closes.value <= opens.value) return notUnderstood({ problem: 'closes-before-opens' });
  const timezone = readTimezone(wishes.timezone ?? current.timezone);
  if (!timezone.ok) return timezone;
  const weekday = wishes.weekday === null ? current.weekday : weekdays.indexOf(wishes.weekday) + 1;
  const wished = {
    room: room.value,
    weekday,
    opens: opens.value,
    closes: closes.value,
    timezone: timezone.value,
  };
  return done(differing(current, wished));
}

/** Act IV.1: once the club has a Chief Justice, nobody else changes these figures. */
export function mayChangeFigures(view: ClubView, actor: Actor, changes: Partial<SessionFigures>): Refusal[] {
  const free = Object.keys(changes).length === 0 || !hasChief(view.state);
  return free || mayAmend(officesOfActor(view, actor)) ? [] : [{ code: 'figures-are-terms', acts: ['IV.1'] }];
}

function readTime(text: string, option: string): Result<string> {
  const time = parseLocalTime(text);
  return time === null ? notUnderstood({ problem: 'not-a-time', option, text }) : done(time);
}

function readTimezone(text: string): Result<string> {
  const timezone = parseTimezone(text);
  return timezone === null ? notUnderstood({ problem: 'not-a-timezone', text }) : done(timezone);
}

const differing = (current: SessionFigures, wished: SessionFigures): Partial<SessionFigures> => ({
  ...(wished.room === current.room ? {} : { room: wished.room }),
  ...(wished.weekday === current.weekday ? {} : { weekday: wished.weekday }),
  ...(wished.opens === current.opens ? {} : { opens: wished.opens }),
  ...(wished.closes === current.closes ? {} : { closes: wished.closes }),
  ...(wished.timezone === current.timezone ? {} : { timezone: wished.timezone }),
});
