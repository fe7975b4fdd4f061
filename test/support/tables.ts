import { expect } from 'vitest';
import { ClubOnPlayground, type Person } from './club-on-playground.ts';

const names = ['ana', 'bo', 'cy', 'di', 'ed', 'fay', 'gus'] as const;

/** A club with tables, on a Monday at noon: Mia is a Moderator, and seven Members would like to play. */
export async function aClubWithTables(
  moment = '2026-11-23 12:00',
  about: Parameters<typeof ClubOnPlayground.open>[1] = {},
) {
  const club = await ClubOnPlayground.open(moment, about);
  const people = await club.setUp(...names);
  await club.change((work) => work.saveSettings({ tables: true }));
  await expect.poll(() => people.mia.as.commands(), { timeout: 30_000 }).toContain('table');
  return { club, ...people, players: names.map((name) => people[name]) };
}

type Those = { mia: Person; players: readonly Person[] };

/** Opens a table, at which those seven sit; Mia is its gamemaster. Returns the id of its thread. */
export async function seated(those: Those): Promise<string> {
  await seatedIn(those, null);
  return threadOf(those.mia, 'Table 1: Friday Diplomacy');
}

/** The same in a channel of its own; null for none. Does not wait for a thread. */
export async function seatedIn(
  { mia, players }: Those,
  channel: { id: string; name: string } | null,
): Promise<void> {
  const own = channel === null ? {} : { channel: { id: channel.id } };
  await mia.as.run('table open', { game: 'diplomacy', rules: 'club', name: 'Friday Diplomacy', ...own });
  const where = channel?.name ?? 'games';
  const card = await mia.as.waitForMessage(where, ({ text }) => text.includes('Players (0 of 7)'));
  for (const player of players) await player.as.in(where).press(card, 'Join');
  const question = await mia.as.run('table start', { table: '1' });
  await mia.as.press(question, 'Confirm: draw the seats');
}

/** The id of the thread of that name, once it is there. */
export async function threadOf(who: Person, name: string): Promise<string> {
  const find = async () => (await who.as.channels()).find((channel) => channel.name === name)?.id;
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  return (await find()) ?? '';
}
