import type { ClubView } from '../../house/ports.ts';
import { done, ifGiven, type Result } from '../../house/result.ts';
import { usualRules } from '../rule-sets/named.ts';
import { findTable, type Meant, tablesOf } from '../table.ts';
import { readPoint } from './find-ruling.ts';
import type { RulesRead } from './words.ts';

export interface RulesAsked extends Meant {
  /** As typed; null for all points. */
  point: string | null;
}

/** The rules of the table that is meant; those of the house where there is no table to mean. */
export function findRules(view: ClubView, { point, ...meant }: RulesAsked): Result<RulesRead> {
  const found = findTable(view, meant);
  const isClear = found.ok || meant.table !== null || tablesOf(view).length > 0;
  if (!found.ok && isClear) return found;
  const table = found.ok ? found.value : null;
  const rules = table?.rules ?? usualRules;
  const read = ifGiven(point, (typed) => readPoint(rules, typed));
  return read.ok ? done({ rules, table, point: read.value }) : read;
}
