import { expect } from 'vitest';
import { appealsBook } from '../../../src/appeals/book/court.ts';
import { banAt } from '../../../src/house/book/discipline.ts';
import type { ClubView } from '../../../src/house/ports.ts';
import { monitorOn } from '../../../src/ladder/book/monitors.ts';
import type { PenaltyPart } from '../../../src/ledger/fields.ts';
import { type Entry, fold, type State } from '../../../src/rule-books.ts';
import type { ModelClub } from './a-club.ts';
import { ana, cy, endOf, type Item, type Relief } from './facts.ts';

/** Relief is carried out once: the board is that of a club in which it had been decided so from the start. */
export function isAsThoughFromTheStart(club: ModelClub, { entries, state }: ClubView): void {
  const instead = (item: Item): Relief | null => club.instead(item);
  const rewritten = entries
    .filter(({ type }) => !appealsBook.kinds.some((kind) => kind.type === type))
    .flatMap((entry) => fromTheStart(entry, instead, club.banUntil));
  const now = club.now;
  expect(board(state, now)).toEqual(board(fold(rewritten), now));
  expect(monitorOn(state, ana) === null).toBe(instead('monitor') !== null);
}

const board = (state: State, now: number) => ({
  standings: state.standings.map((standing) => standing && { ...standing }),
  games: state.games.map((game) => game && { status: game.status, score: game.score }),
  ban: banAt(state, cy, now)?.endsAt ?? null,
});

const penalties: readonly Item[] = ['deduction', 'fraud', 'ban'];

/** The entry as it would have been, or none where it would not. */
function fromTheStart(entry: Entry, instead: (item: Item) => Relief | null, until: string): Entry[] {
  const relief = instead(matterOf(entry));
  if (relief?.kind === 'undo') return [];
  if (entry.type === 'penalty-issued') return [{ ...entry, parts: partsOf(entry.parts, relief, until) }];
  if (entry.type === 'adjusted' && relief?.kind === 'points')
    return [{ ...entry, change: { points: relief.points } }];
  if (entry.type === 'game-corrected' && relief?.kind === 'result')
    return [{ ...entry, score: relief.result }];
  return [entry];
}

/** Which matter of the model an entry is of; `other`, whose relief does nothing, where it is of none. */
function matterOf(entry: Entry): Item {
  if (entry.type === 'penalty-issued' || entry.type === 'penalty-declared')
    return penalties[entry.penalty - 1] ?? 'other';
  if (entry.type === 'adjusted' && entry.acts.includes('III.5')) return 'technical';
  return entry.type === 'game-corrected' ? 'game' : 'other';
}

function partsOf(parts: readonly PenaltyPart[], relief: Relief | null, until: string): PenaltyPart[] {
  if (relief?.kind === 'points')
    return relief.points > 0 ? [{ kind: 'deduction', points: relief.points }] : [{ kind: 'warning' }];
  return parts.map((part) => (part.kind === 'ban' ? { ...part, until, endsAt: endOf(until) } : part));
}
