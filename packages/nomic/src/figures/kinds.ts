import type { Cite } from '../rules/change.ts';
import { type Weekday, weekdays } from '../time/uk-time.ts';
import {
  type FigureChanges,
  type FigureName,
  type Figures,
  formula,
  type PlayerDay,
  type PlayerId,
} from './figures.ts';
import { readFormula } from './formula.ts';
import { readThreshold, writeThreshold } from './threshold.ts';

/** Somebody who plays. */
export interface Person {
  readonly id: PlayerId;
  readonly name: string;
  /** Whose team they are in, if there are teams: team-mates do not judge on each other’s days (R214). */
  readonly team?: string;
}

/** What a text says that a figure is to be; or why it says nothing, in a sentence. */
export type Read = { readonly changes: FigureChanges } | { readonly refused: string };

/** A figure: which rule it is bound to, what it is for, how it is read and written, and what it is without its rule. */
export interface FigureKind {
  /** The rule, as the initial set numbers it. */
  readonly rule: Cite;
  readonly what: string;
  readonly read: (text: string, people: readonly Person[]) => Read;
  readonly write: (figures: Figures, people: readonly Person[]) => string;
  /** What holds when its rule is repealed or void (R118); null where a Judge has to decide. */
  readonly without: FigureChanges | null;
}

const refused = (how: string): Read => ({ refused: how });

function whole(text: string, from: number, to: number, set: (value: number) => FigureChanges): Read {
  const value = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= from && value <= to) return { changes: set(value) };
  return refused(`is a whole number from ${from} to ${to}`);
}

const orNone = (text: string, set: (value: null) => FigureChanges, read: () => Read): Read =>
  text.toLowerCase() === 'none' ? { changes: set(null) } : read();

const written = (value: number | null): string => (value === null ? 'none' : String(value));

const thresholds =
  'is unanimous, majority or a fraction such as 2/3, and “of voters” if not only votes cast count';

const weekdayIn = (text: string): Weekday | undefined =>
  weekdays.find((each) => each.toLowerCase() === text.toLowerCase());

