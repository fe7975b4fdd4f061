import { describe, expect, it } from 'vitest';
import { defaultFigures, withFigures } from '../../../terms/figures.ts';
import {
  deductionFor,
  dueAtClose,
  isSinceJoining,
  type MembersWeek,
  runsOf,
  warnedAtClose,
  weekOf,
} from '../../../terms/leaderboard/decay.ts';

/**
 * Weeks as text, the latest last: P played in the room, o played online only, i was there idle, – was away,
 * B was banned and away, b banned and there all the same.
 */
const weeks = (text: string): MembersWeek[] =>
  [...text].reverse().map((letter) => ({
    banned: 'Bb'.includes(letter),
    present: 'Pib'.includes(letter),
    played: 'Po'.includes(letter),
  }));

describe('Act II.6: how many sessions in a row', () => {
  it.each([
    ['', 0, 0],
    ['P', 0, 0],
    ['–', 1, 1],
    ['–––', 3, 3],
    ['P–––', 3, 3],
    ['–––P', 0, 0],
    ['––P–', 1, 1],
    ['iii', 0, 3],
    ['ooo', 3, 0],
    ['–o–', 3, 1],
    ['–i–', 1, 3],
    ['i––', 2, 3],
    ['Po–i', 0, 2],
    ['––B–', 3, 3],
    ['BBBB', 0, 0],
    ['–––B', 0, 0],
    ['–b–', 2, 2],
    ['PB––', 2, 2],
    ['P––BBB–', 3, 3],
  ])('"%s": %i missed, %i without a game', (text, absence, idle) => {
    expect(runsOf(weeks(text))).toEqual({ absence, idle });
  });

  it('reads no further back than it takes', () => {
    let read = 0;
    const counted = function* () {
      for (const week of weeks('––––P–')) {
        read += 1;
        yield week;
      }
    };
    expect(runsOf(counted())).toEqual({ absence: 1, idle: 1 });
    expect(read).toBe(2);
  });
});

describe('Acts II.6.1 and II.6.2: what is due, and who is warned', () => {
  it.each([
    [0, [], []],
    [1, [], []],
    [2, [], ['absence', 'idle']],
    [3, ['absence', 'idle'], []],
    [4, ['absence', 'idle'], []],
    [40, ['absence', 'idle'], []],
  ])('after %i in a row', (run, due, warned) => {
    const runs = { absence: run, idle: run };
    expect(dueAtClose(runs, defaultFigures)).toEqual(due);
    expect(warnedAtClose(runs, defaultFigures)).toEqual(warned);
  });

  it('each goes by its own run', () => {
    expect(dueAtClose({ absence: 2, idle: 3 }, defaultFigures)).toEqual(['idle']);
    expect(warnedAtClose({ absence: 2, idle: 3 }, defaultFigures)).toEqual(['absence']);
  });

  it('costs 15 points and 5 points, or what the club has set', () => {
    const own = withFigures(defaultFigures, { absenceSessions: 1, absenceDeduction: 20, idleDeduction: 7 });
    expect(deductionFor('absence', defaultFigures)).toBe(15);
    expect(deductionFor('idle', defaultFigures)).toBe(5);
    expect([deductionFor('absence', own), deductionFor('idle', own)]).toEqual([20, 7]);
    expect(dueAtClose({ absence: 1, idle: 1 }, own)).toEqual(['absence']);
  });

  it('nobody is warned who was there, or it would cost points at once', () => {
    const strict = withFigures(defaultFigures, { absenceSessions: 1, idleSessions: 1 });
    expect(warnedAtClose({ absence: 0, idle: 0 }, strict)).toEqual([]);
    expect(dueAtClose({ absence: 0, idle: 0 }, withFigures(strict, { absenceSessions: 0 }))).toEqual([]);
  });
});

describe('Act II.6.2: the week of a session', () => {
  const sessions = ['2026-11-20', '2026-11-27', '2026-12-18'];
  it.each([
    ['2026-11-01', 0],
    ['2026-11-20', 0],
    ['2026-11-21', 1],
    ['2026-11-25', 1],
    ['2026-11-27', 1],
    ['2026-11-28', 2],
    ['2026-12-11', 2],
    ['2026-12-18', 2],
    ['2026-12-19', -1],
  ])('%s is in the week of number %i', (day, place) => {
    expect(weekOf(sessions, day)).toBe(place);
  });
});

it.each([
  [999, false],
  [1000, false],
  [1001, true],
])('Act II.6: joined at 1000, a session that begins at %i counts: %s', (opensAt, counts) => {
  expect(isSinceJoining(opensAt, 1000)).toBe(counts);
});
