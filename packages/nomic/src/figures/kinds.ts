import type { Cite } from '../rules/change.ts';
import { type FigureChanges, type FigureName, type Figures, formula } from './figures.ts';
import {
  number,
  oneOf,
  orNone,
  type Person,
  type Read,
  readDays,
  readHour,
  readPoints,
  readVoidDays,
  refused,
  thresholds,
  whole,
  writeDays,
  written,
} from './reading.ts';
import { readThreshold, writeThreshold } from './threshold.ts';

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
    what: 'opinions of others that overrule a Judge after a dispute, at least',
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

export type { Person, Read };
