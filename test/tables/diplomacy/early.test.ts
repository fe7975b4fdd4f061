import { expect, it } from 'vitest';
import { adjudicateEarly } from '../../../src/tables/diplomacy/adjudicate-early.ts';
import { playedBy } from '../../support/other-rules.ts';
import { atTable, TableStory } from '../a-table.ts';

playedBy((club) => ({ ...club, figures: { ...club.figures, gmMayEndEarly: true } }));

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
