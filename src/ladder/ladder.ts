import type { Room } from '../house/room.ts';
import { clocksDue } from './clocks/clocks-due.ts';
import { rematchesOver, rematchesOvertaken } from './games/rematches-due.ts';
import { limitsReached } from './limits/limits-due.ts';
import { onlineDue } from './online/online-due.ts';
import { sessionOver } from './sessions/end-session.ts';
import { eventDue } from './sessions/plan-event.ts';
import { reportDue } from './sessions/report-session.ts';

export const ladder: Room = {
  due: [sessionOver, limitsReached, clocksDue, onlineDue, rematchesOver, rematchesOvertaken],
  dueLast: [reportDue, eventDue],
};
