import type { FraudRung } from './amendment/notation.ts';
import type { Figures } from './figures.ts';
import type { LocalDate } from './time.ts';
import { whenAsked } from './when-asked.ts';

/** The days of the week, Monday first, as ISO numbers them from 1. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** The club's day. A number that is no day of the week is shown as it is. */
export const dayName = ({ weekday }: Pick<Figures, 'weekday'>): string =>
  weekdays[weekday - 1] ?? `day ${weekday}`;

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const places = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

/** `seven`; digits from 13 on. */
export const inWords = (number: number): string => numbers[number] ?? String(number);

/** `1,200`: a whole number with a comma before each three digits. */
export const grouped = (number: number): string => String(number).replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** `one week`, `three weeks` */
export const counted = (number: number, thing: string): string =>
  `${inWords(number)} ${thing}${number === 1 ? '' : 's'}`;

/** The same words with a capital at the start. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const plurals = whenAsked(() => new Intl.PluralRules('en-GB', { type: 'ordinal' }));
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** `third`; `21st` from 13 on. */
export const ordinal = (number: number): string =>
  places[number - 1] ?? `${number}${suffixes[plurals().select(number)] ?? 'th'}`;

const series = whenAsked(() => new Intl.ListFormat('en-GB'));

/** `third and sixth` */
export const ordinals = (all: readonly number[]): string => series().format(all.map(ordinal));

/** `a`, `a and b`, `a, b and c` */
export function listed(words: readonly string[], joint: 'and' | 'or' = 'and'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** `half`, or `40%` */
export const share = (part: number): string => (part === 0.5 ? 'half' : `${Math.round(part * 100)}%`);

/** `the next session`, or `one of the next two sessions` */
export const soon = (sessions: number): string =>
  sessions === 1 ? 'the next session' : `one of the next ${counted(sessions, 'session')}`;

/** How many of so many make most of them. */
export const majority = (of: number): number => Math.floor(of / 2) + 1;

/** `40 up to 3, 10 after that` */
export const kFactorsInWords = ({ kFactors }: Pick<Figures, 'kFactors'>): string =>
  kFactors
    .map(({ upToGames, k }) => (upToGames === null ? `${k} after that` : `${k} up to ${upToGames}`))
    .join(', ');

/** `1 for a pawn, 3 for a bishop …` */
export const piecesInWords = ({ pieceValues: { p, b, n, r, q } }: Pick<Figures, 'pieceValues'>): string =>
  `${p} for a pawn, ${b} for a bishop, ${n} for a knight, ${r} for a rook, ${q} for a queen`;

type Penalties = Pick<Figures, 'fraudLadder' | 'fraudBanWeeks' | 'startingScore'>;

/** What each violation costs, a sentence each. */
export const ladderInWords = (figures: Penalties): string =>
  figures.fraudLadder
    .map((rung, at) => `The ${ordinal(at + 1)} time, ${rungInWords(rung, figures)}.`)
    .join(' ');

/** What one violation costs. */
export function rungInWords(rung: FraudRung, { fraudBanWeeks, startingScore }: Penalties): string {
  switch (rung) {
    case 'reverse':
      return 'what was done is cancelled and the points go back';
    case 'halve':
      return 'the player’s score is cut in half';
    case 'reset':
      return `the player’s score goes back to ${startingScore}`;
    case 'ban':
      return `the player is banned at once for ${counted(fraudBanWeeks, 'week')}`;
    case 'permanent-ban':
      return 'the player is banned for ever';
    default:
      return rung satisfies never;
  }
}

const dayAs = (style: Intl.DateTimeFormatOptions) =>
  whenAsked(() => new Intl.DateTimeFormat('en-GB', { ...style, timeZone: 'UTC' }));

const longDay = dayAs({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const mediumDay = dayAs({ dateStyle: 'medium' });
const shortDay = dayAs({ day: 'numeric', month: 'short' });

/** `Friday 20 November 2026` */
export const dayOf = (date: LocalDate): string => longDay().format(new Date(date)).replace(',', '');

/** `20 Nov 2026` */
export const mediumDayOf = (date: LocalDate): string => mediumDay().format(new Date(date));

/** `20 Nov` */
export const shortDayOf = (date: LocalDate): string => shortDay().format(new Date(date));

/** `+8`, `−3` with a real minus sign, `±0` */
export function signed(points: number): string {
  if (points === 0) return '±0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** `4:05`, rounded up so that nobody is told less than they have. */
export function minutesAndSeconds(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
