import { PermissionFlagsBits } from 'discord.js';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { invitePermissions } from '../../src/discord/permissions.ts';
import { theTable, writeAt } from '../../src/tables/table.ts';
import { BotProcess } from '../support/bot-process.ts';
import type { Person } from '../support/club-on-playground.ts';
import { playUntilAustriaIsOut } from '../support/played-tables.ts';
import { aClubWithTables, seated, seatedIn } from '../support/tables.ts';

vi.setConfig({ testTimeout: 120_000 });

const botsRole = 'Rook & Gavel';
const patience = { timeout: 30_000 };

type Seating = (with7: Awaited<ReturnType<typeof aClubWithTables>>) => Promise<string>;

/** A table in a thread of #games, or seated otherwise, and who plays which power at it. */
async function aTable(seat: Seating = seated) {
  const with7 = await aClubWithTables();
  const { club, players, morgan } = with7;
  onTestFinished(() => club.close());
  club.guild.permit(botsRole, invitePermissions | PermissionFlagsBits.ManageMessages);
  const table = await seat(with7);
  const sam = club.person('Sam');
  await club.nameStaff(sam, { chief: morgan });
  let numbers = new Map<string, number>();
  await club.change((work) => {
    const { seats } = theTable(work, 1).state;
    numbers = new Map([...seats].map(([seat, { holder }]) => [seat, holder ?? 0]));
  });
  const accounts = new Map<number, string>();
  await club.change((work) => {
    for (const { number, account } of work.people.all()) accounts.set(number, account ?? '');
  });
  const playing = (power: string): Person => {
    const found = players.find(({ id }) => id === accounts.get(numbers.get(power) ?? 0));
    if (found === undefined) throw new Error(`Nobody plays ${power}`);
    return found;
  };
  return { ...with7, table, sam, playing };
}

const threadsSeen = async ({ as }: Person): Promise<string[]> =>
  (await as.channels())
    .filter(({ name }) => name.startsWith('Table 1: ') && !name.includes('Friday'))
    .map(({ name }) => name)
    .sort();

const sees = (who: Person, ...names: string[]) =>
  expect.poll(() => threadsSeen(who), patience).toEqual(names);

const threadNamed = async ({ as }: Person, wanted: string) =>
  (await as.channels()).find(({ name }) => name === wanted);

const withWhom = (names: string) => ({ table: '1', with: names });

