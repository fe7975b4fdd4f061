import { checkIn, checkOut } from '../src/ladder/sessions/check-in.ts';
import { carryOut } from './answers.ts';
import { command } from './declare.ts';
import { flag } from './options.ts';

/** `/present`: checks in to the open session, or out of it (Act 0.9). */
export const present = command({
  name: 'present',
  description: 'Check in to the open session, or out of it',
  options: {
    leave: flag('Check out instead'),
    moderating: flag('For Justices: you act as Moderator while you are in the room'),
  },
  execute: (request, { leave, moderating }) =>
    leave ? carryOut(request, checkOut, undefined) : carryOut(request, checkIn, { moderating }),
});
