import { citationOf } from '../../../terms/court/citation.ts';
import type { Clubs } from '../../house/clubs.ts';
import type { Person } from '../../house/people.ts';
import type { ClubView } from '../../house/ports.ts';
import { iso, isoOrNull } from '../../house/privacy/export.ts';
import type { ExhibitExport, Export, SaidExport } from '../../house/privacy/export-shape.ts';
import type { ExhibitsLeft } from '../../house/room.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { exhibitsBy, isDone, isRestedOn } from '../book/exhibit-views.ts';

const mostBytes = 4 * 1024 * 1024;

/** What the Court keeps of a person (Act 0.13). */
export const exportCourt = async (
  clubs: Clubs,
  view: ClubView,
  person: Person,
): Promise<Partial<Export>> => ({
  exhibits: await exportExhibits(clubs, view, person.number),
  hearings: await exportSaid(clubs, view, person.number),
  hearingRooms: person.account === null ? [] : await exportRooms(clubs, view, person.account),
});

/** The files that a person put before the Court and that are kept, the earliest first for as long as there is room. */
async function exportExhibits(clubs: Clubs, view: ClubView, person: PersonNumber): Promise<ExhibitExport[]> {
  let room = mostBytes;
  const exported: ExhibitExport[] = [];
  for (const { case: appeal, exhibit } of exhibitsBy(view.state, person)) {
    const { number, at, media, size, sha256, sealed } = exhibit;
    const file = await clubs.exhibit(view.id, appeal.number, number);
    const kept = { filed: iso(at), name: file?.name ?? null, media, size, sha256, sealed };
    const bytes = file === null || size > room ? null : new Uint8Array(file.bytes);
    exported.push({ case: citationOf(appeal), exhibit: number, ...kept, bytes });
    if (size <= room) room -= size;
  }
  return exported;
}

async function exportSaid(clubs: Clubs, view: ClubView, person: PersonNumber): Promise<SaidExport[]> {
  const said = await clubs.saidBy(view.id, person);
  return said.flatMap(({ case: number, at, text, files, editedAt, before, deletedAt }) => {
    const appeal = view.state.cases[number];
    if (appeal === undefined || text === null) return [];
    const times = { said: iso(at), changed: isoOrNull(editedAt), deleted: isoOrNull(deletedAt) };
    return [{ case: citationOf(appeal), ...times, text, before, files }];
  });
}

async function exportRooms(clubs: Clubs, view: ClubView, account: string): Promise<Export['hearingRooms']> {
  const rooms = await clubs.roomsWith(view.id, account);
  return rooms.flatMap(({ case: number, thread }) => {
    const appeal = view.state.cases[number];
    return appeal === undefined ? [] : [{ case: citationOf(appeal), thread }];
  });
}

/** What becomes of the files that a person put before the Court, once their data is erased. */
export function exhibitsLeft({ state }: ClubView, person: PersonNumber): ExhibitsLeft {
  const filed = exhibitsBy(state, person);
  const [kept, now] = [filed.filter(isRestedOn), filed.filter(isDone)];
  return {
    now: now.length,
    later: filed.length - kept.length - now.length,
    kept: [...new Set(kept.map((each) => each.case.number))],
  };
}
