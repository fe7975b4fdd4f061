import { contradiction } from '../../terms/games/endings.ts';
import type { Instant } from '../../terms/time.ts';
import type { Effect } from '../appeals/book/court-entries.ts';
import { replacesFirst } from '../ladder/book/rematch.ts';
import type {
  Ending,
  Entry,
  EntryOf,
  EntryType,
  GameNumber,
  Office,
  PenaltyNumber,
  PenaltyPart,
  PersonNumber,
  Points,
} from './entries.ts';

/** What later entries make of earlier ones: known before the first is applied. */
export interface Hindsight {
  /** The places of the entries that never happened. */
  voided: ReadonlySet<number>;
  /** When entries were undone, by their places. */
  undoneAt: ReadonlyMap<number, Instant>;
  /** When penalties came to consist of something else. */
  replacedAt: ReadonlyMap<PenaltyNumber, Instant>;
  /** The results that games came to have. */
  corrected: ReadonlyMap<GameNumber, Points>;
  /** Whether something else took the place of how a game ended: its rematch, a forfeit, a judgement. */
  replaced: ReadonlyMap<GameNumber, boolean>;
  /** What penalties came to consist of (Act III.3.8). */
  penalties: ReadonlyMap<PenaltyNumber, readonly PenaltyPart[]>;
  /** By how many points scores came to be adjusted, by the place of the entry (Act III.3.8). */
  adjusted: ReadonlyMap<number, number>;
  /** The judgements, and decisions after them, in whose place a later one of the case came (Act III.3.9). */
  superseded: ReadonlySet<number>;
}

type Growing = ReturnType<typeof nothingYet>;

function nothingYet() {
  return {
    voided: new Set<number>(),
    undoneAt: new Map<number, Instant>(),
    replacedAt: new Map<PenaltyNumber, Instant>(),
    corrected: new Map<GameNumber, Points>(),
    replaced: new Map<GameNumber, boolean>(),
    penalties: new Map<PenaltyNumber, readonly PenaltyPart[]>(),
    adjusted: new Map<number, number>(),
    superseded: new Set<number>(),
  };
}

export const nothingLater: Hindsight = nothingYet();

/** Whether an entry changes what earlier ones meant, so that the ledger has to be folded again from its start. */
export const reachesBack = (entry: Entry): boolean =>
  correctionBy(entry, nothingLater) !== null || reversedBy(entry) !== null || judgesBack(entry);

/** The places of the entries that never happened, since later ones undid them. */
export const undoneIn = (entries: readonly Entry[]): ReadonlySet<number> => lookBack(entries).voided;

/** Whether a person holds an office after those entries; the fold says the same. */
export function holdsOffice(entries: readonly Entry[], person: PersonNumber, office: Office): boolean {
  const undone = undoneIn(entries);
  const last = entries.findLast(
    (entry) =>
      (entry.type === 'office-given' || entry.type === 'office-taken') &&
      entry.person === person &&
      entry.office === office &&
      !undone.has(entry.seq),
  );
  return last?.type === 'office-given';
}

/** What can change what earlier entries meant; most of a ledger is nothing of the kind, and is passed over at once. */
const backward: ReadonlySet<EntryType> = new Set([
  'voided',
  'game-corrected',
  'rematch-decided',
  'penalty-issued',
  'judged',
  'redecided',
]);

/** Reads voids, corrections and judgements from the last to the first, since a void can itself be voided. */
export function lookBack(entries: readonly Entry[]): Hindsight {
  const later = nothingYet();
  for (let i = entries.length - 1; i >= 0; i--) {
    const entry = entries[i];
    if (entry === undefined || !backward.has(entry.type) || later.voided.has(entry.seq)) continue;
    const reversed = reversedBy(entry);
    if (reversed !== null) undo(later, reversed, entry.at);
    foreseeResult(later, entry);
    for (const effect of effectsOf(entry, later)) foresee(later, effect, entry.at);
    if (entry.type === 'judged') for (const seq of entry.supersedes) later.superseded.add(seq);
  }
  return later;
}

