import type { UnitOfWork } from '../../house/ports.ts';
import { gameOf } from '../games.ts';
import { type TableNumber, theTable } from '../table.ts';
import { extendPhase } from './extend-deadline.ts';

/** Extends the phase that has just begun for those who asked for it too late in an earlier one (WM D.VII(5), MJ B.VIII(5)). */
export function useNotedExtensions(work: UnitOfWork, number: TableNumber): void {
  const table = theTable(work, number);
  const needed = gameOf(table).toAct(table);
  for (const { seat, hours, granted, seq } of [...table.state.noted])
    if (needed.includes(seat))
      extendPhase(work, theTable(work, number), {
        ...{ seat, hours, by: null, noted: seq },
        ...(granted && { granted }),
      });
}
