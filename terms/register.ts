import type { ActTemplate, ActText, ActTexts, Words } from './acts.ts';
import { administrationActs } from './administration/acts.ts';
import { amendmentActs } from './amendment/acts.ts';
import { courtActs } from './court/acts.ts';
import type { Figures } from './figures.ts';
import { gameActs } from './games/acts.ts';
import { onlineActs } from './games/online-acts.ts';
import { jurisdictionActs } from './jurisdiction/acts.ts';
import { leaderboardActs } from './leaderboard/acts.ts';
import { sanctionActs } from './leaderboard/sanction-acts.ts';

/** Every Act of the Terms, by its number. */
export const register = {
  ...jurisdictionActs,
  ...gameActs,
  ...onlineActs,
  ...leaderboardActs,
  ...sanctionActs,
  ...administrationActs,
  ...courtActs,
  ...amendmentActs,
} as const satisfies ActTexts;

/** The number of an Act: `0.6`, `II.6.1`. One that does not exist does not compile. */
export type Act = keyof typeof register;

export const isAct = (text: string): text is Act => Object.hasOwn(register, text);

/** The Act of that number, however its letters are written; null where there is none. */
export function actNumbered(text: string): Act | null {
  const number = text.toUpperCase();
  return isAct(number) ? number : null;
}

/** The Act in a club's words, which say its figures. */
export function actText(act: Act, figures: Figures): ActText {
  const { text, reading, ...rest }: ActTemplate = register[act];
  const worded = { ...rest, text: put(text, figures) };
  return reading === undefined ? worded : { ...worded, reading: put(reading, figures) };
}

const put = (words: Words, figures: Figures): string => (typeof words === 'string' ? words : words(figures));

/** The Act as it is cited: `Act 0.6`. */
export const citation = (act: Act): string => `Act ${act}`;

/** The sections of the Terms in their order. */
export const sections = [
  { number: '0', title: 'Jurisdiction' },
  { number: 'I', title: 'Rules of the game' },
  { number: 'II', title: 'The Leaderboard' },
  { number: 'III', title: 'Administration' },
  { number: 'IV', title: 'Changing the Terms' },
] as const;
export type Section = (typeof sections)[number]['number'];

const sectionNumbers: readonly string[] = sections.map(({ number }) => number);

/** The place of an Act in the Terms, part by part: `II.6.1` is at 2, 6, 1. */
const placeOf = (act: Act): number[] =>
  act.split('.').map((part, depth) => (depth === 0 ? sectionNumbers.indexOf(part) : Number(part)));

/** Sorts Acts as they stand in the Terms; an Act comes before its parts. */
function byOrder(one: Act, other: Act): number {
  const [here, there] = [placeOf(one), placeOf(other)];
  const depth = here.findIndex((part, at) => part !== there[at]);
  return depth === -1 ? here.length - there.length : (here[depth] ?? 0) - (there[depth] ?? -1);
}

export const actsInOrder: readonly Act[] = Object.keys(register).filter(isAct).sort(byOrder);

const actsUnder = (number: Section | Act): Act[] => actsInOrder.filter((act) => act.startsWith(`${number}.`));

export const actsOf = (section: Section): Act[] => actsUnder(section);

/** The Acts that are parts of an Act, and the parts of these. */
export const partsOf = (act: Act): Act[] => actsUnder(act);

/** How near an Act is to what somebody typed, 0 the nearest; null when it does not fit at all. */
function distance(act: Act, typed: string, text: string): number | null {
  const number = act.toLowerCase();
  const title = register[act].title.toLowerCase();
  const words = typed.split(/\s+/);
  if (number === typed) return 0;
  if (number.startsWith(typed)) return 1;
  if (title.startsWith(typed)) return 2;
  if (words.every((word) => title.includes(word))) return 3;
  return words.every((word) => text.toLowerCase().includes(word)) ? 4 : null;
}

/** The Acts that a number or words may mean, likeliest first. `own`: the club’s own texts (Act IV.1). */
export function findActs(
  typed: string,
  figures: Figures,
  own: ReadonlyMap<Act, { readonly text: string }> = new Map(),
): Act[] {
  const sought = typed
    .trim()
    .toLowerCase()
    .replace(/^act\s+/, '');
  return actsInOrder
    .flatMap((act) => {
      const away = distance(act, sought, own.get(act)?.text ?? actText(act, figures).text);
      return away === null ? [] : [{ act, away }];
    })
    .sort((one, other) => one.away - other.away)
    .map(({ act }) => act);
}
