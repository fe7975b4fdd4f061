import type { LocalDate } from '../../terms/time.ts';
import type { GameNumber, PersonNumber } from '../ledger/fields.ts';
import { type Entry, rules, type State } from '../rule-books.ts';
import { differing, games, sessions, standings } from './projections.ts';

/** The rows of the projections that a change may have changed, by their keys. */
export class TouchedRows {
  readonly standings = new Set<PersonNumber>();
  readonly games = new Set<GameNumber>();
  readonly sessions = new Set<LocalDate>();

  /** Takes in what one more entry changes; `state` is the one it was just added to. */
  touch(entry: Entry, state: State): void {
    const { standings = [], games = [], sessions = [] } = rules.kindOf(entry).rows?.(entry, state) ?? {};
    for (const person of standings) this.standings.add(person);
    for (const game of games) this.games.add(game);
    for (const date of sessions) this.sessions.add(date);
  }

  /** Takes in all that the ledger folded anew has otherwise than before. */
  touchDiffering(before: State, after: State): void {
    for (const key of differing(standings, before, after)) this.standings.add(key);
    for (const key of differing(games, before, after)) this.games.add(key);
    for (const key of differing(sessions, before, after)) this.sessions.add(key);
  }
}
