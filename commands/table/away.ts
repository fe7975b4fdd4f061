import { announceAway } from '../../src/tables/clock/announce-away.ts';
import { carries } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { flag, text } from '../options.ts';
import { whichTable } from './options.ts';

export const away = subcommand({
  name: 'away',
  description: 'Players: say a day ahead when you are away; deadlines wait for you then',
  options: {
    from: text('A day or local time, such as 2026-12-01 or 2026-12-01 13:00'),
    until: text('The last day, or a local time'),
    cancel: flag('True: you are there then after all'),
    ...whichTable,
  },
  execute: carries(announceAway),
});
