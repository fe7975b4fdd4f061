import { statusInWords } from '../../../terms/acts.ts';
import { officeNames, offices } from '../../../terms/administration/authority.ts';
import { differenceOf, type Stretch, shortened } from '../../../terms/amendment/difference.ts';
import { changedFigures } from '../../../terms/amendment/figures.ts';
import { history, type Version } from '../../../terms/amendment/history.ts';
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
import { type Holding, type Holdings, noHoldings } from '../../appeals/opinions/holdings.ts';
import {
  actInForce,
  noOwnTexts,
  type OwnTexts,
  type TextChange,
  textChanges,
} from '../../house/amendment/own-texts.ts';
import type { Publication } from '../../house/book/amendment.ts';
import { holders, officesHeld } from '../../house/book/offices.ts';
import type { ClubView } from '../../house/ports.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { readPage } from '../asked.ts';
import { isShown, type PersonShown, personShown } from '../names.ts';
import type { Asked } from '../page.ts';

/** An Act by its number and title. */
export interface ActNamed {
  act: Act;
  title: string;
}

/** An Act with the club's figures in it. */
export interface ActRead extends ActNamed {
  citation: string;
  text: string;
  /** How the project understands what the Act leaves open; null where it leaves nothing open. */
  reading: string | null;
  status: string;
  /** Since which version the Act stands in the club's own words; null where they are the project's. */
  own: (InForce & { enforced: boolean }) | null;
  /** What the Court has held on it, the latest first (Act III.3.1). */
  holdings: readonly Holding[];
}

/** An Act and, under it, its parts. */
export interface ActWithParts extends ActRead {
  parts: ActWithParts[];
}

/** The version of the Terms in force, and when it was published. */
interface InForce {
  version: string;
  date: LocalDate;
}

export interface TermsRead extends InForce {
  /** Acts III.2.1 and III.3.2: the Chief Justice, the Justices and the Moderators of the day. */
  officers: { office: string; holders: PersonShown[] }[];
  sections: { number: string; title: string; acts: ActWithParts[] }[];
}

export interface OneActRead extends InForce {
  section: { number: string; title: string };
  act: ActRead;
  /** The Act that it is a part of. */
  partOf: ActNamed | null;
  parts: ActNamed[];
  previous: ActNamed | null;
  next: ActNamed | null;
}

/** A version that the club published itself. */
export interface OwnVersion extends InForce {
  by: PersonShown | null;
  /** The Act that got another text, and what was changed in it; null where figures were changed. */
  text: { act: ActNamed; difference: Stretch[] } | null;
  /** The figures that were changed, each with its Act. */
  figures: { act: ActNamed; title: string; was: string; is: string }[];
}

export interface HistoryRead {
  page: number;
  pages: number;
  /** What the club changed itself, the latest first. */
  own: OwnVersion[];
  /** What the project came with, the latest first; only on the last page. */
  versions: readonly Version[];
}

/** What the club and its Court have said themselves; nothing where it is left out. */
export interface Words {
  own?: OwnTexts;
  holdings?: Holdings;
}

/** The whole Terms, as they stand for that club. */
export function readTerms({ view, now }: Pick<Asked, 'view' | 'now'>, words: Words = {}): TermsRead {
  return {
    ...inForce(view),
    officers: officersOf(view, now),
    sections: sections.map(({ number, title }) => ({
      number,
      title,
      acts: directlyUnder(number, actsOf(number)).map((act) => actWithParts(act, view, words)),
    })),
  };
}

/** One Act by its number, however its letters are written; null where there is none. */
export function readAct(view: ClubView, typed: string, words: Words = {}): OneActRead | null {
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

const versionsAPage = 10;

/** Act IV.3: every version, the latest first, and what was new in it; null for a page that is not there. */
export async function readHistory({ view, clubs, query, now }: Asked): Promise<HistoryRead | null> {
  const own = [...view.state.publications].reverse();
  const pages = Math.max(1, Math.ceil(own.length / versionsAPage));
  const page = readPage(query);
  if (page === null || page > pages) return null;
  const shown = own.slice((page - 1) * versionsAPage, page * versionsAPage);
  const changes = await textChanges(clubs, view, shown);
  return {
    page,
    pages,
    own: shown.map((publication) => ownVersion(publication, { view, now }, changes.get(publication.seq))),
    versions: page === pages ? history : [],
  };
}

function ownVersion(
  publication: Publication,
  { view, now }: Pick<Asked, 'view' | 'now'>,
  change: TextChange | undefined,
): OwnVersion {
  const { version, at, by, act, figures, figuresBefore } = publication;
  return {
    version,
    date: localDate(at, view.state.figures),
    by: by === null || !isKnownHere(view, by, now) ? null : personShown(view, by, now),
    text:
      act === null || change === undefined
        ? null
        : { act: byName(act), difference: shortened(differenceOf(change.before, change.after)) },
    figures: changedFigures(figuresBefore, figures ?? {}).map(({ figure, was, is }) => ({
      act: byName(figure.act),
      title: figure.title,
      was,
      is,
    })),
  };
}

/** Nothing is told of somebody who has no page and holds no office any more. */
const isKnownHere = (view: ClubView, person: PersonNumber, now: Instant): boolean =>
  isShown(view, person, now) || officesHeld(view.state, person).size > 0;

function inForce({ state }: ClubView): InForce {
  const latest = state.publications.at(-1);
  if (latest !== undefined) return { version: latest.version, date: localDate(latest.at, state.figures) };
  const [{ version, date }] = history;
  return { version, date };
}

const officersOf = (view: ClubView, now: Instant): TermsRead['officers'] =>
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

function actRead(
  act: Act,
  { state }: ClubView,
  { own: texts = noOwnTexts, holdings = noHoldings }: Words,
): ActRead {
  const { text, reading = null, status, own } = actInForce(act, state.figures, texts);
  return {
    ...byName(act),
    citation: citation(act),
    text,
    reading,
    status: statusInWords(status),
    own: own === null ? null : { version: own.version, date: own.date, enforced: status === 'enforced' },
    holdings: holdings.get(act) ?? [],
  };
}

const byName = (act: Act): ActNamed => ({ act, title: register[act].title });

const named = (act: Act | null): ActNamed | null => (act === null ? null : byName(act));
