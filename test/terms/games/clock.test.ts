import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beginningTime,
  type ChessClock,
  type ClockPress,
  clockAfter,
  flagAt,
  hasFlagged,
  latestPress,
  moveNumber,
  newClock,
  pressed,
  pressKinds,
  pressSlack,
  pressTakenAt,
  timesAt,
} from '../../../terms/games/clock.ts';

const fiveMinutes = newClock({ white: 300_000, black: 300_000 });

/** `start@0 white@3000` */
const presses = (text: string): ClockPress[] =>
  text.split(' ').map((each) => {
    const [word, at] = each.split('@');
    const kind = pressKinds.find((known) => known === word);
    if (kind === undefined) throw new Error(`There is no press ${word}`);
    return { kind, at: Number(at) };
  });

/** `4:57.0 5:00.0 black running` at that moment. */
function stands(clock: ChessClock, at: number): string {
  const { white, black } = timesAt(clock, at);
  return `${white} ${black} ${clock.turn} ${clock.phase}`;
}

describe('Act I.7.3: two countdowns, of which one runs', () => {
  it.each([
    ['start@0', 0, '300000 300000 white running'],
    ['start@0', 3000, '297000 300000 white running'],
    ['start@0 white@3000', 4000, '297000 299000 black running'],
    ['start@0 white@3000 black@10000', 10_500, '296500 293000 white running'],
    ['start@0 pause@3000', 9000, '297000 300000 white paused'],
    ['start@0 pause@3000 resume@9000', 10_000, '296000 300000 white running'],
    ['start@0 white@1 pause@2 resume@3', 4, '299999 299998 black running'],
  ])('%s: at %i ms %s', (text, at, words) => {
    expect(stands(clockAfter(fiveMinutes, presses(text), 0), at)).toBe(words);
  });

  it.each([
    ['before its start', '', 'white@1', 'not-running'],
    ['before its start', '', 'pause@1', 'not-running'],
    ['before its start', '', 'resume@1', 'not-paused'],
    ['on White’s turn', 'start@0', 'black@1', 'not-your-turn'],
    ['on Black’s turn', 'start@0 white@1', 'white@2', 'not-your-turn'],
    ['once it runs', 'start@0', 'start@1', 'started-already'],
    ['once it runs', 'start@0', 'resume@1', 'not-paused'],
    ['while it is stopped', 'start@0 pause@1', 'white@2', 'not-running'],
    ['while it is stopped', 'start@0 pause@1', 'pause@2', 'not-running'],
    ['a millisecond before the flag falls', 'start@0', 'white@299999', null],
    ['as the flag falls', 'start@0', 'white@300000', 'flag-fallen'],
    ['as the flag falls', 'start@0', 'pause@300000', 'flag-fallen'],
  ])('%s, after “%s”: %s is %s', (_, before, one, problem) => {
    const clock = before === '' ? fiveMinutes : clockAfter(fiveMinutes, presses(before), 0);
    const next = presses(one).map((press) => pressed(clock, press, 0));
    expect(next.map((after) => (typeof after === 'string' ? after : null))).toEqual([problem]);
  });

  it('gives the increment to the player who ends their turn', () => {
    const clock = clockAfter(fiveMinutes, presses('start@0 white@3000 black@5000'), 2000);
    expect(clock.left).toEqual({ white: 299_000, black: 300_000 });
  });
});

describe('Act I.7.4: counting moves', () => {
  it.each([
    ['start@0', 1],
    ['start@0 white@1', 1],
    ['start@0 white@1 black@2', 2],
    ['start@0 white@1 black@2 pause@3 resume@4', 2],
    ['start@0 white@1 black@2 white@3 black@4', 3],
  ])('%s: move %i', (text, number) => {
    expect(moveNumber(clockAfter(fiveMinutes, presses(text), 0))).toBe(number);
  });
});

