import { extendDeadline } from '../../src/tables/clock/extend-deadline.ts';
import { tableRules } from '../../src/tables/rule-sets/named.ts';
import { carries } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { flag, optional, text, wholeNumber } from '../options.ts';
import { seatOfTable, whichTable } from './options.ts';

/** By the rule set that allows the most. */
const mostDays = Math.max(
  ...Object.values(tableRules).map(({ figures: { extensions } }) =>
    Math.max(extensions.gmDays, extensions.hours / 24),
  ),
);

/** `/table extend`: a player or the gamemaster puts a deadline off (Club 3.4, WM D.VII(5), MJ B.VIII(5)). */
export const extend = subcommand({
  name: 'extend',
  description:
    'Players: put this deadline off, as often as the rules let you; gamemasters: always, with a reason',
  options: {
    days: optional(wholeNumber('By how many days; left out, as many as is usual', [1, mostDays])),
    reason: optional(text('Why; everybody at the table can read it')),
    seat: optional(seatOfTable('Gamemasters, where the rules let them: for which power')),
    next: flag('True: for the next phase, where it is too late for this one'),
    holidays: flag('True: put it off for holidays, where the rules let you ask for that'),
    ...whichTable,
  },
  execute: carries(extendDeadline),
});
