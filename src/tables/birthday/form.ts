import type { Actor } from '../../house/people.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, type Result } from '../../house/result.ts';
import { valuesNow } from './amendments.ts';
import { lastChange } from './live.ts';
import { findProposer, type Proposer, type RegulationMeant, regulationMeant } from './propose.ts';
import { boundTo, writeFigures } from './read-figures.ts';

/** What the form for a change of a regulation holds. */
export interface RegulationForm {
  table: number;
  proposer: Proposer;
  /** Null for a new regulation. */
  point: string | null;
  text: string;
  /** The last change of it; 0 for none. */
  seen: number;
  /** The figures that are bound to it, as they are; null where none are. */
  figures: string | null;
}

/** What the form shows; refused where nothing could be proposed, before anybody writes it. */
export function findRegulationForm(
  view: ClubView,
  actor: Actor,
  input: RegulationMeant,
): Result<RegulationForm> {
  const found = findProposer(view, actor, input);
  if (!found.ok) return found;
  const { table, live, proposer } = found.value;
  const meant = regulationMeant(found.value, input);
  if (!meant.ok) return meant;
  const point = meant.value;
  if (point === null)
    return done({ table: table.number, proposer, point: null, text: '', seen: 0, figures: null });
  const names = boundTo(live, point.id);
  const now = valuesNow(table.state, live);
  return done({
    ...{ table: table.number, proposer, point: point.id, text: point.text },
    seen: lastChange(table, point.id)?.seq ?? 0,
    figures:
      names.length === 0
        ? null
        : writeFigures(Object.fromEntries(names.map((name) => [name, now[name] ?? '']))),
  });
}
