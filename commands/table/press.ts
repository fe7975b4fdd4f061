import type { Press } from '../../src/discord/command.ts';
import { done, unlessRefused } from '../../src/house/result.ts';
import { plans } from '../../src/tables/plans.ts';
import { givePress, pressLimit, withdrawPress } from '../../src/tables/press/give-press.ts';
import { findPressToRead, refusePress } from '../../src/tables/press/refuse-press.ts';
import { renderGreyPress, renderOwnPress, renderWaitingPress } from '../../src/tables/press/words.ts';
import { pressKinds } from '../../src/tables/rule-sets/rule-set.ts';
import { mayNotReadAsStaff } from '../../src/tables/staff.ts';
import { findTable } from '../../src/tables/table.ts';
import { personActing } from '../../src/tables/who.ts';
import { ask, carries, carryOut, inPlace, lookUp } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { choice, optional, type Suggest, suggested, text } from '../options.ts';
import { ofTable, tableIn, whichTable } from './options.ts';

/** Which press a button is about. */
const pressIn = (press: Press) => ({ ...tableIn(press), press: Number(press.args[1]) });

const showOwn = (press: Press) =>
  lookUp(press, {
    find: (view) => findTable(view, tableIn(press)),
    render: (table, scene) => renderOwnPress(scene, table, personActing(scene.view, press.actor)),
  });

const listWaiting = (press: Press) =>
  lookUp(press, {
    find: (view) => findPressToRead(view, press.actor, tableIn(press)),
    render: (table, scene) => renderWaitingPress(scene, table, Number(press.args[1])),
  });

const suggestPowers: Suggest = ofTable(({ rules: { seats } }) =>
  seats.map(({ name }) => ({ name, value: name })),
);

const listGrey = (press: Press) =>
  lookUp(press, {
    find: (view) => {
      const found = findTable(view, tableIn(press));
      return found.ok
        ? unlessRefused(mayNotReadAsStaff(view, press.actor, found.value), done(found.value))
        : found;
    },
    render: (table, scene) => renderGreyPress(scene, table, Number(press.args[1])),
  });

/** `/table press`, and what is done with press. */
export const press = subcommand({
  name: 'press',
  description: 'Players: write press, which is published with the results of the phase',
  options: {
    kind: choice('Under which name', pressKinds, {
      white: 'white: under your power',
      grey: 'grey: under no name; nobody learns that it is yours',
      'dark-grey': 'dark-grey: under no name, signed with that of a power, where the rules have it',
      black: 'black: the same, where the rules have it instead',
    }),
    text: text('What you write; everybody reads it', { max_length: pressLimit }),
    as: optional(suggested('For dark grey and black press: the power that it is signed with', suggestPowers)),
    ...whichTable,
  },
  execute: carries(givePress),
  presses: {
    'press-own': showOwn,
    'press-withdraw': (pressed: Press) => carryOut(pressed, withdrawPress, pressIn(pressed)),
    'press-waiting': (pressed: Press) => inPlace(listWaiting(pressed)),
    'press-refuse': (pressed: Press) => carryOut(pressed, refusePress, pressIn(pressed)),
    'press-grey': (pressed: Press) => inPlace(listGrey(pressed)),
    'press-author': (pressed: Press) => ask(pressed, plans.readAuthor, pressIn(pressed)),
  },
});
