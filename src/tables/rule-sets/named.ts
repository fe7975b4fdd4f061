import { birthday } from './birthday.ts';
import { club } from './club.ts';
import { maharajiad } from './maharajiad.ts';
import { nomic } from './nomic.ts';
import type { RuleSetId, TableRules } from './rule-set.ts';
import { worldMasters } from './world-masters.ts';

/** The rules of tables of which none is meant. */
export const usualRules: TableRules = club;

/** All rule sets by which tables are played. */
export const tableRules = {
  club,
  'world-masters-2004': worldMasters,
  'birthday-2020': birthday,
  maharajiad,
  nomic,
} satisfies Readonly<Record<RuleSetId, TableRules>>;
