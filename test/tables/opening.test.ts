import { expect, it } from 'vitest';
import { startTable } from '../../src/tables/opening/start-table.ts';
import { atTable, TableStory } from './a-table.ts';

it('Club 1.4: seats are drawn by the lot whose code was told when the table opened', () => {
  const story = new TableStory().start();
  const { state, about } = story.table;
  expect([...state.seats.values()].map(({ holder }) => holder).sort()).toEqual([...story.players].sort());
  expect(state.lot?.seed).toBe('by chance');
  expect(about.commitment).toMatch(/^[0-9a-f]{64}$/);
});

it('Club 1.5: only the gamemaster starts a table', () => {
  const story = new TableStory();
  expect(story.club.does(story.players[0] ?? 0, startTable, atTable)).toMatchObject({
    ok: false,
    refusals: [{ code: 'needs-gm', points: ['Club 1.5'] }],
  });
});

it('Club 2.2 and 3.1: orders stay hidden until the deadline, and are played then', async () => {
  const story = new TableStory().start().orders('AUS', 'A Vie-Gal\nA Bud-Ser\nF Tri-Alb');
  expect(JSON.stringify(story.table.book.entries)).not.toContain('Gal');
  await story.goTo('2026-11-25 12:00');
  expect(story.table.state.diplomacy?.history).toEqual([]);
  await story.goTo('2026-11-25 12:01');
  const [played] = story.table.state.diplomacy?.history ?? [];
  expect(played).toMatchObject({
    phase: 'S1901M',
    how: 'deadline',
    silent: ['ENG', 'FRA', 'GER', 'ITA', 'RUS', 'TUR'],
  });
  expect(played?.orders.get('AUS')?.lines).toEqual(['A Vie-Gal', 'A Bud-Ser', 'F Tri-Alb']);
});
