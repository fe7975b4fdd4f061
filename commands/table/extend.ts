import { extendDeadline, mostDaysOfGm } from '../../src/tables/clock/extend-deadline.ts';
import { carries } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { optional, text, wholeNumber } from '../options.ts';
import { whichTable } from './options.ts';

export const extend = subcommand({
  name: 'extend',
  description: 'Players, once a game: put this deadline off; gamemasters: at any time, with a reason',
  options: {
    days: optional(wholeNumber('By how many days; left out, 2', [1, mostDaysOfGm])),
    reason: optional(text('Why; everybody at the table can read it')),
    ...whichTable,
  },
  execute: carries(extendDeadline),
});
