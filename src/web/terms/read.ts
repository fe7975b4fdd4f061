import { statusInWords } from '../../../terms/acts.ts';
import { officeNames, offices } from '../../../terms/administration/authority.ts';
import { history } from '../../../terms/amendment/history.ts';
import {
  type Act,
  actNumbered,
  actsInOrder,
  actsOf,
  citation,
  partsOf,
  register,
  sections,
} from '../../../terms/register.ts';
import { type Instant, type LocalDate, localDate } from '../../../terms/time.ts';
import { type Holdings, noHoldings, readHoldings } from '../../appeals/opinions/holdings.ts';
import { soughtWords } from '../../appeals/opinions/precedents.ts';
import { actInForce, noOwnTexts, type OwnTexts, ownTexts } from '../../house/amendment/own-texts.ts';
import { holders } from '../../house/book/offices.ts';
import type { ClubView } from '../../house/ports.ts';
import type { Asked } from '../page.ts';
import { personShown } from '../pieces.tsx';

/** An Act by its number and title. */
export interface ActNamed {
  act: Act;
  title: string;
}

/** An Act with the club's figures in it. */
export type ActRead = ReturnType<typeof actRead>;

/** An Act and, under it, its parts. */
export interface ActWithParts extends ActRead {
  parts: ActWithParts[];
}

interface InForce {
  version: string;
  date: LocalDate;
}

export type TermsRead = ReturnType<typeof readTerms>;

/** What the club and its Court have said themselves; nothing where it is left out. */
export interface Words {
  own?: OwnTexts;
  holdings?: Holdings;
}

export const wordsOf = async ({ clubs, view }: Asked): Promise<Words> => ({
  own: await ownTexts(clubs, view),
  holdings: await readHoldings(clubs, view),
});

type TermsAsked = Pick<Asked, 'view' | 'now'> & Partial<Pick<Asked, 'query'>>;

/** The whole Terms, as they stand for that club; with `?q=` the Acts alone in which, or in whose parts, all those words stand. */
export function readTerms({ view, now, query = {} }: TermsAsked, words: Words = {}) {
  const sought = soughtWords(query.q ?? '');
  const has = hasAll(sought.toLowerCase().split(' '));
  return {
    ...inForce(view),
    sought,
    officers: officersOf(view, now),
    sections: sections
      .map(({ number, title }) => ({
        number,
        title,
        acts: directlyUnder(number, actsOf(number))
          .map((act) => actWithParts(act, view, words))
          .filter(has),
      }))
      .filter(({ acts }) => acts.length > 0),
  };
}

const hasAll =
  (words: readonly string[]) =>
  (act: ActWithParts): boolean => {
    const text = everythingIn(act).toLowerCase();
    return words.every((word) => text.includes(word));
  };

const everythingIn = ({ citation, title, text, reading, status, holdings, parts }: ActWithParts): string =>
  [
    ...[citation, title, text, reading ?? '', status],
    ...holdings.map((holding) => holding.text),
    ...parts.map(everythingIn),
  ].join('\n');

/** One Act by its number, however its letters are written; null where there is none. */
export function readAct(view: ClubView, typed: string, words: Words = {}) {
  const act = actNumbered(typed);
  const section = sections.find(({ number }) => act?.startsWith(`${number}.`));
  if (act === null || section === undefined) return null;
  const place = actsInOrder.indexOf(act);
  return {
    ...inForce(view),
    section,
    act: actRead(act, view, words),
    partOf: named(actNumbered(act.slice(0, act.lastIndexOf('.')))),
    parts: directlyUnder(act, partsOf(act)).map(byName),
    previous: named(actsInOrder[place - 1] ?? null),
    next: named(actsInOrder[place + 1] ?? null),
  };
}

function inForce({ state }: ClubView): InForce {
  const latest = state.publications.at(-1);
  if (latest !== undefined) return { version: latest.version, date: localDate(latest.at, state.figures) };
  const [{ version, date }] = history;
  return { version, date };
}

/** Acts III.2.1 and III.3.2: the Chief Justice, the Justices and the Moderators of the day. */
const officersOf = (view: ClubView, now: Instant) =>
  [...offices].reverse().map((office) => ({
    office: officeNames[office],
    holders: holders(view.state, office).map((person) => personShown(view, person, now)),
  }));

const depthOf = (number: string): number => number.split('.').length;

/** Of the Acts under a section or an Act, those that are not parts of another one among them. */
const directlyUnder = (number: string, acts: readonly Act[]): Act[] =>
  acts.filter((act) => depthOf(act) === depthOf(number) + 1);

const actWithParts = (act: Act, view: ClubView, words: Words): ActWithParts => ({
  ...actRead(act, view, words),
  parts: directlyUnder(act, partsOf(act)).map((part) => actWithParts(part, view, words)),
});

function actRead(act: Act, { state }: ClubView, { own: texts = noOwnTexts, holdings = noHoldings }: Words) {
  const { text, reading = null, status, own } = actInForce(act, state.figures, texts);
  const held = holdings.get(act) ?? [];
  return {
    ...byName(act),
    citation: citation(act),
    text,
    /** How the project understands what the Act leaves open; null where it leaves nothing open. */
    reading,
    status: statusInWords(status),
    /** Since which version the Act stands in the club's own words; null where they are the project's. */
    own: own === null ? null : { version: own.version, date: own.date, enforced: status === 'enforced' },
    /** What the Court has held on it last, the latest first (Act III.3.1), and how often it held anything. */
    holdings: held.slice(0, mostHoldings),
    holdingsInAll: held.length,
  };
}

/** The others are found among the precedents. */
const mostHoldings = 10;

export const byName = (act: Act): ActNamed => ({ act, title: register[act].title });

const named = (act: Act | null): ActNamed | null => (act === null ? null : byName(act));
