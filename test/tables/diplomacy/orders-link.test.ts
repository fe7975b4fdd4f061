import { expect, it } from 'vitest';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import { inGame } from '../../../src/tables/diplomacy/orders/own-orders.ts';
import { ordersPanel } from '../../../src/tables/diplomacy/words/orders.ts';
import { TableStory } from '../a-table.ts';
import { pageOf } from '../own-page.ts';

async function panelAt(siteUrl: string, siteIsFar = false) {
  const story = new TableStory().start();
  const { clubs, id, now } = story.club;
  const seat = story.table.state.seats.get('AUS');
  const own = seat === undefined ? null : inGame(story.table, seat);
  if (own === null || !own.ok) throw new Error('Austria has nothing to order');
  const panel = ordersPanel(own.value, await sceneOf({ clubs, siteUrl, siteIsFar }, id, now));
  return { panel: JSON.stringify(panel), address: pageOf(story, 'AUS', siteUrl) };
}

it('below a player’s orders is the button to their page', async () => {
  const { panel, address } = await panelAt('https://chess.example.org');
  expect(panel).toContain(`"label":"On the map","url":"${address}"`);
});

it('the address is written out where Discord takes no button to it', async () => {
  const { panel, address } = await panelAt('http://localhost:3000');
  expect(panel).not.toContain('"url"');
  expect(panel).toContain(`On the map: ${address}`);
});

it('there is none where people can’t reach the site', async () => {
  const { panel } = await panelAt('http://127.0.0.1:3000', true);
  expect(panel).not.toContain('On the map');
  expect(panel).not.toContain('New link');
});
