import { PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { invitePermissions } from '../../src/discord/permissions.ts';
import { ClubOnPlayground } from '../support/club-on-playground.ts';

const editing = 'PATCH /channels/{channel_id}/messages/{message_id}';

let club: ClubOnPlayground;
beforeEach(async () => {
  club = await ClubOnPlayground.open('2026-11-20 12:10');
  club.guild.install(club.application, invitePermissions | PermissionFlagsBits.PinMessages);
});
afterEach(() => club.close());

/** Friday at 12:40, in an open session, with a board pinned in #games. */
async function aBoard() {
  const people = await club.setUp('ana', 'bo', 'cy');
  await people.mia.as.run('session open');
  club.goTo('12:40');
  for (const { as } of [people.ana, people.bo, people.cy]) await as.run('present');
  const answer = await people.mia.as.run('leaderboard', { pin: true });
  expect(answer).toMatchObject({ ephemeral: true, text: expect.stringMatching(/^The board will appear/) });
  const board = await people.bo.as.waitForMessage('games', ({ text }) => text.startsWith('**Leaderboard**'));
  const says = (words: RegExp, place = 'games', id = board.id) =>
    people.bo.as.waitForMessage(place, (message) => message.id === id && words.test(message.text), 30_000);
  return { ...people, board, says };
}

/** The messages of a channel that are pinned, by their ids. */
const pinnedIn = (name: string): string[] =>
  club.playground.messages
    .filter(({ channel, body }) => channel.id === club.guild.channel(name).id && body.pinned)
    .map(({ body }) => body.id);

const keeps = async (boards: number) =>
  expect(await club.everything()).toMatchObject({ settings: { boardPosts: { length: boards } } });

it('a pinned board follows games, names and the Court’s business, also after a restart', async () => {
  const { mia, ana, bo, board, says } = await aBoard();
  await vi.waitFor(() => expect(pinnedIn('games')).toEqual([board.id]), 30_000);
  const game = await ana.as.run('game record', { opponent: bo, result: 'won' });
  await bo.as.press(game, 'Confirm');
  await says(/1\. Ana 120 W\n/);
  await says(/ Bo {2}100 L\n/);
  await club.stopBot();
  await club.startBot();
  await mia.as.run('member rename', { member: 'Bo', name: 'Robert' });
  await says(/ Robert 100 L\n/);
  expect(
    (await bo.as.messages('games')).filter(({ text }) => text.startsWith('**Leaderboard**')),
  ).toHaveLength(1);
});

it('games that count together are shown together, and Discord’s refusal does not lose them', async () => {
  const { mia, ana, bo, cy, says } = await aBoard();
  club.playground.faults.next(editing, 502, 4);
  await mia.as.run('game record', { player: ana, opponent: bo, result: 'won' });
  await mia.as.run('game record', { player: ana, opponent: cy, result: 'lost' });
  await says(/ Ana +\d+ WL\n/);
  expect(club.playground.faults.left).toBe(0);
});

it('pinned again, it moves: the old post says where it is', async () => {
  const { mia, board, says, bo } = await aBoard();
  await vi.waitFor(() => expect(pinnedIn('games')).toEqual([board.id]), 30_000);
  const again = await mia.as.in('discussion').run('leaderboard', { pin: true });
  expect(again.text).toContain('The old one will say where the new one is.');
  const moved = await bo.as.waitForMessage('discussion', ({ text }) => text.startsWith('**Leaderboard**'));
  await says(new RegExp(`^The board has moved: https://discord.com/channels/\\d+/\\d+/${moved.id}`));
  await vi.waitFor(async () => {
    expect(pinnedIn('games')).toEqual([]);
    expect(pinnedIn('discussion')).toEqual([moved.id]);
    await keeps(1);
  }, 30_000);
});

it('deleted by hand, it is forgotten, and can be pinned again', async () => {
  const { mia, ana, bo, board } = await aBoard();
  await club.deletedByHand('games', board.id);
  await bo.as.press(await ana.as.run('game record', { opponent: bo, result: 'won' }), 'Confirm');
  await vi.waitFor(() => keeps(0), 30_000);
  const again = await mia.as.run('leaderboard', { pin: true });
  expect(again.text).not.toContain('old one');
  await bo.as.waitForMessage('games', ({ text }) => text.includes('1. Ana 120 W'));
});

it('is kept where the bot may not pin, and nobody but a Moderator has it posted', async () => {
  club.guild.install(club.application, invitePermissions);
  const { ana, bo, says } = await aBoard();
  await bo.as.press(await ana.as.run('game record', { opponent: bo, result: 'won' }), 'Confirm');
  await says(/1\. Ana 120 W\n/);
  expect(pinnedIn('games')).toEqual([]);
  const refused = await ana.as.run('leaderboard', { pin: true });
  expect(refused).toMatchObject({ ephemeral: true, text: expect.stringMatching(/^⛔/) });
});
