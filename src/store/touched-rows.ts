import type { LocalDate } from '../../terms/time.ts';
import type { Entry, GameNumber, PersonNumber } from '../ledger/entries.ts';
import type { State } from '../ledger/state.ts';
import { differing, games, sessions, standings } from './projections.ts';

/** The rows of the projections that a change may have changed, by their keys. */
export class TouchedRows {
  readonly standings = new Set<PersonNumber>();
  readonly games = new Set<GameNumber>();
  readonly sessions = new Set<LocalDate>();

  /** Takes in what one more entry changes; `state` is the one it was just added to. */
  touch(entry: Entry, state: State): void {
    switch (entry.type) {
      case 'joined':
      case 'removed':
      case 'banned':
      case 'ban-ended':
      case 'adjusted':
      case 'decayed':
      case 'register-corrected':
        this.standings.add(entry.person);
        return;
      case 'penalty-issued':
        this.standings.add(entry.person);
        if (entry.game !== null) this.games.add(entry.game);
        return;
      case 'session-opened':
        this.sessions.add(entry.date);
        return;
      case 'session-closed':
        return this.touchSession(entry.date, state);
      case 'game-recorded':
      case 'game-declared-second':
      case 'game-confirmed':
      case 'game-referred':
      case 'game-withdrawn':
      case 'game-approved':
      case 'game-refused':
      case 'game-lapsed':
        this.games.add(entry.game);
        return;
      case 'game-counted':
        return this.touchGame(entry.game, state);
      case 'erased':
      case 'channels-chosen':
      case 'access-chosen':
      case 'staff-named':
      case 'staff-read':
      case 'papers-read':
      case 'post-removal-ordered':
      case 'file-read':
      case 'renamed':
      case 'account-linked':
      case 'figures-set':
      case 'office-given':
      case 'office-taken':
      case 'session-reported':
      case 'session-cancelled':
      case 'session-restored':
      case 'checked-in':
      case 'checked-out':
      case 'penalty-declared':
      case 'penalty-reminded':
      case 'monitored':
      case 'monitor-lifted':
      case 'monitor-restated':
      case 'monitor-overdue':
      case 'clock-required':
      case 'clock-waived':
      case 'removal-requested':
      case 'removal-request-withdrawn':
      case 'removal-reminded':
      case 'objected':
      case 'rematch-decided':
      case 'terms-published':
      case 'suggested':
      case 'suggestion-answered':
      case 'limit-set':
      case 'limit-paused':
      case 'limit-resumed':
      case 'limit-ended':
      case 'evidence-consented':
      case 'online-challenged':
      case 'online-accepted':
      case 'online-declined':
      case 'online-lapsed':
      case 'online-moved':
      case 'draw-offered':
      case 'draw-declined':
      case 'online-ended':
      case 'online-voided':
      case 'clock-opened':
      case 'clock-consented':
      case 'clock-declined':
      case 'clock-started':
      case 'clock-ended':
      case 'clock-entered':
      case 'chief-acted':
      case 'consent-asked':
      case 'consent-answered':
      case 'breach-found':
      case 'petitioned':
      case 'petition-withdrawn':
      case 'petition-denied':
      case 'writ-given':
      case 'panel-seated':
      case 'recused':
      case 'counsel-named':
      case 'witness-called':
      case 'exhibit-filed':
      case 'exhibit-viewed':
      case 'exhibit-released':
      case 'exhibit-erased':
      case 'motion-made':
      case 'motion-voted':
      case 'motion-ruled':
      case 'vote-cast':
      case 'revote-called':
      case 'judged':
      case 'redecided':
      case 'remand-returned':
      case 'author-chosen':
      case 'opinion-published':
      case 'en-banc-asked':
      case 'en-banc-answered':
      case 'court-reminded':
      case 'wait-told':
      case 'docket-told':
        return;
      case 'game-corrected':
      case 'voided':
        return;
      default:
        entry satisfies never;
    }
  }

  /** Takes in all that the ledger folded anew has otherwise than before. */
  touchDiffering(before: State, after: State): void {
    for (const key of differing(standings, before, after)) this.standings.add(key);
    for (const key of differing(games, before, after)) this.games.add(key);
    for (const key of differing(sessions, before, after)) this.sessions.add(key);
  }

  /** Whoever was there is now last seen at that session. */
  private touchSession(date: LocalDate, state: State): void {
    this.sessions.add(date);
    for (const person of state.sessions.get(date)?.stays.keys() ?? []) this.standings.add(person);
  }

  private touchGame(number: GameNumber, state: State): void {
    this.games.add(number);
    const game = state.games[number];
    if (game === undefined) return;
    this.standings.add(game.player);
    this.standings.add(game.opponent);
  }
}
