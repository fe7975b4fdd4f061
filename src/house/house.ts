import { houseItems } from './discipline/court-items.ts';
import { undeclared } from './discipline/declare-penalty.ts';
import { banOver } from './privacy/forget-due.ts';
import { remindersDue } from './reminders/reminders-due.ts';
import { requestsDue } from './removal/requests-due.ts';
import type { Room } from './room.ts';
import { houseErrands } from './words/errands.ts';

export const house: Room = {
  due: [banOver, requestsDue, undeclared, remindersDue],
  court: houseItems,
  errands: houseErrands,
};
