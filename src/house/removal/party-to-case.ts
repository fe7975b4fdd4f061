import type { Act } from '../../../terms/register.ts';
import type { PersonNumber } from '../../ledger/entries.ts';
import type { ClubView } from '../ports.ts';
import type { Refusal } from '../refusals.ts';
import { askRooms } from '../room.ts';

/** None, or the refusal while a case holds the person as a party, counsel or witness; the Act is what has to wait. */
export function partyToCase(view: ClubView, person: PersonNumber, act: Act): Refusal[] {
  const open = askRooms(view, (room) => room.holds?.(view, person));
  return open === null ? [] : [{ code: 'party-to-case', case: open, person, acts: [act] }];
}
