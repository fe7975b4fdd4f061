import { MessageFlags } from 'discord.js';
import { describe, expect, test, vi } from 'vitest';
import type { Notice } from '../../src/club/notices.ts';
import { done } from '../../src/club/result.ts';
import { buttonsOf } from '../../src/playground/people/reading.ts';
import { aBot } from './support/a-bot.ts';
import {
  aCard,
  aGame,
  asking,
  broken,
  completing,
  confirmGame,
  pages,
  quick,
  slow,
} from './support/commands.ts';

const sessionClosed: Notice = {
  kind: 'session-closed',
  date: '2026-11-20',
  counted: [],
  lapsed: [],
  referred: [],
};

describe('an answer', () => {
  test('is given directly, to everybody or to the asker alone', async () => {
    const { ana, bo, playground } = await aBot([quick.club, quick.asker]);
    expect(await ana.run('club')).toMatchObject({ first: 'direct', ephemeral: false, text: 'To everybody' });
    expect(await ana.run('asker')).toMatchObject({ first: 'direct', ephemeral: true, text: 'To you' });
    expect((await bo.messages('games')).map(({ content }) => content)).toEqual(['To everybody']);
    expect(playground.violations).toEqual([]);
  });

  test('that takes long is deferred for the asker alone', async () => {
    const { ana, playground } = await aBot([slow.asker]);
    const answer = await ana.run('slow-asker');
    expect(answer).toMatchObject({ first: 'deferred', ephemeral: true, text: 'To you, late' });
    expect(playground.violations).toEqual([]);
  });

  test('to everybody that takes long follows below', async () => {
    const { ana, bo, playground } = await aBot([slow.club]);
    const answer = await ana.run('slow-club');
    expect(answer).toMatchObject({ first: 'deferred', ephemeral: true });
    await bo.waitForMessage('games', ({ content }) => content === 'To everybody, late');
    expect(playground.violations).toEqual([]);
  });

  test('of a command that breaks says so to the asker, and the log has it under the same number', async () => {
    const { ana, logged } = await aBot([broken]);
    const { ephemeral, text } = await ana.run('broken');
    expect(ephemeral).toBe(true);
    const [, fault = 'none'] = /error `(\w+)`/.exec(text) ?? [];
    expect(logged.join()).toContain(fault);
    expect(logged.join()).toContain('the board fell off the table');
  });

  test('is given once to an interaction that is delivered twice', async () => {
    const { ana, playground, logged } = await aBot([quick.club]);
    const answer = await ana.run('club');
    await vi.waitFor(() => expect(logged.join()).toContain('"answered"'), 5000);
    playground.redeliver(answer);
    await vi.waitFor(() => expect(logged.join()).toContain('answered before, or too late'), 5000);
    expect(await ana.messages('games')).toHaveLength(1);
    expect(logged.join()).not.toContain('could not answer');
  });
});

test('Act 0.5: whatever is asked after its end, the session is closed first', async () => {
  const { ana, clubs, guild } = await aBot([quick.club]);
  const [opensAt, closesAt] = [Date.now() - 60_000, Date.now() - 1000];
  clubs.changeNow(guild.id, { interaction: null, now: opensAt }, (work) => {
    const opened = { type: 'session-opened', date: '2026-11-20', opensAt, closesAt } as const;
    work.append(opened, { by: null, acts: ['0.5'] });
    return done({ kind: 'session-opened', date: '2026-11-20' });
  });
  await ana.run('club');
  expect(clubs.now(guild.id).state.sessions.get('2026-11-20')).toMatchObject({
    open: false,
    closedAt: closesAt,
  });
});

