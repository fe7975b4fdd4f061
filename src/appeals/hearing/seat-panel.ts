import { type ConflictKind, seatable } from '../../../terms/court/conflicts.ts';
import type { Instant } from '../../../terms/time.ts';
import { enrol, type Named, whichPerson, whoActs } from '../../house/people.ts';
import { asForeseen, type Preview, type Sealed } from '../../house/plan.ts';
import type { ClubView } from '../../house/ports.ts';
import { allOf, done, notUnderstood, type Refusal, type Result, refused } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { type Case, dueOf } from '../book/cases.ts';
import {
  conflictsIn,
  courtOf,
  heardTogether,
  type Ledger,
  leadOf,
  partiesOf,
  silentIn,
  vacancies,
  votersOf,
} from '../court.ts';
import { caseFor, mayMove, needsChiefJustice } from '../find-case.ts';
import type { HearingOutcome } from '../outcomes.ts';
import { tellPublicly } from '../tell.ts';
import { fileLog } from './exhibits.ts';

interface PanelInput extends Sealed {
  case: string;
  justices: readonly Named[];
}

/** A panel that nothing speaks against. */
export interface PanelPreview {
  appeal: Case;
  panel: PersonNumber[];
  /** Everybody of the Court with a conflict, on the panel or not. */
  conflicted: Conflicted[];
  /** Those of the panel who sit although they have one (Act III.3.5.1). */
  despiteConflict: PersonNumber[];
  /** How many Justices there are in all, where they are too few for a panel and all sit; else null. */
  allOf: number | null;
  /** Those who sat on it before and do not any more. */
  leaving: PersonNumber[];
  /** Says all that, so that it can be told whether it still holds. */
  seal: string;
}

/** What `seatPanel` would do, or why it would not; changes nothing. */
export const previewPanel: Preview<PanelInput, PanelPreview> = (view, actor, input, now) => {
  const mayNot = (appeal: Case) => mayNotSeat(view, appeal, now);
  const found = caseFor(view, input.case, mayNot, needsChiefJustice(view, actor, 'III.3.7'));
  const read = allOf(found, readPanel(view, input.justices));
  if (!read.ok) return read;
  const [appeal, panel] = read.value;
  const conflicted = conflictedIn(view, appeal);
  const refusals = mayNotSit(view, appeal, { panel, conflicted, now });
  if (refusals.length > 0) return refused(...refusals);
  if (hearsItAlready(view, appeal, panel)) return notUnderstood({ problem: 'nothing-to-change' });
  return done(foresee(view, appeal, panel, conflicted));
};

/**
 * Act III.3.7: the Chief Justice chooses who hears a case and those joined to it: Justices without a conflict, if there
 * are enough (Acts III.3.5 and III.3.5.1). Later only an empty place is filled, or that of a Justice who did not vote
 * in time. Refused to others.
 */
export const seatPanel = asForeseen(previewPanel, (work, actor, foreseen): HearingOutcome => {
  const { appeal, panel, despiteConflict, leaving } = foreseen;
  const acts = despiteConflict.length > 0 ? (['III.3.7', 'III.3.5.1'] as const) : (['III.3.7'] as const);
  const by = enrol(work, whoActs(work, actor));
  for (const each of heardTogether(work, appeal)) {
    const seated = { type: 'panel-seated', case: each.number, panel, despiteConflict } as const;
    const entry = work.append(seated, { by, acts });
    tellPublicly(work, { case: each.number, entry, people: [...partiesOf(each), ...panel, ...leaving] });
    fileLog(work, each.number);
  }
  return { kind: 'panel-seated', case: appeal.number };
});

function mayNotSeat(view: ClubView, appeal: Case, now: Instant): Refusal[] {
  const { number } = appeal;
  const stage = mayMove(appeal, 'seat', ['III.3.7']);
  if (stage.length > 0) return stage;
  const lead = leadOf(view, appeal);
  if (lead !== null)
    return [{ code: 'heard-with-another', case: number, with: lead.number, acts: ['III.3.7'] }];
  if (appeal.stage === 'granted' || vacancies(view, appeal) > 0 || replaceable(view, appeal, now).length > 0)
    return [];
  return [
    { code: 'panel-complete', case: number, due: dueOf(view.state, appeal, 'vote'), acts: ['III.3.7'] },
  ];
}

