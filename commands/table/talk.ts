import type { Press } from '../../src/discord/command.ts';
import { fitting } from '../../src/discord/complete.ts';
import { loggedOf } from '../../src/house/staff-reading.ts';
import { plans } from '../../src/tables/plans.ts';
import { openTalk } from '../../src/tables/talks/open-talk.ts';
import { findTalks, leaveTalk } from '../../src/tables/talks/read-talk.ts';
import { renderTalks } from '../../src/tables/talks/words.ts';
import { ask, carries, carryOut, inPlace, lookUp } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { type Suggest, suggested } from '../options.ts';
import { tableIn, tableTyped, whichTable } from './options.ts';

/** The seats of the table that is meant, after those that were typed before the last comma. */
const suggestSeats: Suggest = (view, request) => {
  const { focused } = request;
  const typed = focused.value.split(',').map((each) => each.trim());
  const before = typed
    .slice(0, -1)
    .map((each) => `${each}, `)
    .join('');
  const named = typed.slice(0, -1).map((each) => each.toLowerCase());
  const table = tableTyped(view, request);
  const seats = table === null ? [] : table.rules.seats.map(({ name }) => name);
  const left = seats.filter((name) => !named.includes(name.toLowerCase()));
  const choices = left.map((name) => ({
    name: `${before}${name}`,
    value: `${before}${name}`,
  }));
  return fitting(choices, `${before}${typed.at(-1) ?? ''}`);
};

/** Which conversation a button is about. */
const talkIn = (press: Press) => ({ ...tableIn(press), talk: Number(press.args[1]) });

const list = (press: Press) =>
  lookUp(press, {
    find: (view) => findTalks(view, press.actor, tableIn(press)),
    render: (table) => renderTalks(table, Number(press.args[1])),
    logs: (view) => loggedOf(view, press.actor, { papers: 'talks', of: null, byRule: false }),
  });

/** `/table talk`, and what the member of staff does with conversations. */
export const talk = subcommand({
  name: 'talk',
  description: 'Players: talk in private with others at the table, in a thread of your own',
  options: {
    with: suggested('The seats to talk with, such as France, Turkey, or Monday', suggestSeats),
    ...whichTable,
  },
  execute: carries(openTalk),
  presses: {
    'talk-list': (press: Press) => inPlace(list(press)),
    'talk-read': (press: Press) => ask(press, plans.readTalk, talkIn(press)),
    'talk-leave': (press: Press) => carryOut(press, leaveTalk, talkIn(press)),
  },
});
