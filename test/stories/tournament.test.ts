import { expect, it, onTestFinished, vi } from 'vitest';
import type { Answer } from '../../packages/playground/src/index.ts';
import { theTable, writeAt } from '../../src/tables/table.ts';
import { theTournament } from '../../src/tables/tournaments/tournament.ts';
import type { ClubOnPlayground, Person } from '../support/club-on-playground.ts';
import { aClubWithTables, threadOf } from '../support/tables.ts';

vi.setConfig({ testTimeout: 240_000 });

const powers = ['Austria', 'England', 'France', 'Germany', 'Italy', 'Russia', 'Turkey'];

/** What people are told has no gaps in it, and fits Discord. */
const read = ({ text }: Pick<Answer, 'text'>): string => {
  expect(text).not.toMatch(/undefined|null|NaN|\[object|went wrong/);
  return text;
};

it('a tournament is opened, joined, seated, played and closed', async () => {
  const { club, mia, players, ana, bo, morgan } = await aClubWithTables();
  onTestFinished(() => club.close());
  const opened = await mia.as.run('tournament open', { rules: 'world-masters-2004', name: 'Spring Masters' });
  expect(read(opened)).toContain('“Spring Masters” is open, and #games is told.');
  const card = await ana.as.waitForMessage('games', ({ text }) => text.includes('is open for players'));
  expect(card.buttons).toEqual(['I play', 'Leave']);

  const members = players.map(({ id }, place) => `<@${id}>: ${powers[place]}`).join(', ');
  const question = await ana.as.run('tournament team', { name: 'The Rooks', members, captain: ana });
  expect(read(question)).toContain('**Enter the team “The Rooks”');
  expect(read(await ana.as.press(question, 'Confirm'))).toContain('Bo: England (asked)');
  const asks = 'would like you to play for **team 1, “The Rooks”**';
  expect(await answers(club, bo, asks, 'I play')).toContain('You play for team 1, “The Rooks”.');
  for (const { as } of players.filter((player) => player !== bo))
    expect(read(await as.press(card, 'I play'))).toContain('You play for team 1, “The Rooks”.');

  expect(read(await mia.as.run('tournament show'))).toContain('7 of 7 play');
  expect(read(await mia.as.run('tournament seating'))).toBe('No round is seated yet.');
  expect(read(await ana.as.run('tournament round', { step: 'start' }))).toContain('Only the director');
  const drawing = await mia.as.run('tournament round', { step: 'start' });
  expect(read(drawing)).toContain('open one board');
  expect(read(await mia.as.press(drawing, 'Confirm: draw the seats'))).toContain('Round 1 begins');

  await mia.as.waitForMessage('games', ({ text }) => text.includes('round 1 begins'));
  await threadOf(ana, 'Table 2: Spring Masters, round 1, board 1');
  expect(read(await ana.as.run('tournament seating'))).toContain('**Board 1** (table 2): Austria Ana');
  expect(read(await ana.as.run('diplomacy orders', { table: '2' }))).toContain('Spring 1901');

  expect(read(await mia.as.run('tournament round', { step: 'close' }))).toContain('One board of this round');
  await conceded(club);
  await mia.as.waitForMessage('games', ({ text }) => text.includes('board 1 of round 1 is over'));
  expect(read(await morgan.as.run('tournament standings'))).toMatch(/1\. .*Bo/);
  expect(read(await morgan.as.run('tournament standings', { view: 'teams' }))).toContain('The Rooks');
  expect(read(await ana.as.run('tournament advance'))).toContain('has to be closed first');

  const closing = await mia.as.run('tournament round', { step: 'close' });
  expect(read(closing)).toContain('**Close round 1');
  expect(read(await mia.as.press(closing, 'Confirm: close the round'))).toContain('Round 1 is closed');
  expect(read(await ana.as.run('tournament advance'))).toContain('Ana');
  expect(await answers(club, bo, 'You go on to', 'I can’t play')).toContain('Somebody else comes in for you');
  expect(read(await ana.as.run('tournament advance'))).toContain('Not playing: Bo');
});

/** The players of the first board concede to England. */
async function conceded(club: ClubOnPlayground): Promise<void> {
  await club.change((work) => {
    const [board] = theTournament(work, 1).state.rounds[0]?.boards ?? [];
    const table = theTable(work, board?.table ?? 0);
    writeAt(work, table, { type: 'table-ended', how: 'concession', seats: ['ENG'] }, null);
  });
  club.goTo('2026-11-23 12:30');
  await club.settle();
}

/** Somebody presses a button below what the bot wrote to them. */
async function answers(club: ClubOnPlayground, { as }: Person, told: string, label: string): Promise<string> {
  const direct = await as.direct(club.bot);
  const find = async () => (await direct.messages()).find(({ text }) => text.includes(told));
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  const asked = await find();
  if (asked === undefined) throw new Error(`Nobody was told: ${told}`);
  return read(await direct.press(asked, label));
}
