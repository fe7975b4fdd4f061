import { type Deed, play, type Told } from '../../../packages/nomic/src/index.ts';
import type { Instant } from '../../../terms/time.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { tellGames } from '../opening/news.ts';
import { type Table, theTable, writeAt } from '../table.ts';
import { keep, wordsOf } from './deed.ts';
import { nomicGame } from './find-nomic.ts';

/** Who did something for a seat, and the message in which they typed it; null for a command. */
interface Doer {
  by: PersonNumber | null;
  message: string | null;
}

/** What came of an entry: its place in the book, and what the game tells. */
export interface Done {
  entry: number;
  told: readonly Told[];
}

/** What a deed of a seat would come to now; changes nothing. What is void or improper is told as that. */
export function foresee(table: Table, seat: string, deed: Deed, now: Instant): readonly Told[] {
  const game = nomicGame(table);
  return play(game, { at: now, by: seat, ...deed }).told.slice(game.told.length);
}

/** A seat does something: it is written into the book, whatever it comes to, and the table is told. */
export function doDeed(
  work: UnitOfWork,
  table: Table,
  seat: string,
  deed: Deed,
  { by, message }: Doer,
): Done {
  const body = { type: 'nomic-deed', seat, message, deed: keep(deed, nomicGame(table).figures) } as const;
  return tellOf(work, table, writeAt(work, table, body, by, wordsOf(deed)));
}

/** The moment came at which something falls due by itself. */
export const timeCame = (work: UnitOfWork, table: Table, what: 'time over' | 'day over'): Done =>
  tellOf(work, table, writeAt(work, table, { type: 'nomic-time-came', what }, null));

/** The table is told what an entry came to. */
function tellOf(work: UnitOfWork, { number }: Table, entry: number): Done {
  const { state } = theTable(work, number);
  const { from, to } = state.nomic?.tellings.get(entry) ?? { from: 0, to: 0 };
  const told = state.nomic?.game.told.slice(from, to) ?? [];
  if (told.length > 0)
    work.announce({ kind: 'nomic-told', table: number, entry }, { to: 'table', table: number });
  if (state.endedBy?.seq === entry) tellGames(work, number, 'over');
  return { entry, told };
}