function readPanel(view: ClubView, named: readonly Named[]): Result<PersonNumber[]> {
  const panel: PersonNumber[] = [];
  for (const each of named) {
    const found = whichPerson(view, each);
    if (!found.ok) return found;
    const { number } = found.value;
    if (panel.includes(number)) return notUnderstood({ problem: 'named-twice', person: number });
    panel.push(number);
  }
  return done(panel);
}

/** Those who hear it already, unless the Court has too few for the place beside them, which is then no more. */
const hearsItAlready = (view: ClubView, appeal: Case, panel: readonly PersonNumber[]): boolean =>
  panel.length === appeal.seats && missing(panel, votersOf(view, appeal)).length === 0;

interface Proposed {
  panel: readonly PersonNumber[];
  conflicted: readonly Conflicted[];
  now: Instant;
}

/** Acts III.3.3 and III.3.5.1: none, or why those are not the ones to hear it. */
function mayNotSit(view: ClubView, appeal: Case, { panel, conflicted, now }: Proposed): Refusal[] {
  const { number } = appeal;
  const stay = staying(view, appeal, now);
  // No fewer than stay, even if panels have become smaller since (Act IV.2).
  const panelSize = Math.max(view.state.figures.panelSize, stay.length);
  const people = conflicted.map(({ person }) => person);
  const { size, despiteConflict } = seatable(courtOf(view), people, { panelSize });
  const mayStay = [...despiteConflict, ...votersOf(view, appeal)];
  const refusals: Refusal[] = [];
  if (panel.length !== size)
    refusals.push({ code: 'panel-size', case: number, size, acts: ['III.3.3', 'III.3.5.1'] });
  for (const person of missing(panel, courtOf(view)))
    refusals.push({ code: 'not-of-the-court', person, acts: ['III.3.2'] });
  for (const each of conflicted.filter(({ person }) => panel.includes(person) && !mayStay.includes(person)))
    refusals.push({ code: 'has-conflict', case: number, ...each, acts: ['III.3.5'] });
  for (const person of missing(stay, panel))
    refusals.push({ code: 'stays-on-panel', case: number, person, acts: ['III.3.7'] });
  return refusals;
}

const missing = (people: readonly PersonNumber[], from: readonly PersonNumber[]): PersonNumber[] =>
  people.filter((person) => !from.includes(person));

function foresee(
  view: ClubView,
  appeal: Case,
  panel: PersonNumber[],
  conflicted: Conflicted[],
): PanelPreview {
  const despiteConflict = conflicted.map(({ person }) => person).filter((person) => panel.includes(person));
  const all = courtOf(view).length;
  const everyone = all < view.state.figures.panelSize ? all : null;
  const leaving = missing(votersOf(view, appeal), panel);
  const seal = JSON.stringify([
    panel,
    conflicted,
    everyone,
    appeal.panel,
    appeal.rounds.at(-1)?.votes.length,
  ]);
  return { appeal, panel, conflicted, despiteConflict, allOf: everyone, leaving, seal };
}

/** Somebody of the Court with what keeps them from hearing a case. */
interface Conflicted {
  person: PersonNumber;
  kinds: ConflictKind[];
}

/** Those of the Court who have a conflict in the case, or in one that is heard with it (Act III.3.5). */
function conflictedIn(view: ClubView, appeal: Case): Conflicted[] {
  const cases = heardTogether(view, appeal);
  return courtOf(view)
    .map((person) => ({ person, kinds: conflictsIn(view, cases, person) }))
    .filter(({ kinds }) => kinds.length > 0);
}

/** Those of the panel in whose place somebody else may be seated, as they did not vote in time. */
function replaceable(view: Ledger, appeal: Case, now: Instant): PersonNumber[] {
  const due = dueOf(view.state, appeal, 'vote');
  return due === null || now <= due ? [] : silentIn(view, appeal);
}

/** Those of the panel who stay on it, no matter who else is seated. */
function staying(view: Ledger, appeal: Case, now: Instant): PersonNumber[] {
  const silent = replaceable(view, appeal, now);
  return votersOf(view, appeal).filter((person) => !silent.includes(person));
}
