import { MessageFlags } from 'discord.js';
import { describe, expect, test, vi } from 'vitest';
import { commands } from '../../commands/index.ts';
import { onEveryServer } from '../../src/discord/only-with.ts';
import { done } from '../../src/house/result.ts';
import { aRound } from '../support/a-round.ts';
import { aBot } from './support/a-bot.ts';
import { aCommand, broken, completing, heldBack, pages, quick, saying, slow } from './support/commands.ts';

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
    let decided = 0;
    const counting = aCommand('count', async () => {
      decided += 1;
      return saying({ audience: 'asker', content: `Decided ${decided} times` });
    });
    const { ana, idle, playground } = await aBot([counting]);
    const answer = await ana.run('count');
    playground.redeliver(answer);
    expect((await ana.run('count')).text).toBe('Decided 2 times');
    await idle();
    expect(await ana.messages('games')).toHaveLength(2);
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

test('anyone who presses a button in a private conversation is politely sent to the server', async () => {
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
  }, 30_000);
  const { text } = await direct.pressCustomId(message, 'turn:second');
  expect(text).toBe('I only work on a server: give the command in one of its channels.');
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
    const { held, answer } = heldBack();
    const { ana, bo, outbox, guild, stop } = await aBot([held]);
    const asked = ana.run('held');
    await ana.waitForMessage('games', ({ flags = 0 }) => (flags & MessageFlags.Loading) !== 0);
    const notice = outbox.add(guild.id, aRound('2026-11-20'), { to: 'discussion' });
    const stopped = stop();
    answer();
    await stopped;
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

test('Discord takes every command of the bot as it is declared', async () => {
  const { ana, guild, playground } = await aBot(commands);
  // Discord shows it to those who manage the server, unless the server says otherwise.
  guild.openCommand('setup');
  expect((await ana.commands()).sort()).toEqual(
    onEveryServer(commands)
      .map(({ data }) => data.name)
      .sort(),
  );
  expect(playground.violations).toEqual([]);
});

test('two commands cannot claim one name', async () => {
  await expect(aBot([quick.club, quick.club])).rejects.toThrow('Claimed twice');
});

test('the log holds neither the token nor anybody’s words', async () => {
  const { ana, idle, logged } = await aBot([completing]);
  await ana.run('complete', { what: 'secret words' });
  await idle();
  expect(logged.join()).toContain('/complete');
  expect(logged.join()).not.toMatch(/secret words|ana/);
});
