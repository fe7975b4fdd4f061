import type { ActText } from '../../../terms/acts.ts';
import type { Figures } from '../../../terms/figures.ts';
import { type Act, actText } from '../../../terms/register.ts';
import { type LocalDate, localDate } from '../../../terms/time.ts';
import { type Publication, publicationOf } from '../book/amendment.ts';
import type { Clubs } from '../clubs.ts';
import type { ClubView } from '../ports.ts';

/** The club's own text of an Act, and the version of the Terms from which on it is in force. */
export interface OwnText {
  text: string;
  version: string;
  date: LocalDate;
}

/** Those Acts of which the club published a text of its own, in their latest one. */
export type OwnTexts = ReadonlyMap<Act, OwnText>;

export const noOwnTexts: OwnTexts = new Map();

/** Reads the texts that the club gave to Acts itself (Act IV.1). */
export async function ownTexts(clubs: Clubs, view: ClubView): Promise<OwnTexts> {
  const { state } = view;
  const inForce = state.publications.filter(
    ({ act, seq }) => act !== null && publicationOf(state, act)?.seq === seq,
  );
  const texts = await textsOf(clubs, view, inForce);
  return new Map(
    inForce.flatMap(({ act, seq, version, at }) => {
      const text = texts.get(seq);
      if (act === null || text === undefined) return [];
      return [[act, { text, version, date: localDate(at, state.figures) }] as const];
    }),
  );
}

/** The texts that were published, by the places of their entries. */
async function textsOf(
  clubs: Clubs,
  { id }: ClubView,
  publications: readonly Publication[],
): Promise<ReadonlyMap<number, string>> {
  if (publications.length === 0) return new Map();
  const kept = await clubs.texts(
    id,
    publications.map(({ seq }) => seq),
  );
  return new Map(kept.filter(({ kind }) => kind === 'act').map(({ seq, text }) => [seq, text]));
}

/** An Act as it stands in a club: in the club's own words where it published some, and those. */
interface ActInForce extends ActText {
  own: OwnText | null;
}

export function actInForce(act: Act, figures: Figures, texts: OwnTexts): ActInForce {
  const own = texts.get(act) ?? null;
  const worded = actText(act, figures);
  return { ...worded, text: own?.text ?? worded.text, own };
}

/** A published text with the one that it took the place of. */
export interface TextChange {
  before: string;
  after: string;
}

/** What became of the texts of Acts by each of those publications, by the places of their entries. */
export async function textChanges(
  clubs: Clubs,
  view: ClubView,
  publications: readonly Publication[],
): Promise<ReadonlyMap<number, TextChange>> {
  const of = publications.filter(({ act }) => act !== null);
  const earlier = of
    .map((publication) => publicationBefore(view, publication))
    .filter((each) => each !== null);
  const texts = await textsOf(clubs, view, [...new Set([...of, ...earlier])]);
  return new Map(
    of.flatMap((publication) => {
      const { act, seq, figuresBefore } = publication;
      if (act === null) return [];
      const before = texts.get(publicationBefore(view, publication)?.seq ?? 0);
      const change = { before: before ?? actText(act, figuresBefore).text, after: texts.get(seq) ?? '' };
      return [[seq, change] as const];
    }),
  );
}

/** The publication whose text a publication took the place of, or null where that was the project's own. */
const publicationBefore = ({ state }: ClubView, { act, seq }: Publication): Publication | null =>
  state.publications.findLast((other) => other.act === act && other.seq < seq) ?? null;
