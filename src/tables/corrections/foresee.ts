import { writePhase, writePosition } from '../../../packages/diplomacy/src/index.ts';
import type { Instant } from '../../../terms/time.ts';
import type { ClubView } from '../../house/ports.ts';
import { type TableState, tableBooks } from '../book/table.ts';
import { phaseEndOf } from '../clock/phase-due.ts';
import type { Table } from '../table.ts';

/** What puts something right, before it is known whether the phase that the game is in then begins again. */
export type Correcting = { again: boolean } & (
  | { type: 'entry-undone'; entry: number }
  | { type: 'orders-corrected'; entry: number; lines: string[] }
  | { type: 'game-taken-back'; phase: string; entries: number[] }
);

/** What a correction would come to. */
export interface Foreseen {
  readonly before: Table;
  readonly after: Table;
  readonly body: Correcting;
}

/** What the book of a table would say with one more entry. */
export function foresee(view: ClubView, table: Table, correcting: Correcting, now: Instant): Foreseen {
  const written = (again: boolean): Foreseen => {
    const body = { ...correcting, again };
    return { before: table, after: { ...table, state: foldedWith(table, body, now) }, body };
  };
  const first = written(false);
  return beginsAgain(view, first, now) ? written(true) : first;
}

const foldedWith = ({ book }: Table, body: Correcting, at: Instant): TableState =>
  tableBooks.fold([...book.entries, { ...body, seq: book.nextSeq, at, by: null, acts: [], terms: '' }]);

/**
 * The phase begins again where the game is elsewhere than it was, or was over; also where its deadline would have passed already,
 * since nothing may fall due in the past.
 */
function beginsAgain(view: ClubView, { before, after }: Foreseen, now: Instant): boolean {
  if (after.state.status !== 'playing' || after.state.diplomacy === null) return false;
  if (before.state.status !== 'playing' || placeOf(before) !== placeOf(after)) return true;
  const ends = phaseEndOf(view, after);
  return ends !== null && ends.at <= now;
}

/** Where a game is: its phase, and all that is on the board. */
const placeOf = ({ state: { diplomacy } }: Table): string =>
  diplomacy === null
    ? ''
    : JSON.stringify([writePhase(diplomacy.position.phase), writePosition(diplomacy.position)]);
