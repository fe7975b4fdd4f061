import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { invitePermissions } from '../../src/discord/permissions.ts';
import { openForReading } from '../../src/store/open-database.ts';
import { departedClubs } from '../../src/store/prisma-departures.ts';
import { ClubOnPlayground, type Person, runConfirmed } from '../support/club-on-playground.ts';
import { toldDirectly } from '../support/told-directly.ts';

vi.setConfig({ testTimeout: 120_000 });

describe('a bot that is removed from its server', () => {
  let club: ClubOnPlayground;
  let people: Record<'mia' | 'ana' | 'bo', Person>;
  let logged: string[];
  beforeEach(async () => {
    logged = [];
    const log = pino({ level: 'debug' }, { write: (line: string) => logged.push(line) });
    club = await ClubOnPlayground.open('2026-11-20 12:10', { log });
    people = await club.setUp('ana', 'bo');
    await runConfirmed(club.owner.as, 'setup', { site: 'public' });
  });
  afterEach(() => club.close());

  const left = async () => {
    const database = await openForReading(club.databaseUrl);
    return departedClubs(database).finally(() => database.close());
  };
  const isLeft = (since: string) => {
    const leftAt = Date.parse(`${since.replace(' ', 'T')}:00Z`);
    return vi.waitFor(
      async () => expect(await left()).toMatchObject([{ club: club.guild.id, leftAt }]),
      30_000,
    );
  };
  const remove = () => club.guild.uninstall(club.application);
  const invite = () => club.guild.install(club.application, invitePermissions);
  const says = (words: string) =>
    vi.waitFor(() => expect(logged.filter((line) => line.includes(words))).toHaveLength(1), 30_000);
  const saysStill = (words: string) => expect(logged.join('')).toContain(words);
  const frontPage = async () => (await fetch(`${await club.openPages()}/`)).text();

  it('keeps the club as it is, at rest and with its pages closed, and goes on where it was when it is back', async () => {
    const entries = await club.entries();
    const before = await club.everything();
    remove();
    await isLeft('2026-11-20 12:10');
    expect(await frontPage()).not.toContain('Friday Lunch');
    club.goTo('2026-12-18 13:00');
    await club.stopBot();
    await club.startBot();
    expect(await club.entries()).toBe(entries);
    expect(await left()).toMatchObject([{ name: 'Friday Lunch' }]);
    invite();
    await vi.waitFor(async () => expect(await left()).toEqual([]), 30_000);
    expect(await club.everything()).toEqual(before);
    expect(await frontPage()).toContain('Friday Lunch');
    expect((await club.owner.as.run('leaderboard')).text).toContain('Ana');
  });

  it('stops the chess clocks of the club where they stand, and closes their pages', async () => {
    const { mia, ana, bo } = people;
    await mia.as.run('session open');
    club.goTo('12:40');
    const opened = await mia.as.run('clock open', { white: ana, black: bo, minutes: 3 });
    const [path = ''] = JSON.stringify(opened.message?.components).match(/\/clock\/[^"]+/) ?? [];
    for (const { as } of [ana, bo]) {
      const card = await as.waitForMessage('games', ({ buttons }) => buttons.includes('I agree'));
      await as.press(card, 'I agree');
    }
    const page = `${await club.openPages()}${path}`;
    const press = async (kind: string) => {
      const body = JSON.stringify({ presses: [{ kind, at: club.now, code: `the-press-${kind}` }] });
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`${page}/presses`, { method: 'POST', headers, body })).status;
    };
    expect(await press('start')).toBe(200);
    remove();
    await isLeft('2026-11-20 12:40');
    const entries = await club.entries();
    club.goTo('12:50');
    expect([await press('white'), (await fetch(page)).status]).toEqual([404, 404]);
    expect(await fetch(`${page}/live`).then(({ status }) => status)).toBe(404);
    expect(await club.entries()).toBe(entries);
  });

  it('erases the club when it was gone long enough, and no day before', async () => {
    remove();
    await isLeft('2026-11-20 12:10');
    for (const [moment, clubs] of [
      ['2026-12-20 12:09', 1],
      ['2026-12-20 12:10', 0],
    ] as const) {
      await club.stopBot();
      club.goTo(moment);
      await club.startBot();
      await vi.waitFor(async () => expect(await left()).toHaveLength(clubs), 30_000);
    }
    saysStill('its club is erased');
    expect(await club.entries()).toBe(0);
  });

  it('notices that it was removed while it was down, and counts from then', async () => {
    await club.stopBot();
    remove();
    club.goTo('2027-03-01 09:00');
    await club.startBot();
    await isLeft('2027-03-01 09:00');
    await says('removed from this server: its club is kept until then');
    expect(await club.entries()).toBeGreaterThan(0);
  });

  it('tells the owner where Discord lets it, and the log anyway', async () => {
    const other = club.playground.createGuild({
      name: 'Go club',
      channels: ['games'],
      owner: club.owner.user,
    });
    other.install(club.application, invitePermissions);
    remove();
    const told = await toldDirectly(club, club.owner, 'I was removed from');
    expect(told).toContain('Friday Lunch');
    expect(told).toContain('everything will be as it was');
    saysStill('"until":"2026-12-20"');
  });

  it('says so where the owner cannot be told', async () => {
    remove();
    await says('the owner of the server could not be told');
    club.playground.clearIncidents();
  });

  it('takes no outage for a removal', async () => {
    club.guild.outage(club.application, true);
    await club.idle();
    club.guild.outage(club.application, false);
    expect((await club.owner.as.run('leaderboard')).text).toContain('Ana');
    expect(await left()).toEqual([]);
  });

  it('notes no removal and erases nothing while Discord does not say that it is gone', async () => {
    const { playground } = club;
    await club.stopBot();
    remove();
    playground.faults.next('GET /guilds/{guild_id}', 502, 100);
    await club.startBot();
    await says('the servers of the clubs were not looked at');
    expect(await left()).toEqual([]);
    playground.faults.clear();
    await club.stopBot();
    await club.startBot();
    await isLeft('2026-11-20 12:10');
    await club.stopBot();
    club.goTo('2027-03-01 09:00');
    playground.faults.next('GET /guilds/{guild_id}', 502, 100);
    logged.length = 0;
    await club.startBot();
    await vi.waitFor(() => saysStill('the servers of the clubs were not looked at'), 30_000);
    expect(await left()).toHaveLength(1);
    expect(await club.entries()).toBeGreaterThan(0);
    playground.clearIncidents();
  });

  it('counts again where its clock was wrong when it noticed', async () => {
    await club.stopBot();
    remove();
    club.goTo('1970-01-01 12:00');
    await club.startBot();
    await vi.waitFor(async () => expect(await left()).toMatchObject([{ leftAt: club.now }]), 30_000);
    await club.stopBot();
    club.goTo('2026-11-27 09:00');
    await club.startBot();
    await isLeft('2026-11-27 09:00');
    expect(await club.entries()).toBeGreaterThan(0);
  });
});
