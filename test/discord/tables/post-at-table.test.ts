import type { PermissionsString } from 'discord.js';
import { expect, test, vi } from 'vitest';
import { done } from '../../../src/house/result.ts';
import { tableBooks } from '../../../src/tables/book/table.ts';
import { aRound } from '../../support/a-round.ts';
import { aBot } from '../support/a-bot.ts';

const minute = 60_000;
/** A bot on a server whose club has a table, of which something is to be said: at first the table has no thread. */
async function aClubWithATable() {
  const bot = await aBot([]);
  const { guild, clubs, outbox, playground, time } = bot;
  const everyone = guild.role('@everyone');
  const ids = { discussion: guild.channel('discussion').id, games: guild.channel('games').id };
  clubs.changeNow(guild.id, { interaction: null, now: Date.now() }, (work) => {
    work.saveSettings({ ...ids, tables: true });
    const gm = work.addPerson({ account: bot.people.ana.id, name: 'Ana' });
    const about = { name: 'Friday', game: 'diplomacy', rules: 'club', gm } as const;
    for (const _ of ['Table 1', 'Table 2']) {
      const lot = work.secrets.hide('a lot', 'by chance');
      work.appendTo(
        work.begin(tableBooks),
        { type: 'table-opened', ...about, commitment: '00'.repeat(32), lot },
        { by: gm, acts: [] },
      );
    }
    return done(null);
  });
  return {
    ...bot,
    places: () => clubs.now(guild.id).settings.tableThreads,
    /** Has something to say at a table. Each is known by its day. */
    say: (date: string, table = 1) =>
      outbox.add(guild.id, aRound(date), { to: 'table', table }, { since: Date.now() + time.ahead }),
    settled: (id: number) =>
      vi.waitFor(() => expect(outbox.known(id).message).toEqual(expect.any(String)), 30_000),
    /** Resolves once something was tried in vain: the next try comes after the one before is over. */
    triedInVain: async (id: number) => {
      const { attempts } = outbox.known(id);
      await vi.waitFor(() => expect(outbox.known(id).attempts).toBeGreaterThan(attempts + 1), 30_000);
    },
    /** What stands in the club's channels and threads, by their names. */
    said: () =>
      playground.messages
        .filter(({ body }) => body.content.includes('is closed'))
        .map(({ channel, body }) => {
          const place = channel.kind === 'direct' ? 'direct' : channel.name;
          return `${place}: ${/\d+ November/.exec(body.content)?.[0]}`;
        }),
    /** Forbids everybody something in channels, and all that was forbidden there before is allowed again. */
    forbid: (permissions: PermissionsString[], ...names: string[]) => {
      for (const name of names) guild.overwrite(name, everyone, 0n, permissions);
    },
  };
}

test('the first post of a table begins its thread, in which all others are', async () => {
  const { say, settled, said, places } = await aClubWithATable();
  for (const date of ['2026-11-06', '2026-11-13']) await settled(say(date));
  expect(said()).toEqual(['games: 6 November', 'Table 1: Friday: 13 November']);
  expect(Object.keys(places())).toEqual(['1']);
});

test('a post whose process ended once its thread was noted is not posted in the thread again', async () => {
  const { say, settled, said, outbox, restart } = await aClubWithATable();
  const id = say('2026-11-06');
  await settled(id);
  await restart(() => delete outbox.known(id).message);
  await settled(id);
  expect(said()).toEqual(['games: 6 November']);
});

test('where no threads can be opened, several tables are told of in #games, and none is taken to be played there', async () => {
  const { say, settled, said, places, forbid } = await aClubWithATable();
  forbid(['CreatePublicThreads'], 'games');
  for (const table of [1, 2]) await settled(say('2026-11-06', table));
  expect(said()).toEqual(['games: 6 November', 'games: 6 November']);
  expect(places()).toEqual({});
  forbid([], 'games');
  for (const date of ['2026-11-13', '2026-11-20']) await settled(say(date, 2));
  expect(said().slice(2)).toEqual(['games: 13 November', 'Table 2: Friday: 20 November']);
});

test('what is said while its thread is hidden waits for an hour, and the table stays where it is', async () => {
  const { say, settled, said, places, forbid, time, restart, triedInVain } = await aClubWithATable();
  await settled(say('2026-11-06'));
  const before = places();
  forbid(['ViewChannel'], 'games');
  const [soon, late] = [say('2026-11-13'), say('2026-11-20')];
  await restart(() => {
    time.ahead = 30 * minute;
  });
  await triedInVain(soon);
  expect(said()).toHaveLength(1);
  await restart(() => {
    time.ahead = 61 * minute;
  });
  await settled(late);
  await settled(soon);
  expect(said().slice(1)).toEqual(['discussion: 13 November', 'discussion: 20 November']);
  expect(places()).toEqual(before);
  forbid([], 'games');
  await settled(say('2026-11-27'));
  expect(said()).toContain('Table 1: Friday: 27 November');
});

test('what can be said nowhere for a while is said once it can', async () => {
  const { say, said, settled, forbid, time, restart, triedInVain } = await aClubWithATable();
  await settled(say('2026-11-06'));
  forbid(['SendMessages', 'SendMessagesInThreads'], 'games', 'discussion', 'general');
  const id = say('2026-11-13');
  await restart(() => {
    time.ahead = 180 * minute;
  });
  await triedInVain(id);
  expect(said()).toHaveLength(1);
  // Lifted while the bot is away: a try that is under way meanwhile may find another channel open before the thread.
  await restart(() => forbid([], 'games', 'discussion', 'general'));
  await settled(id);
  expect(said()).toContain('Table 1: Friday: 13 November');
});

test('a table whose thread somebody deleted goes on in a new one', async () => {
  const { say, settled, said, places, guild } = await aClubWithATable();
  await settled(say('2026-11-06'));
  guild.removeChannel('games');
  for (const date of ['2026-11-13', '2026-11-20']) await settled(say(date));
  expect(said().slice(1)).toEqual(['discussion: 13 November', 'Table 1: Friday: 20 November']);
  expect(Object.keys(places())).toEqual(['1']);
});
