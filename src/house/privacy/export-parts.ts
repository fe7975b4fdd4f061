import type { Instant } from '../../../terms/time.ts';
import type { Entry, PersonNumber } from '../../ledger/entries.ts';
import { mentionsIn } from '../../ledger/mentions.ts';
import type { KeptText, TextKind } from '../ports.ts';
import type { EntryExport, Iso } from './export-shape.ts';
import type { OnFile } from './on-file.ts';

export const iso = (instant: Instant): Iso => new Date(instant).toISOString();
export const isoOrNull = (instant: Instant | null): Iso | null => (instant === null ? null : iso(instant));

/**
 * An entry of the ledger with its texts. Of what a person did in somebody else's matter it says that and when they did it,
 * and to what; a dispute or a petition in another's words is left out.
 */
export function exportEntry(
  { entry, concern }: OnFile,
  kept: readonly KeptText[],
  person: PersonNumber,
): EntryExport {
  const { seq, at, by, type, acts, terms, ...says } = entry;
  const isOthers = concern === 'deed';
  const texts = kept.filter(({ kind }) => !isOthers && (by === person || !othersWords.includes(kind)));
  return {
    entry: seq,
    at: iso(at),
    byYou: by === person,
    othersMatter: isOthers,
    type,
    acts,
    terms,
    says: isOthers ? thingsIn(entry) : says,
    texts: Object.fromEntries(texts.map(({ kind, text }) => [kind, text])),
  };
}

const othersWords: readonly TextKind[] = ['dispute', 'statement'];

/** What an entry is about, by number, without anybody. */
const thingsIn = (entry: Entry): Record<string, number> =>
  Object.fromEntries(
    mentionsIn(entry).flatMap(({ mark, number }) => (mark === 'person' ? [] : [[mark, number] as const])),
  );
