import { describe, expect, it } from 'vitest';
import { hasOutlasted, needsApproval, needsOverseer } from '../../../terms/leaderboard/monitors.ts';
import { needsClock, stoodAt } from '../../../terms/leaderboard/orders.ts';

const lifted = { from: 100, to: 200 };
const lasting = { from: 300, to: null };

describe('an order holds from the moment it is given until just before it is ended', () => {
  it.each([
    [99, false],
    [100, true],
    [199, true],
    [200, false],
    [299, false],
    [300, true],
    [9_999, true],
  ])('at %i: %s', (at, stood) => {
    expect([lifted, lasting].some((order) => stoodAt(order, at))).toBe(stood);
  });
});

describe('Act II.10.3: a Moderator has to watch a game that ends under a monitor', () => {
  it.each([
    [99, false],
    [100, true],
    [199, true],
    [200, false],
  ])('one that ended at %i: %s', (endedAt, watched) => {
    expect(needsOverseer([lifted], endedAt)).toBe(watched);
  });

  it('not where nobody is monitored', () => {
    expect(needsOverseer([], 150)).toBe(false);
  });
});

describe('Act II.10.4: a game is approved that is played or entered under a monitor', () => {
  it.each([
    ['played and entered before it', 98, 99, false],
    ['played before it, entered as it is placed', 99, 100, true],
    ['played and entered under it', 120, 121, true],
    ['played under it, entered as it is lifted', 199, 200, true],
    ['played and entered after it', 200, 201, false],
    ['played before it, entered after it', 99, 200, false],
  ])('%s', (_, endedAt, enteredAt, approval) => {
    expect(needsApproval([lifted], { endedAt, enteredAt })).toBe(approval);
  });
});

describe('Act II.10.5: a monitor outlasts the session after it was stated', () => {
  it.each([
    ['no session since', [], 1, false],
    ['the session under way when it was stated', [999], 1, false],
    ['a session that began in that very moment', [1000], 1, false],
    ['the session after it', [1001], 1, true],
    ['one of two', [999, 1001], 2, false],
    ['two of two', [1001, 2001], 2, true],
    ['more than it takes', [1001, 2001, 3001], 1, true],
  ])('%s', (_, sessions, monitorSessions, outlasted) => {
    expect(hasOutlasted(1000, sessions, { monitorSessions })).toBe(outlasted);
  });
});

describe('Act II.11: a game needs a clock that ends while a player is ordered to use one', () => {
  it.each([
    [99, false],
    [100, true],
    [199, true],
    [200, false],
    [300, true],
  ])('one that ended at %i: %s', (endedAt, clock) => {
    expect(needsClock([lifted, lasting], endedAt)).toBe(clock);
  });
});