describe('Club 4.2: players talk in private', () => {
  it('in a thread for exactly their powers, until they are replaced, out, or the game is over', async () => {
    const { club, mia, playing, sam } = await aTable();
    const [austria, france] = [playing('AUS'), playing('FRA')];
    const [turkey, italy] = [playing('TUR'), playing('ITA')];
    const [both, all] = ['Table 1: Austria, France', 'Table 1: Austria, France, Turkey'];
    const answers = await Promise.all([
      austria.as.run('table talk', withWhom('France')),
      france.as.run('table talk', withWhom('Austria')),
      turkey.as.run('table talk', withWhom('Austria, France')),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ kind: 'message', ephemeral: true });
    await sees(austria, both, all);
    await sees(france, both, all);
    await sees(turkey, all);
    for (const other of [mia, italy, sam]) await sees(other);
    const first = await austria.as
      .in(both)
      .waitForMessage(both, ({ text }) => text.includes('can talk here in private'));
    expect(first.text).toContain('not even the gamemaster');
    await austria.as.in(both).post('Shall we?');
    expect((await france.as.messages(both)).map(({ text }) => text)).toContain('Shall we?');
    await expect(austria.as.run('table talk', withWhom('France'))).resolves.toMatchObject({
      text: expect.stringContaining(`<#${(await threadNamed(austria, both))?.id}>`),
    });

    const hal = club.person('Hal');
    await club.change((work) => {
      const person = work.addPerson({ account: hal.id, name: 'Hal' });
      writeAt(work, theTable(work, 1), { type: 'seat-replaced', seat: 'FRA', person, until: null }, null);
    });
    await sees(hal, both, all);
    await sees(france);

    await club.stopBot();
    await club.startBot();
    await club.change((work) => playUntilAustriaIsOut(work, 1));
    await sees(austria);
    await sees(turkey, all);
    await expect
      .poll(async () => (await threadNamed(hal, both)) ?? { locked: true }, patience)
      .toMatchObject({ locked: true });

    await club.change((work) =>
      writeAt(work, theTable(work, 1), { type: 'table-abandoned', as: 'gm' }, null),
    );
    await expect
      .poll(() => threadNamed(turkey, all), patience)
      .toMatchObject({ locked: true, archived: true });
  });

  it('once, also where the bot is killed before it has noted the thread, lacks a permission or the thread is deleted', async () => {
    const { club, mia, table, playing } = await aTable();
    const [austria, france] = [playing('AUS'), playing('FRA')];
    const both = 'Table 1: Austria, France';
    club.guild.permit(botsRole, invitePermissions & ~PermissionFlagsBits.ManageThreads);
    await austria.as.run('table talk', withWhom('France'));
    const told = await mia.as.waitForMessage(table, ({ text }) =>
      text.includes('can’t open private threads'),
    );
    expect(told.text).toContain('*Manage Threads*');
    await club.stopBot();

    club.guild.permit(botsRole, invitePermissions);
    const { playground, databaseUrl } = club;
    const faults = vi.spyOn(playground.faults, 'take');
    playground.faults.next('POST /channels/{channel_id}/messages', 'hang');
    const bot = await new BotProcess({
      DISCORD_TOKEN: club.token,
      DISCORD_API_URL: playground.apiUrl,
      DATABASE_URL: databaseUrl,
      CLUB_NOW: new Date(club.now).toISOString(),
    }).ready();
    await expect.poll(() => faults.mock.results.some(({ value }) => value === 'hang'), patience).toBe(true);
    await bot.kill();
    await club.startBot();
    await sees(austria, both);
    await sees(france, both);
    expect(await threadsSeen(club.owner), 'by somebody who sees all threads').toEqual([both]);
    expect(
      (await austria.as.messages(both)).filter(({ text }) => text.includes('can talk here')),
    ).toHaveLength(1);

    const { id = '' } = (await threadNamed(austria, both)) ?? {};
    await club.threadDeletedByHand(id);
    await expect.poll(async () => (await threadNamed(france, both))?.id ?? id, patience).not.toBe(id);
    await sees(austria, both);
    expect(
      (await mia.as.messages(table)).filter(({ text }) => text.includes('can’t open private threads')),
    ).toHaveLength(1);
  });
});

describe('Club 4.2: where there is trouble with threads, private conversations', () => {
  const both = 'Table 1: Austria, France';
  const barred = ({ text }: { text: string }) => text.includes('can’t open private threads');

  it('wait for room where the server is full of threads, and the table is told once', async () => {
    const { club, mia, table, playing } = await aTable();
    const { faults } = club.playground;
    faults.next('POST /channels/{channel_id}/threads', 'too many threads', 100);
    await playing('AUS').as.run('table talk', withWhom('France'));
    const told = await mia.as.waitForMessage(table, barred);
    expect(told.text).toContain('as many open threads as Discord allows');
    const left = faults.left;
    await playing('TUR').as.run('table talk', withWhom('Italy'));
    await club.idle();
    expect(faults.left).toBe(left);
    faults.clear();
    club.guild.permit(botsRole, invitePermissions);
    await sees(playing('AUS'), both);
    await sees(playing('TUR'), 'Table 1: Italy, Turkey');
    expect((await mia.as.messages(table)).filter(barred)).toHaveLength(1);
  });

  it('are opened again in #games where the channel of the table was deleted', async () => {
    const { club, mia, playing } = await aTable(async (with7) => {
      const channel = with7.club.guild.addChannel('diplomacy');
      await seatedIn(with7, channel);
      return channel.id;
    });
    await playing('AUS').as.run('table talk', withWhom('France'));
    for (const power of ['AUS', 'FRA']) await sees(playing(power), both);
    await club.idle();
    club.guild.removeChannel('diplomacy');
    for (const power of ['AUS', 'FRA']) await sees(playing(power), both);
    await expect(playing('AUS').as.run('table talk', withWhom('France'))).resolves.toMatchObject({
      text: expect.stringContaining(`<#${(await threadNamed(playing('FRA'), both))?.id}>`),
    });
    expect((await mia.as.messages('games')).filter(barred)).toEqual([]);
  });

  it('are opened in #games where the table has got no thread', async () => {
    const { mia, playing } = await aTable(async (with7) => {
      const { guild } = with7.club;
      guild.overwrite('games', guild.role('@everyone'), [], ['CreatePublicThreads']);
      guild.permit(botsRole, invitePermissions & ~PermissionFlagsBits.CreatePublicThreads);
      await seatedIn(with7, null);
      return '';
    });
    await playing('AUS').as.run('table talk', withWhom('France'));
    for (const power of ['AUS', 'FRA']) await sees(playing(power), both);
    expect((await mia.as.messages('games')).filter(barred)).toEqual([]);
  });
});

