import type { Phase } from '../../../packages/diplomacy/src/index.ts';
import { diplomacyRules } from '../rule-sets/rule-set.ts';
import type { Table } from '../table.ts';

/** What the gamemaster may choose about the length of each kind of phase, where the rules let them. */
const settings: Readonly<Record<Phase['kind'], string>> = {
  M: 'movement-days',
  R: 'retreat-days',
  A: 'retreat-days',
};

/** How many hours a phase lasts: as many as the gamemaster chose, and never fewer than the rules allow (WM D.VII(4), MJ B.VIII(4)). */
export function phaseHours({ rules, state }: Pick<Table, 'rules' | 'state'>, kind: Phase['kind']): number {
  const { hours, leastHours } = diplomacyRules(rules).figures;
  const chosen = state.settings[settings[kind]];
  return Math.max(leastHours[kind], chosen === undefined ? hours[kind] : Number(chosen) * 24);
}
