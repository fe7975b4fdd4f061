import { PermissionFlagsBits } from 'discord.js';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { invitePermissions } from '../../src/discord/permissions.ts';
import type { ClubView } from '../../src/house/ports.ts';
import { nomicGame } from '../../src/tables/nomic/find-nomic.ts';
import { theTable, writeAt } from '../../src/tables/table.ts';
import { playerAt } from '../../src/tables/votes/proposals.ts';
import { BotProcess } from '../support/bot-process.ts';
import type { ClubOnPlayground, Person } from '../support/club-on-playground.ts';
import { aClubWithTables, threadOf } from '../support/tables.ts';

vi.setConfig({ testTimeout: 180_000 });

const botsRole = 'Rook & Gavel';
const patience = { timeout: 30_000 };
const [voting, points, discussion] = ['Table 1: voting', 'Table 1: points', 'Table 1: Law'];

/** A game of Nomic on its first Monday morning, and who plays which day. */
async function aGame({ reads = true, mayManage = true }: { reads?: boolean; mayManage?: boolean } = {}) {
  const { club, mia, players } = await aClubWithTables('2026-11-22 12:00', { reads });
  onTestFinished(() => club.close());
  if (!mayManage) club.guild.permit(botsRole, invitePermissions & ~PermissionFlagsBits.ManageThreads);
  await mia.as.run('table open', { game: 'nomic', rules: 'nomic', name: 'Law' });
  const card = await mia.as.waitForMessage('games', ({ text }) => text.includes('Players (0 of 5)'));
  for (const player of players.slice(0, 5)) await player.as.press(card, 'Join');
  await mia.as.press(await mia.as.run('table start', { table: '1' }), 'Confirm: draw the seats');
  const table = await threadOf(mia, discussion);
  if (mayManage) await mia.as.waitForMessage(points, ({ text }) => text.includes('Changes of points'));
  const view = () => viewOf(club);
  const first = await view();
  const playing = (seat: string): Person => {
    const account = first.people.byNumber(playerAt(theTable(first, 1), seat) ?? 0)?.account;
    const found = players.find(({ id }) => id === account);
    if (found === undefined) throw new Error(`Nobody has ${seat}`);
    return found;
  };
  club.goTo('2026-11-23 10:00');
  await club.settle();
  const game = async () => nomicGame(theTable(await view(), 1));
  const votes = async () =>
    (await game()).proposals.at(-1)?.votes.map(({ by, choice }) => `${by} ${choice}`) ?? [];
  return { club, mia, table, playing, view, game, votes };
}

async function viewOf(club: ClubOnPlayground): Promise<ClubView> {
  let found: ClubView | null = null;
  await club.change((work) => {
    found = work;
  });
  if (found === null) throw new Error('There is no club');
  return found;
}

/** Waits until those are the two threads that somebody sees, with how they are. */
const sees = ({ as }: Person, threads: readonly string[]) =>
  expect
    .poll(
      async () =>
        (await as.channels())
          .filter(({ name }) => name === voting || name === points)
          .map(
            ({ name, archived, locked }) => `${name}${archived ? ' archived' : ''}${locked ? ' locked' : ''}`,
          )
          .sort(),
      patience,
    )
    .toEqual(threads);

