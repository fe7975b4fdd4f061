import { sameName } from '../names.ts';
import type { ClubId, Clubs, ClubView } from '../ports.ts';
import { done, notUnderstood, type Result } from '../result.ts';
import { readReason } from '../texts.ts';
import { allPenalties } from './find-penalty.ts';

/** What somebody is punished for: one that has a number already, or a new one in these words. */
export interface Offence {
  number: number;
  /** Null where its words are kept already, or it goes without. */
  text: string | null;
}

/** What the offences are called, by their numbers; those whose words were erased are left out. */
export type OffenceWords = ReadonlyMap<number, string>;

/** The words kept with the club's offences. */
export async function offenceWords(clubs: Clubs, club: ClubId): Promise<OffenceWords> {
  const penalties = allPenalties((await clubs.view(club)).state);
  const offences = new Map(penalties.map(({ seq, offence }) => [seq, offence]));
  const kept = await clubs.texts(club, [...offences.keys()]);
  return new Map(
    kept.flatMap(({ seq, kind, text }) => {
      const offence = offences.get(seq);
      return kind === 'offence' && offence !== undefined ? [[offence, text]] : [];
    }),
  );
}

/** The number of an offence that nobody was punished for yet. */
export const nextOffence = ({ state }: ClubView): number =>
  Math.max(0, ...allPenalties(state).map(({ offence }) => offence)) + 1;

/** Reads `#3`, or the words of a known offence, as that one; anything else is a new offence. */
export function readOffence(view: ClubView, typed: string, words: OffenceWords): Result<Offence> {
  const [, digits] = /^\s*#(\d{1,9})(?=\s|$)/.exec(typed) ?? [];
  if (digits !== undefined) return numbered(view, Number(digits), typed);
  const text = readReason(typed, 'offence');
  if (!text.ok) return text;
  const [known] = [...words].find(([, each]) => sameName(each, typed)) ?? [];
  return done(
    known === undefined ? { number: nextOffence(view), text: text.value } : { number: known, text: null },
  );
}

const numbered = ({ state }: ClubView, number: number, text: string): Result<Offence> =>
  allPenalties(state).some(({ offence }) => offence === number)
    ? done({ number, text: null })
    : notUnderstood({ problem: 'no-such-offence', text });
