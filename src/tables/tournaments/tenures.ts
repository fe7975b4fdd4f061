import type { DiplomacyGame } from '../diplomacy/game.ts';
import type { Table } from '../table.ts';
import type { Tenure } from './rules/result.ts';

type Entry = Table['book']['entries'][number];

/** A seat as its table's book goes on: everybody's time at it, and whose it is for good, if anybody's. */
interface SeatSoFar {
  tenures: Tenure[];
  holder: Tenure | null;
}

/**
 * Who played each seat of a table in which seasons (WM C.14, MJ A.23). A season is somebody's once its movement was adjudicated while
 * they played the seat: who takes over during the adjustments of a Fall begins with the next Spring.
 */
export function tenuresAt({ book, state }: Pick<Table, 'book' | 'state'>): ReadonlyMap<string, Tenure[]> {
  const { diplomacy: game } = state;
  const seats = new Map<string, SeatSoFar>();
  if (game === null) return new Map();
  const undone = book.rules.undoneIn(book.entries);
  for (const entry of book.entries)
    if (!undone.has(entry.seq)) change(seats, entry, () => seasonsBefore(game, entry));
  return new Map([...seats].map(([seat, { tenures }]) => [seat, told(tenures)]));
}

/** How many seasons had their movement adjudicated. */
export const seasonsOf = ({ history }: Pick<DiplomacyGame, 'history'>): number =>
  history.filter(({ before }) => before.phase.kind === 'M').length;

const seasonsBefore = ({ history }: DiplomacyGame, { seq }: Entry): number =>
  seasonsOf({ history: history.filter((played) => played.seq < seq) });

function change(seats: Map<string, SeatSoFar>, entry: Entry, season: () => number): void {
  switch (entry.type) {
    case 'seats-drawn':
      for (const { seat, person } of entry.seats) {
        const first = begins(person, 0, 'first', entry.at);
        seats.set(seat, { tenures: [first], holder: first });
      }
      break;
    case 'seat-replaced':
      replace(seats.get(entry.seat), {
        ...begins(entry.person, season(), entry.until === null ? 'permanent' : 'temporary', entry.at),
        fromPool: entry.fromPool === true,
      });
      break;
    case 'seat-returned':
      comeBack(seats.get(entry.seat), season());
      break;
    case 'seat-opened':
      open(seats.get(entry.seat), season(), entry.why === 'missed');
  }
}

const begins = (player: number, from: number, as: Tenure['as'], began: number): Tenure => ({
  ...{ player, from, to: null, as, fromPool: false, began },
});

/** Who has a seat again that was theirs goes on as they began (WM C.15). */
function replace(seat: SeatSoFar | undefined, next: Tenure): void {
  if (seat === undefined) return;
  const { player, from, to } = next;
  const before = seat.tenures.find((each) => each.player === player && each.as !== 'temporary');
  const begun = next.as === 'temporary' || before === undefined ? next : { ...before, from, to };
  end(seat, from);
  seat.tenures.push(begun);
  if (begun.as !== 'temporary') seat.holder = begun;
}

/** Nobody stands in any more: whose seat it is plays again, if it is anybody's. */
function comeBack(seat: SeatSoFar | undefined, season: number): void {
  end(seat, season);
  const holder = seat?.holder ?? null;
  if (holder !== null) seat?.tenures.push({ ...holder, from: season, to: null });
}

/** A seat is nobody's any more; somebody who stands in plays on, unless they gave no orders themselves. */
function open(seat: SeatSoFar | undefined, season: number, missed: boolean): void {
  if (seat === undefined) return;
  if (missed || seat.tenures.at(-1)?.as !== 'temporary') end(seat, season);
  seat.holder = null;
}

function end(seat: SeatSoFar | undefined, season: number): void {
  const last = seat?.tenures.pop();
  if (last !== undefined) seat?.tenures.push(last.to === null ? { ...last, to: season } : last);
}

/**
 * The times at a seat that are told of. Who took a seat and left it between two seasons has played none. But who began is told, as their
 * first game is that one (WM C.15, MJ A.24), and so is whose seat it is while somebody stands in.
 */
function told(tenures: readonly Tenure[]): Tenure[] {
  const [begins] = tenures;
  const all = tenures.filter(
    (each, place) => hasSeason(each) || (each.as !== 'temporary' && tenures[place + 1]?.as === 'temporary'),
  );
  return begins === undefined || all[0]?.player === begins.player ? all : [begins, ...all];
}

const hasSeason = ({ from, to }: Tenure): boolean => to === null || to > from;
