import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ClubOnPlayground, type Person } from '../support/club-on-playground.ts';

const posting = 'POST /channels/{channel_id}/messages';

let club: ClubOnPlayground;
beforeEach(async () => {
  club = await ClubOnPlayground.open('2026-11-20 12:10');
});
afterEach(() => club.close());

/** What the club was told of the sessions that are over, in order. */
async function rounds({ as }: Person): Promise<string[]> {
  const messages = await as.messages('discussion');
  return messages.map(({ text }) => text).filter((text) => /^The session of .* is closed\./.test(text));
}

const soon = (person: Person, many: number): Promise<string[]> =>
  vi.waitFor(async () => {
    const told = await rounds(person);
    expect(told).toHaveLength(many);
    return told;
  }, 30_000);

/** The calendar is looked at again, as it is every minute. */
async function restart(moment: string): Promise<void> {
  await club.stopBot();
  club.goTo(moment);
  await club.startBot();
}

/** Friday at 12:41, in an open session: Ana has beaten Bo, who confirmed it. */
async function aGame() {
  const people = await club.setUp('ana', 'bo', 'cy');
  club.goTo('12:25');
  await people.mia.as.run('session open');
  club.goTo('12:30');
  for (const { as } of [people.ana, people.bo]) await as.run('present');
  club.goTo('12:41');
  const game = await people.ana.as.run('game record', { opponent: people.bo, result: 'won' });
  await people.bo.as.press(game, 'Confirm');
  return people;
}

it('the weekly round: one post after the bell, with the games, the board and the next session', async () => {
  const { mia, ana, bo } = await aGame();
  club.goTo('12:52');
  await bo.as.run('game record', { opponent: ana, result: 'won' });
  const closed = await mia.as.run('session close');
  expect(closed.text).toContain(`Results will be in <#${club.guild.channel('discussion').id}>`);
  await club.idle();
  expect(await rounds(ana)).toEqual([]);
  await mia.as.run('session open');
  await restart('13:11');
  const [told = ''] = await soon(ana, 1);
  expect(told).toContain('The session of Friday 20 November 2026 is closed.');
  expect(told).toContain('Two games count: #1 and #2.');
  expect(told).toContain('Counted without an answer, because the opponent was there: #2.');
  expect(told).toMatch(/1\\\. \*\*Bo\*\* \(\+21\): 121/);
  expect(told).toContain('The next session is Friday 27 November 2026');
  expect(told).not.toMatch(/<@\d/);
});

it('is posted once, though Discord’s answer was lost and the bot was down for four weeks', async () => {
  const { ana } = await aGame();
  await club.stopBot();
  club.playground.faults.next(posting, 'lost');
  club.goTo('2026-12-17 09:00');
  await club.startBot();
  const [told] = await soon(ana, 1);
  expect(told).toContain('The next session is Friday 27 November 2026');
  await restart('2026-12-17 09:05');
  await club.idle();
  expect(await rounds(ana)).toHaveLength(1);
});

it('tells of a penalty that waits to be declared its number, and of somebody who asked to leave nothing but that', async () => {
  const { mia, ana, bo } = await aGame();
  const penalty = { member: bo, kind: 'warning', reason: 'Rude', offence: 'Rude words', declare: 'later' };
  const question = await mia.as.run('penalty issue', penalty);
  if (question.buttons.some((label) => label.startsWith('Confirm'))) await mia.as.press(question, 'Confirm');
  await bo.as.run('leave');
  await restart('13:11');
  const [told = ''] = await soon(ana, 1);
  expect(told).toMatch(/Penalties to announce: #1 by/);
  expect(told).toContain('One Member waits to be taken off the Leaderboard.');
  expect(told).not.toMatch(/Rude|warning/i);
});
