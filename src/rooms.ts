import { appeals } from './appeals/appeals.ts';
import { house } from './house/house.ts';
import type { Room } from './house/room.ts';
import { ladder } from './ladder/ladder.ts';
import { tables } from './tables/tables.ts';

/** The rooms of a club. Of what falls due in one moment, an earlier room's comes first. */
export const rooms: readonly Room[] = [ladder, house, appeals, tables];
