import { expect, it } from 'vitest';
import type { Deed } from '../../../packages/nomic/src/index.ts';
import { NomicStory } from './a-nomic-table.ts';

const hats: Deed = { is: 'proposed', change: { kind: 'enact', text: ['Hats may be worn.'] }, figures: null };
const yes: Deed = { is: 'voted', choice: 'yes' };

it('a game begins with the draw of the days, and with the project’s own rules', () => {
  const { game, table } = new NomicStory().start();
  expect(table.state.status).toBe('playing');
  expect([...game.people.keys()]).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'friday']);
  expect(game.rules.rules.size).toBe(33);
});

it('a proposal is voted on until midnight in the United Kingdom, and is adopted then by itself, once', async () => {
  const story = new NomicStory().start();
  await story.goTo('2026-11-23 10:00');
  story.deed('monday', hats);
  for (const seat of story.game.people.keys()) story.deed(seat, yes);
  expect(story.game.proposals.map(({ state }) => state)).toEqual(['open']);
  await story.goTo('2026-11-24 00:01');
  expect(story.game.proposals.map(({ number, state }) => `${number} ${state}`)).toEqual(['301 in effect']);
  expect(story.game.totals.get('monday')).toBe(10);
  const came = story.table.book.entries.filter(({ type }) => type === 'nomic-time-came');
  expect(came.map(({ at }) => at)).toContain(story.club.moment('2026-11-24 00:00'));
  await story.club.settle();
  expect(story.table.book.entries.filter(({ type }) => type === 'nomic-time-came')).toHaveLength(came.length);
});

it('what somebody does outside their day is told to be improper, and changes nothing', async () => {
  const story = new NomicStory().start();
  await story.goTo('2026-11-23 10:00');
  const { told } = story.deed('friday', hats);
  expect(told.map(({ is }) => is)).toEqual(['improper']);
  expect(story.game.proposals).toEqual([]);
});
