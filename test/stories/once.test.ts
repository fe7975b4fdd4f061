import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually, look } from '../support/bot-process.ts';
import { ClubOnPlayground, type Person } from '../support/club-on-playground.ts';

const callback = 'POST /interactions/{interaction_id}/{interaction_token}/callback';
const posting = 'POST /channels/{channel_id}/messages';
const followUp = 'POST /webhooks/{webhook_id}/{webhook_token}';
const record = 'game record';

let club: ClubOnPlayground;
let people: Record<'ana' | 'bo' | 'mia' | 'morgan', Person>;

beforeEach(async () => {
  club = await ClubOnPlayground.open('2026-11-20 12:25');
  people = await club.setUp('ana', 'bo');
  await people.mia.as.run('session open');
  club.goTo('12:41');
});
afterEach(() => club.close());

const count = async (what: string): Promise<number> =>
  Number((await look(club.databaseUrl, `SELECT count(*) FROM ${what}`))[0]);
const entries = (type: string): Promise<number> => count(`Entry WHERE type = '${type}'`);

/** What everybody sees in a channel of what is told in these words. */
const told = async (words: string, place = 'games'): Promise<string[]> =>
  (await people.bo.as.messages(place)).map(({ text }) => text).filter((text) => text.includes(words));

/** All that was asked is done: an answer to a later question has come, and nothing is open, owed or unsaid. */
async function allDone(): Promise<void> {
  await people.mia.as.run('session status');
  await club.idle();
  await eventually(async () => (await count('Interaction WHERE NOT answered')) === 0);
  await eventually(async () => (await count('Notice WHERE messageId IS NULL AND abandoned IS NULL')) === 0);
}

const recordedByAna = () => people.ana.as.run(record, { opponent: people.bo, result: 'won' });

describe('an interaction delivered twice', () => {
  it('at the same moment makes one game and one answer', async () => {
    club.playground.faults.next(callback, 429);
    const asked = recordedByAna();
    await eventually(async () => (await count('Interaction WHERE NOT answered')) === 1);
    const [interactionId] = await look(club.databaseUrl, 'SELECT id FROM Interaction WHERE NOT answered');
    for (const _ of [1, 2, 3]) club.playground.redeliver({ interactionId: String(interactionId) });
    expect(await asked).toMatchObject({ kind: 'message', ephemeral: false });
    await allDone();
    expect([await entries('game-recorded'), await told('Game #1')]).toEqual([1, [expect.anything()]]);
  });

  it('later, and again after a restart, makes one game, one answer and one announcement', async () => {
    const recorded = await recordedByAna();
    const confirmed = await people.bo.as.press(recorded, 'Confirm');
    const appointed = await people.morgan.as.run('chief appoint', {
      member: people.ana,
      office: 'moderator',
    });
    const announced = () => told('is now a Moderator', 'discussion');
    await eventually(async () => (await announced()).length === 2);
    for (const restart of [false, true]) {
      if (restart) await club.stopBot().then(() => club.startBot());
      for (const answer of [recorded, confirmed, appointed]) club.playground.redeliver(answer);
      await allDone();
    }
    expect([await entries('game-recorded'), await entries('game-counted')]).toEqual([1, 1]);
    expect(await told('It counts')).toHaveLength(1);
    expect(await announced()).toHaveLength(2);
  });

  it('is not carried out the second time when it was refused the first', async () => {
    const { ana, morgan } = people;
    const refused = await ana.as.run('member add', { name: 'Zoe' });
    expect(refused.text).toContain('⛔');
    await morgan.as.run('chief appoint', { member: ana, office: 'moderator' });
    const before = await count('Entry');
    club.playground.redeliver(refused);
    await allDone();
    expect(await count('Entry')).toBe(before);
  });
});

