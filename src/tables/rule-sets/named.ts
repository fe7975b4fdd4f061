import { club } from './club.ts';
import type { RuleSetId, TableRules } from './rule-set.ts';

/** All rule sets by which tables are played. */
export const tableRules: Readonly<Record<RuleSetId, TableRules>> = { club };
