import type { Game } from '../../../packages/nomic/src/index.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, type Result, refused } from '../../house/result.ts';
import { findTable, type Meant, notPlayed, type Table } from '../table.ts';

/** The game of Nomic at a table. Throws where none is played: whoever asks has looked before. */
export function nomicGame({ number, state: { nomic } }: Pick<Table, 'number' | 'state'>): Game {
  if (nomic === null) throw new Error(`No Nomic is played at table ${number}`);
  return nomic.game;
}

/** The table that is meant, with its game of Nomic, be it over or not; refused before its start, and where something else is played. */
export function findNomic(view: ClubView, meant: Meant): Result<{ table: Table; game: Game }> {
  const found = findTable(view, meant);
  if (!found.ok) return found;
  const table = found.value;
  const { nomic } = table.state;
  return nomic === null ? refused(notPlayed(table)) : done({ table, game: nomic.game });
}
