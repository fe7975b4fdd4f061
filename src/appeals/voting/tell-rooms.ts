import type { UnitOfWork } from '../../house/ports.ts';
import type { CaseNumber } from '../../ledger/fields.ts';
import { effectsInForce } from '../book/cases.ts';

/** Lets the rooms carry a decision that was just written over to books of their own. */
export function tellRooms(work: UnitOfWork, number: CaseNumber): void {
  const appeal = work.state.cases[number];
  if (appeal === undefined) return;
  const decision = { case: number, subject: appeal.subject, effects: effectsInForce(appeal) };
  for (const { court } of work.rooms) court?.decided?.(work, decision);
}
