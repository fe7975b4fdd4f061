import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Playground } from '../../packages/playground/src/index.ts';
import { startApp } from '../../src/app.ts';
import { invitePermissions } from '../../src/discord/permissions.ts';
import { runConfirmed } from '../support/club-on-playground.ts';

/** A server of people with the bot on it, over real sockets and a database of its own; times are London's in winter. */
async function aServer(now: string) {
  let instant = 0;
  const at = (moment: string) => {
    instant = Date.parse(`${moment.replace(' ', 'T')}Z`);
  };
  at(now);
  const clock = () => instant;
  const folder = await mkdtemp(join(tmpdir(), 'sessions-'));
  const playground = await Playground.start({ clock });
  const application = playground.createApplication({ name: 'Rook & Gavel' });
  const olga = playground.createUser({ name: 'olga', displayName: 'Olga' });
  const guild = playground.createGuild({
    name: 'Friday Lunch',
    channels: ['lobby', 'discussion', 'games'],
    owner: olga,
  });
  guild.install(application, invitePermissions);
  guild.openCommand('setup');
  const databaseUrl = `file:${join(folder, 'club.db')}`;
  const log = pino({ level: 'silent' });
  const site = { host: '127.0.0.1', port: 0, url: null };
  const app = await startApp({
    token: application.token,
    api: playground.apiUrl,
    databaseUrl,
    site,
    clock,
    log,
  });
  const driver = await playground.driver();
  onTestFinished(async () => {
    await driver.close();
    await app.stop();
    await playground.close();
    await rm(folder, { recursive: true, force: true });
    expect(playground.violations).toEqual([]);
  });
  /** Somebody new on the server, in #lobby. */
  const person = (name: string) => {
    const user = playground.createUser({ name: name.toLowerCase(), displayName: name });
    guild.join(user);
    return Object.assign(driver.as(user, guild, 'lobby'), { id: user.id });
  };
  return { at, olga: driver.as(olga, guild, 'lobby'), person, bot: application.bot };
}

describe('a club is set up and its officers are named', () => {
  it('Acts III.1 and III.2: by those who may, and everybody reads it in #discussion', async () => {
    const { olga, person, bot } = await aServer('2026-11-20 12:00');
    const [chi, mo, ana] = [person('Chi'), person('Mo'), person('Ana')];

    const notHers = await ana.run('setup', { room: '101' });
    expect(notHers).toMatchObject({ ephemeral: true, text: expect.stringContaining('Act III.1') });

    const settings = await olga.run('setup', { chief: chi, room: '323' });
    expect(settings.ephemeral).toBe(false);
    expect(settings.text).toContain('Fridays, 12:30–13:10 in room 323');
    expect(settings.text).toContain('**Chief Justice** Chi');
    await ana.waitForMessage('discussion', ({ text }) => text.includes('is now the Chief Justice'));

    const stolen = await olga.run('setup', { chief: ana });
    expect(stolen).toMatchObject({ ephemeral: true, text: expect.stringContaining('Act III.2') });

    const appointed = await chi.run('chief appoint', { office: 'moderator', member: mo });
    expect(appointed).toMatchObject({ ephemeral: false, text: '**Mo** is now a Moderator.' });
    await ana.waitForMessage('discussion', ({ text }) => text.includes('is now a Moderator'));
    const robot = await chi.run('chief appoint', { office: 'moderator', member: bot });
    expect(robot).toMatchObject({ ephemeral: true, text: expect.stringContaining('Act 0.9') });

    const question = await chi.run('chief appoint', { office: 'chief', member: ana });
    expect(question).toMatchObject({ ephemeral: true, buttons: ['Confirm: hand over the office', 'Cancel'] });
    expect((await chi.press(question, 'Cancel')).text).toContain('Nothing was changed');
    const asked = await chi.run('chief appoint', { office: 'chief', member: ana });
    await chi.press(asked, 'Confirm');
    await ana.waitForMessage('lobby', ({ text }) => text === '**Ana** is now the Chief Justice.');
    await expect(chi.press(question, 'Confirm')).rejects.toThrow('no button');
    const former = await chi.run('chief dismiss', { office: 'moderator', member: mo });
    expect(former).toMatchObject({ ephemeral: true, text: expect.stringContaining('Act III.2') });
    const dismissed = await ana.run('chief dismiss', { office: 'moderator', member: mo });
    expect(dismissed.text).toBe('**Mo** is no longer a Moderator.');
  });
});

