import { whoActs } from '../src/house/people.ts';
import { chooseReminder } from '../src/house/reminders/choose-reminders.ts';
import { done } from '../src/house/result.ts';
import { remindAction, renderReminders } from '../src/house/words/reminders.ts';
import { carryOut, lookUp } from './answers.ts';
import { command } from './declare.ts';

/** `/remind`: what somebody wants to be told in a direct message, each with a button that turns it on or off. */
export const remind = command({
  name: 'remind',
  description: 'Choose what I remind you of in a direct message',
  options: {},
  execute: (request) =>
    lookUp(request, {
      find: (view) => done(whoActs(view, request.actor).number),
      render: renderReminders,
    }),
  presses: {
    [remindAction]: (press) => {
      const [kind = '', on] = press.args;
      return carryOut(press, chooseReminder, { kind, on: on === 'on' });
    },
  },
  fromMessages: [remindAction],
});
