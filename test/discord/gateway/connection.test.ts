import { describe, expect, test, vi } from 'vitest';
import { pauseAfter, survive } from '../../../src/discord/gateway/steady-connection.ts';
import { done } from '../../../src/house/result.ts';
import { aBot } from '../support/a-bot.ts';
import { quick } from '../support/commands.ts';

vi.setConfig({ testTimeout: 60_000 });

const here = () => aBot([quick.club]);
type Here = Awaited<ReturnType<typeof here>>;

/** The lines of the log that say this, as what they hold. */
const lines = ({ logged }: Here, message: string) =>
  logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === message);
const out = (at: Here) => lines(at, 'disconnected from Discord, connecting again');
const back = (at: Here) => lines(at, 'connected to Discord again');

const answers = async ({ ana }: Here) => (await ana.run('club')).text;

describe('an outage is told of once, and its end once', () => {
  test.each([
    ['drop', 'resumed', { code: 1006, meaning: 'the connection broke', why: null }],
    ['reconnect', 'resumed', { code: null, why: 'Told to reconnect by Discord' }],
    ['invalidate', 'new', { code: null, why: 'Invalid session' }],
  ] as const)('%s: %s', async (how, session, why) => {
    const at = await here();
    at.playground.disturb(how);
    await expect.poll(() => back(at), { timeout: 30_000 }).toHaveLength(1);
    expect(out(at)).toMatchObject([{ level: 40, ...why }]);
    expect(back(at)).toMatchObject([{ level: 30, session, tries: 1, seconds: expect.any(Number) }]);
    expect(await answers(at)).toBe('To everybody');
    expect(at.playground.violations).toEqual([]);
  });

  test.each([1000, 4000, 4007, 4009, 4999])('closed with %i', async (code) => {
    const at = await here();
    at.playground.closeGateway(code);
    await expect.poll(() => back(at), { timeout: 30_000 }).toHaveLength(1);
    expect(out(at)).toMatchObject([{ code, meaning: expect.any(String) }]);
    expect(await answers(at)).toBe('To everybody');
  });

  test('however often it is tried in between', async () => {
    const at = await here();
    at.playground.refuseUpgrades(503);
    at.playground.disturb('drop');
    await expect.poll(() => lines(at, 'still not connected').length, { timeout: 30_000 }).toBeGreaterThan(1);
    at.playground.refuseUpgrades(null);
    await expect.poll(() => back(at), { timeout: 30_000 }).toHaveLength(1);
    expect(out(at)).toHaveLength(1);
    expect(lines(at, 'still not connected')[0]).toMatchObject({ why: 'Unexpected server response: 503' });
    expect(await answers(at)).toBe('To everybody');
  });

  test('and no session is begun where none is left', async () => {
    const at = await here();
    at.playground.limitStarts(0, 500);
    at.playground.disturb('invalidate');
    await expect
      .poll(() => lines(at, 'still not connected').map(({ why }) => why), { timeout: 30_000 })
      .toContain('no session may begin for 1 s');
    expect(back(at)).toEqual([]);
    at.playground.limitStarts(9, 0);
    await expect.poll(() => back(at), { timeout: 30_000 }).toMatchObject([{ session: 'new' }]);
    expect(await answers(at)).toBe('To everybody');
  });
});

test('the tries of a connection that does not come come further and further apart', () => {
  expect([1, 2, 3, 4, 99].map(pauseAfter)).toEqual([0, 1_000, 2_000, 4_000, 60_000]);
});

describe('what Discord should not send is logged, and the bot goes on', () => {
  test.each<[string, unknown]>([
    ['GUILD_CREATE', null],
    ['GUILD_UPDATE', null],
    ['MESSAGE_CREATE', null],
    ['INTERACTION_CREATE', null],
    ['INTERACTION_CREATE', { id: '1', type: 2, token: 'x' }],
    ['READY', null],
    ['READY', {}],
  ])('%s with %j', async (event, data) => {
    const at = await here();
    at.playground.dispatch(event, data);
    await expect
      .poll(() => lines(at, 'what Discord sent was not understood, and is passed over'))
      .not.toEqual([]);
    expect(await answers(at)).toBe('To everybody');
  });

  test.each([[{ op: 9, d: null }], [{ op: 10, d: null }]])('%j', async (payload) => {
    const at = await here();
    at.playground.say(payload);
    await expect
      .poll(() => lines(at, 'what Discord sent was not understood, and is passed over'))
      .not.toEqual([]);
    expect(await answers(at)).toBe('To everybody');
  });
});

test('a method that a library has no more is missed at once', () => {
  expect(() => survive({}, 'onMessage', () => {})).toThrow('no onMessage any more');
});

test('a page in the place of Discord’s answer is no answer: what was to be said to a person is said', async () => {
  const at = await here();
  const { ana } = at.people;
  at.clubs.changeNow(at.guild.id, { interaction: null, now: Date.now() }, (work) => {
    work.addPerson({ account: ana.id, name: 'Ana' });
    return done({ kind: 'member-added', person: 1 });
  });
  at.playground.faults.next('POST /users/@me/channels', 'garbage');
  const lapsed = { kind: 'game-lapsed', game: 1, person: 1 } as const;
  const id = at.outbox.add(at.guild.id, lapsed, { to: 'person', person: 1 });
  await expect.poll(() => at.outbox.known(id).message, { timeout: 30_000 }).toBeDefined();
});

describe('an answer of 401', () => {
  const posting = 'POST /channels/{channel_id}/messages';
  const notice = { kind: 'game-lapsed', game: 1, person: 1 } as const;

  test('that passes fails that request alone, which is made again', async () => {
    const at = await here();
    at.playground.faults.next(posting, 401);
    const id = at.outbox.add(at.guild.id, notice, { to: 'discussion' });
    await expect.poll(() => at.outbox.known(id).message, { timeout: 30_000 }).toBeDefined();
    await expect
      .poll(() => lines(at, 'a request was answered with 401, and the token is good: trying again later'))
      .toHaveLength(1);
    expect(at.playground.violations).toEqual([]);
  });

  test('again and again asks Discord about the token once', async () => {
    const at = await here();
    const asked = vi.spyOn(at.playground.faults, 'take');
    at.playground.faults.next(posting, 401, 2);
    const id = at.outbox.add(at.guild.id, notice, { to: 'discussion' });
    await expect.poll(() => at.outbox.known(id).message, { timeout: 30_000 }).toBeDefined();
    expect(asked.mock.calls.filter(([route]) => route === 'GET /users/@me')).toHaveLength(1);
  });

  test('for the token of an interaction says nothing of the bot’s', async () => {
    const at = await here();
    const asked = vi.spyOn(at.playground.faults, 'take');
    at.playground.faults.next('POST /interactions/{interaction_id}/{interaction_token}/callback', 401);
    await at.ana.run('club').catch(() => {});
    expect(await answers(at)).toBe('To everybody');
    expect(asked.mock.calls.filter(([route]) => route === 'GET /users/@me')).toHaveLength(0);
  });

  test('to the commands has them told again', async () => {
    const at = await here();
    const { restart, logged, playground } = at;
    const routes = 'GET /applications/{application_id}/commands';
    await restart(() => playground.faults.next(routes, 401));
    await expect
      .poll(() => logged.filter((line) => line.includes('commands known already')), { timeout: 30_000 })
      .toHaveLength(1);
    expect(await answers(at)).toBe('To everybody');
  });
});
