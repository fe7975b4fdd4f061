import { mayModerate } from '../../../terms/administration/authority.ts';
import { mayRead } from '../../../terms/jurisdiction/staff.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { officesHeld } from '../book/offices.ts';
import type { ClubView } from '../ports.ts';

/** Acts III.2, III.3.4 and 0.14: whether a person may read the records of Members, and whether that is logged. */
export const mayReadRecords = ({ state, settings }: ClubView, reader: PersonNumber | null) =>
  mayRead({
    byRule: reader !== null && mayModerate(officesHeld(state, reader)),
    isStaff: reader !== null && settings.staff === reader,
  });
