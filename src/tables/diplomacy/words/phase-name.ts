import type { TableRules } from '../../rule-sets/rule-set.ts';

const seasons: Readonly<Record<string, string>> = { S: 'Spring', F: 'Fall' };
const kinds: Readonly<Record<string, string>> = { M: 'movement', R: 'retreats', A: 'adjustments' };

/** `Spring 1901, movement` of `S1901M`; the adjustments are in Winter, or in what the rules of the table call it (MJ B.I(5)). */
export const phaseName = (phase: string, { rules }: { readonly rules: TableRules }): string =>
  `${seasons[phase.charAt(0)] ?? winterIn(rules)} ${phase.slice(1, -1)}, ${kinds[phase.slice(-1)] ?? ''}`;

const winterIn = (rules: TableRules): string =>
  (rules.game === 'diplomacy' ? rules.diplomacy.map.winter : undefined) ?? 'Winter';
