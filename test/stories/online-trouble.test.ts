import { describe, expect, it } from 'vitest';
import { eventually, look } from '../support/bot-process.ts';
import type { ClubOnPlayground } from '../support/club-on-playground.ts';
import {
  aMonday,
  begins,
  boardIn,
  challengeSeen,
  challenges,
  play,
  threadSeen,
  threadsSeen,
} from '../support/online-games.ts';

const privately = (text: string) => ({ ephemeral: true, text: expect.stringContaining(text) });
const publicly = (text: string) => ({ ephemeral: false, text: expect.stringContaining(text) });

const count = async (club: ClubOnPlayground, what: string): Promise<number> =>
  Number((await look(club.databaseUrl, `SELECT count(*) FROM ${what}`))[0]);

describe('trouble in mid-game', () => {
  it('a restart loses nothing, and the board takes the next move', async () => {
    const { club, ana, bo } = await aMonday();
    const thread = await begins(ana, bo);
    await play(thread, ana, bo, 'f3 e5 g4');
    const board = await boardIn(bo, thread);
    await club.stopBot();
    await club.startBot();
    await bo.as.in(thread).press(board, 'Offer draw');
    const queen = await bo.as.in(thread).choose(board, 'Choose a piece', ['d8']);
    await bo.as.in(thread).choose(queen, 'Choose your move', ['Qh4#']);
    await ana.as.waitForMessage(thread, ({ text }) => text.includes('by checkmate'));
    expect(await club.scores()).toMatchObject({ Ana: 100, Bo: 110 });
  });

  it.each([
    ['the message', 'POST /channels/{channel_id}/messages', 'lost'],
    ['the thread', 'POST /channels/{channel_id}/messages/{message_id}/threads', 'lost'],
    ['the thread', 'POST /channels/{channel_id}/messages/{message_id}/threads', 500],
  ] as const)(
    'when Discord loses %s (%s: %s), there is one thread and one board',
    async (_, route, fault) => {
      const { club, ana, bo } = await aMonday();
      await challenges(ana, bo);
      const question = await bo.as.press(await challengeSeen(bo), 'Accept');
      club.playground.faults.next(route, fault, 5);
      await bo.as.press(question, 'Confirm');
      const thread = await threadSeen(bo);
      await eventually(
        async () => (await count(club, 'Notice WHERE messageId IS NULL AND abandoned IS NULL')) === 0,
      );
      expect(await threadsSeen(bo)).toEqual([thread]);
      const boards = (await bo.as.messages(thread)).filter(({ text }) => text.includes('is to move'));
      expect(boards).toHaveLength(1);
    },
  );

  it('where the bot may open no thread, the game is played in the channel', async () => {
    const { club, ana, bo } = await aMonday();
    club.guild.overwrite('games', club.application.bot, [], ['CreatePublicThreads']);
    await challenges(ana, bo);
    await bo.as.press(await bo.as.press(await challengeSeen(bo), 'Accept'), 'Confirm');
    await ana.as.waitForMessage('games', ({ text }) => text.includes('is to move'));
    expect(await ana.as.run('online move', { move: 'e4' })).toMatchObject(publicly('**Ana** played 1. e4'));
  });

  it('where the bot may attach no files, the board is told in words alone', async () => {
    const { club, ana, bo } = await aMonday();
    club.guild.overwrite('games', club.application.bot, [], ['AttachFiles']);
    const thread = await begins(ana, bo);
    expect((await boardIn(ana, thread)).attachments).toEqual([]);
    const moved = await play(thread, ana, bo, 'e4');
    expect(moved).toMatchObject(publicly('**Ana** played 1. e4'));
    expect(moved.message?.attachments).toEqual([]);
  });

  it('a time for each move that is up loses the game', async () => {
    const { club, ana, bo, cy } = await aMonday();
    const thread = await begins(ana, bo, { minutes_per_move: 3 });
    const board = await play(thread, ana, bo, 'e4 e5');
    expect(board.text).toContain(`is to move until <t:${Date.parse('2026-11-23T16:03Z') / 1000}:t>`);
    club.goTo('16:03:01');
    await cy.as.run('leaderboard');
    const over = await cy.as.waitForMessage(thread, ({ text }) => text.includes('when time ran out'));
    expect(over.text).toContain('**Ana** (White) lost to **Bo** (Black)');
    expect(await club.scores()).toMatchObject({ Ana: 100, Bo: 110 });
    expect(await ana.as.in(thread).run('online move', { move: 'Nf3' })).toMatchObject(privately('Act I.9'));
  });
});

describe('hostile input', () => {
  it('moves nothing and says what to do, for its sender alone', async () => {
    const { club, ana, bo, cy } = await aMonday();
    const thread = await begins(ana, bo);
    const board = await boardIn(ana, thread);
    const before = await club.entries();
    for (const move of ['@everyone', '`', 'x'.repeat(5000), 'e4; DROP TABLE', '1. e4', 'O-O', 'Ke2'])
      expect((await ana.as.in(thread).run('online move', { move })).ephemeral, move).toBe(true);
    const forged = [
      [ana, 'online-move:1:0', ['Ke2']],
      [ana, 'online-move:1:0', ['']],
      [ana, 'online-move:1:7', ['e4']],
      [ana, 'online-move:99:0', ['e4']],
      [ana, 'online-move:__proto__:0', ['e4']],
      [ana, 'online-piece:1:0', ['z9']],
      [cy, 'online-move:1:0', ['e4']],
      [bo, 'online-move:1:0', ['e4']],
      [cy, 'online-resign:1', undefined],
      [cy, 'online-accept-draw:1', undefined],
      [cy, 'online-accept:1', undefined],
      [cy, 'online-pgn:99', undefined],
    ] as const;
    for (const [who, id, values] of forged)
      expect((await who.as.in(thread).pressCustomId(board, id, values)).ephemeral, id).toBe(true);
    expect(await club.entries()).toBe(before);
  });

  it('names and reasons in a thread format, link and mention nothing', async () => {
    const { club, ana, jude } = await aMonday();
    const eve = club.person('**@everyone** <@1>');
    await eve.as.run('join');
    const thread = await begins(ana, eve);
    const question = await jude.as
      .in(thread)
      .run('online end', { reason: '@everyone https://evil.example', result: 'draw' });
    await jude.as.in(thread).press(question, 'Confirm');
    const told = await ana.as.waitForMessage('discussion', ({ text }) =>
      text.includes('Justice Jude has ended'),
    );
    expect(told.text).not.toMatch(/@everyone|https:\/\/evil|\*\*\*\*/);
  });
});