function readDays(text: string, people: readonly Person[]): Read {
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

const writeDays = ({ players }: Figures, people: readonly Person[]): string =>
  players
    .map(({ player, day }) => `${people.find(({ id }) => id === player)?.name ?? player} ${day}`)
    .join('; ');

function readVoidDays(text: string): Read {
  if (text.toLowerCase() === 'none') return { changes: { void: [] } };
  const days = text.split(/\s*;\s*|\s+/).map(weekdayIn);
  const known = days.filter((day) => day !== undefined);
  return known.length === days.length
    ? { changes: { void: known } }
    : refused('is days such as Saturday; Sunday, or none');
}

function readHour(text: string): Read {
  const [, hour, minute] = /^(\d{1,2}):([0-5]\d)$/.exec(text) ?? [];
  const clock = `${(hour ?? '99').padStart(2, '0')}:${minute ?? '99'}`;
  return clock <= '24:00' ? { changes: { hour: clock } } : refused('is a time such as 19:00');
}

function oneOf<Word extends string>(
  text: string,
  words: readonly Word[],
  set: (word: Word) => FigureChanges,
): Read {
  const word = words.find((each) => each === text.toLowerCase());
  return word === undefined ? refused(`is ${words.join(' or ')}`) : { changes: set(word) };
}

function readPoints(text: string): Read {
  const points = readFormula(text);
  return 'refused' in points ? refused(`has no such formula: ${points.refused}`) : { changes: { points } };
}

const number = (
  name: 'against' | 'loss' | 'circuits' | 'dispute' | 'opinion' | 'opinions',
  from: number,
  to: number,
) => ({
  read: (text: string) => whole(text, from, to, (value) => ({ [name]: value })),
  write: (figures: Figures) => String(figures[name]),
});

/** All figures, in the order of the rules that they are bound to. */
export const figureKinds: Readonly<Record<FigureName, FigureKind>> = {
  transmuting: {
    rule: 'R111',
    what: 'what votes make an immutable rule mutable',
    read(text) {
      const transmuting = readThreshold(text);
      if (transmuting !== null) return { changes: { transmuting } };
      return orNone(
        text,
        () => ({ transmuting: null }),
        () => refused(`${thresholds}, or none`),
      );
    },
    write: ({ transmuting }) => (transmuting === null ? 'none' : writeThreshold(transmuting)),
    without: { transmuting: null },
  },
  players: { rule: 'R201', what: 'whose day is which', read: readDays, write: writeDays, without: null },
  void: {
    rule: 'R201',
    what: 'on which days nothing in the voting thread counts',
    read: readVoidDays,
    write: (figures) => figures.void.join('; ') || 'none',
    without: { void: [] },
  },
  hour: {
    rule: 'R202',
    what: 'before when to propose',
    read: readHour,
    write: ({ hour }) => hour,
    without: { hour: '24:00' },
  },
  points: {
    rule: 'R203',
    what: 'what a proposer gains',
    read: readPoints,
    write: ({ points }) => points.text,
    without: { points: formula('0') },
  },
  paid: {
    rule: 'R203',
    what: 'whether a proposer gains always, or only if the proposal is adopted',
    read: (text) => oneOf(text, ['always', 'adopted'], (paid) => ({ paid })),
    write: ({ paid }) => paid,
    without: {},
  },
  highest: {
    rule: 'R203',
    what: 'whether the highest rule is found with or without the one just adopted',
    read: (text) => oneOf(text, ['with', 'without'], (highest) => ({ highest })),
    write: ({ highest }) => highest,
    without: {},
  },
  threshold: {
    rule: 'R204',
    what: 'what votes adopt a rule-change',
    read(text) {
      const threshold = readThreshold(text);
      return threshold === null ? refused(thresholds) : { changes: { threshold } };
    },
    write: ({ threshold }) => writeThreshold(threshold),
    without: null,
  },
  later: {
    rule: 'R204',
    what: 'what votes adopt a rule-change later',
    read(text) {
      const later = readThreshold(text);
      if (later !== null) return { changes: { later } };
      return orNone(
        text,
        () => ({ later: null }),
        () => refused(`${thresholds}, or none`),
      );
    },
    write: ({ later }) => (later === null ? 'none' : writeThreshold(later)),
    without: { later: null },
  },
  circuits: {
    rule: 'R204',
    what: 'after how many circuits that is',
    ...number('circuits', 1, 99),
    without: {},
  },
  against: {
    rule: 'R205',
    what: 'what voters against an adopted proposal gain',
    ...number('against', 0, 1_000),
    without: { against: 0 },
  },
  loss: {
    rule: 'R207',
    what: 'what a proposer loses by a defeat',
    ...number('loss', 0, 1_000),
    without: { loss: 0 },
  },
  winning: {
    rule: 'R210',
    what: 'how many points win',
    read: (text) => whole(text, 1, 1_000_000, (winning) => ({ winning })),
    write: ({ winning }) => written(winning),
    without: { winning: null },
  },
  mutable: {
    rule: 'R211',
    what: 'how many mutable rules there may be',
    read: (text) =>
      orNone(
        text,
        () => ({ mutable: null }),
        () => whole(text, 1, 5_000, (mutable) => ({ mutable })),
      ),
    write: ({ mutable }) => written(mutable),
    without: { mutable: null },
  },
  judge: {
    rule: 'R214',
    what: 'whether the player of the day before or after judges',
    read: (text) => oneOf(text, ['before', 'after'], (judge) => ({ judge })),
    write: ({ judge }) => judge,
    without: {},
  },
  dispute: {
    rule: 'R214',
    what: 'minutes to dispute a Judgement',
    ...number('dispute', 1, 10_080),
    without: {},
  },
  opinion: { rule: 'R214', what: 'minutes to give an opinion', ...number('opinion', 1, 10_080), without: {} },
  opinions: {
    rule: 'R214',
    what: 'opinions that overrule a Judge, at least',
    ...number('opinions', 0, 99),
    without: {},
  },
  orders: {
    rule: 'R214',
    what: 'points of order that a player may have open',
    read: (text) =>
      orNone(
        text,
        () => ({ orders: null }),
        () => whole(text, 1, 99, (orders) => ({ orders })),
      ),
    write: ({ orders }) => written(orders),
    without: {},
  },
};

const isName = (name: string): name is FigureName => Object.hasOwn(figureKinds, name);

/** The names of all figures. */
export const figureNames: readonly FigureName[] = Object.keys(figureKinds).filter(isName);

export const figureNamed = (name: string): FigureName | undefined =>
  figureNames.find((each) => each === name);

/** What the software does by these rules without a figure: whoever changes their text has to say what becomes of it. */
export const withoutFigures: readonly Cite[] = [
  'R104',
  'R105',
  'R106',
  'R107',
  'R109',
  'R110',
  'R113',
  'R206',
  'R208',
  'R215',
];
