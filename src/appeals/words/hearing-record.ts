import type { ClubView } from '../../house/ports.ts';
import { listed, nameOf } from '../../house/words/text.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Case, Exhibit, Motion } from '../book/cases.ts';
import type { MotionKind } from '../book/court-entries.ts';
import { isInside } from '../docket/docket.ts';
import { exhibitsFor } from '../hearing/view-exhibit.ts';
import { exhibitWords } from './exhibits.ts';

/** Who was heard in a case, and what was put before the Court in it, for a party or somebody of the Court. */
export function hearingLines(known: Case, reader: PersonNumber | null, view: ClubView): string[] {
  if (!isInside(view, known, reader)) return [];
  const name = (person: PersonNumber | null) => (person === null ? 'the bot' : nameOf(view, person));
  const counsel = known.counsel.map((each) => `${name(each.person)} for ${name(each.party)}`);
  const open = new Set(exhibitsFor(view, known, reader).map(({ number }) => number));
  const exhibits = known.exhibits.filter((exhibit) => exhibit !== undefined);
  const motions = known.motions.filter((motion) => motion !== undefined);
  return [
    ...line('Recused', known.recused.map(name)),
    ...line('Counsel', counsel),
    ...line('Witnesses', known.witnesses.map(name)),
    ...exhibits.map((exhibit) => exhibitLine(exhibit, open.has(exhibit.number), name)),
    ...motions.map((motion) => motionLine(motion, name)),
  ];
}

const line = (label: string, all: readonly string[]): string[] =>
  all.length === 0 ? [] : [`**${label}** ${listed(all)}.`];

type Name = (person: PersonNumber | null) => string;

/** Of a sealed exhibit whoever may not see it knows only that it is there. */
const exhibitLine = (exhibit: Exhibit, isOpen: boolean, name: Name): string =>
  isOpen
    ? `**Exhibit** ${exhibitWords(exhibit)}, filed by ${name(exhibit.by)}.`
    : `**Exhibit** ${exhibit.number} is ${exhibit.raw ? 'raw evidence, and ' : ''}sealed.`;

const motionNames: Readonly<Record<MotionKind, string>> = {
  dismiss: 'to dismiss the case',
  summary: 'to decide it without a hearing',
  join: 'to hear it together with another',
  seal: 'to seal an exhibit',
  'raw-evidence': 'to open the raw evidence',
};

function motionLine({ number, kind, by, granted }: Motion, name: Name): string {
  const ruling = granted === null ? 'not ruled on yet' : granted ? 'granted' : 'refused';
  return `**Motion ${number}** ${motionNames[kind]}, by ${name(by)}: ${ruling}.`;
}