describe('F.1.14, 19, 29: the threads of a game of Nomic', () => {
  it('words typed by hand count where they belong, and edits and deletions are told', async () => {
    const { club, mia, playing, game, votes } = await aGame();
    const [monday, tuesday] = [playing('monday').as, playing('tuesday').as];
    const proposal = await monday.in(voting).post('Rule-change: Enact: Hats may be worn.');
    await expect.poll(async () => (await game()).proposals.length, patience).toBe(1);
    await tuesday.in(discussion).post('Vote: No');
    const vote = await tuesday.in(voting).post('Vote: Yes');
    await expect.poll(votes, patience).toEqual(['tuesday yes']);
    await playing('friday').as.in(voting).post('vote: yes');
    const told = await mia.as.waitForMessage(voting, ({ text }) => text.includes('that doesn’t count'));
    expect(told.text).toContain('It has to begin with exactly “Vote:”.');

    club.goTo('2026-11-23 10:05');
    await tuesday.in(voting).edit(vote, 'Vote: No');
    await monday.in(voting).remove(proposal);
    const breaches = async () =>
      (await game()).told.all.filter(({ is }) => is === 'breach').map(({ why }) => why);
    await expect
      .poll(breaches, patience)
      .toEqual([
        'A message in the voting thread was edited. What it said first still counts.',
        'A message in the voting thread was deleted. What it said first still counts.',
      ]);
    expect(await votes()).toEqual(['tuesday yes']);
  });

  it('a thread that was deleted as a whole is no breach of those who wrote in it', async () => {
    const { club, mia, playing, game, view } = await aGame();
    await playing('monday').as.in(voting).post('Rule-change: Enact: Hats may be worn.');
    await playing('tuesday').as.in(voting).post('Vote: Yes');
    await expect.poll(async () => theTable(await view(), 1).state.nomicSaid.size, patience).toBe(2);
    await club.stopBot();

    const first = await threadOf(mia, voting);
    await club.threadDeletedByHand(first);
    await club.startBot();
    await sees(mia, [points, voting]);
    await playing('wednesday').as.in(voting).post('Vote: No');
    await expect.poll(async () => theTable(await view(), 1).state.nomicSaid.size, patience).toBe(3);
    await club.stopBot();
    await club.startBot();
    await playing('thursday').as.in(voting).post('Vote: Yes');
    await expect.poll(async () => theTable(await view(), 1).state.nomicSaid.size, patience).toBe(4);
    const { told, proposals } = await game();
    expect(told.all.filter(({ is }) => is === 'breach')).toEqual([]);
    expect(proposals[0]?.votes).toHaveLength(3);
  });

  it('what was written while the bot was away counts as of its own moment, also where midnight was in between', async () => {
    const { club, playing, game, votes, view } = await aGame();
    const [monday, tuesday, wednesday] = ['monday', 'tuesday', 'wednesday'].map((seat) => playing(seat).as);
    await monday?.in(voting).post('Rule-change: Enact: Hats may be worn.');
    await expect.poll(async () => (await game()).proposals.length, patience).toBe(1);
    const said = await monday?.in(discussion).post('Never mind.');
    await expect.poll(async () => theTable(await view(), 1).state.nomicSaid.size, patience).toBe(2);
    await club.stopBot();

    club.goTo('2026-11-23 23:50');
    await wednesday?.in(voting).post('Vote: Yes');
    if (said !== undefined) await monday?.in(discussion).remove(said);
    club.goTo('2026-11-24 00:10');
    await tuesday?.in(voting).post('Rule-change: Enact: Shoes may be worn.');
    await playing('friday').as.in(voting).post('Vote: No');
    club.goTo('2026-11-24 08:00');
    await club.startBot();
    await expect.poll(async () => (await game()).proposals.length, patience).toBe(2);
    await club.settle();
    const [hats, shoes] = (await game()).proposals;
    expect(hats).toMatchObject({ state: 'in effect', votes: [{ by: 'wednesday', choice: 'yes' }] });
    expect(shoes).toMatchObject({ state: 'open', by: 'tuesday', number: 302 });
    expect(await votes()).toEqual(['friday no']);
    const { at } = (await game()).told.all.find(({ is }) => is === 'completed') ?? { at: 0 };
    expect(new Date(at).toISOString()).toBe('2026-11-24T00:00:00.000Z');
    await expect
      .poll(async () => (await game()).told.all.filter(({ is }) => is === 'breach').length, patience)
      .toBe(1);
  });

  it('are opened again where they are deleted, archived or locked, and closed in the end', async () => {
    const { club, mia } = await aGame();
    await sees(mia, [points, voting]);
    const first = await threadOf(mia, voting);
    await club.threadDeletedByHand(first);
    await expect
      .poll(async () => (await mia.as.channels()).some(({ id }) => id === first), patience)
      .toBe(false);
    await sees(mia, [points, voting]);
    await club.setThread(await threadOf(mia, points), { archived: true, locked: true });
    await sees(mia, [points, voting]);
    await club.change((work) =>
      writeAt(work, theTable(work, 1), { type: 'table-abandoned', as: 'gm' }, null),
    );
    await sees(mia, [`${points} archived locked`, `${voting} archived locked`]);
  });

  it('are opened once, also where the bot lacks a permission, or is killed before it has noted them', async () => {
    const { club, mia, table } = await aGame({ mayManage: false });
    const told = await mia.as.waitForMessage(table, ({ text }) => text.includes('can’t open the voting'));
    expect(told.text).toContain('*Manage Threads*');
    await sees(mia, []);
    await club.stopBot();

    club.guild.permit(botsRole, invitePermissions);
    const { playground, databaseUrl } = club;
    const faults = vi.spyOn(playground.faults, 'take');
    playground.faults.next('POST /channels/{channel_id}/messages', 'hang');
    const bot = await new BotProcess({
      DISCORD_TOKEN: club.token,
      DISCORD_API_URL: playground.apiUrl,
      DATABASE_URL: databaseUrl,
      CLUB_NOW: new Date(club.now).toISOString(),
    }).ready();
    await expect.poll(() => faults.mock.results.some(({ value }) => value === 'hang'), patience).toBe(true);
    await bot.kill();
    await club.startBot();
    await mia.as.waitForMessage(points, ({ text }) => text.includes('Changes of points'));
    await sees(mia, [points, voting]);
    for (const thread of [points, voting]) expect(await mia.as.messages(thread)).toHaveLength(1);
    expect(
      (await mia.as.messages(table)).filter(({ text }) => text.includes('can’t open the voting')),
    ).toHaveLength(1);
  });

  it('without the right to read, only commands count, and the first post says so', async () => {
    const { club, mia, playing, view } = await aGame({ reads: false });
    const posts = await mia.as.messages(voting);
    expect(posts[0]?.text).toContain('only commands and buttons count');
    await playing('monday').as.in(voting).post('Rule-change: Enact: Hats may be worn.');
    club.goTo('2026-11-24 00:10');
    await club.settle();
    expect(theTable(await view(), 1).state.nomic?.game.day).toBe('2026-11-24');
    expect(theTable(await view(), 1).state.nomicSaid.size).toBe(0);
  });
});
