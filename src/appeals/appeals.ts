import type { Room } from '../house/room.ts';
import { docketDue } from './docket/due.ts';
import { exhibitsForgotten } from './hearing/exhibits-due.ts';
import { votingDue } from './voting/due.ts';

export const appeals: Room = { due: [votingDue, docketDue, exhibitsForgotten] };
