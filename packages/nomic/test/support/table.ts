import {
  begin,
  type Deed,
  dayAfter,
  type Effect,
  type FigureChanges,
  type Game,
  type GameEvent,
  instantAt,
  type Opening,
  type Person,
  play,
  readFigures,
  startOfDay,
  type Told,
} from '../../src/index.ts';
import type { Change } from '../../src/rules/change.ts';
import { idOf, initial, names, week } from './fixtures.ts';

/** Five players, each with a day: Ana’s is Monday, Ben’s Tuesday, and so on to Eve’s Friday. */
export const people: readonly Person[] = names.map((name) => ({ id: name.charAt(0), name }));

/** The first Monday of the game. */
export const firstMonday = '2026-11-02';

export const opening: Opening = {
  at: startOfDay(firstMonday),
  rules: initial,
  people,
  days: people.map(({ id }, at) => ({ player: id, day: week[at] ?? 'Monday' })),
};

const shortDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The moment that `1 Mon 10:00` means: on Monday of the first week, UK time. */
export function moment(when: string): number {
  const [weekNumber = '1', day = 'Mon', clock = '10:00'] = when.split(' ');
  return instantAt(dayAfter(firstMonday, (Number(weekNumber) - 1) * 7 + shortDays.indexOf(day)), clock);
}

/** When, who, and what they do. */
export type Line = readonly [when: string, by: string, deed: Deed];

export const events = (lines: readonly Line[]): readonly GameEvent[] =>
  lines.map(([when, by, deed]) => ({ at: moment(when), by, ...deed }));

/** A game after those lines. */
export const after = (lines: readonly Line[], from: Game = begin(opening)): Game =>
  events(lines).reduce(play, from);

/** Figures as a proposal names them, which have to be readable. */
export function figures(text: string): FigureChanges {
  const read = readFigures(text, people);
  if ('refused' in read) throw new Error(read.refused);
  return read.changes;
}

export const propose = (change: Change, named?: string): Deed => ({
  is: 'proposed',
  change,
  figures: named === undefined ? null : figures(named),
});

export const enact: Change = { kind: 'enact', text: ['Hats may be worn.'] };
export const amend = (number: number, text: string): Change => ({
  kind: 'amend',
  rule: idOf(initial, number),
  text: [text],
});
export const repeal = (number: number): Change => ({ kind: 'repeal', rule: idOf(initial, number) });
export const transmute = (number: number): Change => ({
  kind: 'transmute',
  rule: idOf(initial, number),
  to: number < 200 ? 'mutable' : 'immutable',
});

/** Votes on one day, an hour after the proposal: `A+ B- C+`. */
export const votes = (when: string, text: string): readonly Line[] =>
  text
    .split(' ')
    .map((each) => [when, each.charAt(0), { is: 'voted', choice: each.endsWith('+') ? 'yes' : 'no' }]);

export const raise = (proposal: number): Deed => ({
  is: 'point raised',
  statement: `Proposal ${proposal} is proper.`,
  about: { is: 'proposal', number: proposal },
});
export const aboutRule = (number: number): Deed => ({
  is: 'point raised',
  statement: 'Look at this rule.',
  about: { is: 'rule', rule: idOf(initial, number) },
});
export const judge = (point: number, ...effects: Effect[]): Deed => ({
  is: 'judged',
  point,
  verdict: true,
  reason: 'It is so.',
  effects,
});
export const dispute = (point: number): Deed => ({ is: 'disputed', point });
export const opinion = (point: number, agrees: boolean): Deed => ({ is: 'opinion', point, agrees });

/** Everybody’s points, in the order of the players. */
export const totals = ({ totals: all }: Game): readonly number[] => [...all.values()];

/** What the game says last of a kind. */
export const lastTold = ({ told }: Game, is: Told['is']): Told | undefined =>
  told.all.findLast((each) => each.is === is);

/** The state of each proposal, in order. */
export const states = ({ proposals }: Game): readonly string[] =>
  proposals.map(({ state, waits }) => (waits === null ? state : `waits for ${waits}`));
