import type { ClubView } from './ports.ts';
import type { DueThing } from './settle/due-thing.ts';

/** What one part of the Terms has fall due, past or still to come. */
export type Calendar = (view: ClubView) => readonly DueThing[];

/**
 * What a room does in the common matters of the club. `src/rooms.ts` lists the rooms; each view of a club carries them, so that
 * no room has to know another.
 */
export interface Room {
  /** Of what falls due in one moment, the earlier here comes first. */
  due: readonly Calendar[];
  /** What comes after all else that falls due in its moment. */
  dueLast?: readonly Calendar[];
}
