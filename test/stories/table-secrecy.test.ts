import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type APIApplicationCommandOption, ApplicationCommandOptionType } from 'discord.js';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { commands } from '../../commands/index.ts';
import type { Answer, OptionToSend } from '../../packages/playground/src/index.ts';
import { backUp } from '../../src/store/keeping/back-up.ts';
import { exportClub } from '../../src/store/moving/export-club.ts';
import { keyOf, readSealed } from '../../src/store/moving/sealed-file.ts';
import { openForReading } from '../../src/store/open-database.ts';
import { fileOf } from '../../src/store/sqlite.ts';
import { playerOf } from '../../src/tables/seats/book.ts';
import { theTable } from '../../src/tables/table.ts';
import { type ClubOnPlayground, type Person, runConfirmed } from '../support/club-on-playground.ts';
import { aClubWithTables, seated } from '../support/tables.ts';

vi.setConfig({ testTimeout: 180_000 });

/** Words that nobody else says: the player writes them in full, and the bot reads them as `bud S A vie`. */
const orders = 'army Budapest supports army Vienna; army Vienna holds; fleet Trieste supports army Budapest';
const secret =
  /Budapest supports|Trieste supports|Vienna holds|bud S A vie|tri S A bud|vie H\b|Support A (Vie|Bud) where/i;

type Values = Record<string, OptionToSend>;
type Declared = { name: string; options: readonly APIApplicationCommandOption[] };

/** Every command and subcommand that is declared, with its options. */
const declared: readonly Declared[] = commands.flatMap(({ data }) => {
  const subcommands = (data.options ?? []).flatMap((option) =>
    option.type === ApplicationCommandOptionType.Subcommand
      ? [{ name: `${data.name} ${option.name}`, options: option.options ?? [] }]
      : [],
  );
  return subcommands.length > 0 ? subcommands : [{ name: data.name, options: data.options ?? [] }];
});

/** Something for each option that has to be given, and for those that say which table, seat or phase. */
function valuesFor({ options }: Declared, about: Person): Values | null {
  const values: Values = {};
  for (const option of options) {
    const isWanted =
      option.required === true || ['table', 'phase', 'entry', 'orders', 'member'].includes(option.name);
    if (!isWanted) continue;
    const value = valueFor(option, about);
    if (value === null) return null;
    values[option.name] = value;
  }
  return values;
}

const typed: Readonly<Record<string, string>> = {
  table: '1',
  phase: 'S1901M',
  entry: '10',
  orders: 'A Ber H',
};

function valueFor(option: APIApplicationCommandOption, about: Person): OptionToSend | null {
  if (option.name === 'member') return `<@${about.id}>`;
  if ('choices' in option && option.choices?.[0] !== undefined) return option.choices[0].value;
  if (option.type === ApplicationCommandOptionType.String) return typed[option.name] ?? 'AUS';
  if (option.type === ApplicationCommandOptionType.Integer)
    return ('min_value' in option ? option.min_value : undefined) ?? 1;
  return option.type === ApplicationCommandOptionType.Boolean ? false : null;
}

/** What leaves the club, or has the bot begin anew: not what this is about. */
const leftAside = ['setup'];

/** All that a person reads when they give every command. */
async function everythingSaidTo(
  { club, about }: { club: ClubOnPlayground; about: Person },
  { as }: Person,
  wanted: RegExp,
): Promise<string[]> {
  const said: string[] = [];
  for (const each of declared.filter(({ name }) => wanted.test(name) && !leftAside.includes(name))) {
    const values = valuesFor(each, about);
    if (values === null) continue;
    const answer = await as.run(each.name, values);
    said.push(JSON.stringify(answer), ...(await filesOf(club, answer)));
  }
  return said;
}

const filesOf = (club: ClubOnPlayground, { message }: Answer): Promise<string[]> =>
  Promise.all((message?.attachments ?? []).map(async (file) => String(await club.driver.download(file))));

