import { describe, expect, test, vi } from 'vitest';
import { buttonsOf } from '../../packages/playground/src/index.ts';
import { done, refused } from '../../src/house/result.ts';
import { aBot } from './support/a-bot.ts';
import { aCard, aGame, asking, confirmGame, pages } from './support/commands.ts';

describe('a question', () => {
  test('is confirmed once', async () => {
    const { command, acted } = asking();
    const { ana, bo, playground } = await aBot([command]);
    const question = await ana.run('ask');
    expect(question).toMatchObject({ ephemeral: true, buttons: ['Confirm', 'Cancel'] });
    const [confirm] = question.message === undefined ? [] : buttonsOf(question.message);
    await ana.press(question, 'Confirm');
    await bo.waitForMessage('games', ({ content }) => content === 'It is done');
    const again = await ana.pressCustomId(question, confirm?.customId ?? '');
    expect(again.text).toContain('Nothing was done');
    expect(acted()).toBe(1);
    expect(playground.violations).toEqual([]);
  });

  test('can be cancelled', async () => {
    const { command, acted } = asking();
    const { ana } = await aBot([command]);
    const answer = await ana.press(await ana.run('ask'), 'Cancel');
    expect(answer).toMatchObject({ text: 'Cancelled. Nothing was changed.', buttons: [] });
    expect(acted()).toBe(0);
  });

  test('from before a restart has lapsed', async () => {
    const { command, acted } = asking();
    const { ana, restart } = await aBot([command]);
    const question = await ana.run('ask');
    await restart();
    expect((await ana.press(question, 'Confirm')).text).toContain('Nothing was done');
    expect(acted()).toBe(0);
  });
});

describe('a button', () => {
  test('turns the page in its place', async () => {
    const { ana, bo, playground } = await aBot([pages]);
    await bo.press(await ana.run('pages'), 'Next');
    expect((await ana.messages('games')).map(({ content }) => content)).toEqual(['second']);
    expect(playground.violations).toEqual([]);
  });

  test('opens a form, and what is typed reaches the command', async () => {
    const { ana, playground } = await aBot([pages]);
    const form = await ana.press(await ana.run('pages'), 'Dispute');
    expect(form.kind).toBe('modal');
    expect((await ana.submit(form, { Reason: 'never played' })).text).toBe('About 7: never played');
    expect(playground.violations).toEqual([]);
  });

  test('that takes long leaves its message alone and is answered to everybody', async () => {
    const { ana, bo, playground } = await aBot([pages]);
    await bo.press(await ana.run('pages'), 'Long');
    await ana.waitForMessage('games', ({ content }) => content === 'Pressed long ago');
    expect((await ana.messages('games')).map(({ content }) => content)).toEqual([
      'first',
      'Pressed long ago',
    ]);
    expect(playground.violations).toEqual([]);
  });

  test.each(['turn:made-up', 'question:x:confirm', 'nothing', 'why:7', ''])(
    'that the message does not have does nothing: %j',
    async (customId) => {
      const { ana, bo } = await aBot([pages]);
      const answer = await bo.pressCustomId(await ana.run('pages'), customId);
      expect(answer).toMatchObject({ ephemeral: true, text: expect.stringContaining('Nothing was done') });
      expect((await ana.messages('games')).map(({ content }) => content)).toEqual(['first']);
    },
  );
});

describe('a button on a game’s card', () => {
  const confirming = aCard(async ({ services, club, occasion }) => ({
    kind: 'result',
    result: await services.clubs.change(club, occasion, confirmGame),
  }));

  const tooLate = aCard(async () => ({
    kind: 'result',
    result: refused({ code: 'game-not-open', acts: ['II.4'], game: 1, status: 'counted' }),
  }));

  async function aCardInGames(command = confirming) {
    const bot = await aBot([command]);
    const { clubs, guild, people, ana } = bot;
    clubs.changeNow(guild.id, { interaction: null, now: Date.now() }, (work) => {
      aGame({ ana: people.ana.id, bo: people.bo.id }, work);
      return done({ kind: 'game-recorded', game: 1, counts: false, held: false });
    });
    return { ...bot, card: await ana.run('card') };
  }

  test('brings the card up to date, and posts nothing besides', async () => {
    const { ana, bo, card, idle, playground } = await aCardInGames();
    const pressed = await bo.press(card, 'Confirm');
    expect(pressed.message?.id).toBe(card.message?.id);
    await idle();
    const [shown, ...others] = await ana.messages('games');
    expect(shown).toMatchObject({ buttons: [], text: expect.stringContaining('It counts') });
    expect(others).toEqual([]);
    expect(playground.violations).toEqual([]);
  });

  test('of a game that was decided elsewhere is refused, and the card is brought up to date', async () => {
    const { ana, bo, card, clubs, guild, idle, playground } = await aCardInGames(tooLate);
    expect(card.buttons).toContain('Confirm');
    clubs.changeNow(guild.id, { interaction: null, now: Date.now() }, confirmGame);
    const pressed = await bo.press(card, 'Confirm');
    expect(pressed).toMatchObject({ ephemeral: true, text: expect.stringContaining('no longer waiting') });
    await idle();
    const [shown, ...others] = await ana.messages('games');
    expect(shown).toMatchObject({ buttons: [], text: expect.stringContaining('It counts') });
    expect(others).toEqual([]);
    expect(playground.violations).toEqual([]);
  });

  test('that is refused leaves the card of a game that still waits alone', async () => {
    const notYours = aCard(async () => ({
      kind: 'result',
      result: refused({ code: 'not-your-game', acts: ['II.4'], game: 1, may: 'opponent' }),
    }));
    const { ana, card, idle } = await aCardInGames(notYours);
    await ana.press(card, 'Confirm');
    await idle();
    expect((await ana.messages('games'))[0]).toMatchObject({ edited_timestamp: null, buttons: card.buttons });
  });

  test('makes one game when it is delivered twice', async () => {
    const { ana, bo, card, playground, clubs, guild, idle, logged } = await aCardInGames();
    const pressed = await bo.press(card, 'Confirm');
    await vi.waitFor(() => expect(logged.join()).toContain('"answer":"game-confirmed"'), 30_000);
    const entries = clubs.now(guild.id).entries.length;
    playground.redeliver(pressed);
    await ana.run('card');
    await idle();
    expect(clubs.now(guild.id).entries).toHaveLength(entries);
    expect(await ana.messages('games')).toHaveLength(2);
  });
});
