import type { DeclarationWay } from '../../../terms/administration/declaration.ts';
import { localDate } from '../../../terms/time.ts';
import type { PenaltyNumber, PersonNumber } from '../../ledger/fields.ts';
import type { UnitOfWork } from '../ports.ts';

/** Act III.2.4.1: takes down that the public is told of a penalty today; in #discussion the bot tells it itself. */
export function declare(
  work: UnitOfWork,
  penalty: PenaltyNumber,
  way: DeclarationWay,
  by: PersonNumber,
): void {
  const on = localDate(work.now, work.state.figures);
  work.append({ type: 'penalty-declared', penalty, way, on }, { by, acts: ['III.2.4.1'] });
  if (way === 'discussion') work.announce({ kind: 'penalty-declared', penalty }, { to: 'discussion' });
}
