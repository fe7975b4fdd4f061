import { expect, it, onTestFinished, vi } from 'vitest';
import { aClubWithTables, seated } from '../support/tables.ts';

it('a seat changes hands by a direct message, the post of the table follows, and the table is given up', async () => {
  const { club, mia, players, ana } = await aClubWithTables();
  onTestFinished(() => club.close());
  const thread = await seated({ mia, players });
  const begins = await mia.as.waitForMessage(
    'games',
    ({ text, buttons }) => text.includes('It is being played.') && buttons.length === 0,
  );
  expect(begins.text).toContain('Austria: ');
  const zoe = club.person('zoe');
  const [, seat = ''] = /(\w+): Ana\b/.exec(begins.text) ?? [];
  await ana.as.run('table replace', {
    seat,
    member: `<@${zoe.id}>`,
    until: '2026-12-01',
    reason: 'I am away',
  });
  const direct = await zoe.as.direct(club.bot);
  const asked = await vi.waitFor(
    async () => {
      const found = (await direct.messages()).find(({ buttons }) => buttons.includes('Accept'));
      if (found === undefined) throw new Error('Zoe is not asked');
      return found;
    },
    { timeout: 30_000, interval: 100 },
  );
  expect(asked.text).not.toContain('I am away');
  const atTable = await mia.as.waitForMessage(thread, ({ buttons }) => buttons.includes('Accept'));
  expect(atTable.text).toContain('Reason: I am away');
  expect(await mia.as.in(thread).press(atTable, 'Accept')).toMatchObject({ ephemeral: true });
  await direct.press(asked, 'Accept');
  await mia.as.waitForMessage(thread, ({ text }) => text.includes(`plays **${seat}** at`));
  const answered = async () => (await mia.as.messages(thread)).find(({ id }) => id === atTable.id);
  await expect
    .poll(answered, { timeout: 30_000 })
    .toMatchObject({ buttons: [], text: expect.stringContaining('Accepted.') });
  expect((await zoe.as.run('diplomacy orders', { table: '1' })).text).toContain(seat);
  const question = await mia.as.run('table abandon', { table: '1', reason: 'Too few of us' });
  await mia.as.press(question, 'Confirm: give the table up');
  await mia.as.waitForMessage(thread, ({ text }) => text.includes('Reason: Too few of us'));
  await mia.as.waitForMessage('games', ({ text }) => text.includes('It was given up.'));
});
