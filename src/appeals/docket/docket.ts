import { isOpen } from '../../../terms/court/stages.ts';
import type { Instant } from '../../../terms/time.ts';
import type { ClubView } from '../../house/ports.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { allCases, type Case } from '../book/cases.ts';
import { courtOf, type Ledger, partiesOf } from '../court.ts';
import { justiceName } from '../opinions/published.ts';
import { partyName } from '../party-names.ts';
import { byDue, type Waiting, waitingFor } from './waiting.ts';

/** A case with which the Court has still to do. */
export interface DocketLine {
  known: Case;
  waiting: Waiting[];
  /** Its next deadline, past or to come; null where it has none. */
  due: Instant | null;
}

/** Everything that is before the Court, or of which it has still to say why: what is due first comes first. */
export const docketOf = (view: Ledger): DocketLine[] =>
  allCases(view.state)
    .map((known) => lineOf(view, known))
    .filter(({ known, waiting }) => isOpen(known.stage) || waiting.length > 0)
    .sort((one, other) => byDue(one, other) || one.known.number - other.known.number);

function lineOf(view: Ledger, known: Case): DocketLine {
  const waiting = waitingFor(view, known);
  return { known, waiting, due: waiting[0]?.due ?? null };
}

/** What somebody is called where everybody may read it: a party as the Court names parties. As typed. */
export const publicName = (view: ClubView, known: Case, person: PersonNumber): string =>
  partiesOf(known).includes(person) ? partyName(view, person) : justiceName(view, person);

/**
 * Whether somebody may see more of a case than the public: a party, counsel, or the Court. Open votes stay sealed to
 * all.
 */
export const isInside = (view: Ledger, known: Case, person: PersonNumber | null): boolean =>
  person !== null &&
  [...partiesOf(known), ...known.counsel.map((each) => each.person), ...courtOf(view)].includes(person);

/** The cases in which somebody has a part: as a party, counsel, witness or of the panel. The open first, then the latest. */
export function ownCases(view: Ledger, person: PersonNumber | null): Case[] {
  const rank = ({ stage, number }: Case) => (isOpen(stage) ? 1e9 : 0) + number;
  return allCases(view.state)
    .filter((known) => person !== null && hasPart(known, person))
    .sort((one, other) => rank(other) - rank(one));
}

const hasPart = (known: Case, person: PersonNumber): boolean =>
  [
    ...partiesOf(known),
    ...known.counsel.map((each) => each.person),
    ...known.witnesses,
    ...known.panel,
  ].includes(person);
