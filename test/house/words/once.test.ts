import { describe, expect, it } from 'vitest';
import { courtNotices } from '../../../src/appeals/notices.ts';
import { courtOutcomes } from '../../../src/appeals/outcomes.ts';
import { courtProblems, courtRefusals } from '../../../src/appeals/words/refusals/court.ts';
import { houseNotices } from '../../../src/house/notices.ts';
import { houseOutcomes } from '../../../src/house/outcomes.ts';
import { houseProblems, houseRefusals } from '../../../src/house/words/refusals/house.ts';
import { ladderNotices } from '../../../src/ladder/notices.ts';
import { ladderOutcomes } from '../../../src/ladder/outcomes.ts';
import { ladderProblems, ladderRefusals } from '../../../src/ladder/words/refusals/ladder.ts';

// Where the rooms' maps are put together, the later would silently take the place of the earlier.
describe('no two rooms use one code', () => {
  it.each([
    ['refusals', [houseRefusals, ladderRefusals, courtRefusals]],
    ['problems', [houseProblems, ladderProblems, courtProblems]],
    ['outcomes', [houseOutcomes, ladderOutcomes, courtOutcomes]],
    ['notices', [houseNotices, ladderNotices, courtNotices]],
  ])('for %s', (_, rooms) => {
    const codes = rooms.flatMap((room) => Object.keys(room));
    expect(codes.length).toBeGreaterThan(rooms.length);
    expect(codes.filter((code, place) => codes.indexOf(code) !== place)).toEqual([]);
  });
});