function foreseeResult(later: Growing, entry: Entry): void {
  const correction = correctionBy(entry, later);
  if (correction === null) return;
  keepLatest(later.corrected, correction.game, correction.score);
  if (entry.type !== 'game-corrected') keepLatest(later.replaced, correction.game, replacesEnding(entry));
}

/** Read from the last to the first, the moment that is kept is the first at which it was undone. */
function undo(later: Growing, entry: number, at: Instant): void {
  later.voided.add(entry);
  later.undoneAt.set(entry, at);
}

function foresee(later: Growing, effect: Effect, at: Instant): void {
  switch (effect.kind) {
    case 'void':
    case 'excuse':
      return undo(later, effect.entry, at);
    case 'penalty':
      later.replacedAt.set(effect.penalty, at);
      return keepLatest(later.penalties, effect.penalty, effect.parts);
    case 'game':
      keepLatest(later.replaced, effect.game, true);
      return keepLatest(later.corrected, effect.game, effect.score);
    case 'adjust':
      return keepLatest(later.adjusted, effect.entry, effect.points);
    case 'lift':
      return;
    default:
      effect satisfies never;
  }
}

/** Entries are read from the last to the first: what is there already is later. */
function keepLatest<Key, Value>(known: Map<Key, Value>, key: Key, value: Value): void {
  if (!known.has(key)) known.set(key, value);
}

/** What the Court, or a Moderator after its remand, decided in place of what was decided before (Act III.3.8). */
function effectsOf(entry: Entry, { superseded }: Hindsight): readonly Effect[] {
  if (entry.type !== 'judged' && entry.type !== 'redecided') return [];
  return superseded.has(entry.seq) ? [] : entry.effects;
}

const judgesBack = (entry: Entry): boolean =>
  (entry.type === 'judged' && entry.supersedes.length > 0) ||
  effectsOf(entry, nothingLater).some(({ kind }) => kind !== 'lift');

/** The game that an entry gives another result, in its old place, and that result. */
function correctionBy(entry: Entry, later: Hindsight): { game: GameNumber; score: Points } | null {
  if (entry.type === 'game-corrected') return entry;
  if (entry.type === 'rematch-decided' && entry.score !== null)
    return { game: entry.game, score: entry.score };
  if (entry.type !== 'penalty-issued' || entry.game === null) return null;
  const parts = later.penalties.get(entry.penalty) ?? entry.parts;
  const forfeit = parts.find((part) => part.kind === 'forfeit');
  return forfeit === undefined ? null : { game: entry.game, score: forfeit.score };
}

/** A rematch that nobody played, or a forfeit that was not one, leaves how the game ended. */
const replacesEnding = (entry: Entry): boolean =>
  entry.type !== 'rematch-decided' || replacesFirst(entry.outcome);

/** How a game ended, with what is known later; null where its result is another's, or cannot have come so. */
export function endingAfter(
  { replaced }: Hindsight,
  { game, ended }: EntryOf<'game-recorded'>,
  score: Points,
): Ending | null {
  if (ended === null || replaced.get(game) === true) return null;
  return contradiction(ended, score) === null ? ended : null;
}

/** The entry that another one undoes, as though it had never happened. */
function reversedBy(entry: Entry): number | null {
  if (entry.type === 'voided') return entry.entry;
  return entry.type === 'penalty-issued' ? entry.reverses : null;
}

/** The entry as it was decided in the end: a penalty with its later parts, an adjustment by its later points. */
export function asDecided(entry: Entry, { penalties, adjusted }: Hindsight): Entry {
  if (entry.type === 'penalty-issued')
    return { ...entry, parts: [...(penalties.get(entry.penalty) ?? entry.parts)] };
  const points = adjusted.get(entry.seq);
  return entry.type === 'adjusted' && points !== undefined ? { ...entry, change: { points } } : entry;
}
