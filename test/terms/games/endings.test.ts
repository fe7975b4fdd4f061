import { describe, expect, it } from 'vitest';
import { contradiction } from '../../../terms/games/endings.ts';

describe('Act I.1: how a game ended and what it brought', () => {
  it.each([
    ['checkmate', 1, null],
    ['checkmate', 0, null],
    ['checkmate', 0.5, 'win'],
    ['resignation', 0, null],
    ['resignation', 0.5, 'win'],
    ['stalemate', 0.5, null],
    ['stalemate', 1, 'draw'],
    ['agreement', 0.5, null],
    ['agreement', 0, 'draw'],
    ['time', 1, null],
    ['time', 0.5, null],
    ['clock', 0, null],
    ['other', 0.5, null],
  ] as const)('%s with %s: %s', (ending, score, made) => {
    expect(contradiction(ending, score)).toBe(made);
  });
});
