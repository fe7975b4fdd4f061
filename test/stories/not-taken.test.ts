import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { forLog } from '../../src/discord/errors.ts';
import { areOnTheirWay } from '../../src/store/prisma-outbox.ts';
import { eventually, look } from '../support/bot-process.ts';
import { ClubOnPlayground } from '../support/club-on-playground.ts';
import { begins } from '../support/online-games.ts';

const callback = 'POST /interactions/{interaction_id}/{interaction_token}/callback';
const posting = 'POST /channels/{channel_id}/messages';

/** A Friday in an open session: Morgan is Chief Justice, Mia Moderator; Ana and Bo have joined. */
async function aFriday() {
  const lines: string[] = [];
  const serializers = { err: (error: unknown) => forLog(error, 'no token') };
  const log = pino({ level: 'debug', serializers }, { write: (line: string) => lines.push(line) });
  const club = await ClubOnPlayground.open('2026-11-20 12:25', { log });
  onTestFinished(() => club.close());
  const people = await club.setUp('ana', 'bo');
  await people.mia.as.run('session open');
  club.goTo('12:41');
  const count = async (rows: string) =>
    Number((await look(club.databaseUrl, `SELECT count(*) FROM ${rows}`))[0]);
  const owed = () => count('Interaction WHERE NOT answered');
  // What goes wrong next is to be what the story asks for.
  await eventually(async () => (await count(`Notice WHERE ${areOnTheirWay}`)) === 0);
  return { club, lines, owed, ...people };
}

describe('a picture that Discord does not take', () => {
  it('is left out of an answer', async () => {
    const { club, ana, bo } = await aFriday();
    await bo.as.press(await ana.as.run('game record', { opponent: bo, result: 'won' }), 'Confirm');
    club.playground.faults.next(callback, 'bad file');
    const answer = await ana.as.run('profile');
    expect(answer).toMatchObject({ ephemeral: true, text: expect.stringContaining('120') });
    expect(answer.message?.attachments).toEqual([]);
  });

  it('is left out of an announcement, which stays where it belongs', async () => {
    const club = await ClubOnPlayground.open('2026-11-23 16:00');
    onTestFinished(() => club.close());
    const { ana, bo } = await club.setUp('ana', 'bo');
    club.playground.faults.next(posting, 'bad file', 9);
    const thread = await begins(ana, bo);
    const [board] = (await ana.as.messages(thread)).filter(({ buttons }) => buttons.length > 0);
    expect(board).toMatchObject({ attachments: [], embeds: [expect.anything()] });
    for (const elsewhere of ['discussion', 'court'])
      for (const { embeds } of await ana.as.messages(elsewhere)) expect(embeds).toEqual([]);
  });

  it('is left out of an answer that was owed', async () => {
    const { club, ana, bo, owed } = await aFriday();
    club.playground.faults.next(callback, 500, 4);
    club.playground.faults.next(posting, 'bad file', 9);
    await ana.as.run('game record', { opponent: bo, result: 'won' });
    await bo.as.waitForMessage('games', ({ text }) => text.includes('While I was away'));
    await eventually(async () => (await owed()) === 0);
  });
});

describe('words that Discord does not take', () => {
  it('are owed to nobody for ever: the asker reads in plain words that it was done, once', async () => {
    const { club, lines, ana, bo, owed } = await aFriday();
    club.playground.faults.next(callback, 'bad words');
    club.playground.faults.next(posting, 'bad words');
    await ana.as.run('game record', { opponent: bo, result: 'won' });
    const direct = await ana.as.direct(club.bot);
    await eventually(async () => (await direct.messages()).length === 1);
    await eventually(async () => (await owed()) === 0);
    expect((await direct.messages()).map(({ text }) => text)).toEqual([
      expect.stringContaining('Your command worked, but Discord did not take my answer'),
    ]);
    const faults = lines.filter((line) => line.includes('Discord finds fault with an owed answer'));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain('"faults":["content BASE_TYPE_BAD_STRING"]');
    expect(faults[0]).not.toMatch(/Ana|Bo\b/);
  });
});
