import { mayAmend } from '../../../terms/amendment/authority.ts';
import type { Figures } from '../../../terms/figures.ts';
import { parseLocalTime, parseTimezone } from '../../../terms/time.ts';
import { type Weekday, weekdays } from '../../../terms/words.ts';
import { hasChief } from '../book/offices.ts';
import { readName } from '../names.ts';
import { type Actor, officesOfActor } from '../people.ts';
import type { ClubView } from '../ports.ts';
import { allOf, done, notUnderstood, type Refusal, type Result, understood } from '../result.ts';

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
  const read = allOf(
    wishes.room === null ? done(current.room) : readName(wishes.room, 'room'),
    readTimes(wishes.opens ?? current.opens, wishes.closes ?? current.closes),
    readTimezone(wishes.timezone ?? current.timezone),
  );
  if (!read.ok) return read;
  const [room, times, timezone] = read.value;
  const weekday = wishes.weekday === null ? current.weekday : weekdays.indexOf(wishes.weekday) + 1;
  return done(differing(current, { room, weekday, ...times, timezone }));
}

function readTimes(from: string, to: string): Result<Pick<Figures, 'opens' | 'closes'>> {
  const read = allOf(readTime(from, 'opens'), readTime(to, 'closes'));
  if (!read.ok) return read;
  const [opens, closes] = read.value;
  return closes <= opens ? notUnderstood({ problem: 'closes-before-opens' }) : done({ opens, closes });
}

/** Act IV.1: once the club has a Chief Justice, nobody else changes these figures. */
export function mayChangeFigures(view: ClubView, actor: Actor, changes: Partial<SessionFigures>): Refusal[] {
  const free = Object.keys(changes).length === 0 || !hasChief(view.state);
  return free || mayAmend(officesOfActor(view, actor)) ? [] : [{ code: 'figures-are-terms', acts: ['IV.1'] }];
}

const readTime = (text: string, option: string): Result<string> =>
  understood(parseLocalTime(text), { problem: 'not-a-time', option, text });

const readTimezone = (text: string): Result<string> =>
  understood(parseTimezone(text), { problem: 'not-a-timezone', text });

const differing = (current: SessionFigures, wished: SessionFigures): Partial<SessionFigures> => ({
  ...(wished.room === current.room ? {} : { room: wished.room }),
  ...(wished.weekday === current.weekday ? {} : { weekday: wished.weekday }),
  ...(wished.opens === current.opens ? {} : { opens: wished.opens }),
  ...(wished.closes === current.closes ? {} : { closes: wished.closes }),
  ...(wished.timezone === current.timezone ? {} : { timezone: wished.timezone }),
});
