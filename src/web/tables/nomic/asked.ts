import { begin, type Game, type PlayerId } from '../../../../packages/nomic/src/index.ts';
import { openingRules } from '../../../tables/nomic/book.ts';
import { shownGame } from '../../../tables/nomic/care/shown.ts';
import { nomicPeople } from '../../../tables/nomic/names.ts';
import { nomicDays } from '../../../tables/nomic/seats.ts';
import type { Table } from '../../../tables/table.ts';
import { isTakenDown } from '../../../tables/taken-down/words.ts';
import { playerAt } from '../../../tables/votes/proposals.ts';
import { seatName } from '../../../tables/words/table.ts';
import type { Asked } from '../../page.ts';
import { personShown } from '../../pieces.tsx';
import { momentAt, tableAsked } from '../table-asked.ts';
import type { NomicSeen, PlayerRead, SaidRead } from './seen.ts';

/** The game at the table that is asked for, as it may be shown; null where no Nomic is played, and before its start. */
export function gameAsked(asked: Asked): NomicSeen | null {
  const table = tableAsked(asked);
  const game = table?.state.nomic?.game;
  return table === null || game === undefined ? null : seenAt(asked, table, game);
}

/** The same with the rules that a table is to begin with, where it has not begun. */
export function rulesAsked(asked: Asked): NomicSeen | null {
  const table = tableAsked(asked);
  if (table === null || table.about.game !== 'nomic') return null;
  return seenAt(asked, table, table.state.nomic?.game ?? toBegin(table));
}

/** The games that tables are to begin with by the rules of a file, which may be long. */
const loaded = new WeakMap<object, Game>();

function toBegin({ state: { nomicRules }, about }: Table): Game {
  const isFile = typeof nomicRules === 'object' && nomicRules !== null;
  const known = isFile ? loaded.get(nomicRules) : undefined;
  if (known !== undefined) return known;
  const rules = openingRules(nomicRules, about.openedAt);
  const game = begin({ at: about.openedAt, rules, people: nomicPeople, days: nomicDays });
  if (isFile) loaded.set(nomicRules, game);
  return game;
}

/** A game of a table, with people as the site shows them. */
export function seenAt(
  { view, clubs, now }: Pick<Asked, 'view' | 'clubs' | 'now'>,
  table: Table,
  game: Game,
): NomicSeen {
  const playerOf = (seat: PlayerId): PlayerRead => {
    const player = playerAt(table, seat);
    return { seat: seatName(table, seat), person: player === null ? null : personShown(view, player, now) };
  };
  const nameOf = (seat: string): string => {
    const player = playerOf(seat);
    return player.person?.name ?? player.seat;
  };
  return {
    ...{ table: table.number, name: table.about.name, game: shownGame(table, game), playerOf, nameOf },
    at: (instant) => momentAt(view, table, instant),
    said: (places) => wordsSaid({ view, clubs }, table, places),
  };
}

/** What was said with things that were told, by their places: it is beside the entries that they came with. */
async function wordsSaid(
  { view, clubs }: Pick<Asked, 'view' | 'clubs'>,
  table: Table,
  places: readonly number[],
): Promise<ReadonlyMap<number, SaidRead>> {
  const entries = places.flatMap((place) => {
    const seq = entryOf(table, place);
    return seq === null ? [] : { place, seq };
  });
  const texts = await clubs.texts(
    view.id,
    entries.map(({ seq }) => seq),
    table.number,
  );
  const words = new Map(
    texts.filter(({ kind }) => kind === 'statement' || kind === 'reason').map(({ seq, text }) => [seq, text]),
  );
  return new Map(
    entries.map(({ place, seq }) => [
      place,
      { text: words.get(seq) ?? null, takenDown: isTakenDown(table, seq) },
    ]),
  );
}

/** The entry of the book with which something was told; null for none. */
function entryOf({ state: { nomic } }: Table, place: number): number | null {
  for (const [seq, { from, to }] of nomic?.tellings ?? []) if (place >= from && place < to) return seq;
  return null;
}
