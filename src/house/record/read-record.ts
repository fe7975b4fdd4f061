import type { Act } from '../../../terms/register.ts';
import type { Instant } from '../../../terms/time.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Entry } from '../../rule-books.ts';
import type { Clubs } from '../clubs.ts';
import type { ClubView, KeptText, TextKind } from '../ports.ts';
import { entriesAbout } from '../privacy/on-file.ts';

/** How a person is called where the words are shown, safely for that place. */
export type Naming = (person: PersonNumber) => string;

/** One thing on a person's record. */
export interface RecordLine {
  seq: number;
  at: Instant;
  /** What it was, in a clause. */
  what: string;
  acts: readonly Act[];
  /** Who did it, by name; null for the bot itself. */
  by: string | null;
  /** Undone since. */
  undone: boolean;
  /** The words kept with it, as they were typed. */
  said: KeptText[];
}

/** Everything on file about a person, in order, with what was undone. */
export async function recordOf(
  clubs: Clubs,
  view: ClubView,
  person: PersonNumber,
  name: Naming,
): Promise<RecordLine[]> {
  const undone = view.rules.undoneIn(view.entries);
  const lines = entriesAbout(view, person).flatMap((entry): Omit<RecordLine, 'said'>[] => {
    const what = wordsOf(view, entry, name);
    if (what === null) return [];
    const { seq, at, acts, by } = entry;
    return [{ seq, at, what, acts, by: by === null ? null : name(by), undone: undone.has(seq) }];
  });
  const texts = await clubs.texts(
    view.id,
    lines.map(({ seq }) => seq),
  );
  return lines.map((line) => ({
    ...line,
    said: texts.filter(({ seq, kind }) => seq === line.seq && !beforeCourt.includes(kind)),
  }));
}

/** What is said before the Court, and by it, is read there. */
const beforeCourt: readonly TextKind[] = ['statement', 'conditions'];

/** What was undone is said together with what it undid. */
function wordsOf(view: ClubView, entry: Entry, name: Naming): string | null {
  if (entry.type !== 'voided') return view.rules.kindOf(entry).line?.(entry, { view, name }) ?? null;
  const target = view.entries[entry.entry - 1];
  if (target === undefined) return null;
  if (target.type === 'game-counted') return `game #${target.game} was taken off the board`;
  const what = wordsOf(view, target, name);
  return what === null ? null : `undone: ${what}`;
}
