import { describe, expect, it } from 'vitest';
import {
  mayActOnGame,
  mayAppoint,
  mayModerate,
  moderatesAs,
  type Office,
} from '../../../terms/administration/authority.ts';

const held = (...offices: Office[]): ReadonlySet<Office> => new Set(offices);

describe('Act III.2: who appoints', () => {
  it.each([
    { offices: held(), may: false },
    { offices: held('moderator', 'justice'), may: false },
    { offices: held('chief'), may: true },
  ])('$offices: $may', ({ offices, may }) => {
    expect(mayAppoint(offices)).toBe(may);
  });
});

describe('Act III.3.4: who uses a Moderator’s power, and as what', () => {
  it.each([
    { offices: held(), as: null },
    { offices: held('moderator'), as: 'moderator' },
    { offices: held('justice'), as: 'justice' },
    { offices: held('chief'), as: 'chief' },
    { offices: held('chief', 'justice', 'moderator'), as: 'moderator' },
    { offices: held('chief', 'justice'), as: 'justice' },
  ])('$offices: $as', ({ offices, as }) => {
    expect(moderatesAs(offices)).toBe(as);
    expect(mayModerate(offices)).toBe(as !== null);
  });
});

describe('Act III.3.5: nobody decides on a game they played', () => {
  it.each([
    { actor: 1, may: false },
    { actor: 2, may: false },
    { actor: 3, may: true },
  ])('person $actor, on the game of 1 and 2: $may', ({ actor, may }) => {
    expect(mayActOnGame(actor, [1, 2])).toBe(may);
  });
});
