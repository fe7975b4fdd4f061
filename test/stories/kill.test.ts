import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Sqlite } from '../../src/store/sqlite.ts';
import { BotProcess, eventually, look } from '../support/bot-process.ts';
import { ClubOnPlayground } from '../support/club-on-playground.ts';

vi.setConfig({ testTimeout: 180_000 });

const callback = 'POST /interactions/{interaction_id}/{interaction_token}/callback';
const posting = 'POST /channels/{channel_id}/messages';
const followUp = 'POST /webhooks/{webhook_id}/{webhook_token}';
const fetching = 'GET /webhooks/{webhook_id}/{webhook_token}/messages/@original';
const editing = 'PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original';
const whileAway = 'While I was away, your command was carried out';

/**
 * A Friday at 12:41 in the midst of the session, with the bot in a process of its own that can be killed. `start` starts
 * it again, in this process, since nobody kills it then.
 */
async function aFridayWithABotToKill() {
  const club = await ClubOnPlayground.open('2026-11-20 12:25');
  const people = await club.setUp('ana', 'bo');
  await people.mia.as.run('session open');
  await club.stopBot();
  club.goTo('12:41');
  onTestFinished(() => club.close());
  const { playground, databaseUrl } = club;
  const startProcess = () =>
    new BotProcess({
      DISCORD_TOKEN: club.application.token,
      DISCORD_API_URL: playground.apiUrl,
      DATABASE_URL: databaseUrl,
      CLUB_NOW: new Date(club.now).toISOString(),
    }).ready();
  const count = async (what: string) => Number((await look(databaseUrl, `SELECT count(*) FROM ${what}`))[0]);
  const faults = vi.spyOn(playground.faults, 'take');
  return {
    ...people,
    club,
    playground,
    bot: await startProcess(),
    startProcess,
    start: () => club.startBot(),
    count,
    /** A request of the bot is waiting for an answer that never comes. */
    hanging: () => eventually(() => faults.mock.results.some(({ value }) => value === 'hang')),
    /** Nobody is owed an answer, and nothing is still to be posted. */
    settled: () =>
      eventually(
        async () =>
          (await count('Interaction WHERE NOT answered')) +
            (await count('Notice WHERE messageId IS NULL AND abandoned IS NULL')) ===
          0,
      ),
    /** What everybody sees in a channel. */
    seen: async (place: string) => (await people.bo.as.messages(place)).map(({ text }) => text),
  };
}

