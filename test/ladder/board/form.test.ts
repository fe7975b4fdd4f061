import { describe, expect, it } from 'vitest';
import { formOf } from '../../../src/ladder/board/form.ts';
import { confirmGame } from '../../../src/ladder/games/answer-game.ts';
import { voidGame } from '../../../src/ladder/games/void-game.ts';
import { afternoon, enters, plays } from '../games/afternoon.ts';

describe('the form of the last five', () => {
  it('is empty for somebody of whom no game counts', () => {
    const { club, ana, bo } = afternoon();
    enters(club, ana, bo);
    expect(formOf(club.view.state, ana)).toEqual([]);
  });

  it('has what the last five games brought each player, the newest last', () => {
    const { club, mo, ana, bo } = afternoon();
    for (const score of [0, 1, 0.5, 1, 0, 1] as const) plays(club, mo, ana, bo, score);
    expect(formOf(club.view.state, ana)).toEqual([1, 0.5, 1, 0, 1]);
    expect(formOf(club.view.state, bo)).toEqual([0, 0.5, 0, 1, 0]);
  });

  it('goes by the order in which games came to count', () => {
    const { club, mo, ana, bo } = afternoon();
    const waits = enters(club, ana, bo);
    plays(club, mo, ana, bo, 0);
    club.does(bo, confirmGame, { game: `${waits}` });
    expect(formOf(club.view.state, ana)).toEqual([0, 1]);
  });

  it('leaves out a game that was undone', () => {
    const { club, mo, ana, bo } = afternoon();
    plays(club, mo, ana, bo, 1);
    plays(club, mo, ana, bo, 0);
    club.does(mo, voidGame, { game: '1', reason: 'It was another day' });
    expect(formOf(club.view.state, ana)).toEqual([0]);
  });
});
