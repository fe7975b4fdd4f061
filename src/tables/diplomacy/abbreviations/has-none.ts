import type { Refusal } from '../../../house/result.ts';
import { diplomacyRules } from '../../rule-sets/rule-set.ts';
import { by, type Table } from '../../table.ts';

/** None, or the refusal where players have no abbreviations of their own. */
export const hasNone = ({ number: table, rules }: Table): Refusal[] =>
  diplomacyRules(rules).figures.abbreviations > 0
    ? []
    : [{ code: 'no-abbreviations', table, ...by(rules, 'illegal-orders') }];
