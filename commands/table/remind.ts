import { chooseTableReminders } from '../../src/tables/clock/reminders.ts';
import { carries } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { text } from '../options.ts';
import { whichTable } from './options.ts';

/** `/table remind`: a player chooses when they are reminded of deadlines. */
export const remind = subcommand({
  name: 'remind',
  description: 'Players: choose how many hours before deadlines I send you a message',
  options: { hours: text('Hours such as 24,3; or none'), ...whichTable },
  execute: carries(chooseTableReminders),
});
