import { asPreviewed, type Preview } from '../../house/plan.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { type Refusal, refused } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { drawSeats, type Seated } from '../seats/draw.ts';
import { by, findTable, type Meant, type Table, theTable, writeAt } from '../table.ts';
import { needsGm, personActing } from '../who.ts';
import { lotPlace } from './finding.ts';
import { mayNotPlay } from './may-play.ts';
import { tellGames } from './news.ts';

/** What starting a table comes to, or why it cannot start yet; changes nothing. */
export const previewStart: Preview<Meant, Table> = (view, actor, input, now) => {
  const found = findTable(view, input);
  if (!found.ok) return found;
  const table = found.value;
  const { state, rules, number } = table;
  const missing = rules.seats.length - state.entrants.length;
  const refusals: Refusal[] = [
    ...needsGm(view, actor, table, 'start'),
    ...(state.status === 'open'
      ? []
      : [{ code: 'table-not-open', table: number, ...by(rules, 'start') } as const]),
    ...(missing > 0 ? [{ code: 'seats-empty', missing, ...by(rules, 'start') } as const] : []),
    ...state.entrants.flatMap(({ person }) => mayNotPlay(view, table, person, now)),
  ];
  if (refusals.length > 0) return refused(...refusals);
  // The lot was hidden with another installation's key: the club was moved, and nobody can open it any more.
  return view.secrets.open(lotPlace(number), table.about.lot) === null
    ? refused({ code: 'lot-lost', table: number, ...by(rules, 'draw') })
    : found;
};

/** The gamemaster starts a table: seats are drawn by the lot, which is told now (Club 1.4 and 1.5). */
export const startTable = asPreviewed(previewStart, (work, actor, table) => {
  const { number, about, state, rules } = theTable(work, table.number);
  const seed = work.secrets.open(lotPlace(number), about.lot)?.words ?? '';
  const ids = rules.seats.map(({ id }) => id);
  const seats = drawSeats(ids, state.entrants, seed, (bytes) => work.sha256(bytes));
  seatTable(work, theTable(work, number), { seed, seats, by: personActing(work, actor) });
  tellGames(work, number, 'started');
  return { kind: 'table-started', table: number } as const;
});

interface Seating {
  /** The lot by which they were drawn. */
  seed: string;
  seats: Seated[];
  by: PersonNumber | null;
}

/** A table begins with those seats: everybody there is told, and each player what they play. */
export function seatTable(work: UnitOfWork, table: Table, { seed, seats, by }: Seating): void {
  const { number } = table;
  writeAt(work, table, { type: 'seats-drawn', seed, seats }, by);
  work.announce({ kind: 'table-started', table: number }, { to: 'table', table: number });
  for (const { seat, person } of seats)
    work.announce({ kind: 'seat-drawn', table: number, seat, person }, { to: 'person', person });
}
