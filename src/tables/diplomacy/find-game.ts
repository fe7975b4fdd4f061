import type { ClubView } from '../../house/ports.ts';
import { done, notUnderstood, type Result, refused } from '../../house/result.ts';
import { findTableOf, type Meant, notPlayed, type Table } from '../table.ts';
import type { DiplomacyGame, PhasePlayed } from './game.ts';
import { phaseName } from './words/phase-name.ts';

/** A table with its game of Diplomacy, be it over or not. */
export interface TableWithGame {
  readonly table: Table;
  readonly game: DiplomacyGame;
}

/** The game of the table that is meant; refused before its start, and where something else is played. */
export function findGame(view: ClubView, meant: Meant): Result<TableWithGame> {
  const found = findTableOf(view, meant, 'diplomacy');
  if (!found.ok) return found;
  const table = found.value;
  const { diplomacy: game } = table.state;
  return game === null ? refused(notPlayed(table)) : done({ table, game });
}

/** A phase that was played, by what somebody typed: `S1901M`, or its name. Not understood if there is none. */
export function findPhase({ game, table }: TableWithGame, typed: string): Result<PhasePlayed> {
  const words = typed.trim().toLowerCase();
  const names = (phase: string): string[] =>
    [phase, phaseName(phase, table)].map((name) => name.toLowerCase());
  const found = game.history.find(({ phase }) => names(phase).includes(words));
  return found === undefined ? notUnderstood({ problem: 'no-such-phase', text: typed }) : done(found);
}
