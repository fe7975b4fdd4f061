import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Command, onServers } from '../../src/discord/command.ts';
import type { Settings } from '../../src/house/ports.ts';
import { done } from '../../src/house/result.ts';
import { aBot } from './support/a-bot.ts';

const asking = 'GET /applications/{application_id}/guilds/{guild_id}/commands';
const telling = 'PUT /applications/{application_id}/guilds/{guild_id}/commands';
const hour = 3600_000;
const second = 1000;

const saying = (name: string, content: string, more: Partial<Command> = {}): Command => ({
  data: { name, description: name, ...onServers },
  execute: async () => ({ kind: 'reply', reply: { audience: 'asker', content } }),
  ...more,
});
const everywhere = saying('everywhere', 'Here I am.');
const ofTables = saying('ours', 'Played.', {
  onlyWith: 'tables',
  menus: [
    {
      data: { type: 2, name: 'Play with', ...onServers },
      execute: async () => ({ kind: 'reply', reply: { audience: 'asker', content: 'Asked.' } }),
    },
  ],
});

async function aBotWithTables() {
  const timers = vi.spyOn(globalThis, 'setInterval');
  onTestFinished(() => timers.mockRestore());
  const bot = await aBot([everywhere, ofTables]);
  const anHourLater = () => {
    for (const [act, wait] of timers.mock.calls) if (wait === hour) act();
  };
  const aSecondLater = () => {
    for (const [act, wait] of timers.mock.calls) if (wait === second) act();
  };
  const taken = vi.spyOn(bot.playground.faults, 'take');
  return {
    ...bot,
    anHourLater,
    aSecondLater,
    /** Which requests about a server's own commands were made. */
    made: () => taken.mock.calls.map(([route]) => route).filter((route) => [asking, telling].includes(route)),
    choose: (settings: Partial<Settings>) =>
      bot.clubs.changeNow(bot.guild.id, { interaction: null, now: Date.now() }, (work) => {
        work.saveSettings(settings);
        return done(null);
      }),
    has: (...names: string[]) =>
      vi.waitFor(async () => expect(await bot.ana.commands()).toEqual(names), { timeout: 30_000 }),
    complaints: () => bot.logged.filter((line) => line.includes('does not take the commands of a server')),
  };
}

describe('the commands of one server', () => {
  it('are there once its club has turned them on, with what is in menus, and gone once it turned them off', async () => {
    const bot = await aBotWithTables();
    await bot.has('everywhere');
    bot.choose({ tables: true });
    await bot.has('everywhere', 'ours');
    expect(await bot.ana.menu('person')).toEqual(['Play with']);
    bot.choose({ tables: false });
    await bot.has('everywhere');
    expect(await bot.ana.menu('person')).toEqual([]);
  });

  it('are not asked for again at other changes of the club', async () => {
    const bot = await aBotWithTables();
    bot.choose({ tables: true });
    await bot.has('everywhere', 'ours');
    for (const room of ['1', '2', '3']) bot.choose({ discussion: room });
    bot.choose({ tables: false });
    await bot.has('everywhere');
    const after = bot.made().slice(bot.made().indexOf(telling) + 1);
    expect(after).toEqual([asking, telling]);
  });

  it.each(['no access', 'too many commands', 'bad words'] as const)(
    'that Discord does not take (%s) are complained of once, and tried again an hour later',
    async (fault) => {
      const bot = await aBotWithTables();
      bot.choose({ tables: true });
      await bot.has('everywhere', 'ours');
      const before = bot.made().length;
      bot.playground.faults.next(telling, fault, 2);
      bot.choose({ tables: false });
      await vi.waitFor(() => expect(bot.complaints()).toHaveLength(1), 30_000);
      bot.choose({ games: '5' });
      bot.anHourLater();
      await vi.waitFor(() => expect(bot.playground.faults.left).toBe(0), 30_000);
      expect(bot.made().slice(before)).toEqual([asking, telling, asking, telling]);
      await vi.waitFor(async () => {
        bot.anHourLater();
        expect(await bot.ana.commands()).toEqual(['everywhere']);
      }, 30_000);
      expect(bot.complaints()).toHaveLength(1);
    },
  );

  it('are asked for at once on few servers that are to have none, on others little by little, and where there are to be some before that', async () => {
    const bot = await aBotWithTables();
    const others = Array.from({ length: 40 }, (_, n) => {
      const guild = bot.playground.createGuild({ name: `Other ${n}` });
      guild.install(bot.application, ['ViewChannel']);
      return guild;
    });
    const asked = () => bot.made().filter((route) => route === asking).length;
    await vi.waitFor(() => expect(asked()).toBe(20), { timeout: 30_000 });
    await bot.idle();
    bot.aSecondLater();
    await vi.waitFor(() => expect(asked()).toBe(21), { timeout: 30_000 });
    const last = others.at(-1)?.id ?? '';
    bot.clubs.changeNow(last, { interaction: null, now: Date.now() }, (work) => {
      work.saveSettings({ tables: true });
      return done(null);
    });
    await vi.waitFor(() => expect(bot.made()).toContain(telling), { timeout: 30_000 });
    expect(asked()).toBe(22);
  });

  it('are refused where they are off and an old client shows them, in menus too', async () => {
    const bot = await aBotWithTables();
    bot.choose({ tables: true });
    await bot.has('everywhere', 'ours');
    expect((await bot.ana.run('ours')).text).toBe('Played.');
    bot.playground.faults.next(telling, 'no access', 1);
    bot.choose({ tables: false });
    expect((await bot.ana.run('ours')).text).toContain('This club has no tables');
    expect((await bot.ana.onPerson(bot.people.bo, 'Play with')).text).toContain('This club has no tables');
    expect((await bot.ana.run('everywhere')).text).toBe('Here I am.');
  });
});
