import type { NeverTaken } from '../../terms/court/appealable.ts';
import type { Subject } from '../court-items.ts';
import type { Brought, CourtItem, Untaken } from './court-items.ts';
import type { ClubView } from './ports.ts';
import { askRooms } from './room.ts';

/** The kind of thing that can be brought before the Court. Throws where no room has it. */
export function courtItem(view: Pick<ClubView, 'rooms'>, kind: Subject['kind']): CourtItem {
  const item = askRooms<CourtItem>(view, ({ court }) => court?.kinds[kind]);
  if (item === null) throw new Error(`No room has a ${kind} for the Court`);
  return item;
}

/** What the Court never takes, as its room calls it. Throws where no room has it. */
export function neverTaken(view: Pick<ClubView, 'rooms'>, what: NeverTaken): Untaken {
  const untaken = askRooms(view, ({ court }) => court?.never?.[what]);
  if (untaken === null) throw new Error(`No room has a ${what}`);
  return untaken;
}

/** What is known of what a petition is against, be it of now or one that has that place in the ledger. */
export const broughtIn = (view: ClubView, subject: Subject, filed = view.entries.length + 1): Brought =>
  courtItem(view, subject.kind).brought(view, subject, filed);
