import { provePresence, sessionOn } from '../../ladder/book/register.ts';
import { isRematchPlayed } from '../../ladder/book/rematch.ts';
import type { EntryOf } from '../../ledger/entries.ts';
import type { State } from '../../ledger/state.ts';

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
    case 'rematch-decided':
      return decideRematch(state, entry);
    default:
      entry satisfies never;
  }
}

/** Acts 0.9 and I.6: a rematch that was played, of a game that counts, shows that both were there that day. */
function decideRematch(state: State, { game: number, outcome, seq, at }: EntryOf<'rematch-decided'>): void {
  const objection = state.objections.get(number);
  if (objection !== undefined) objection.decided = { outcome, seq };
  const game = state.games[number];
  const session = sessionOn(state, at);
  if (session === undefined || game?.status !== 'counted' || !isRematchPlayed(outcome)) return;
  const players = [game.player, game.opponent].map((person) => state.standings[person]);
  provePresence(
    session,
    players.filter((standing) => standing !== undefined),
  );
}
