import { describe, expect, it } from 'vitest';
import { correctGame } from '../../../src/ladder/games/decide-game.ts';
import { objectGame } from '../../../src/ladder/games/rematch-game.ts';
import { voidAsChief, voidGame } from '../../../src/ladder/games/void-game.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { localDate } from '../../../terms/time.ts';
import type { Story } from '../../support/a-club.ts';
import { Courtroom } from '../../support/a-judgement.ts';
import { saidOf } from '../../support/refusals.ts';

/** A game that counts, won by the first of the two. Returns its number. */
function played(story: Story, player: PersonNumber, opponent: PersonNumber): number {
  const game = Math.max(1, story.view.state.games.length);
  const about = {
    player,
    opponent,
    score: 1,
    colour: null,
    online: false,
    ended: null,
    approval: [],
  } as const;
  const date = localDate(story.now, story.view.state.figures);
  story.write({ type: 'game-recorded', game, playedAt: story.now, date, ...about, approval: [] });
  story.write({ type: 'game-counted', game });
  return game;
}

describe('Act III.3.8: a game that the Court has judged', () => {
  it('cannot be changed by anybody but the Court', () => {
    const court = new Courtroom();
    const { story, ana, mia, jo, chief } = court;
    const game = played(story, ana, jo);
    const reason = 'I know better';
    court.judged({ subject: { kind: 'game', game }, outcome: { kind: 'uphold' } });
    const tries = [
      story.does(mia, correctGame, { game: `${game}`, score: 0, reason }),
      story.does(mia, voidGame, { game: `${game}`, reason }),
      story.does(ana, objectGame, { game: `${game}` }),
      story.does(chief, voidAsChief, { game: `${game}`, reason }),
    ];
    expect(tries.map(saidOf)).toEqual(tries.map(() => ['game-judged']));
  });

  it('can be, while the case is open', () => {
    const court = new Courtroom();
    const { story, ana, mia, jo } = court;
    const game = played(story, ana, jo);
    court.filed({ kind: 'game', game });
    expect(saidOf(story.does(mia, voidGame, { game: `${game}`, reason: 'A mistake of mine' }))).toEqual([
      'done',
    ]);
  });
});
