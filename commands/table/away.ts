import { announceAway } from '../../src/tables/clock/announce-away.ts';
import { carries } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { day, daysAhead, flag } from '../options.ts';
import { whichTable } from './options.ts';

export const away = subcommand({
  name: 'away',
  description: 'Players: say at least 24 hours ahead when you are away; deadlines wait for you then',
  options: {
    from: day('The first day, or a local time such as 2026-12-01 13:00', daysAhead),
    until: day('The last day, or a local time', daysAhead),
    cancel: flag('True: cancel it'),
    ...whichTable,
  },
  execute: carries(announceAway),
});
