import type { ClubView, UnitOfWork } from '../house/ports.ts';
import { type Refusal, type Result, refused, understood } from '../house/result.ts';
import type { PersonNumber } from '../ledger/fields.ts';
import { rulesAt } from './birthday/amendments.ts';
import { type TableBody, type TableBook, type TableState, tableBooks } from './book/table.ts';
import type { About, Officer } from './opening/book.ts';
import { citeOn, type Matter, type TableGame, type TableRules } from './rule-sets/rule-set.ts';
import { tournamentBooks } from './tournaments/book/tournament.ts';

/** A table by its number, which is that of its book. */
export type TableNumber = number;

/** A table of the club as it is now. */
export interface Table {
  number: TableNumber;
  book: TableBook;
  state: TableState;
  about: About;
  rules: TableRules;
  /** The officers of the tournament that it belongs to: their offices count here too. A table by itself has none. */
  above: readonly Officer[];
}

/** All tables of a club, the first first. */
export const tablesOf = ({ books }: Pick<ClubView, 'books'>): Table[] =>
  [...books.values()].flatMap((book) => (book.goesBy(tableBooks) ? (asTable(book, books) ?? []) : []));

/** The table of that number; null where there is none. */
export function tableNumbered({ books }: Pick<ClubView, 'books'>, number: TableNumber): Table | null {
  const book = books.get(number);
  return book?.goesBy(tableBooks) === true ? asTable(book, books) : null;
}

/** The same. Throws where there is none: for what is told of a table that was there. */
export function theTable(view: Pick<ClubView, 'books'>, number: TableNumber): Table {
  const table = tableNumbered(view, number);
  if (table === null) throw new Error(`There is no table ${number}`);
  return table;
}

function asTable(book: TableBook, books: ClubView['books']): Table | null {
  const { state, number } = book;
  const { about } = state;
  if (about === null) return null;
  return { number, book, state, about, rules: rulesNow(state), above: officersAbove(books, about) };
}

/** The officers of the tournament to which a table belongs; none where it is by itself. */
function officersAbove(books: ClubView['books'], { tournament }: About): readonly Officer[] {
  const book = tournament === undefined ? undefined : books.get(tournament.number);
  return book?.goesBy(tournamentBooks) === true ? book.state.officers : [];
}

interface Known {
  lastSeq: number;
  rules: TableRules;
}

const known = new WeakMap<TableState, Known>();

/** The rules of a table as they are now: where its players change them, they are put together again only after another entry. */
function rulesNow(state: TableState): TableRules {
  const before = known.get(state);
  if (before?.lastSeq === state.lastSeq) return before.rules;
  const rules = rulesAt(state, null);
  known.set(state, { lastSeq: state.lastSeq, rules });
  return rules;
}

/** The table that a command means. */
export interface Meant {
  /** What was typed: a number, `#2` or a name; null where nothing was. */
  table: string | null;
  /** Where the command was given. */
  channel: string;
}

/** What was typed, else the table that is played in that channel, else the only one that is not over, of those at which that game is played. */
export function findTable(
  view: ClubView,
  { table: typed, channel }: Meant,
  game: TableGame | null = null,
): Result<Table> {
  if (typed !== null) return understood(tableTyped(view, typed), { problem: 'no-such-table', text: typed });
  const isOfGame = ({ about }: Table): boolean => game === null || about.game === game;
  const [only, another] = tablesOf(view).filter((table) => isUnderWay(table) && isOfGame(table));
  const here = tableIn(view, channel) ?? (another === undefined ? only : undefined);
  return understood(here, { problem: 'which-table' });
}

/** The same; refused where another game is played. */
export function findTableOf(view: ClubView, meant: Meant, game: TableGame): Result<Table> {
  const found = findTable(view, meant, game);
  if (!found.ok || found.value.about.game === game) return found;
  return refused({ code: 'other-game', table: found.value.number, asked: game, acts: [], points: [] });
}

function tableTyped(view: ClubView, typed: string): Table | null {
  const [, digits] = /^#?(\d{1,9})$/.exec(typed.trim()) ?? [];
  if (digits !== undefined) return tableNumbered(view, Number(digits));
  const name = typed.trim().toLowerCase();
  const [first, another] = latestFirst(
    tablesOf(view).filter(({ about }) => about.name.toLowerCase() === name),
  );
  const isClear = first !== undefined && (another === undefined || !isUnderWay(another));
  return isClear ? first : null;
}

/** Tables that go on before those that are over, the latest first. */
function latestFirst(tables: readonly Table[]): Table[] {
  const inOrder = tables.toReversed();
  return [...inOrder.filter(isUnderWay), ...inOrder.filter((table) => !isUnderWay(table))];
}

/**
 * The table that is played in a thread or channel; once none is, the last that was. Null where several are: threads are barred there,
 * or a channel was given to two tables.
 */
function tableIn(view: ClubView, channel: string): Table | null {
  const { tableThreads } = view.settings;
  const [first, another] = latestFirst(
    tablesOf(view).filter(({ number }) => tableThreads[number] === channel),
  );
  return another !== undefined && isUnderWay(another) ? null : (first ?? null);
}

/** Whether a table is open for players or being played. */
export const isUnderWay = ({ state: { status } }: Table): boolean =>
  status === 'open' || status === 'playing';

/** None, or the refusal where a table is over or was given up. */
export const isOverAlready = (table: Table, matter: Matter): Refusal[] =>
  isUnderWay(table) ? [] : [{ code: 'table-over', table: table.number, ...by(table.rules, matter) }];

/** The refusal where a table is not being played: no point of its rules says so. */
export const notPlayed = ({ number: table }: Pick<Table, 'number'>): Refusal => ({
  ...{ code: 'table-not-played', table, acts: [], points: [] },
});

/** Writes in the book of a table, as of now. Returns the place of the entry there. */
export const writeAt = (
  work: UnitOfWork,
  { book }: Pick<Table, 'book'>,
  body: TableBody,
  by: PersonNumber | null,
  texts: Parameters<UnitOfWork['append']>[1]['texts'] = {},
): number => work.appendTo(book, body, { by, acts: [], texts });

/** What a refusal rests on: the points of a table's rule set on those matters, as they are cited. */
export const by = (rules: TableRules, ...matters: readonly Matter[]) => ({
  acts: [],
  points: matters.map((matter) => citeOn(rules, matter)),
});