it('Discord is asked once where it refuses something for the conversations of a table, until that may have changed', async () => {
  const { club, playing } = await aTable();
  const austria = playing('AUS');
  for (const power of ['France', 'Turkey', 'Italy']) await austria.as.run('table talk', withWhom(power));
  const all = ['France', 'Italy', 'Turkey'].map((power) => `Table 1: Austria, ${power}`);
  await sees(austria, ...all);
  const asked = vi.spyOn(club.playground.faults, 'take');
  const ofThreads = () =>
    asked.mock.calls.filter(([route]) => route.includes('thread-members') && !route.startsWith('GET')).length;
  club.guild.overwrite('games', club.application.bot, [], ['ViewChannel']);
  const hal = club.person('Hal');
  await club.change((work) => {
    const person = work.addPerson({ account: hal.id, name: 'Hal' });
    writeAt(work, theTable(work, 1), { type: 'seat-replaced', seat: 'AUS', person, until: null }, null);
  });
  const lacking = async () => {
    let found = '';
    await club.change((work) => {
      found = theTable(work, 1).state.talksLacking;
    });
    return found;
  };
  await expect.poll(lacking, patience).toBe('Manage Threads');
  const before = ofThreads();
  for (let change = 0; change < 4; change++)
    await hal.as.run('table press', { kind: 'grey', text: 'Hm', table: '1' });
  expect(before).toBeLessThanOrEqual(2);
  expect(ofThreads()).toBe(before);
  club.guild.overwrite('games', club.application.bot, [], []);
  await sees(hal, ...all);
  // Discord refused to put out who was replaced, too: that is made up for.
  await sees(austria);
});

describe('Act 0.14: the member of staff', () => {
  it('reads a private conversation, which is logged, and has a post there deleted', async () => {
    const { club, sam, mia, playing } = await aTable();
    const austria = playing('AUS');
    const both = 'Table 1: Austria, France';
    await austria.as.run('table talk', withWhom('France'));
    await sees(austria, both);
    const rude = await austria.as.in(both).post('Something rude');
    expect((await mia.as.run('table show', { table: '1' })).buttons).toEqual([]);
    const shown = await sam.as.run('table show', { table: '1' });
    const list = await sam.as.press(shown, 'Private conversations');
    expect(list.text).toContain('Austria, France');
    const answer = await sam.as.press(await sam.as.press(list, 'Read 1'), 'Confirm');
    expect(answer.text).toContain('Act 0.14');
    await sees(sam, both);
    const there = await threadNamed(sam, both);
    const link = `https://discord.com/channels/${club.guild.id}/${there?.id}/${rude.id}`;
    await sam.as.run('staff remove-post', { link, reason: 'It is rude' });
    const texts = async () => (await austria.as.messages(both)).map(({ text }) => text);
    await expect.poll(texts, patience).not.toContain('Something rude');
    await sam.as.press(answer, 'I’m done');
    await sees(sam);
    await sees(austria, both);
    let read: string[] = [];
    await club.change((work) => {
      read = theTable(work, 1).book.entries.flatMap(({ type }) => (type.startsWith('talk') ? [type] : []));
    });
    expect(read).toEqual(['talk-opened', 'talk-read', 'talk-reading-ended']);
  });
});
