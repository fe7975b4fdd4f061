import { extendDeadline } from '../../src/tables/clock/extend-deadline.ts';
import { tableRules } from '../../src/tables/rule-sets/named.ts';
import { carries } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { optional, text, wholeNumber } from '../options.ts';
import { whichTable } from './options.ts';

/** By the rule set that allows the most. */
const mostDays = Math.max(...Object.values(tableRules).map(({ figures }) => figures.extensions.gmDays));

export const extend = subcommand({
  name: 'extend',
  description:
    'Players, once a game for each power: put this deadline off; gamemasters: any time, with a reason',
  options: {
    days: optional(wholeNumber('By how many days; left out, 2', [1, mostDays])),
    reason: optional(text('Why; everybody at the table can read it')),
    ...whichTable,
  },
  execute: carries(extendDeadline),
});
