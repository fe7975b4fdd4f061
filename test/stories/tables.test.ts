import { expect, it, onTestFinished } from 'vitest';
import { aClubWithTables, seated, threadOf } from '../support/tables.ts';

it('a table is opened, filled and started, and a phase is played', async () => {
  const { club, mia, players, ana } = await aClubWithTables();
  onTestFinished(() => club.close());
  const thread = await seated({ mia, players });
  const drawn = await mia.as.waitForMessage(thread, ({ text }) => text.includes('The seats are drawn'));
  expect(drawn.text).toContain('Austria: <@');
  const asked = await ana.as.run('diplomacy orders', { table: '1' });
  expect(asked).toMatchObject({ ephemeral: true, buttons: ['Write', 'Choose', 'Final', 'New link'] });
  const form = await ana.as.press(asked, 'Write');
  expect(form.modal?.title).toBe('Spring 1901, movement');
  club.goTo('2026-11-25 12:01');
  await club.settle();
  const report = await mia.as.waitForMessage(thread, ({ text }) => text.includes('Spring 1901, movement'));
  expect(report.attachments).toHaveLength(1);
  await club.threadDeletedByHand(thread);
  club.goTo('2026-11-27 12:02');
  await club.settle();
  const again = await mia.as.waitForMessage('games', ({ text }) => text.includes('Fall 1901, movement'));
  expect(again.attachments).toHaveLength(1);
  const anew = await threadOf(mia, 'Table 1: Friday Diplomacy');
  expect(anew).not.toBe(thread);
});
