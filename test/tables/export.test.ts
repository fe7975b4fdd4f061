import { expect, it } from 'vitest';
import { exportPage } from '../../src/discord/export/page.tsx';
import { exportOf } from '../../src/house/privacy/export.ts';
import { TableStory } from './a-table.ts';

it('Club 2.2: people have their own orders opened in their data, and the member of staff has not', async () => {
  const story = new TableStory().start().orders('AUS', 'A Vie-Gal').orders('AUS', 'A Vie-Tyr\nA Bud H');
  const { clubs, view, now } = story.club;
  const own = await exportOf(clubs, view, story.playing('AUS'), now, 'self');
  expect(own.tableOrders.map(({ lines }) => lines)).toEqual([['A Vie-Gal'], ['A Vie-Tyr', 'A Bud H']]);
  expect(own.tableOrders[1]).toMatchObject({ table: 1, seat: 'AUS', phase: 'S1901M' });
  expect(exportPage(own)).toContain('A Vie-Tyr; A Bud H');
  const read = await exportOf(clubs, view, story.playing('AUS'), now, 'staff');
  expect(read.tableOrders.map(({ lines }) => lines)).toEqual([null, null]);
  expect(JSON.stringify(read)).not.toContain('Vie-');
  const others = await exportOf(clubs, view, story.playing('TUR'), now, 'self');
  expect(others.tableOrders).toEqual([]);
});
