import { expect, it, onTestFinished } from 'vitest';
import { aClubWithTables, seated } from '../support/tables.ts';

it('a ruling is appealed, a panel overturns it, and it is shown struck through with the case', async () => {
  const { club, mia, morgan, players, ana, bo } = await aClubWithTables();
  onTestFinished(() => club.close());
  const panel = ['Jo', 'Kim', 'Lee'].map((name) => club.person(name));
  const [jo, kim, lee] = panel;
  if (jo === undefined || kim === undefined || lee === undefined) throw new Error('There is no panel');
  for (const member of [...panel, bo]) await morgan.as.run('chief appoint', { member, office: 'justice' });
  const thread = await seated({ mia, players });

  const verse = 'Press has to rhyme.';
  const made = await mia.as.run('table ruling', { table: '1', point: '4.1', text: verse });
  expect(made).toMatchObject({ ephemeral: true });
  const post = await ana.as.waitForMessage(thread, ({ text }) => text.includes('Ruling 1 on Club 4.1'));
  expect(post.text).toContain(verse);

  const reason = 'Nobody said so before.';
  const filed = await ana.as.run('table appeal', { table: '1', ruling: '1', reason });
  expect(filed).toMatchObject({ ephemeral: true });
  expect(filed.text).toContain('ruling 1 of table 1');
  const cited = '[2026] CoA 1';
  await morgan.as.run('court grant', { case: cited });
  const third = { case: cited, first: jo, second: kim };
  expect((await morgan.as.run('court panel', { ...third, third: bo })).text).toContain('a player');
  const question = await morgan.as.run('court panel', { ...third, third: lee });
  await morgan.as.press(question, 'Confirm');
  for (const justice of [jo, kim, lee]) {
    const asked = await justice.as.run('court vote', { case: cited, decision: 'overturn' });
    expect(asked.text).toContain('ruling 1 of table 1 no longer holds');
    await justice.as.press(asked, 'Confirm');
  }

  const told = await ana.as.waitForMessage(thread, ({ text }) => text.includes('has overturned ruling 1'));
  expect(told.text).toContain('\\[2026\\] CoA 1');
  const shown = await ana.as.run('table rules', { table: '1', point: 'Club 4.1' });
  expect(shown.text).toMatch(
    /~~Ruling 1 .*Press has to rhyme\.~~ Overturned by the Court in \\\[2026\\\] CoA 1/,
  );
  const again = await bo.as.run('table appeal', { table: '1', ruling: '1', reason });
  expect(again.text).toContain('The Court has overturned ruling 1 already');
});

it('players vote in secret below a card, and end the game by it', async () => {
  const { club, mia, players, ana } = await aClubWithTables();
  onTestFinished(() => club.close());
  const thread = await seated({ mia, players });
  await ana.as.run('table propose', { table: '1', kind: 'draw', text: 'Shall we?' });
  const card = await ana.as.waitForMessage(thread, ({ text }) => text.includes('a draw of all who survive'));
  expect(card).toMatchObject({ buttons: ['Yes', 'No'] });
  for (const player of players) {
    const given = await player.as.in(thread).press(card, 'Yes');
    expect(given).toMatchObject({ ephemeral: true });
    expect(given.text).toMatch(/votes \*\*yes\*\*[\s\S]*Receipt: [0-9a-f]{64}/);
  }
  club.goTo('2026-11-25 12:01');
  await club.settle();
  const told = await mia.as.waitForMessage(thread, ({ text }) => text.includes('has passed'));
  expect(told.text).toContain('is over: a draw of Austria');
  await mia.as.waitForMessage('games', ({ text }) => text.includes('By a vote: a draw of Austria'));
});
