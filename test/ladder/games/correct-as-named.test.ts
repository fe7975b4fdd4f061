import { describe, expect, it } from 'vitest';
import { correctAsNamed } from '../../../src/ladder/games/decide-game.ts';
import { afternoon, enters, game, named } from './afternoon.ts';

describe('a correction by what the player named first had', () => {
  it.each([
    ['white', 1, 0, 0],
    ['black', 1, 1, 0],
    ['black', 0, 0.5, 0.5],
    [null, 1, 0, 0],
  ] as const)('colour %s of the person who entered it: %s becomes %s', (colour, score, said, kept) => {
    const { club, mo, ana, bo } = afternoon();
    const number = enters(club, mo, bo, { player: named(ana), colour, score });
    const result = club.does(mo, correctAsNamed, { game: `${number}`, score: said, reason: 'Misread' });
    expect(result.ok).toBe(true);
    expect(game(club, number).score).toBe(kept);
  });
});
