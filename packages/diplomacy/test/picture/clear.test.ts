import { describe, expect, it } from 'vitest';
import { type Box, clearOf } from '../../src/picture/clear.ts';
import type { Point } from '../../src/picture/shapes.ts';

const way: Point[] = Array.from({ length: 11 }, (_, at) => [at * 10, 0]);
const name = (left: number, right: number): Box => [left, -5, right, 5];

describe('the end of a way', () => {
  it('stays where no name is', () => {
    expect(clearOf([name(20, 40)], way, 3, 0.5)).toEqual(way);
    expect(clearOf([], way, 3, 0.5)).toEqual(way);
  });

  it('goes back before a name, so far that a mark has room', () => {
    expect(clearOf([name(75, 120)], way, 3, 0.5).at(-1)).toEqual([70, 0]);
    expect(clearOf([name(75, 120)], way, 12, 0.5).at(-1)).toEqual([60, 0]);
  });

  it('goes back before several names, and between them where there is room', () => {
    expect(clearOf([name(75, 120), name(55, 74)], way, 3, 0.6).at(-1)).toEqual([50, 0]);
    expect(clearOf([name(85, 120), name(45, 65)], way, 3, 0.6).at(-1)).toEqual([80, 0]);
  });

  it('stays where it would have to go back farther than it may', () => {
    expect(clearOf([name(35, 120)], way, 3, 0.5)).toEqual(way);
    expect(clearOf([name(-20, 120)], way, 3, 1)).toEqual(way);
    expect(clearOf([name(-20, 120)], [], 3, 1)).toEqual([]);
  });
});
