import { describe, expect, it } from 'vitest';
import {
  isIndependent,
  isSevereLoss,
  needsFinding,
  penaltyKinds,
} from '../../../terms/administration/sanctions.ts';

describe('Act III.2.3: a severe sanction needs a finding of intent or negligence', () => {
  it.each(penaltyKinds)('a %s by itself', (kind) => {
    expect(needsFinding([kind])).toBe(['ban', 'halve', 'reset'].includes(kind));
  });

  it('one severe part makes the whole penalty severe', () => {
    expect(needsFinding(['warning', 'time', 'reset'])).toBe(true);
    expect(needsFinding(['warning', 'time', 'forfeit', 'deduction'])).toBe(false);
  });
});

describe('Act III.2.3: what takes half of a score is as severe as halving it', () => {
  it.each([
    { before: 500, after: 100, severe: true },
    { before: 500, after: 250, severe: true },
    { before: 500, after: 251, severe: false },
    { before: 200, after: 100, severe: true },
    { before: 199, after: 100, severe: false },
    { before: 100, after: 100, severe: false },
    { before: 100, after: 300, severe: false },
  ])('$before to $after: $severe', ({ before, after, severe }) => {
    expect(isSevereLoss(before, after)).toBe(severe);
  });
});

describe('Acts II.9 and III.3.5: a Moderator who has no part in the matter', () => {
  it.each([
    { who: 'an outsider', moderator: 3, may: true },
    { who: 'the person it is against', moderator: 1, may: false },
    { who: 'their opponent in the game', moderator: 2, may: false },
  ])('$who: $may', ({ moderator, may }) => {
    expect(isIndependent(moderator, { person: 1, players: [1, 2] })).toBe(may);
  });

  it('holds without a game too', () => {
    expect(isIndependent(1, { person: 1, players: [] })).toBe(false);
    expect(isIndependent(2, { person: 1, players: [] })).toBe(true);
  });
});
