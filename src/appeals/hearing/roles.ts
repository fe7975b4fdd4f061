import type { Stage } from '../../../terms/court/stages.ts';
import type { Act } from '../../../terms/register.ts';
import { type Actor, whoActs } from '../../house/people.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, type Refusal, type Result, refused } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Case } from '../book/cases.ts';
import { type Ledger, partiesOf, votersOf } from '../court.ts';
import { findCase } from '../find-case.ts';
import type { HearingRole } from '../words/refusals/hearing.ts';

export const hearingRoles = ['party', 'counsel', 'bench'] as const satisfies readonly HearingRole[];

/** The stages in which something can still be put before those who hear a case. */
export const heardStages: readonly Stage[] = ['hearing', 'sitting'];

export function rolesIn(view: Ledger, appeal: Case, person: PersonNumber | null): HearingRole[] {
  if (person === null) return [];
  const holders: Readonly<Record<HearingRole, readonly PersonNumber[]>> = {
    party: partiesOf(appeal),
    counsel: appeal.counsel.map((each) => each.person),
    bench: votersOf(view, appeal),
  };
  return hearingRoles.filter((role) => holders[role].includes(person));
}

/** Something that somebody wants to do in the hearing of a case: until when, as what, and by what Act. */
export interface Step {
  stages: readonly Stage[];
  may: readonly HearingRole[];
  act: Act;
}

export interface Part {
  appeal: Case;
  by: PersonNumber;
}

/** The case that is cited so, and who acts in it; refused for one that is not so far, or to somebody else. */
export function takesPart(view: ClubView, actor: Actor, cited: string, step: Step): Result<Part> {
  const { stages, may, act } = step;
  const found = findCase(view, cited);
  if (!found.ok) return found;
  const appeal = found.value;
  const { number } = whoActs(view, actor);
  const refusals = atStage(appeal, stages, act);
  if (!rolesIn(view, appeal, number).some((role) => may.includes(role)))
    refusals.push({ code: 'not-in-this-case', case: appeal.number, may: [...may], acts: [act] });
  if (refusals.length > 0 || number === null) return refused(...refusals);
  return done({ appeal, by: number });
}

export const atStage = ({ number, stage }: Case, stages: readonly Stage[], act: Act): Refusal[] =>
  stages.includes(stage) ? [] : [{ code: 'not-at-this-stage', case: number, stage, acts: [act] }];
