import { describe, expect, it } from 'vitest';
import { previewVoid, voidGame } from '../../../src/ladder/games/void-game.ts';
import { gameCard } from '../../../src/ladder/words/game-card.ts';
import { renderStatus } from '../../../src/ladder/words/sessions.ts';
import { aClub } from '../../support/a-club.ts';
import { foldsOf } from '../../support/fold-count.ts';

// Of the whole ledger, which grows for years: what is asked often is answered from the fold that is kept.
/** The club of a test folds a copy of its ledger for each change. */
const ownFold = 1;

/** A club at its session, with games of Ana and Bo that count. */
function aSession(games: number) {
  const club = aClub({ now: '2026-11-20 12:40' });
  const mia = club.moderator('Mia');
  const [ana, bo] = [club.member('Ana'), club.member('Bo')];
  const date = club.openSession(mia);
  for (let game = 1; game <= games; game++) {
    const about = { colour: null, playedAt: club.now, date, online: false, ended: null, approval: [] };
    club.write({ type: 'game-recorded', game, player: ana, opponent: bo, score: 1, ...about });
    club.write({ type: 'game-counted', game });
  }
  const { view } = club;
  return { club, view, mia, folds: foldsOf(view.entries) };
}

describe('the ledger is not folded', () => {
  it('for what a card says of the scores', () => {
    const { view, folds } = aSession(3);
    const [, second] = view.state.games.filter((game) => game !== undefined);
    const card = second === undefined ? {} : gameCard(view, second);
    expect(JSON.stringify(card)).toContain('It counts: **Ana** 139 (+19), **Bo** 100 (±0)');
    expect(folds()).toBe(0);
  });

  it('for the games of `/session status`', () => {
    const { club, view, folds } = aSession(10);
    expect(JSON.stringify(renderStatus(view, club.now))).toContain('**#10**');
    expect(folds()).toBe(0);
  });
});

describe('the ledger is folded once', () => {
  const input = { game: '1', reason: 'It was never played.' };

  it('to show what voiding a game would do', () => {
    const { club, view, mia, folds } = aSession(3);
    const preview = previewVoid(view, club.actor(mia), input);
    expect(preview.ok && preview.value.changes).toHaveLength(1);
    expect(folds()).toBe(1);
  });

  it('to void it and say what that did', () => {
    const { club, view, mia, folds } = aSession(3);
    const preview = previewVoid(view, club.actor(mia), input);
    expect(folds()).toBe(1);
    const result = club.does(mia, voidGame, input);
    expect(result.ok && result.value).toMatchObject({
      kind: 'game-voided',
      changes: preview.ok && preview.value.changes,
    });
    expect(folds()).toBe(1 + ownFold);
  });
});
