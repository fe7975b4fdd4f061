import type { EntryOf } from './entries.ts';
import type { State } from './state.ts';

type RequestEntry = EntryOf<
  'removal-requested' | 'removal-request-withdrawn' | 'removal-reminded' | 'objected' | 'rematch-decided'
>;

/** Keeps what Members ask for and what came of it (Acts I.6 and II.8). */
export function applyRequest(state: State, entry: RequestEntry): void {
  switch (entry.type) {
    case 'removal-requested':
      state.removalRequests.set(entry.person, { seq: entry.seq, at: entry.at, reminded: [] });
      return;
    case 'removal-request-withdrawn':
      state.removalRequests.delete(entry.person);
      return;
    case 'removal-reminded':
      state.removalRequests.get(entry.person)?.reminded.push({ day: entry.day, at: entry.at });
      return;
    case 'objected': {
      const { seq, at, person, game } = entry;
      state.objections.set(game, { seq, at, person, decided: null });
      return;
    }
    case 'rematch-decided': {
      const objection = state.objections.get(entry.game);
      if (objection !== undefined) objection.decided = { outcome: entry.outcome, seq: entry.seq };
      return;
    }
    default:
      entry satisfies never;
  }
}
