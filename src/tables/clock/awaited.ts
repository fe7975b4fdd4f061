import type { ClubView } from '../../house/ports.ts';
import { type AwaitedUntil, gameOf } from '../games.ts';
import type { Table } from '../table.ts';
import { phaseDeadline } from './phase-deadline.ts';
import { reckonedOnce } from './reckoned.ts';

/** What each seat of a table is waited for, and until when: its game says what, and of phases the clock says when they end. */
export const awaitedAt = reckonedOnce((view: ClubView, table: Table): AwaitedUntil[] =>
  gameOf(table)
    .awaited(table)
    .flatMap((awaited) => {
      const until = awaited.until ?? phaseDeadline(view, table);
      return until === null ? [] : [{ ...awaited, until }];
    }),
);
