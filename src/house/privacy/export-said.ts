import { citationOf } from '../../../terms/court/citation.ts';
import type { PersonNumber } from '../../ledger/entries.ts';
import type { Clubs } from '../clubs.ts';
import type { ClubView } from '../ports.ts';
import { iso, isoOrNull } from './export-parts.ts';
import type { Export, SaidExport } from './export-shape.ts';

/** What a person said in the hearings of cases, as far as it is kept, in the order in which they did. */
export async function exportSaid(
  clubs: Clubs,
  { id, state }: ClubView,
  person: PersonNumber,
): Promise<SaidExport[]> {
  const said = await clubs.saidBy(id, person);
  return said.flatMap(({ case: number, at, text, files, editedAt, before, deletedAt }) => {
    const known = state.cases[number];
    if (known === undefined || text === null) return [];
    const times = { said: iso(at), changed: isoOrNull(editedAt), deleted: isoOrNull(deletedAt) };
    return [{ case: citationOf(known), ...times, text, before, files }];
  });
}

/** The threads of hearings into which the bot let an account. */
export async function exportRooms(
  clubs: Clubs,
  { id, state }: ClubView,
  account: string,
): Promise<Export['hearingRooms']> {
  const rooms = await clubs.roomsWith(id, account);
  return rooms.flatMap(({ case: number, thread }) => {
    const known = state.cases[number];
    return known === undefined ? [] : [{ case: citationOf(known), thread }];
  });
}
