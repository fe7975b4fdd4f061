import type { UseCase } from '../../house/plan.ts';
import { refused } from '../../house/result.ts';
import type { TableOutcome } from '../outcomes.ts';
import { by, findTable, type Meant } from '../table.ts';

export const appealChoices = ['uphold', 'overturn'] as const;

export interface DecideInput extends Meant {
  appeal: string;
  choice: (typeof appealChoices)[number];
  text: string | null;
}

/** Where appeals go to the club's Court, nobody decides on them at the table (Club 7.2); no rule set sends them elsewhere yet. */
export const decideAppeal: UseCase<DecideInput, TableOutcome> = (work, _, input) => {
  const found = findTable(work, input);
  if (!found.ok) return found;
  const { number, rules } = found.value;
  return refused({ code: 'court-decides', table: number, ...by(rules, 'appeals') });
};