describe('a Friday in the register', () => {
  it('Acts 0.5, 0.6, 0.9 and 0.12: from opening to the notice of the close', async () => {
    const { at, olga, person } = await aServer('2026-11-20 12:10');
    const [mo, ana, vic, tim] = [person('Mo'), person('Ana'), person('Vic'), person('Tim')];
    await runConfirmed(olga, 'setup');
    await olga.run('chief appoint', { office: 'moderator', member: mo });
    expect((await ana.run('join')).text).toContain('has joined the Leaderboard, with 100 points');
    expect(await ana.run('join')).toMatchObject({
      ephemeral: true,
      text: expect.stringContaining('Act II.1'),
    });

    const early = await ana.run('present');
    expect(early).toMatchObject({ ephemeral: true, text: expect.stringContaining('Act 0.5') });
    expect(early.text).toContain('Friday 20 November 2026, 12:30–13:10');
    expect((await ana.run('session open')).ephemeral).toBe(true);
    expect((await mo.run('session open')).text).toContain('is open in room 322');
    expect((await mo.run('session open')).ephemeral).toBe(true);

    at('2026-11-20 12:31');
    await ana.run('present');
    expect((await ana.run('present')).ephemeral).toBe(true);
    expect((await vic.run('present')).text).toBe('**Vic** is in the room.');
    expect(await vic.run('present', { moderating: true })).toMatchObject({
      ephemeral: true,
      text: expect.stringContaining('Act III.3.4'),
    });

    expect((await mo.run('member add', { name: 'Tom' })).text).toContain('**Tom** is on the Leaderboard');
    const offered = await mo.complete('session mark', 'member', 'to', { present: true });
    expect(offered.map(({ name }) => name)).toEqual(['Tom']);
    const tom = String(offered[0]?.value);
    await mo.run('session mark', { present: true, member: tom });
    expect((await mo.run('member rename', { name: 'Tommy', member: 'Tom' })).text).toBe(
      'Member #5 is now shown as **Tommy**.',
    );
    const status = await ana.run('session status');
    expect(status.ephemeral).toBe(true);
    expect(status.text).toContain('Here (4): Mo, Ana, Vic and Tommy.');

    const link = await olga.run('chief link', { user: tim, member: 'Tommy' });
    expect(link.text).toContain('You can’t undo this');
    await olga.press(link, 'Confirm');
    expect((await tim.run('present')).text).toContain('Tommy is checked in already');

    await ana.run('game record', { opponent: vic, result: 'won' });
    at('2026-11-20 13:10:01');
    expect((await ana.run('present', { leave: true })).text).toContain('Act 0.5');
    const notice = await ana.waitForMessage('discussion', ({ text }) => text.includes('is closed'));
    expect(notice.text).toContain('Act 0.12');
  });

  it('Act 0.9: a session closed by hand, a register put right, a holiday', async () => {
    const { at, olga, person } = await aServer('2026-11-20 12:30');
    const ana = person('Ana');
    await runConfirmed(olga, 'setup');
    await ana.run('join');
    await olga.run('session open');
    expect((await olga.run('session close')).text).toContain('is closed');
    const mark = { present: true, member: ana };
    expect((await olga.run('session mark', mark)).ephemeral).toBe(true);
    const marked = await olga.run('session mark', { ...mark, date: '2026-11-20', reason: 'Came late' });
    expect(marked.text).toBe('**Ana** counts as present at the session of Friday 20 November 2026.');

    expect((await olga.run('session cancel', { date: '2026-11-26', reason: 'Half-term' })).text).toContain(
      'Act 0.5',
    );
    const dates = await olga.complete('session cancel', 'date', '');
    expect(dates.slice(0, 2).map(({ value }) => value)).toEqual(['2026-11-20', '2026-11-27']);
    const off = await olga.run('session cancel', { date: '2026-11-27', reason: 'Half-term' });
    expect(off).toMatchObject({ ephemeral: false, text: expect.stringContaining('is cancelled') });
    at('2026-11-20 13:11');
    expect((await ana.run('session status')).text).toContain('Friday 4 December 2026');
    at('2026-11-27 12:31');
    expect((await olga.run('session open')).text).toContain('is cancelled');
  });
});
