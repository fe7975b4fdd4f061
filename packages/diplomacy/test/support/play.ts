import { adjudicate } from '../../src/adjudicate.ts';
import { readPosition, writePosition } from '../../src/notation/position.ts';
import type { RuleSet } from '../../src/rules/rule-set.ts';
import { rulesOf } from './told.ts';

const standard = rulesOf('standard');

/** What powers wrote: `AUS: A vie-gal, A bud H` a line. */
export const written = (text: string) =>
  new Map(
    text
      .trim()
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [power = '', orders = ''] = line.trim().split(/: ?/);
        return [power, orders.split(', ').filter((order) => order !== '')];
      }),
  );

/** A position without its phase; units as `AUS A vie, AUS F tri`. */
export interface Board {
  readonly units: string;
  readonly centres?: Readonly<Record<string, readonly string[]>>;
  readonly dislodged?: readonly object[];
  readonly stays?: Readonly<Record<string, readonly string[]>>;
  readonly homes?: Readonly<Record<string, readonly string[]>>;
}

/** A phase of that board with those orders: `short` says what became of each, `json` what is left. */
export function play(phase: string, board: Board, orders: string, rules: RuleSet = standard) {
  const { units, ...rest } = board;
  const list = units === '' ? [] : units.split(', ');
  const before = readPosition({ phase, units: list, ...rest }, rules.map);
  const turn = adjudicate(before, written(orders), rules);
  return {
    ...turn,
    json: writePosition(turn.position),
    short: turn.told.map(
      ({ power, order, result, dislodged }) =>
        `${power} ${order}: ${result}${dislodged ? ', dislodged' : ''}`,
    ),
  };
}
