import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { commands } from '../../commands/index.ts';
import type { Actor, GuildHandle } from '../../packages/playground/src/index.ts';
import { type Command, onServers } from '../../src/discord/command.ts';
import { invitePermissions } from '../../src/discord/permissions.ts';
import { ClubOnPlayground, type Person } from '../support/club-on-playground.ts';

const asking = 'GET /applications/{application_id}/guilds/{guild_id}/commands';
const telling = 'PUT /applications/{application_id}/guilds/{guild_id}/commands';

/** A command of tables as small as it can be. */
const chess960: Command = {
  data: { name: 'chess960', description: 'A command of tables', ...onServers },
  execute: async () => ({ kind: 'reply', reply: { audience: 'asker', content: 'Played.' } }),
  onlyWith: 'tables',
};

let club: ClubOnPlayground;
let other: { guild: GuildHandle; owner: Actor };
let people: Record<'morgan' | 'mia', Person>;
beforeEach(async () => {
  club = await ClubOnPlayground.open('2026-11-20 12:10');
  await club.stopBot();
  const guild = club.playground.createGuild({ name: 'Go club', channels: ['discussion', 'games'] });
  guild.install(club.application, invitePermissions);
  other = { guild, owner: club.driver.as(guild.owner, guild, 'games') };
  await start();
  people = await club.setUp();
});
afterEach(() => club.close());

const start = () => club.startBot({ commands: [...commands, chess960] });

const patience = { timeout: 30_000, interval: 20 };
const has = (as: Actor, is = true) =>
  vi.waitFor(async () => expect((await as.commands()).includes('chess960')).toBe(is), patience);
const here = () => people.mia.as;

/** The Chief Justice agrees to what is asked in #discussion, or does not. */
async function answered(question: RegExp, label: string): Promise<void> {
  const asked = await people.morgan.as.waitForMessage('discussion', ({ text }) => question.test(text));
  await people.morgan.as.in('discussion').press(asked, label);
}

const turnOn = async () => {
  await club.owner.as.run('setup', { tables: true });
  await answered(/wants to turn tables on/, 'Agree');
  await has(here());
};

it('the commands of tables come to one server once its Chief Justice agrees, and go again', async () => {
  expect((await people.mia.as.run('setup', { tables: true })).text).toMatch(
    /^⛔ Only someone who can manage/,
  );
  await has(here(), false);
  const asked = await club.owner.as.run('setup', { tables: true });
  expect(asked).toMatchObject({ ephemeral: true });
  expect(asked.text).toContain('the Chief Justice has to agree first');
  await answered(/wants to turn tables on/, 'Agree');
  await people.mia.as.waitForMessage(
    'discussion',
    ({ text }) => text.startsWith('**Tables are on.**') && text.includes('with the agreement of Morgan'),
  );
  await has(here());
  expect((await here().run('chess960')).text).toBe('Played.');
  expect(await other.owner.commands()).toContain('join');
  await has(other.owner, false);
  await club.owner.as.run('setup', { tables: false });
  await answered(/wants to turn tables off/, 'Agree');
  await has(here(), false);
  expect(await here().commands()).toContain('join');
});

it('Act III.4: nothing comes where the Chief Justice declines', async () => {
  await club.owner.as.run('setup', { tables: true });
  await answered(/wants to turn tables on/, 'Decline');
  expect(await club.everything()).toMatchObject({ settings: { tables: false } });
  await has(here(), false);
});

it('a server without a Chief Justice has them at once, and the commands know of each server apart', async () => {
  const guildOwner = other.owner;
  const answer = await guildOwner.run('setup', { tables: true });
  await guildOwner.press(answer, 'Confirm');
  await has(guildOwner);
  await has(here(), false);
  await guildOwner.run('setup', { tables: false });
  await has(guildOwner, false);
});

it('the bot that starts again tells Discord nothing that it knows', async () => {
  await turnOn();
  await club.stopBot();
  const taken = vi.spyOn(club.playground.faults, 'take');
  const requests = () =>
    taken.mock.calls.map(([route]) => route).filter((route) => route.includes('{guild_id}/commands'));
  await start();
  await vi.waitFor(() => expect(requests()).toHaveLength(2), patience);
  await people.mia.as.run('session open');
  await other.owner.press(await other.owner.run('setup', { tables: true }), 'Confirm');
  await has(other.owner);
  expect(requests()).toEqual([asking, asking, asking, telling]);
  await has(here());
});

it('what was agreed before the bot was gone is on the server once it is back', async () => {
  club.playground.faults.next(telling, 'hang');
  await club.owner.as.run('setup', { tables: true });
  await answered(/wants to turn tables on/, 'Agree');
  await vi.waitFor(() => expect(club.playground.faults.left).toBe(0), patience);
  await has(here(), false);
  await club.stopBot();
  await start();
  await has(here());
});

it('Discord’s trouble is got over, whether it did what it was asked or not', async () => {
  club.playground.faults.next(telling, 'lost');
  club.playground.faults.next(asking, 502, 4);
  await turnOn();
  expect((await here().run('chess960')).text).toBe('Played.');
  await vi.waitFor(() => expect(club.playground.faults.left).toBe(0), patience);
});

it('a bot that was thrown out and comes back brings them again', async () => {
  await turnOn();
  club.guild.uninstall(club.application);
  await vi.waitFor(async () => expect(await here().commands()).toEqual([]), patience);
  for (const { id, guild_id } of [...club.application.commands.values()])
    if (guild_id === club.guild.id) club.application.commands.delete(id);
  club.guild.install(club.application, invitePermissions);
  await has(here());
});

it('a command that an old client still shows is refused with what to do', async () => {
  await turnOn();
  club.playground.faults.next(telling, 'hang');
  await club.owner.as.run('setup', { tables: false });
  await answered(/wants to turn tables off/, 'Agree');
  const refused = await here().run('chess960');
  expect(refused).toMatchObject({
    ephemeral: true,
    text: expect.stringMatching(/^❓ This club has no tables/),
  });
  expect(refused.text).toContain('/setup tables:true');
});
