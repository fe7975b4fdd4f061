import { statusInWords } from '../../../terms/acts.ts';
import { officeNames, offices } from '../../../terms/administration/authority.ts';
import { history, type Version } from '../../../terms/amendment/history.ts';
import type { Figures } from '../../../terms/figures.ts';
import {
  type Act,
  actNumbered,
  actsInOrder,
  actsOf,
  actText,
  citation,
  partsOf,
  register,
  sections,
} from '../../../terms/register.ts';
import type { Instant, LocalDate } from '../../../terms/time.ts';
import type { ClubView } from '../../club/ports.ts';
import { holders } from '../../ledger/views.ts';
import { type PersonShown, personShown } from '../names.ts';
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
  /** What the Court has held on it: nothing, until petitions can be filed (Act III.3.1). */
  holdings: readonly never[];
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

export interface HistoryRead {
  versions: readonly Version[];
}

/** The whole Terms, as they stand for that club. */
export function readTerms({ view, now }: Pick<Asked, 'view' | 'now'>): TermsRead {
  const { figures } = view.state;
  return {
    ...inForce(),
    officers: officersOf(view, now),
    sections: sections.map(({ number, title }) => ({
      number,
      title,
      acts: directlyUnder(number, actsOf(number)).map((act) => actWithParts(act, figures)),
    })),
  };
}

/** One Act by its number, however its letters are written; null where there is none. */
export function readAct({ state }: ClubView, typed: string): OneActRead | null {
  const act = actNumbered(typed);
  const section = sections.find(({ number }) => act?.startsWith(`${number}.`));
  if (act === null || section === undefined) return null;
  const place = actsInOrder.indexOf(act);
  return {
    ...inForce(),
    section,
    act: actRead(act, state.figures),
    partOf: named(actNumbered(act.slice(0, act.lastIndexOf('.')))),
    parts: directlyUnder(act, partsOf(act)).map(byName),
    previous: named(actsInOrder[place - 1] ?? null),
    next: named(actsInOrder[place + 1] ?? null),
  };
}

/** Act IV.3: every version, the latest first, and what was new in it. */
export const readHistory = (): HistoryRead => ({ versions: history });

function inForce(): InForce {
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

const actWithParts = (act: Act, figures: Figures): ActWithParts => ({
  ...actRead(act, figures),
  parts: directlyUnder(act, partsOf(act)).map((part) => actWithParts(part, figures)),
});

function actRead(act: Act, figures: Figures): ActRead {
  const { text, reading = null, status } = actText(act, figures);
  return {
    ...byName(act),
    citation: citation(act),
    text,
    reading,
    status: statusInWords(status),
    holdings: [],
  };
}

const byName = (act: Act): ActNamed => ({ act, title: register[act].title });

const named = (act: Act | null): ActNamed | null => (act === null ? null : byName(act));
