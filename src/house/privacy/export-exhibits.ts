import { citationOf } from '../../../terms/court/citation.ts';
import { exhibitsBy, type Filed } from '../../appeals/book/exhibit-views.ts';
import type { PersonNumber } from '../../ledger/entries.ts';
import type { Clubs } from '../clubs.ts';
import type { ClubView } from '../ports.ts';
import { iso } from './export-parts.ts';
import type { ExhibitExport } from './export-shape.ts';

/** How many bytes of files go into somebody's data at most, so that it can still be sent. */
const mostBytes = 4 * 1024 * 1024;

/** The files that a person put before the Court and that are kept, the earliest first for as long as there is room. */
export async function exportExhibits(
  clubs: Clubs,
  view: ClubView,
  person: PersonNumber,
): Promise<ExhibitExport[]> {
  let room = mostBytes;
  const exported: ExhibitExport[] = [];
  for (const filed of exhibitsBy(view.state, person)) {
    const fits = filed.exhibit.size <= room;
    exported.push(await exportExhibit(clubs, view, filed, fits));
    if (fits) room -= filed.exhibit.size;
  }
  return exported;
}

async function exportExhibit(
  clubs: Clubs,
  { id }: ClubView,
  { case: known, exhibit }: Filed,
  fits: boolean,
): Promise<ExhibitExport> {
  const { number, at, media, size, sha256, sealed } = exhibit;
  const file = await clubs.exhibit(id, known.number, number);
  return {
    case: citationOf(known),
    exhibit: number,
    filed: iso(at),
    name: file?.name ?? null,
    media,
    size,
    sha256,
    sealed,
    bytes: file !== null && fits ? new Uint8Array(file.bytes) : null,
  };
}