test('whoever presses a button in a private conversation is politely sent to the server', async () => {
  const { ana, bot, people, clubs, guild, outbox } = await aBot([pages]);
  clubs.changeNow(guild.id, { interaction: null, now: Date.now() }, (work) => {
    work.addPerson({ account: people.ana.id, name: 'Ana' });
    return done({ kind: 'member-added', person: 1 });
  });
  const direct = await ana.direct(bot);
  outbox.add(guild.id, { kind: 'game-lapsed', game: 1, person: 1 }, { to: 'person', person: 1 });
  const message = await vi.waitFor(async () => {
    const [first] = await direct.messages();
    if (first === undefined) throw new Error('Nothing has come yet');
    return first;
  }, 5000);
  const { text } = await direct.pressCustomId(message, 'turn:second');
  expect(text).toBe('I only work on a server: give the command in one of its channels.');
});

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

  async function aCardInGames() {
    const bot = await aBot([confirming]);
    const { clubs, guild, people, ana } = bot;
    clubs.changeNow(guild.id, { interaction: null, now: Date.now() }, (work) => {
      aGame({ ana: people.ana.id, bo: people.bo.id }, work);
      return done({ kind: 'game-recorded', game: 1, counts: false, held: false });
    });
    return { ...bot, card: await ana.run('card') };
  }

  test('brings the card up to date, and says to everybody what came of it', async () => {
    const { ana, bo, card, playground } = await aCardInGames();
    await bo.press(card, 'Confirm');
    const [shown, said] = await ana.messages('games');
    expect(shown).toMatchObject({ buttons: [], text: expect.stringContaining('It counts') });
    expect(said?.text).toContain('**Bo** has confirmed game #1');
    expect(playground.violations).toEqual([]);
  });

  test('makes one game when it is delivered twice', async () => {
    const { ana, bo, card, playground, clubs, guild, logged } = await aCardInGames();
    const pressed = await bo.press(card, 'Confirm');
    await vi.waitFor(() => expect(logged.join()).toContain('"answer":"game-confirmed"'), 5000);
    const entries = clubs.now(guild.id).entries.length;
    playground.redeliver(pressed);
    await vi.waitFor(() => expect(logged.join()).toContain('answered before, or too late'), 5000);
    expect(clubs.now(guild.id).entries).toHaveLength(entries);
    expect(await ana.messages('games')).toHaveLength(2);
  });
});

describe('suggestions', () => {
  test('are 25 at most', async () => {
    const { ana, playground } = await aBot([completing]);
    const choices = await ana.complete('complete', 'what', 'a');
    expect(choices).toHaveLength(25);
    expect(choices[0]).toEqual({ name: 'a0', value: '0' });
    expect(playground.violations).toEqual([]);
  });
});

describe('stopping', () => {
  test('answers what is under way and posts what is to be said first', async () => {
    const { ana, bo, outbox, guild, stop } = await aBot([slow.club]);
    const asked = ana.run('slow-club');
    await ana.waitForMessage('games', ({ flags = 0 }) => (flags & MessageFlags.Loading) !== 0);
    const notice = outbox.add(guild.id, sessionClosed, { to: 'discussion' });
    await stop();
    expect(await asked).toMatchObject({ kind: 'message' });
    expect((await bo.messages('games')).map(({ content }) => content)).toEqual(['To everybody, late']);
    expect(outbox.known(notice).message).toBeDefined();
  });

  test('takes no more commands', async () => {
    const { ana, stop } = await aBot([quick.club]);
    await stop();
    expect(await ana.run('club')).toMatchObject({ kind: 'failed' });
  });
});

test('a token that Discord does not know is an error, and shows in no message', async () => {
  const { startWith } = await aBot([]);
  const failed = startWith({ token: 'not.a.token' });
  await expect(failed).rejects.toThrow();
  await expect(failed).rejects.not.toThrow('not.a.token');
});

test('commands that Discord knows are not registered again', async () => {
  const { restart, logged } = await aBot([quick.club]);
  await restart();
  expect(logged.filter((line) => line.includes('commands registered'))).toHaveLength(1);
  expect(logged.filter((line) => line.includes('commands known already'))).toHaveLength(1);
});

test('two commands cannot claim one name', async () => {
  await expect(aBot([quick.club, quick.club])).rejects.toThrow('Claimed twice');
});

test('the log holds neither the token nor anybody’s words', async () => {
  const { ana, logged, playground } = await aBot([completing]);
  await ana.run('complete', { what: 'secret words' });
  await playground.idle();
  expect(logged.join()).toContain('/complete');
  expect(logged.join()).not.toMatch(/secret words|ana/);
});
