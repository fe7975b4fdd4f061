import type { Act } from '../../terms/register.ts';
import type { PersonNumber } from '../ledger/fields.ts';
import type { ClubView, Leaving, Room } from './ports.ts';
import type { Refusal } from './refusals.ts';

/** What a person leaves behind in all the rooms. */
export function leavingOf(view: ClubView, person: PersonNumber): Leaving {
  const left: Leaving = { games: [], exhibits: { now: 0, later: 0, kept: [] } };
  for (const { leaving } of view.rooms) Object.assign(left, leaving?.(view, person));
  return left;
}

/** What the first room knows of something that has to do with it; null where none does. */
export function askRooms<T>(
  { rooms }: Pick<ClubView, 'rooms'>,
  ask: (room: Room) => T | null | undefined,
): T | null {
  for (const room of rooms) {
    const known = ask(room) ?? null;
    if (known !== null) return known;
  }
  return null;
}

/** None, or the refusal while a case holds the person as a party, counsel or witness; the Act is what has to wait. */
export function partyToCase(view: ClubView, person: PersonNumber, act: Act): Refusal[] {
  const open = askRooms(view, (room) => room.holds?.(view, person));
  return open === null ? [] : [{ code: 'party-to-case', case: open, person, acts: [act] }];
}
