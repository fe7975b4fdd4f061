import { afterAll, beforeAll, expect, it } from 'vitest';
import { adjudicateEarly } from '../../../src/tables/diplomacy/adjudicate-early.ts';
import { club } from '../../../src/tables/rule-sets/club.ts';
import { atTable, TableStory } from '../a-table.ts';

/** A rule set that lets the gamemaster end a phase early: all test files share the club's own, so it is put back. */
const wasAllowed = club.figures.gmMayEndEarly;
beforeAll(() => Reflect.set(club.figures, 'gmMayEndEarly', true));
afterAll(() => Reflect.set(club.figures, 'gmMayEndEarly', wasAllowed));

it('the gamemaster ends a phase before its deadline where the rules let them, and nobody else does', () => {
  const story = new TableStory().start().orders('AUS', 'A Vie-Gal');
  expect(story.club.does(story.playing('AUS'), adjudicateEarly, atTable)).toMatchObject({
    ok: false,
    refusals: [{ code: 'needs-gm', points: ['Club 3.3'] }],
  });
  expect(story.does(story.mo, adjudicateEarly, atTable)).toEqual({
    ...{ kind: 'phase-ended', table: 1, phase: 'S1901M' },
  });
  expect(story.table.state.diplomacy?.history).toMatchObject([{ phase: 'S1901M', how: 'gm' }]);
});
