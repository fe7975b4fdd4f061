import { advance, type Game } from '../../../packages/nomic/src/index.ts';
import type { Instant } from '../../../terms/time.ts';
import type { Actor } from '../../house/people.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, type Result, refused } from '../../house/result.ts';
import { findTableOf, type Meant, notPlayed, type Table } from '../table.ts';
import { ownSeat } from '../who.ts';

/** The game of Nomic at a table. Throws where none is played: whoever asks has looked before. */
export function nomicGame({ number, state: { nomic } }: Pick<Table, 'number' | 'state'>): Game {
  if (nomic === null) throw new Error(`No Nomic is played at table ${number}`);
  return nomic.game;
}

/** The same as it is by now, with all that has fallen due. */
export function nomicGameAt(table: Pick<Table, 'number' | 'state'>, now: Instant): Game {
  const game = nomicGame(table);
  return advance(game, Math.max(game.now, now));
}

/** The table that is meant, with its game of Nomic, be it over or not; refused before its start, and where something else is played. */
export function findNomic(view: ClubView, meant: Meant): Result<{ table: Table; game: Game }> {
  const found = findTableOf(view, meant, 'nomic');
  if (!found.ok) return found;
  const table = found.value;
  const { nomic } = table.state;
  return nomic === null ? refused(notPlayed(table)) : done({ table, game: nomic.game });
}

/** A game in which somebody has a seat. */
export interface OwnNomic {
  table: Table;
  game: Game;
  seat: string;
}

/** The game in which somebody plays, and their seat; refused to those who play none (Nomic 2.3). */
export function findOwnNomic(view: ClubView, actor: Actor, meant: Meant): Result<OwnNomic> {
  const found = findNomic(view, meant);
  if (!found.ok) return found;
  const seat = ownSeat(view, actor, found.value.table, 'acting');
  return seat.ok ? done({ ...found.value, seat: seat.value.id }) : seat;
}
