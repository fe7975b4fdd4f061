import type { Condition, Conditional } from '../orders/conditional.ts';
import { writeNamed, writeOrder } from './order.ts';

/** `if F nth dislodged retreat nwg, else hel, else disband`; `if bel is owned Build F lon or Build A lon, else Waive`; `Build F lon, else Waive`. */
export function writeConditional({ when, options, otherwise }: Conditional): string {
  const [first = '', ...others] = options.map((option) => {
    if (when?.kind !== 'dislodged') return writeOrder(option);
    return option.kind === 'retreat' ? option.to : 'disband';
  });
  // Before the `else` of a condition, and where it has none, another option is no `else`.
  const alike = when?.kind === 'owns' || when?.kind === 'lacks' ? (otherwise ?? options.length) : 1;
  const rest = others.map((option, at) => `${at + 1 < alike ? ' or' : ', else'} ${option}`).join('');
  return `${when === null ? '' : writeCondition(when, first)}${first}${rest}`;
}

function writeCondition(when: Condition, first: string): string {
  switch (when.kind) {
    case 'dislodged':
      return `if ${writeNamed(when.unit)} dislodged ${first === 'disband' ? '' : 'retreat '}`;
    case 'owns':
      return `if ${when.province} is owned `;
    case 'lacks':
      return `if ${when.province} is not owned `;
  }
}
