import { expect } from 'vitest';
import type { ClubView } from '../../../src/club/ports.ts';
import { courtSchemas } from '../../../src/ledger/court-entries.ts';
import type { Entry, PenaltyPart } from '../../../src/ledger/entries.ts';
import { fold } from '../../../src/ledger/fold.ts';
import { monitorOn } from '../../../src/ledger/monitors.ts';
import type { State } from '../../../src/ledger/state.ts';
import { banAt } from '../../../src/ledger/views.ts';
import type { ModelClub } from './a-club.ts';
import { ana, cy, endOf, type Item, type Relief } from './facts.ts';

/** Relief is carried out once: the board is that of a club in which it had been decided so from the start. */
export function isAsThoughFromTheStart(club: ModelClub, { entries, state }: ClubView): void {
  const instead = (item: Item): Relief | null => club.instead(item);
  const rewritten = entries
    .filter(({ type }) => !(type in courtSchemas))
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
  switch (entry.type) {
    case 'penalty-issued': {
      const relief = instead(penalties[entry.penalty - 1] ?? 'other');
      if (relief?.kind === 'undo') return [];
      return [{ ...entry, parts: partsOf(entry.parts, relief, until) }];
    }
    case 'penalty-declared':
      return instead(penalties[entry.penalty - 1] ?? 'other')?.kind === 'undo' ? [] : [entry];
    case 'adjusted': {
      const relief = entry.acts.includes('III.5') ? instead('technical') : null;
      if (relief?.kind === 'undo') return [];
      return relief?.kind === 'points' ? [{ ...entry, change: { points: relief.points } }] : [entry];
    }
    case 'game-corrected': {
      const relief = instead('game');
      if (relief?.kind === 'undo') return [];
      return relief?.kind === 'result' ? [{ ...entry, score: relief.result }] : [entry];
    }
    default:
      return [entry];
  }
}

function partsOf(parts: readonly PenaltyPart[], relief: Relief | null, until: string): PenaltyPart[] {
  if (relief?.kind === 'points')
    return relief.points > 0 ? [{ kind: 'deduction', points: relief.points }] : [{ kind: 'warning' }];
  return parts.map((part) => (part.kind === 'ban' ? { ...part, until, endsAt: endOf(until) } : part));
}