describe('a bot killed between a change and its answer', () => {
  it('says in the channel what was done, once, and its card can be confirmed', async () => {
    const { ana, bo, bot, playground, startProcess, hanging, settled, count } = await aFridayWithABotToKill();
    playground.faults.next(callback, 'hang');
    const asked = ana.as.run('game record', { opponent: bo, result: 'won' });
    await hanging();
    await bot.kill();
    expect((await asked).kind).toBe('failed');
    await startProcess();
    await settled();
    playground.redeliver(await asked);
    const [said, ...more] = (await bo.as.messages('games')).filter(({ text }) => text.includes('Game #1'));
    expect([said?.text, more]).toEqual([expect.stringContaining(whileAway), []]);
    expect((await bo.as.press(said?.id ?? '', 'Confirm')).text).toContain('It counts');
    expect(await count(`Entry WHERE type LIKE 'game-%'`)).toBe(3);
  });

  it('says it to the asker directly when it was for nobody else', async () => {
    const { club, bot, playground, start, hanging, settled, seen } = await aFridayWithABotToKill();
    const before = await seen('games');
    playground.faults.next(callback, 'hang');
    const asked = club.owner.as.run('setup');
    await hanging();
    await bot.kill();
    await start();
    await settled();
    const direct = await club.owner.as.direct(club.application.bot);
    expect((await direct.messages()).map(({ text }) => text)).toEqual([expect.stringContaining(whileAway)]);
    expect(await seen('games')).toEqual(before);
    await asked;
  });

  it('says no more than that it was done to one who takes no messages', async () => {
    const { club, bot, playground, start, hanging, settled, seen } = await aFridayWithABotToKill();
    playground.closeDms(club.owner.user);
    playground.faults.next(callback, 'hang');
    const asked = club.owner.as.run('setup');
    await hanging();
    await bot.kill();
    const before = (await seen('games')).length;
    await start();
    await settled();
    const [said, ...more] = (await seen('games')).slice(before);
    expect([said, more]).toEqual([expect.stringMatching(/^<@\d+> While I was away[^\n]+$/), []]);
    await asked;
  });

  it('says nothing more when the answer was there already', async () => {
    const { ana, bo, bot, playground, start, hanging, settled, seen } = await aFridayWithABotToKill();
    playground.faults.next(callback, 'lost');
    playground.faults.next(callback, 'hang');
    const answer = await ana.as.run('game record', { opponent: bo, result: 'won' });
    await hanging();
    await bot.kill();
    const before = await seen('games');
    await start();
    await settled();
    expect(await seen('games')).toEqual(before);
    expect((await bo.as.press(answer, 'Confirm')).text).toContain('It counts');
  });

  it.each([
    ['before it was said', [[followUp, 'hang']]],
    [
      'after it was said',
      [
        [followUp, 'lost'],
        [fetching, 'hang'],
      ],
    ],
  ] as const)('says once what came of a press, killed %s below the card', async (_, trouble) => {
    const { mia, ana, bo, bot, playground, start, hanging, settled, seen } = await aFridayWithABotToKill();
    const card = await mia.as.run('game limit', { minutes: 10, white: ana, black: bo });
    const before = await seen('games');
    for (const [route, fault] of trouble) playground.faults.next(route, fault);
    await mia.as.press(card, 'Pause');
    await hanging();
    await bot.kill();
    await start();
    await settled();
    const changed = (await seen('games')).filter((text) => !before.includes(text));
    expect(changed).toEqual([
      expect.stringContaining('It is paused'),
      expect.stringContaining('the time is paused'),
    ]);
  });

  it('finishes the answer that it had put off', async () => {
    const { ana, bo, club, bot, playground, start, hanging, settled, seen } = await aFridayWithABotToKill();
    const other = await new Sqlite(club.databaseUrl.replace('file:', '')).connect();
    await other.executeScript('BEGIN IMMEDIATE');
    const asked = ana.as.run('game record', { opponent: bo, result: 'won' });
    await ana.as.waitForMessage('games', ({ flags = 0 }) => (flags & 128) !== 0);
    playground.faults.next(editing, 'hang');
    await other.executeScript('ROLLBACK');
    await other.dispose();
    await hanging();
    await bot.kill();
    await start();
    await settled();
    expect(await asked).toMatchObject({ first: 'deferred', ephemeral: true, text: 'Done: see below.' });
    expect((await seen('games')).filter((text) => text.includes('Game #1'))).toHaveLength(1);
  });
});

describe('a bot killed before it has decided', () => {
  it('does not leave the person who asked waiting for the answer that it had put off', async () => {
    const { ana, bo, club, bot, start, count } = await aFridayWithABotToKill();
    const other = await new Sqlite(club.databaseUrl.replace('file:', '')).connect();
    await other.executeScript('BEGIN IMMEDIATE');
    const asked = ana.as.run('game record', { opponent: bo, result: 'won' });
    await ana.as.waitForMessage('games', ({ flags = 0 }) => (flags & 128) !== 0);
    await bot.kill();
    await other.executeScript('ROLLBACK');
    await other.dispose();
    await start();
    expect(await asked).toMatchObject({
      ephemeral: true,
      text: expect.stringContaining('nothing was changed'),
    });
    expect(await count(`Entry WHERE type LIKE 'game-%'`)).toBe(0);
  });
});

describe('a bot killed between a change and what it announces', () => {
  it.each([
    ['before the post', ['hang'], 0],
    [
      'after the post, before it was noted, and back when Discord has forgotten its number',
      ['lost', 'hang'],
      10,
    ],
  ] as const)('announces it once, killed %s', async (_, trouble, minutesAway) => {
    const { ana, morgan, club, bot, playground, start, hanging, settled, seen } =
      await aFridayWithABotToKill();
    const before = (await seen('discussion')).length;
    for (const fault of trouble) playground.faults.next(posting, fault);
    await morgan.as.run('chief appoint', { member: ana, office: 'moderator' });
    await hanging();
    await bot.kill();
    club.goTo(`12:${41 + minutesAway}`);
    await start();
    await settled();
    expect((await seen('discussion')).slice(before)).toEqual([expect.stringContaining('is now a Moderator')]);
  });
});
