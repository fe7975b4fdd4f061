import { expect, it } from 'vitest';
import { birthday2020 } from '../../../packages/diplomacy/src/index.ts';
import { giveOrders } from '../../../src/tables/diplomacy/orders/give-orders.ts';
import { inGame } from '../../../src/tables/diplomacy/orders/own-orders.ts';
import { orderLines } from '../../../src/tables/diplomacy/words/orders.ts';
import { playedBy } from '../../support/other-rules.ts';
import { atTable, TableStory } from '../a-table.ts';

/** Retreats and builds are ordered with the moves. */
playedBy((club) => ({
  ...club,
  diplomacy: birthday2020,
  figures: { ...club.figures, conditionals: true },
}));

it('orders with a condition are taken, shown, published and carried out where the rules have them', async () => {
  const story = new TableStory().start().orders('AUS', 'A Bud-Ser\nif A Vie dislodged retreat Tyr');
  await story.goTo('2026-11-25 12:01');
  const orders = ['A Ser H', 'A Vie H', 'if I own Ser, build A Bud, else waive'];
  story.orders('AUS', orders.join('\n'));
  const seat = story.table.state.seats.get('AUS');
  const own = seat === undefined ? null : inGame(story.table, seat);
  if (own === null || !own.ok) throw new Error('Austria has nothing to order');
  const lines = orderLines(own.value, story.club.view);
  expect(lines).toContain(
    '• if Ser is owned Build A Bud, else Waive: In the adjustments, if you own Serbia: build an army in Budapest; else build nothing.',
  );
  expect(lines.join('\n')).not.toContain('⚠️');
  await story.goTo('2026-11-27 12:02');
  const fall = story.table.state.diplomacy?.history.at(-1);
  expect(fall?.orders.get('AUS')?.lines).toEqual(orders);
  expect(fall?.told).toContainEqual(expect.objectContaining({ power: 'AUS', result: 'builds' }));
  const { position } = story.table.state.diplomacy ?? {};
  expect(position?.phase).toEqual({ season: 'S', year: 1902, kind: 'M' });
  expect(position?.units).toContainEqual({ power: 'AUS', type: 'A', at: 'bud' });
});

it('a condition that says nothing is refused like other lines that cannot be read', () => {
  const story = new TableStory().start();
  const input = { ...atTable, text: 'if the moon is full build A Bud', whole: true, phase: 'S1901M' };
  expect(story.club.does(story.playing('AUS'), giveOrders, input)).toMatchObject({
    ok: false,
    invalid: { problem: 'orders-unreadable' },
  });
});
