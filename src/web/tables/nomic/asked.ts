import { begin, type Game, type PlayerId } from '../../../../packages/nomic/src/index.ts';
import { openingRules } from '../../../tables/nomic/book.ts';
import { shownGame } from '../../../tables/nomic/care/shown.ts';
import { entryTelling } from '../../../tables/nomic/entries.ts';
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
  return table === null ? null : seenAt(asked, table);
}

/** The same with the rules that a table is to begin with, where it has not begun. */
export function rulesAsked(asked: Asked): NomicSeen | null {
  const table = tableAsked(asked);
  if (table === null || table.about.game !== 'nomic') return null;
  return seenAt(asked, table) ?? seenOf(asked, table, toBegin(table));
}

/** The games that tables are to begin with by the rules of a file, which may be long. */
const loaded = new WeakMap<object, Game>();

function toBegin({ state: { nomicRules }, about }: Table): Game {
  const known = nomicRules === null ? undefined : loaded.get(nomicRules);
  if (known !== undefined) return known;
  const rules = openingRules(nomicRules, about.openedAt);
  const game = begin({ at: about.openedAt, rules, people: nomicPeople, days: nomicDays });
  if (nomicRules !== null) loaded.set(nomicRules, game);
  return game;
}

/** The game at a table; null before its start, and where another is played. */
export const seenAt = (asked: Parties, table: Table): NomicSeen | null =>
  table.state.nomic === null ? null : seenOf(asked, table, table.state.nomic.game);

type Parties = Pick<Asked, 'view' | 'clubs' | 'now'>;

/** A game with people as the site shows them, and without the texts that the member of staff took down. */
function seenOf({ view, clubs, now }: Parties, table: Table, game: Game): NomicSeen {
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
  const { nomic } = table.state;
  const entries = places.flatMap((place) => {
    const seq = nomic === null ? null : entryTelling(nomic, place);
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
