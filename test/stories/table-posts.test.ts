import { expect, it, onTestFinished, vi } from 'vitest';
import { theTable } from '../../src/tables/table.ts';
import { aClubWithTables, seated } from '../support/tables.ts';

vi.setConfig({ testTimeout: 120_000 });

const patience = { timeout: 30_000 };

it('posts about a table follow what becomes of them: a vote that is over, and press that was taken down', async () => {
  const with7 = await aClubWithTables();
  const { club, ana, morgan } = with7;
  onTestFinished(() => club.close());
  const table = await seated(with7);
  const sam = club.person('Sam');
  await club.nameStaff(sam, { chief: morgan });

  await ana.as.run('table propose', { kind: 'draw', text: 'Peace?', table: '1' });
  const vote = await ana.as.waitForMessage(table, ({ text }) => text.includes('Peace?'));
  expect(vote.buttons).toEqual(['Yes', 'No']);
  await ana.as.run('table vote', { proposal: '1', choice: 'withdraw', table: '1' });
  const messageNow = async (id: string) => (await ana.as.messages(table)).find((each) => each.id === id);
  await expect
    .poll(() => messageNow(vote.id), patience)
    .toMatchObject({
      buttons: [],
      text: expect.stringContaining('It was withdrawn.'),
    });
  expect((await messageNow(vote.id))?.text).toContain('Peace?');

  await ana.as.run('table press', { kind: 'white', text: 'You are a toad', table: '1' });
  club.goTo('2026-11-25 12:01');
  await club.settle();
  const report = await ana.as.waitForMessage(table, ({ text }) => text.includes('You are a toad'));
  const question = await sam.as.run('table correct', { entry: 'press 1', reason: 'An insult', table: '1' });
  await sam.as.press(question, 'Confirm');
  await expect
    .poll(async () => (await messageNow(report.id))?.text, patience)
    .toContain('Taken down by the staff.');
  expect((await messageNow(report.id))?.text).not.toContain('toad');
  await club.change((work) => expect(theTable(work, 1).state.takenDown.size).toBe(1));
});
