import type { Instant } from '../../../terms/time.ts';
import type { Refusal } from '../../house/result.ts';
import type { TableBody } from '../book/table.ts';
import type { PhasePlayed } from '../diplomacy/game.ts';
import { phaseName } from '../diplomacy/words/phase-name.ts';
import { deedName } from '../nomic/care/deed-name.ts';
import type { Matter } from '../rule-sets/rule-set.ts';
import { by, type Table } from '../table.ts';
import { seatName } from '../words/table.ts';
import { inTime } from './changes.ts';

type Type = TableBody['type'];
type Entry = Table['book']['entries'][number];
type BodyOf<T extends Type> = Extract<TableBody, { type: T }>;
type Names = { readonly [T in Type]?: (body: BodyOf<T>, table: Table) => string };

/**
 * The kinds of entry that the gamemaster may undo as a mistake, and what each is called. What is not here stays: what people keep
 * secret, what the bot drew, and who has which office.
 */
const correctable: Names = {
  'orders-published': ({ seat, phase }, table) =>
    `The orders of ${seatName(table, seat)} in ${phaseName(phase, table)}`,
  'phase-adjudicated': ({ phase }, table) => `The end of ${phaseName(phase, table)}`,
  'orders-corrected': ({ entry }) => `The correction of orders (entry ${entry})`,
  'game-taken-back': ({ phase }, table) => `The return to ${phaseName(phase, table)}`,
  'entry-undone': ({ entry }) => `The undoing of entry ${entry}`,
  'deadline-extended': ({ phase, hours }, table) => `The ${hours} more hours for ${phaseName(phase, table)}`,
  'away-announced': ({ seat }, table) => `The absence of ${seatName(table, seat)}`,
  'nomic-deed': ({ seat, deed }, table) => deedName(table, seat, deed),
  'ruling-made': ({ ruling }) => `Ruling ${ruling}`,
  'tournament-concluded': () => 'The end of the tournament',
  'table-ended': () => 'The end of the game, on which the players agreed',
  'table-abandoned': () => 'The end of the table, which was given up',
};

/** The kinds of entry that a return to an earlier phase undoes: what happened in the game since. */
const undoneByReturn: readonly Type[] = [
  'phase-adjudicated',
  'orders-published',
  'orders-lost',
  'turn-stopped',
  'tournament-concluded',
  'table-ended',
];

const nameIn = <T extends Type>(body: BodyOf<T>, type: T, table: Table): string | null =>
  correctable[type]?.(body, table) ?? null;

/** What an entry is called that the gamemaster may undo; null for others. */
export function correctableName(table: Table, entry: Entry): string | null {
  // The entry is of the kind that its own type says: the compiler cannot follow that through a table of functions.
  return nameIn<Type>(entry, entry.type, table);
}

/** The entries of a table that the gamemaster may undo now, the latest first, with what they are called. */
export function correctableEntries(table: Table, now: Instant): { entry: Entry; name: string }[] {
  const { entries, rules } = table.book;
  const undone = rules.undoneIn(entries);
  return entries
    .flatMap((entry) => {
      const name = undone.has(entry.seq) ? null : correctableName(table, entry);
      return name === null || isTooLate(table, entry, now).length > 0 ? [] : [{ entry, name }];
    })
    .reverse();
}

/** The phase that an entry is about which changes the game; null for others. */
function phaseOf({ book }: Pick<Table, 'book'>, entry: TableBody): string | null {
  switch (entry.type) {
    case 'orders-published':
    case 'phase-adjudicated':
    case 'game-taken-back':
      return entry.phase;
    case 'orders-corrected':
    case 'entry-undone': {
      const wrong = book.entries[entry.entry - 1];
      return wrong === undefined ? null : phaseOf({ book }, wrong);
    }
    default:
      return null;
  }
}

/** When the results of each phase that was ever played at a table first came out, in the order of the phases; a return takes none. */
function phasesOut({ book }: Pick<Table, 'book'>): [phase: string, at: Instant][] {
  const out = new Map<string, Instant>();
  for (const entry of book.entries)
    if (entry.type === 'phase-adjudicated' && !out.has(entry.phase))
      out.set(entry.phase, entry.publishedAt ?? entry.at);
  return [...out].sort(([one], [other]) => inTime(one, other));
}

/**
 * The latest phases that were played at a table, as many as can still be put right (Club 7.4). Where results have to be some time apart,
 * those too of which no later results came so long after: nobody had the time to find a mistake (WM D.VIII(1), MJ B.IX(1)).
 */
function latestPhases(table: Pick<Table, 'book' | 'rules'>): string[] {
  const { phases, hours } = table.rules.figures.lookBack;
  const out = phasesOut(table);
  const isLate = (place: number, at: Instant): boolean =>
    hours !== null && !out.slice(place + 1).some(([, later]) => later >= at + hours * hour);
  return out
    .filter(([, at], place) => place >= out.length - phases || isLate(place, at))
    .map(([phase]) => phase);
}

/** None, or the refusal where an entry is about a phase that is too long ago to be put right (Club 7.4). */
export function tooLongAgo(table: Table, entry: TableBody, matter: Matter): Refusal[] {
  const phase = phaseOf(table, entry);
  const { phases, hours } = table.rules.figures.lookBack;
  return phase === null || latestPhases(table).includes(phase)
    ? []
    : [{ code: 'too-long-ago', table: table.number, phases, hours, ...by(table.rules, matter) }];
}

/** None, or the refusal of what cannot be put right any more: its phase, or it itself, is too long ago (Club 7.4, Nomic 7.4). */
export function isTooLate(table: Table, entry: Entry, now: Instant): Refusal[] {
  const { days } = table.rules.figures.lookBack;
  return days !== null && now > doneAt(table, entry) + days * day
    ? [{ code: 'too-late-to-correct', table: table.number, days, ...by(table.rules, 'correction-limits') }]
    : tooLongAgo(table, entry, 'correction-limits');
}

const hour = 3600_000;
const day = 24 * hour;

/** When something was done; of an undoing that was undone itself when it was first, so that nothing can be turned for ever. */
function doneAt(table: Table, entry: Entry): Instant {
  const undone = entry.type === 'entry-undone' ? table.book.entries[entry.entry - 1] : undefined;
  return undone?.type === 'entry-undone' ? doneAt(table, undone) : entry.at;
}

/** How often a game was taken back to the beginning of a phase, and that was no mistake itself. */
export function returnsTo({ book }: Pick<Table, 'book'>, phase: string): number {
  const undone = book.rules.undoneIn(book.entries);
  return book.entries.filter(
    (entry) => entry.type === 'game-taken-back' && entry.phase === phase && !undone.has(entry.seq),
  ).length;
}

/** The entries that a return to the beginning of a phase that was played undoes: its end, and what happened in the game since. */
export function undoneByReturnTo({ book }: Pick<Table, 'book'>, { seq, orders }: PhasePlayed): number[] {
  const first = Math.min(seq, ...[...orders.values()].map((published) => published.seq));
  const undone = book.rules.undoneIn(book.entries);
  return book.entries
    .filter((entry) => entry.seq >= first && undoneByReturn.includes(entry.type) && !undone.has(entry.seq))
    .map((entry) => entry.seq);
}
