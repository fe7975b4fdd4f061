import type { PersonNumber } from '../../ledger/fields.ts';
import type { Clubs } from '../clubs.ts';
import { sameName } from '../names.ts';
import type { ClubId, ClubView, TextKind } from '../ports.ts';
import { done, notUnderstood, type Result } from '../result.ts';
import { readReason } from '../texts.ts';
import { allPenalties, standingPenalties } from './find-penalty.ts';

/** What somebody is punished for: one that has a number already, or a new one in these words. */
export interface Offence {
  number: number;
  /** Null where its words are kept already, or it goes without. */
  text: string | null;
}

/** What the offences are called, by their numbers; those whose words were erased are left out. */
export type OffenceWords = ReadonlyMap<number, string>;

/** The words kept with the club's offences: their own, or the first reason given where they have none. */
export async function offenceWords(clubs: Clubs, club: ClubId): Promise<OffenceWords> {
  const penalties = allPenalties((await clubs.view(club)).state);
  const offences = new Map(penalties.map(({ seq, offence }) => [seq, offence]));
  const kept = await clubs.texts(club, [...offences.keys()]);
  const wordsIn = (sought: TextKind) =>
    kept.flatMap(({ seq, kind, text }): [number, string][] => {
      const offence = offences.get(seq);
      return kind === sought && offence !== undefined ? [[offence, text]] : [];
    });
  // The last one given for a number stays: the first reason, and before it the offence's own words.
  return new Map([...wordsIn('reason').reverse(), ...wordsIn('offence')]);
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
  const number = offenceCalled(typed, words);
  return done(number === null ? { number: nextOffence(view), text: text.value } : { number, text: null });
}

/** What a reason says, where nobody named the offence: a known one in the same words, else a new one. */
export const offenceByReason = (view: ClubView, reason: string, words: OffenceWords): Offence => ({
  number: offenceCalled(reason, words) ?? nextOffence(view),
  text: null,
});

const offenceCalled = (text: string, words: OffenceWords): number | null =>
  [...words].find(([, each]) => sameName(each, text))?.[0] ?? null;

/** The offences for which a person has a penalty that stands, as `#1 Shouting`, the latest first. */
export const punishedFor = (
  { state }: ClubView,
  person: PersonNumber | null,
  words: OffenceWords,
): string[] =>
  [...new Set(standingPenalties(state, person).map(({ offence }) => offence))]
    .reverse()
    .flatMap((offence) => {
      const text = words.get(offence);
      return text === undefined ? [] : [`#${offence} ${text}`];
    });

const numbered = ({ state }: ClubView, number: number, text: string): Result<Offence> =>
  allPenalties(state).some(({ offence }) => offence === number)
    ? done({ number, text: null })
    : notUnderstood({ problem: 'no-such-offence', text });
