import { PermissionFlagsBits as May } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { invitePermissions } from '../../src/discord/permissions.ts';
import { ClubOnPlayground, type Person } from '../support/club-on-playground.ts';

const botsRole = 'Rook & Gavel';
const enough = invitePermissions | May.ManageRoles | May.ManageNicknames;

describe('roles and nicknames, through the real client', () => {
  let club: ClubOnPlayground;
  beforeEach(async () => {
    club = await ClubOnPlayground.open('2026-11-20 12:10');
  });
  afterEach(() => club.close());

  const soon = (person: Person, nick: string | null, ...roles: string[]) =>
    vi.waitFor(() => expect(club.guild.look(person.user)).toEqual({ nick, roles }), 30_000);
  const said = async (person: Person) =>
    (await person.as.messages('discussion')).filter(({ text }) => text.includes('won’t let me change'));

  it.each(['page 200', 'page 403', 'page 404'] as const)(
    'are given and told of nobody as barred where a web filter answers at first (%s)',
    async (page) => {
      club.guild.permit(botsRole, enough);
      const { ana } = await club.setUp('ana');
      club.playground.faults.next('PUT /guilds/{guild_id}/members/{user_id}/roles/{role_id}', page, 2);
      club.playground.faults.next('PATCH /guilds/{guild_id}/members/{user_id}', page, 2);
      await club.owner.as.run('setup', { roles: true, nicknames: true });
      await soon(ana, 'Ana · 100', 'Member');
      expect(await said(ana)).toEqual([]);
    },
  );

  it('follow who joins, is appointed and dismissed, plays and leaves', async () => {
    club.guild.permit(botsRole, enough);
    const { morgan, mia, ana, bo } = await club.setUp('ana', 'bo');
    club.guild.setNickname(ana.user, 'Annie');
    const answer = await club.owner.as.run('setup', { roles: true, nicknames: true });
    expect(answer.text).toContain('roles for Members and officers and scores in nicknames');
    expect(answer.text).toContain(
      '- `/member`, `/clock`, *Penalise*: @Moderator, @Justice and @Chief Justice',
    );
    await soon(ana, 'Ana · 100', 'Member');
    await soon(morgan, null, 'Chief Justice');
    await soon(mia, null, 'Moderator');
    expect(club.guild.role('Moderator')).toMatchObject({
      permissions: '0',
      hoist: false,
      mentionable: false,
    });

    const cy = club.person('Cy');
    await cy.as.run('join');
    await soon(cy, 'Cy · 100', 'Member');
    await morgan.as.run('chief appoint', { member: ana, office: 'moderator' });
    await soon(ana, 'Ana · 100', 'Member', 'Moderator');
    await morgan.as.run('chief dismiss', { member: ana, office: 'moderator' });
    await soon(ana, 'Ana · 100', 'Member');

    club.goTo('12:25');
    await mia.as.run('session open');
    club.goTo('12:30');
    for (const person of [ana, bo]) await person.as.run('present');
    club.goTo('12:41');
    await bo.as.press(await ana.as.run('game record', { opponent: bo, result: 'won' }), 'Confirm');
    await soon(ana, 'Ana · 120', 'Member');

    await club.change((work) => {
      const person = work.people.byAccount(cy.id)?.number ?? 0;
      work.append({ type: 'removed', person, basis: 'inactive' }, { by: null, acts: ['II.7'] });
    });
    await soon(cy, null);
  });

  it('are as they are after a restart, and are put back when the club wants them no longer', async () => {
    club.guild.permit(botsRole, enough);
    const { ana, bo } = await club.setUp('ana', 'bo');
    club.guild.setNickname(ana.user, 'Annie');
    await club.owner.as.run('setup', { roles: true, nicknames: true });
    await soon(ana, 'Ana · 100', 'Member');
    await soon(bo, 'Bo · 100', 'Member');
    await club.stopBot();
    club.guild.setNickname(bo.user, 'King');
    club.guild.setRole(bo.user, club.guild.role('Member'), false);
    await club.startBot();
    await soon(bo, 'Bo · 100', 'Member');

    await club.owner.as.run('setup', { nicknames: false });
    await soon(ana, 'Annie', 'Member');
    await soon(bo, 'King', 'Member');
    await club.owner.as.run('setup', { roles: false });
    await soon(ana, 'Annie');
    await soon(bo, 'King');
    await expect
      .poll(async () => (await club.everything()).settings)
      .toMatchObject({ worn: { found: {}, barred: [] } });
  });

  it('take an old score of the bot’s for no part of a name, and put back none', async () => {
    club.guild.permit(botsRole, enough);
    await club.setUp();
    const ana = club.person('Ana', { nick: 'Ana · 100 · 120' });
    const dee = club.person('dee_x', { nick: 'Dee · 100' });
    const route = club.person('Route · 66');
    for (const person of [ana, dee, route]) await person.as.run('join');
    const { people } = await club.everything();
    expect(people).toMatchObject([{}, {}, {}, { name: 'Ana' }, { name: 'Dee' }, { name: 'Route · 66' }]);

    await club.owner.as.run('setup', { nicknames: true });
    await soon(ana, 'Ana · 100');
    await soon(route, 'Route · 66 · 100');
    await club.idle();
    await club.owner.as.run('setup', { nicknames: false });
    await soon(ana, null);
    await soon(dee, 'Dee');
    await soon(route, null);
  });

  it('go with the data of somebody who has it erased, and nothing says whose they were', async () => {
    club.guild.permit(botsRole, enough);
    const { ana, bo } = await club.setUp('ana', 'bo');
    club.guild.setNickname(ana.user, 'Annie');
    await club.owner.as.run('setup', { roles: true, nicknames: true });
    await soon(ana, 'Ana · 100', 'Member');
    await ana.as.press(await ana.as.run('privacy delete'), 'Confirm');
    await soon(ana, 'Annie');
    await expect.poll(async () => JSON.stringify((await club.everything()).settings)).not.toContain(ana.id);
    await soon(bo, 'Bo · 100', 'Member');
  });

  it('make each role once, though Discord’s answer was lost', async () => {
    club.guild.permit(botsRole, enough);
    const { ana } = await club.setUp('ana');
    club.playground.faults.next('POST /guilds/{guild_id}/roles', 'lost');
    await club.owner.as.run('setup', { roles: true });
    await soon(ana, null, 'Member');
    expect(club.guild.roles.filter(({ name }) => name === 'Member')).toHaveLength(1);
  });

  it('pass over the owner and people who left the server, and say so of the owner once', async () => {
    club.guild.permit(botsRole, enough);
    const { ana, bo } = await club.setUp('ana', 'bo');
    await club.owner.as.run('join', { name: 'Olga' });
    club.guild.leave(bo.user);
    await club.owner.as.run('setup', { roles: true, nicknames: true });
    await soon(ana, 'Ana · 100', 'Member');
    await soon(club.owner, null, 'Member');
    await vi.waitFor(async () => expect(await said(ana)).toHaveLength(1), 30_000);
    expect((await said(ana))[0]?.text).toContain('Olga');
    await club.stopBot();
    await club.startBot();
    const cy = club.person('Cy');
    await cy.as.run('join');
    await soon(cy, 'Cy · 100', 'Member');
    await club.idle();
    expect(await said(ana)).toHaveLength(1);
  });

  it('stay away where the bot may not change them, until it may and is asked again', async () => {
    const { ana } = await club.setUp('ana');
    await club.owner.as.run('setup', { roles: true, nicknames: true });
    const told = async () =>
      (await ana.as.messages('discussion')).filter(({ text }) => text.includes('Manage'));
    await vi.waitFor(
      async () => expect((await told())[0]?.text).toMatch(/Manage Roles.*\n.*Manage Nicknames/),
      30_000,
    );
    await soon(ana, null);
    club.guild.permit(botsRole, enough);
    await club.owner.as.run('setup', { roles: true });
    await soon(ana, 'Ana · 100', 'Member');
    expect(await told()).toHaveLength(1);
  });

  it('never use a role that grants something, whatever it is called', async () => {
    club.guild.permit(botsRole, enough);
    const { mia } = await club.setUp('ana');
    const theirs = club.guild.addRole('Moderator', May.KickMembers);
    await club.owner.as.run('setup', { roles: true });
    await soon(mia, null, 'Moderator');
    club.guild.setRole(mia.user, theirs, false);
    await soon(mia, null, 'Moderator');
  });
});