describe('Act I.7.5: time up', () => {
  it.each([
    ['start@0', 299_999, false],
    ['start@0', 300_000, true],
    ['start@0 white@1000', 300_999, false],
    ['start@0 white@1000', 301_000, true],
    ['start@0 pause@1', 900_000, false],
  ])('%s: at %i ms %s', (text, at, fallen) => {
    expect(hasFlagged(clockAfter(fiveMinutes, presses(text), 0), at)).toBe(fallen);
  });

  it('is at no moment while neither countdown runs', () => {
    expect(flagAt(fiveMinutes)).toBeNull();
    expect(flagAt(clockAfter(fiveMinutes, presses('start@0 pause@1'), 0))).toBeNull();
  });
});

describe('a press that was on its way', () => {
  const now = 1_000_000;
  it.each([
    ['now', now, now],
    ['in the future, as far as telephones disagree', now + pressSlack, now],
    ['further in the future', now + pressSlack + 1, null],
    ['ten seconds ago', now - 10_000, now - 10_000],
    ['as old as it may be', now - latestPress, now - latestPress],
    ['older', now - latestPress - 1, null],
  ])('%s', (_, said, taken) => {
    expect(pressTakenAt(said, { last: 0, now })).toBe(taken);
  });

  it.each([
    ['at the last one', 0, now - 5000],
    ['before the last one, as far as telephones disagree', -pressSlack, now - 5000],
    ['further before the last one', -pressSlack - 1, null],
  ])('%s', (_, offset, taken) => {
    expect(pressTakenAt(now - 5000 + offset, { last: now - 5000, now })).toBe(taken);
  });
});

describe('Act I.2.1: minutes off the next clock', () => {
  it.each([
    [5, 0, 300_000],
    [5, 2, 180_000],
    [5, 4, 60_000],
    [5, 5, 60_000],
    [5, 9, 60_000],
    [1, 1, 60_000],
  ])('of %i minutes %i are off: %i ms', (minutes, off, left) => {
    expect(beginningTime(minutes, off)).toBe(left);
  });
});

const anyPresses = fc
  .array(fc.tuple(fc.constantFrom(...pressKinds), fc.nat(20_000)), { maxLength: 60 })
  .map((pairs) => {
    let at = 0;
    return pairs.map(([kind, pause]): ClockPress => {
      at += pause;
      return { kind, at };
    });
  });

describe('Act I.7: any clock', () => {
  const start = newClock({ white: 60_000, black: 45_000 });

  it('never gives time but by increments, and has none run below nothing', () => {
    fc.assert(
      fc.property(anyPresses, fc.nat(5000), (list, increment) => {
        let clock = start;
        for (const press of list) {
          const before = timesAt(clock, press.at);
          const next = pressed(clock, press, increment);
          if (typeof next === 'string') continue;
          const gained = { white: 0, black: 0, [press.kind]: increment };
          expect(next.left).toEqual({
            white: before.white + gained.white,
            black: before.black + gained.black,
          });
          expect(Math.min(next.left.white, next.left.black)).toBeGreaterThanOrEqual(0);
          clock = next;
        }
      }),
    );
  });

  it('takes off both together what ran while it was not stopped', () => {
    fc.assert(
      fc.property(anyPresses, (list) => {
        let clock = start;
        let ran = 0;
        for (const press of list) {
          const next = pressed(clock, press, 0);
          if (typeof next === 'string') continue;
          if (clock.phase === 'running') ran += press.at - clock.since;
          clock = next;
        }
        expect(clock.left.white + clock.left.black).toBe(105_000 - ran);
      }),
    );
  });

  it('stands the same wherever its presses are cut in two: what comes late is as though it came at once', () => {
    fc.assert(
      fc.property(anyPresses, fc.nat(60), (list, cut) => {
        const first = clockAfter(start, list.slice(0, cut), 1000);
        expect(clockAfter(first, list.slice(cut), 1000)).toEqual(clockAfter(start, list, 1000));
      }),
    );
  });
});
