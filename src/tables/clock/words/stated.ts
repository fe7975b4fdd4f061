import { type Instant, localDate, localTime } from '../../../../terms/time.ts';
import { whenOf } from '../../../house/words/text.ts';
import type { Table } from '../../table.ts';

const greenwich = { timezone: 'UTC' };

/**
 * A deadline as it is told: to each reader by their own clock, and where the rules say so in Greenwich Mean Time too, which decides
 * (WM D.VII(4), MJ B.VIII(4)).
 */
export function deadlineWords({ rules }: Pick<Table, 'rules'>, deadline: Instant): string {
  const here = whenOf(deadline);
  return rules.figures.statesGmt
    ? `${here} (${localDate(deadline, greenwich)} ${localTime(deadline, greenwich)} GMT)`
    : here;
}
