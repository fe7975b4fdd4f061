import { createHash } from 'node:crypto';
import { type Position, type Power, writePhase } from '../../packages/diplomacy/src/index.ts';
import type { UnitOfWork } from '../../src/house/ports.ts';
import type { PersonNumber } from '../../src/ledger/fields.ts';
import { type TableBook, tableBooks } from '../../src/tables/book/table.ts';
import { powersToOrder } from '../../src/tables/diplomacy/needs.ts';
import { tableRules } from '../../src/tables/rule-sets/named.ts';
import { diplomacyRules } from '../../src/tables/rule-sets/rule-set.ts';
import { recordedGame } from '../tables/diplomacy/recorded-game.ts';

const hidden = { cipher: 'AAAA', digest: '0'.repeat(64) };
const rules = tableRules.club;

interface About {
  name: string;
  gm: PersonNumber;
  /** One for each seat; none for a table that is open. */
  players: readonly PersonNumber[];
}

/** Writes a table into a club's books, as though it had been opened and its seats drawn. */
export function writeTable(work: UnitOfWork, { name, gm, players }: About): TableBook {
  const book = work.begin(tableBooks);
  const made = { by: gm, acts: [] };
  const about = {
    name,
    game: 'diplomacy',
    rules: 'club',
    gm,
    commitment: 'c'.repeat(64),
    lot: hidden,
  } as const;
  work.appendTo(book, { type: 'table-opened', ...about }, made);
  for (const person of players) work.appendTo(book, { type: 'table-joined', person, wants: [] }, made);
  if (players.length === 0) return book;
  const seats = rules.seats.map(({ id }, at) => ({ seat: id, person: players[at] ?? gm }));
  work.appendTo(book, { type: 'seats-drawn', seed: 's'.repeat(32), seats }, made);
  return book;
}

/** What a power orders in a position; null for nothing at all. */
export type OrdersOf = (power: Power, position: Position) => readonly string[] | null;

/** Writes one phase of a table's game: what was published, and that it was played. Returns whether the game goes on. */
export function writePhasePlayed(work: UnitOfWork, book: TableBook, ordersOf: OrdersOf): boolean {
  const game = book.state.diplomacy;
  if (game === null || book.state.status !== 'playing') return false;
  const { position } = game;
  const phase = writePhase(position.phase);
  for (const seat of powersToOrder(position, diplomacyRules(rules).diplomacy.map)) {
    const lines = ordersOf(seat, position);
    if (lines === null) continue;
    const salt = 'salt'.repeat(8);
    const digest = createHash('sha256')
      .update(`${salt}\n${lines.join('\n')}`)
      .digest('hex');
    const published = { seat, phase, lines: [...lines], salt, digest, receivedAt: work.now };
    work.appendTo(book, { type: 'orders-published', ...published }, { by: null, acts: [] });
  }
  work.appendTo(book, { type: 'phase-adjudicated', phase, how: 'deadline' }, { by: null, acts: [] });
  return book.state.status === 'playing';
}

/** The orders of the recorded game, in which Russia wins after ten years. */
export function asRecorded(): OrdersOf {
  const phases = new Map(recordedGame().phases.map(({ phase, orders }) => [phase, orders]));
  return (power, { phase }) =>
    phases
      .get(writePhase(phase))
      ?.get(power)
      ?.map(({ text }) => text) ?? null;
}
