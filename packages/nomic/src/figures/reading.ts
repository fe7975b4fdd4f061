import { type Weekday, weekdays } from '../time/uk-time.ts';
import type { FigureChanges, Figures, PlayerDay, PlayerId } from './figures.ts';
import { readFormula } from './formula.ts';

/** Somebody who plays. */
export interface Person {
  readonly id: PlayerId;
  readonly name: string;
  /** Whose team they are in, if there are teams: team-mates do not judge on each other’s days (R214). */
  readonly team?: string;
}

/** What a text says that a figure is to be; or why it says nothing, in a sentence. */
export type Read = { readonly changes: FigureChanges } | { readonly refused: string };

export const refused = (how: string): Read => ({ refused: how });

export function whole(text: string, from: number, to: number, set: (value: number) => FigureChanges): Read {
  const value = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= from && value <= to) return { changes: set(value) };
  return refused(`is a whole number from ${from} to ${to}`);
}

export const orNone = (text: string, set: (value: null) => FigureChanges, read: () => Read): Read =>
  text.toLowerCase() === 'none' ? { changes: set(null) } : read();

export const written = (value: number | null): string => (value === null ? 'none' : String(value));

export const thresholds =
  'is unanimous, majority or a fraction such as 2/3, and “of voters” if not only votes cast count';

export const weekdayIn = (text: string): Weekday | undefined =>
  weekdays.find((each) => each.toLowerCase() === text.toLowerCase());

export function readDays(text: string, people: readonly Person[]): Read {
  const players: PlayerDay[] = [];
  for (const line of text.split(';')) {
    const [, name, dayName] = /^(\S.*?)\s+(\S+)$/.exec(line.trim().slice(0, 200)) ?? [];
    const person = people.find((each) => each.name.toLowerCase() === name?.toLowerCase());
    const day = weekdayIn(dayName ?? '');
    if (person === undefined || day === undefined)
      return refused('is players with their days, such as Ana Monday; Ben Tuesday');
    if (players.some(({ player }) => player === person.id)) return refused(`names ${person.name} twice`);
    players.push({ player: person.id, day });
  }
  return { changes: { players } };
}

export const writeDays = ({ players }: Figures, people: readonly Person[]): string =>
  players
    .map(({ player, day }) => `${people.find(({ id }) => id === player)?.name ?? player} ${day}`)
    .join('; ');

export function readVoidDays(text: string): Read {
  if (text.toLowerCase() === 'none') return { changes: { void: [] } };
  const days = text.split(/\s*;\s*|\s+/).map(weekdayIn);
  const known = days.filter((day) => day !== undefined);
  if (known.length < days.length) return refused('is days such as Saturday; Sunday, or none');
  return weekdays.every((day) => known.includes(day))
    ? refused('leaves at least one day, or nobody could ever propose or judge again')
    : { changes: { void: known } };
}

export function readHour(text: string): Read {
  const [, hour, minute] = /^(\d{1,2}):([0-5]\d)$/.exec(text) ?? [];
  const clock = `${(hour ?? '99').padStart(2, '0')}:${minute ?? '99'}`;
  return clock <= '24:00' ? { changes: { hour: clock } } : refused('is a time such as 19:00');
}

export function oneOf<Word extends string>(
  text: string,
  words: readonly Word[],
  set: (word: Word) => FigureChanges,
): Read {
  const word = words.find((each) => each === text.toLowerCase());
  return word === undefined ? refused(`is ${words.join(' or ')}`) : { changes: set(word) };
}

export function readPoints(text: string): Read {
  const points = readFormula(text);
  return 'refused' in points ? refused(`has no such formula: ${points.refused}`) : { changes: { points } };
}

export const number = (
  name: 'against' | 'loss' | 'circuits' | 'dispute' | 'opinion' | 'opinions',
  from: number,
  to: number,
) => ({
  read: (text: string) => whole(text, from, to, (value) => ({ [name]: value })),
  write: (figures: Figures) => String(figures[name]),
});
