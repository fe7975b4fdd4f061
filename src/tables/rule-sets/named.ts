import { club } from './club.ts';
import { nomic } from './nomic.ts';
import type { RuleSetId, TableRules } from './rule-set.ts';

/** The rules of tables of which none is meant. */
export const usualRules: TableRules = club;

/** All rule sets by which tables are played. */
export const tableRules = { club, nomic } satisfies Readonly<Record<RuleSetId, TableRules>>;