describe('at the same moment', () => {
  it.each([
    ['the opponent confirms in two windows', 'Confirm', 'Confirm'],
    ['the opponent confirms and a Moderator approves', 'Confirm', 'approve'],
    ['the opponent confirms and the player withdraws', 'Confirm', 'Withdraw'],
  ] as const)('%s: one is done, and the other is told why not', async (_, one, other) => {
    const { ana, bo, mia } = people;
    const card = await recordedByAna();
    const act = {
      Confirm: () => bo.as.press(card, 'Confirm'),
      Withdraw: () => ana.as.press(card, 'Withdraw'),
      approve: () => mia.as.run('game approve', { game: '1' }),
    };
    await Promise.all([act[one](), act[other]()]);
    await allDone();
    const decided = (await entries('game-counted')) + (await entries('game-withdrawn'));
    const refusals = await Promise.all([bo, ana, mia].map(({ as }) => as.messages()));
    const refused = refusals.flat().filter(({ text }) => text.includes('⛔'));
    expect([decided, refused.length]).toEqual([1, 1]);
    expect(refused[0]).toMatchObject({ ephemeral: true, text: expect.stringMatching(/game #1/i) });
  });
});

describe('when Discord', () => {
  it.each([429, 502, 'lost'] as const)(
    'answers a command with trouble (%s), its answer comes once',
    async (fault) => {
      club.playground.faults.next(callback, fault);
      expect((await recordedByAna()).text).toContain('Game #1');
      await allDone();
      expect(await told('Game #1')).toHaveLength(1);
    },
  );

  it('takes no answer to a command, what was done is said below, once, and can be confirmed', async () => {
    club.playground.faults.next(callback, 500, 4);
    const asked = recordedByAna();
    const said = await people.bo.as.waitForMessage('games', ({ text }) => text.includes('Game #1'));
    await asked;
    await allDone();
    expect(await told('Game #1')).toEqual([expect.stringContaining('While I was away')]);
    expect((await people.bo.as.press(said, 'Confirm')).text).toContain('It counts');
  });

  it.each(['lost', 429, 502] as const)(
    'has trouble with the card that is all the answer (%s), it comes, once',
    async (fault) => {
      const card = await recordedByAna();
      club.playground.faults.next(callback, fault);
      await people.bo.as.press(card, 'Confirm');
      await allDone();
      expect(await told('Game #1')).toEqual([expect.stringContaining('It counts')]);
    },
  );

  it.each([
    ['the card', callback, 'lost'],
    ['what is said below it', followUp, 'lost'],
    ['what is said below it', followUp, 502],
  ] as const)('loses %s after a press (%s: %s), all of it comes, once', async (_, route, fault) => {
    const { mia, ana, bo } = people;
    const card = await mia.as.run('game limit', { minutes: 10, white: ana, black: bo });
    club.playground.faults.next(route, fault);
    await mia.as.press(card, 'Pause');
    await allDone();
    expect(await told('the time is paused')).toHaveLength(1);
    expect(await told('The game may last ten minutes')).toEqual([expect.stringContaining('It is paused')]);
  });

  it.each([
    [429, 1],
    [500, 5],
    ['lost', 5],
  ] as const)('takes an announcement with trouble (%s, %i times), it is there once', async (fault, times) => {
    club.playground.faults.next(posting, fault, times);
    await people.morgan.as.run('chief appoint', { member: people.ana, office: 'moderator' });
    await allDone();
    expect(await told(people.ana.id, 'discussion')).toHaveLength(1);
  });

  it.each(['drop', 'reconnect', 'invalidate'] as const)(
    'disturbs the connection (%s) in the middle, nothing is lost or done twice',
    async (how) => {
      club.playground.faults.next(callback, 429);
      const asked = recordedByAna();
      await eventually(async () => (await entries('game-recorded')) === 1);
      club.playground.disturb(how);
      const card = await asked;
      expect(card.text).toContain('Game #1');
      await expect.poll(async () => (await people.mia.as.run('session status')).kind).toBe('message');
      expect((await people.bo.as.press(card, 'Confirm')).text).toContain('It counts');
      await allDone();
      expect([await entries('game-recorded'), await entries('game-counted')]).toEqual([1, 1]);
    },
  );
});
