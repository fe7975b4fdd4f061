import { z } from 'zod';
import { parseLocalTime, parseTimezone } from '../time.ts';
import { grouped, weekdays } from '../words.ts';

/** Players with at most this many rated games behind them move by this K-factor; null is everybody else. */
interface KFactor {
  readonly upToGames: number | null;
  readonly k: number;
}

/** The pieces that can be captured, by the letters of FEN. */
export const pieceLetters = ['q', 'r', 'b', 'n', 'p'] as const;
export type PieceLetter = (typeof pieceLetters)[number];

/** What a finding of fraud costs, by the number of standing violations (Act II.5). */
export const fraudRungs = ['reverse', 'halve', 'reset', 'ban', 'permanent-ban'] as const;
export type FraudRung = (typeof fraudRungs)[number];

/** How a figure is written by people, and what it may be: what is read is shown in the same way. */
export interface Notation<Value> {
  /** What is to be typed, such as `a whole number from 1 to 7`. */
  readonly expects: string;
  readonly limits: z.ZodType<Value>;
  /** Null for what is not written so; the limits are another matter. */
  read(text: string): Value | null;
  show(value: Value): string;
}

const digits = /^\d{1,6}$/;
const numberIn = (text: string): number | null => (digits.test(text.trim()) ? Number(text) : null);

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');

function allRead<Value>(values: readonly (Value | null)[]): Value[] | null {
  const read = values.filter((value) => value !== null);
  return read.length === values.length ? read : null;
}

const within = (least: number, most: number) => z.int().min(least).max(most);

export const whole = (least: number, most: number): Notation<number> => ({
  expects: `a whole number from ${grouped(least)} to ${grouped(most)}`,
  limits: within(least, most),
  read: numberIn,
  show: String,
});

/** A part of the whole, as hundredths. */
export const share: Notation<number> = {
  expects: 'a share from 0% to 100%, such as 50%',
  limits: z.number().min(0).max(1),
  read(text) {
    const hundredths = numberIn(text.trim().replace(/%$/, ''));
    return hundredths === null ? null : hundredths / 100;
  },
  show: (value) => `${Math.round(value * 100)}%`,
};

/** A day of the week, by its ISO number: 1 is Monday. */
export const dayOfWeek: Notation<number> = {
  expects: 'a day of the week, such as Friday',
  limits: within(1, 7),
  read(text) {
    const at = weekdays.findIndex((day) => day.toLowerCase() === text.trim().toLowerCase());
    return at === -1 ? null : at + 1;
  },
  show: (day) => weekdays[day - 1] ?? '',
};

/** Words that are kept as they are read. */
const words = (
  expects: string,
  limits: Notation<string>['limits'],
  read: (text: string) => string | null,
): Notation<string> => ({
  expects,
  limits,
  read,
  show: String,
});

const asRead = (read: (text: string) => string | null) => z.string().refine((text) => read(text) === text);

/** A local time, `HH:MM`. */
export const timeOfDay = words('a time of day, such as 12:30', asRead(parseLocalTime), parseLocalTime);
/** An IANA time zone. */
export const timeZone = words('a time zone, such as Europe/London', asRead(parseTimezone), parseTimezone);

/** One line of words that can be read, with single spaces between them. */
export const oneLine = words('a few words', z.string().min(1).max(100), (text) =>
  /[\p{C}\p{Zl}\p{Zp}]/u.test(text) ? null : text.trim().replace(/\s+/g, ' '),
);

const saysYes: Readonly<Record<string, boolean>> = { yes: true, no: false };

export const yesOrNo: Notation<boolean> = {
  expects: 'yes or no',
  limits: z.boolean(),
  read: (text) => saysYes[text.trim().toLowerCase()] ?? null,
  show: (value) => (value ? 'yes' : 'no'),
};

/** How many rungs, K-factors or reminders there may be at most. */
const mostRungs = 20;

const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((number, at) => number > (numbers[at - 1] ?? -1));

export const dayList: Notation<readonly number[]> = {
  expects: 'days in their order, such as 3, 6; or none',
  limits: z.array(within(1, 365)).max(mostRungs).refine(isAscending),
  read(text) {
    if (text.trim().toLowerCase() === 'none') return [];
    const days = allRead(partsOf(text).map(numberIn));
    return days?.length === 0 ? null : days;
  },
  show: (days) => (days.length === 0 ? 'none' : days.join(', ')),
};

/** Each rung for more games than the one before; the last for everybody else. */
export const kFactorList: Notation<readonly KFactor[]> = {
  expects: 'K-factors from 1 to 400, such as 3: 40, 6: 30, more: 10 (40 up to 3 games, 30 up to 6, then 10)',
  limits: z
    .array(z.object({ upToGames: within(0, 10_000).nullable(), k: within(1, 400) }))
    .max(mostRungs)
    .refine((rungs) => isAscending(rungs.slice(0, -1).map(({ upToGames }) => upToGames ?? Number.NaN)))
    .refine((rungs) => rungs.at(-1)?.upToGames === null),
  read: (text) => allRead(partsOf(text).map(kFactorIn)),
  show: (kFactors) => kFactors.map(({ upToGames, k }) => `${upToGames ?? 'more'}: ${k}`).join(', '),
};

function kFactorIn(part: string): KFactor | null {
  const [, games = '', k = ''] = /^(\d{1,6}|more)\s*:\s*(\d{1,6})$/.exec(part) ?? [];
  if (k === '') return null;
  return { upToGames: games === 'more' ? null : Number(games), k: Number(k) };
}

export const pieceList: Notation<Readonly<Record<PieceLetter, number>>> = {
  expects: 'points from 0 to 100 for each piece, such as q 9, r 5, b 3, n 3, p 1',
  limits: z.record(z.enum(pieceLetters), within(0, 100)),
  read(text) {
    const pieces = new Map(
      (allRead(partsOf(text).map(pieceIn)) ?? []).map(({ letter, points }) => [letter, points]),
    );
    const [q, r, b, n, p] = pieceLetters.map((letter) => pieces.get(letter));
    if (q === undefined || r === undefined || b === undefined || n === undefined || p === undefined)
      return null;
    return { q, r, b, n, p };
  },
  show: (values) => pieceLetters.map((letter) => `${letter} ${values[letter]}`).join(', '),
};

function pieceIn(part: string): { letter: PieceLetter; points: number } | null {
  const [, typed, points] = /^([a-z])\s*(\d{1,6})$/.exec(part) ?? [];
  const letter = pieceLetters.find((each) => each === typed);
  return letter === undefined ? null : { letter, points: Number(points) };
}

export const rungList: Notation<readonly FraudRung[]> = {
  expects: `steps in their order, out of ${fraudRungs.join(', ')}`,
  limits: z.array(z.enum(fraudRungs)).min(1).max(mostRungs),
  read: (text) => allRead(partsOf(text).map((part) => fraudRungs.find((rung) => rung === part) ?? null)),
  show: (rungs) => rungs.join(', '),
};
