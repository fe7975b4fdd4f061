import { announceAway } from '../../src/tables/clock/announce-away.ts';
import { carries } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { day, daysAhead, flag } from '../options.ts';
import { whichTable } from './options.ts';

/** `/table away`: a player says when they are away, or when in each week; deadlines wait for them (Club 3.5, WM D.VII(2), MJ B.VIII(2)). */
export const away = subcommand({
  name: 'away',
  description: 'Players: say ahead when you are away, or when in each week; deadlines wait for you then',
  options: {
    from: day(
      'The first day, or a time such as 2026-12-01 13:00; where the rules say each week, Fri 17:00',
      daysAhead,
    ),
    until: day('The last day, or a time; where the rules say each week, Mon 09:00', daysAhead),
    cancel: flag('True: cancel it'),
    ...whichTable,
  },
  execute: carries(announceAway),
});
