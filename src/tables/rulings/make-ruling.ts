import type { UseCase } from '../../house/plan.ts';
import { allOf, done, ifGiven, type Refusal, refused } from '../../house/result.ts';
import { readWords } from '../../house/texts.ts';
import type { TableOutcome } from '../outcomes.ts';
import { findTable, isUnderWay, type Meant, notPlayed, type Table, writeAt } from '../table.ts';
import { needsGm, personActing } from '../who.ts';
import { readPoint } from './find-ruling.ts';

export interface RulingInput extends Meant {
  text: string;
  /** The point of the rule set that it is on, as typed; null for none. */
  point: string | null;
}

/** The longest ruling, in characters. */
const longest = 1_000;

/** The gamemaster decides what the rules leave open (Club 7.1): with a number, and shown with its rule from then on. */
export const makeRuling: UseCase<RulingInput, TableOutcome<'ruling-made'>> = (work, actor, input) => {
  const found = findTable(work, input);
  if (!found.ok) return found;
  const table = found.value;
  const refusals: Refusal[] = [...needsGm(work, actor, table, 'rulings'), ...isOver(table)];
  if (refusals.length > 0) return refused(...refusals);
  const read = allOf(
    readWords(input.text, 'text', longest),
    ifGiven(input.point, (typed) => readPoint(table.rules, typed)),
  );
  if (!read.ok) return read;
  const [reason, point] = read.value;
  const ruling = 1 + Math.max(0, ...table.state.rulings.map(({ number }) => number));
  writeAt(work, table, { type: 'ruling-made', ruling, point }, personActing(work, actor), { reason });
  const told = { kind: 'ruling-made', table: table.number, ruling } as const;
  work.announce(told, { to: 'table', table: table.number });
  return done(told);
};

const isOver = (table: Table): Refusal[] => (isUnderWay(table) ? [] : [notPlayed(table)]);