/** Every page that is found from the first by its links, with the data of each. */
async function everyPage(url: string): Promise<string[]> {
  const found = new Set(['/']);
  const said: string[] = [];
  for (const path of found) {
    const page = await (await fetch(`${url}${path}`)).text();
    said.push(page, await (await fetch(`${url}/api${path}`)).text());
    for (const [, link = ''] of page.matchAll(/href="(\/[^"#?]*)/g))
      if (!link.endsWith('/live') && found.size < 120) found.add(link);
  }
  return said;
}

/** The copy of the database and the file of the club, as somebody reads them who has both, and the key of the latter. */
async function everyCopy(club: ClubOnPlayground): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'secrecy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const copy = join(folder, 'copy.db');
  await backUp({ from: fileOf(club.databaseUrl), to: copy, keep: 1, now: club.now });
  const file = join(folder, 'club.rook');
  const database = await openForReading(club.databaseUrl);
  expect(await exportClub(database, { club: club.guild.id, file, now: club.now })).toBe(keyOf(file));
  await database.close();
  const lines = await readSealed(file, async (each) => {
    const all: string[] = [];
    for await (const line of each) all.push(line);
    return all;
  });
  expect(lines.join('')).toContain('orders-given');
  return [readFileSync(copy, 'latin1'), ...lines];
}

it('nobody but the player learns of orders before they are played', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  const { club, mia, morgan, players, ana } = await aClubWithTables('2026-11-23 12:00', { log });
  onTestFinished(() => club.close());
  const thread = await seated({ mia, players });
  const stella = club.person('Stella');
  await club.nameStaff(stella, { chief: morgan });
  await runConfirmed(club.owner.as, 'setup', { site: 'public' });
  let austria: Person = ana;
  await club.change((work) => {
    const seat = theTable(work, 1).state.seats.get('AUS');
    const account = seat === undefined ? null : work.people.byNumber(playerOf(seat) ?? 0)?.account;
    austria = players.find(({ id }) => id === account) ?? ana;
  });
  const given = await austria.as.run('diplomacy orders', { table: '1', text: orders });
  expect(given.text, 'the player sees them').toMatch(/A Bud S A Vie/);
  const unread = await austria.as.run('diplomacy orders', { table: '1', text: 'army Vienna holds hands' });
  expect(unread.text).toContain('I can’t read');
  await austria.as.run('diplomacy final', { table: '1' });
  const other = players.find((each) => each !== austria) ?? ana;

  const scene = { club, about: austria };
  const said = {
    'the gamemaster': await everythingSaidTo(scene, mia, /./),
    'another player': await everythingSaidTo(
      scene,
      other,
      /^(table|diplomacy|privacy|profile|explain|record|club)/,
    ),
    'the member of staff': await everythingSaidTo(
      scene,
      stella,
      /^(table|diplomacy|privacy|record|staff|club)/,
    ),
    'a stranger': await everythingSaidTo(scene, club.person('Zoe'), /^(table|diplomacy|privacy)/),
    'what was posted': (await mia.as.messages(thread)).map((message) => JSON.stringify(message)),
    'the pages': await everyPage(await club.openPages()),
    'the metrics': [await (await fetch(`${club.healthUrl}/metrics`)).text()],
    'the log': lines,
    'the copies': await everyCopy(club),
    'the database': readdirSync(dirname(fileOf(club.databaseUrl)))
      .filter((name) => name.includes('.db'))
      .map((name) => readFileSync(join(dirname(fileOf(club.databaseUrl)), name), 'latin1')),
  };
  for (const [whom, all] of Object.entries(said)) {
    expect(all.join('').length, whom).toBeGreaterThan(100);
    expect(
      all.filter((each) => secret.test(each)),
      whom,
    ).toEqual([]);
  }
  const own = await filesOf(club, await austria.as.run('privacy export'));
  expect(own.join('')).toMatch(/Budapest supports/);
  // Among the commands that were tried, England extended the phase by two days.
  club.goTo('2026-11-27 12:01');
  await club.settle();
  const report = await mia.as.waitForMessage(thread, ({ text }) => text.includes('Orders as written'));
  expect(report.text).toMatch(secret);
});
