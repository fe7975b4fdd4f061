import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GuildHandle, Actor as Hand } from '../../packages/playground/src/index.ts';
import { invitePermissions } from '../../src/discord/permissions.ts';
import { everywhere, type Hosting } from '../../src/house/hosting.ts';
import { rooms } from '../../src/rooms.ts';
import { openForReading } from '../../src/store/open-database.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { ClubOnPlayground, runConfirmed, siteUrl } from '../support/club-on-playground.ts';

describe('a bot that somebody else has invited too', () => {
  let club: ClubOnPlayground;
  let other: { id: string; owner: Hand; guild: GuildHandle };
  beforeEach(async () => {
    club = await ClubOnPlayground.open('2026-11-20 12:10');
    const guild = club.playground.createGuild({ name: 'Go club', channels: ['games'] });
    guild.install(club.application, invitePermissions);
    other = { id: guild.id, guild, owner: club.driver.as(guild.owner, guild, 'games') };
  });
  afterEach(() => club.close());

  /** Opens the pages to everybody. Returns what `/setup` then says of them, or why they are not opened. */
  const opened = async (hand: Hand): Promise<string> => {
    const answer = await runConfirmed(hand, 'setup', { site: 'public' });
    return answer.text.includes('see below') ? (await hand.run('setup')).text : answer.text;
  };
  const ours = async () => opened(club.owner.as);
  const theirs = async () => opened(other.owner);
  const restartAs = async (hosting: Partial<Hosting>) => {
    await club.stopBot();
    await club.startBot({ hosting: { ...everywhere, ...hosting } });
  };
  const front = `everyone: ${siteUrl}/`;
  const apart = `${front}c/`;
  const atFront = async () => (await fetch(`${await club.openPages()}/`)).text();
  const known = async () => {
    const database = await openForReading(club.databaseUrl);
    return new PrismaClubs(database, () => {}, rooms).known().finally(() => database.close());
  };

  it('leaves the front page to the club that had it, and gives the other an address of its own', async () => {
    await club.setUp();
    const first = await ours();
    expect(first).toContain(front);
    expect(first).not.toContain(apart);
    expect(await theirs()).toContain(apart);
    expect(await atFront()).toContain('Friday Lunch');
    await club.owner.as.run('setup', { site: 'off' });
    expect((await other.owner.run('setup')).text).toContain(apart);
    expect(await atFront()).not.toContain('Go club');
  });

  it('puts no later server at the front page though ours is not open to everybody', async () => {
    await club.setUp();
    expect(await theirs()).toContain(apart);
    expect(await atFront()).not.toContain('Go club');
  });

  it('has at the front page the club that the host puts there, once it opens its pages', async () => {
    await club.setUp();
    await theirs();
    await restartAs({ frontPage: club.guild.id });
    expect(await atFront()).not.toContain('Friday Lunch');
    expect(await ours()).not.toContain(apart);
    expect(await atFront()).toContain('Friday Lunch');
    await restartAs({ frontPage: other.id });
    expect(await atFront()).toContain('Go club');
  });

  it('serves no server but those that the host names, says so, and keeps nothing of the others', async () => {
    await club.setUp('ana');
    await restartAs({ servers: [club.guild.id] });
    const answer = await other.owner.run('join');
    expect(answer.ephemeral).toBe(true);
    expect(answer.text).toContain('don’t run a club on this server');
    expect(await theirs()).toBe(answer.text);
    expect(await other.owner.complete('game show', 'game', '')).toEqual([]);
    expect(await known()).toEqual([club.guild.id]);
  });

  it('keeps a club that is no longer served as it is, and closes its pages meanwhile', async () => {
    await club.setUp();
    const [, path = ''] = /(\/c\/[\w-]+\/)/.exec(await theirs()) ?? [];
    const status = async () => (await fetch((await club.openPages()) + path)).status;
    expect(await status()).toBe(200);
    await restartAs({ servers: [club.guild.id] });
    expect(await status()).toBe(404);
    await restartAs({});
    expect(await status()).toBe(200);
    expect((await other.owner.run('setup')).text).toContain(path);
  });

  it('shows /setup to those who manage the server, and to nobody else', async () => {
    const ana = club.person('Ana');
    other.guild.join(ana.user);
    expect(await other.owner.commands()).toContain('setup');
    expect(await club.driver.as(ana.user, other.guild, 'games').commands()).not.toContain('setup');
  });
});
