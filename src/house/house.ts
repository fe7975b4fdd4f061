import { houseItems } from './discipline/court-items.ts';
import { undeclared } from './discipline/undeclared.ts';
import type { Room } from './ports.ts';
import { banOver } from './privacy/forget-due.ts';
import { requestsDue } from './removal/requests-due.ts';

export const house: Room = { due: [banOver, requestsDue, undeclared], court: houseItems };
