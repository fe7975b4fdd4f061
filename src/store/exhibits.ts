import { createHash } from 'node:crypto';
import type { Exhibit } from '../appeals/book/cases.ts';
import type { ClubId, ExhibitFile } from '../house/ports.ts';
import type { CaseNumber } from '../ledger/fields.ts';
import type { State } from '../rule-books.ts';
import type { Database, PrismaStep } from './database.ts';
import type { PrismaClient } from './generated/client.ts';
import type { Difference } from './projections.ts';

/** Which exhibit of which case. */
interface ExhibitPlace {
  case: CaseNumber;
  exhibit: number;
}

/** What a change does with the files of exhibits. */
export interface ExhibitChanges {
  kept: (ExhibitPlace & { file: ExhibitFile })[];
  erased: ExhibitPlace[];
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export const exhibitOf = ({ cases }: State, { case: number, exhibit }: ExhibitPlace): Exhibit | undefined =>
  cases[number]?.exhibits[exhibit];

const keyOf = (clubId: ClubId, { case: caseNumber, exhibit: number }: ExhibitPlace) => ({
  clubId,
  caseNumber,
  number,
});

/** Keeps new files, and empties those that are erased: their rows stay, to say that nothing was lost. */
export function exhibitSteps(clubId: ClubId, { kept, erased }: ExhibitChanges): PrismaStep[] {
  return [
    ...kept.map(({ file: { name, bytes }, ...place }): PrismaStep => {
      const data = [{ ...keyOf(clubId, place), name, bytes: new Uint8Array(bytes) }];
      return { byPrisma: (moment) => moment.exhibit.createMany({ data }) };
    }),
    ...erased.map((place): PrismaStep => {
      const emptied = { where: keyOf(clubId, place), data: { name: '', bytes: null } };
      return { byPrisma: (moment) => moment.exhibit.updateMany(emptied) };
    }),
  ];
}

/** The file of an exhibit; null for one that was erased. Throws where it is lost, or is not what was filed. */
export async function exhibitFile(
  client: PrismaClient,
  clubId: ClubId,
  state: State,
  place: ExhibitPlace,
): Promise<ExhibitFile | null> {
  const difference = await differenceOf(client, clubId, state, place);
  if (difference !== null) throw new Error(`${difference.place}: ${difference.kept}`);
  const row = await client.exhibit.findUnique({ where: { clubId_caseNumber_number: keyOf(clubId, place) } });
  return row === null || row.bytes === null ? null : { name: row.name, bytes: row.bytes };
}

/** The exhibits of a club whose files are lost, or are not those whose SHA-256 the ledger has. Read one by one. */
export async function verifyExhibits(
  database: Database,
  clubId: ClubId,
  state: State,
): Promise<Difference[]> {
  const places = state.cases.flatMap((appeal) =>
    (appeal?.exhibits ?? []).flatMap((exhibit) =>
      appeal === undefined || exhibit === undefined ? [] : [{ case: appeal.number, exhibit: exhibit.number }],
    ),
  );
  const differences: Difference[] = [];
  for (const place of places) {
    const found = await database.alone((client) => differenceOf(client, clubId, state, place));
    if (found !== null) differences.push(found);
  }
  return differences;
}

async function differenceOf(
  client: PrismaClient,
  clubId: ClubId,
  state: State,
  place: ExhibitPlace,
): Promise<Difference | null> {
  const row = await client.exhibit.findUnique({ where: { clubId_caseNumber_number: keyOf(clubId, place) } });
  const exhibit = exhibitOf(state, place);
  const expected = exhibit === undefined || exhibit.erased ? 'nothing' : exhibit.sha256;
  const kept = row === null || row.bytes === null ? 'nothing' : sha256Of(row.bytes);
  return kept === expected ? null : { place: `exhibit ${place.case}/${place.exhibit}`, kept, expected };
}
