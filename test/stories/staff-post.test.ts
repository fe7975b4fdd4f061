import { PermissionFlagsBits } from 'discord.js';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { invitePermissions } from '../../src/discord/permissions.ts';
import { ClubOnPlayground } from '../support/club-on-playground.ts';
import { toldDirectly } from '../support/told-directly.ts';

const botsRole = 'Rook & Gavel';

/** Ana wrote something in #games; Sue is the member of staff. */
async function aPost(permissions = invitePermissions) {
  const club = await ClubOnPlayground.open('2026-11-20 12:10');
  onTestFinished(() => club.close());
  const people = await club.setUp('ana');
  const sue = club.person('Sue');
  await club.nameStaff(sue, { chief: people.morgan });
  club.guild.permit(botsRole, permissions);
  const linkTo = (message: { id: string }) =>
    `https://discord.com/channels/${club.guild.id}/${club.guild.channel('games').id}/${message.id}`;
  const isThere = async ({ id }: { id: string }) =>
    (await people.ana.as.messages('games')).some((message) => message.id === id);
  return { club, ...people, sue, linkTo, isThere };
}

describe('Act 0.14: the member of staff has the bot take down a post', () => {
  it('no matter who wrote it, which is said to nobody else', async () => {
    const { ana, sue, linkTo, isThere } = await aPost(invitePermissions | PermissionFlagsBits.ManageMessages);
    const post = await ana.as.post('My phone number is 0123.');
    const order = { link: linkTo(post), reason: 'A phone number' };
    expect((await ana.as.run('staff remove-post', order)).text).toContain('Only the member of staff');
    expect(await isThere(post)).toBe(true);
    const answer = await sue.as.run('staff remove-post', order);
    expect(answer).toMatchObject({ ephemeral: true, text: expect.stringContaining('Act 0.14') });
    await vi.waitFor(async () => expect(await isThere(post)).toBe(false), 30_000);
  });

  it.each(['page 200', 'page 302', 'page 403', 'page 404'] as const)(
    'also where a web filter answers in Discord’s place at first (%s)',
    async (page) => {
      const { club, ana, sue, linkTo, isThere } = await aPost(
        invitePermissions | PermissionFlagsBits.ManageMessages,
      );
      const post = await ana.as.post('My phone number is 0123.');
      club.playground.faults.next('DELETE /channels/{channel_id}/messages/{message_id}', page);
      await sue.as.run('staff remove-post', { link: linkTo(post), reason: 'A phone number' });
      await vi.waitFor(async () => expect(await isThere(post)).toBe(false), 30_000);
      expect(await sue.as.direct(club.bot).then((direct) => direct.messages())).toEqual([]);
    },
  );

  it('and is told where Discord does not let the bot', async () => {
    const { club, ana, sue, linkTo, isThere } = await aPost();
    const post = await ana.as.post('My phone number is 0123.');
    await sue.as.run('staff remove-post', { link: linkTo(post), reason: 'A phone number' });
    const told = await toldDirectly(club, sue, 'didn’t let me');
    expect(told).toContain(linkTo(post));
    expect(told).toContain('*Manage Messages*');
    expect(await isThere(post)).toBe(true);
  });

  it('of its own without asking for more, and again without trouble', async () => {
    const { club, ana, sue, linkTo, isThere } = await aPost();
    await club.owner.as.run('leaderboard');
    const own = await ana.as.waitForMessage('games', ({ author }) => author.id === club.bot.id);
    for (let n = 0; n < 2; n++) {
      await sue.as.run('staff remove-post', { link: linkTo(own), reason: 'Out of date' });
      await vi.waitFor(async () => expect(await isThere(own)).toBe(false), 30_000);
    }
    await club.idle();
    expect(await sue.as.direct(club.bot).then((direct) => direct.messages())).toEqual([]);
  });
});
