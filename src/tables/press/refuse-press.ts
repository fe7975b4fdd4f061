import type { Actor } from '../../house/people.ts';
import type { UseCase } from '../../house/plan.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, type Result, refused, unlessRefused } from '../../house/result.ts';
import { findTableWith } from '../games.ts';
import type { TableOutcome } from '../outcomes.ts';
import { by, type Meant, type Table, writeAt } from '../table.ts';
import { needsGm, personActing } from '../who.ts';
import { waitingPress } from './give-press.ts';

/** The table at which a gamemaster reads the press that waits, without its authors; refused to others, and where the rules let nobody. */
export function findPressToRead(view: ClubView, actor: Actor, meant: Meant): Result<Table> {
  const found = findTableWith(view, meant, 'press');
  if (!found.ok) return found;
  const { number, rules } = found.value;
  const refusals = needsGm(view, actor, found.value, 'press');
  if (refusals.length > 0) return refused(...refusals);
  return rules.figures.gmRefusesPress
    ? found
    : refused({ code: 'press-unread', table: number, ...by(rules, 'press') });
}

/** The gamemaster does not let a piece of press be published (MJ B.XI(1)). Who wrote it sees that; nobody else does. */
export const refusePress: UseCase<Meant & { press: number }, TableOutcome<'press-refused'>> = (
  work,
  actor,
  input,
) => {
  const found = findPressToRead(work, actor, input);
  if (!found.ok) return found;
  const table = found.value;
  const press = waitingPress(table).find(({ seq }) => seq === input.press);
  const told = { kind: 'press-refused', table: table.number } as const;
  const gone = { code: 'press-gone', table: table.number, ...by(table.rules, 'press') } as const;
  const may = unlessRefused(press === undefined ? [gone] : [], done(told));
  if (may.ok) writeAt(work, table, { type: 'press-refused', entry: input.press }, personActing(work, actor));
  return may;
};
