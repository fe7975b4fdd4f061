import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIApplicationCommandOption, ApplicationCommandOptionType } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { commands } from '../../commands/index.ts';
import { renderRefusals } from '../../src/discord/outcomes.ts';
import { issueBan } from '../../src/house/discipline/issue-ban.ts';
import { aCase, ban } from '../house/discipline/a-case.ts';

/** Where the words are that people read: what the bot says, what the Terms say, what is written for people. */
const rooms = [
  'src/house',
  'src/ladder',
  'src/appeals',
  'src/discord',
  'src/doctor',
  'src/web/policy',
  'commands',
  'terms',
];

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** The commands that words name, as people are to type them: `/court vote case:… decision:uphold`. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/`\/([a-z]+[^`]*?)\\?`/g)]
    .map(([, command = '']) => command.replace(/\$\{[^}]*\}?/g, '…'))
    .filter((command) => /^[a-z]+( |$)/.test(command));

function optionsOf(path: readonly string[]): readonly APIApplicationCommandOption[] | null {
  const [name, subcommand] = path;
  const declared = commands.find(({ data }) => data.name === name)?.data.options;
  if (subcommand === undefined) return declared ?? null;
  const sub = declared?.find((option) => option.name === subcommand);
  return sub?.type === ApplicationCommandOptionType.Subcommand ? (sub.options ?? []) : null;
}

/** What is named in it and is not declared; nothing where all of it is. */
function undeclared(command: string): string[] {
  const [name = '', ...words] = command.split(' ');
  if (!commands.some(({ data }) => data.name === name)) return [name];
  const among = optionsOf([name]) ?? [];
  const hasSubcommands = among.some(({ type }) => type === ApplicationCommandOptionType.Subcommand);
  const [subcommand] = words;
  if (!hasSubcommands) return words.filter((word) => !isOption(among, word));
  if (subcommand === undefined) return [];
  const options = optionsOf([name, subcommand]);
  return options === null ? [subcommand] : words.slice(1).filter((word) => !isOption(options, word));
}

const isOption = (options: readonly APIApplicationCommandOption[], word: string): boolean =>
  !/^[a-z_]+(:|$)/.test(word) || options.some(({ name }) => name === word.split(':')[0]);

const named = rooms.flatMap((room) =>
  filesBelow(room).flatMap((file) => namedIn(readFileSync(file, 'utf8')).map((command) => [command, file])),
);

describe('what people are told to type', () => {
  it('is told in many places', () => {
    expect(named.length).toBeGreaterThan(100);
  });

  it.each(named)('`/%s`, in %s, is there', (command) => {
    expect(undeclared(command)).toEqual([]);
  });

  it.each(['setup sight', 'ban issue ground:serious because:so', 'ban isue', 'bann issue'])(
    'would be found where it is not: `/%s`',
    (command) => {
      expect(undeclared(command)).not.toEqual([]);
    },
  );
});

describe('Act III.2.2: a ban that is refused', () => {
  const banOptions = optionsOf(['ban', 'issue'])?.map(({ name }) => name) ?? [];

  /** The options that words name by themselves, as `separate` or `separate:True`. */
  const optionsNamed = (text: string): string[] =>
    [...text.matchAll(/`([a-z_]+)(?::[^`]*)?`/g)].map(([, option = '']) => option);

  it.each([
    ['for the same offence', { offence: '#1' }],
    ['over the same game', { game: '1', reason: 'Threw the board.' }],
  ])('%s names options that it has', (_, again) => {
    const { club, mo, ana } = aCase();
    const first = { ...ban(ana), game: '1' };
    club.does(mo, issueBan, first);
    const result = club.does(mo, issueBan, { ...ban(ana), ...again });
    if (result.ok || 'invalid' in result) throw new Error('It was not refused');
    const { content = '' } = renderRefusals(result.refusals, club.view);
    expect(result.refusals).toMatchObject([{ code: 'punished-already' }]);
    expect(optionsNamed(content).length).toBeGreaterThan(0);
    expect(optionsNamed(content).filter((option) => !banOptions.includes(option))).toEqual([]);
  });

  it('over the same game is done once the Moderator says that it is something else', () => {
    const { club, mo, ana } = aCase();
    club.does(mo, issueBan, { ...ban(ana), game: '1' });
    const other = { ...ban(ana), game: '1', reason: 'Threw the board.' };
    expect(club.does(mo, issueBan, other).ok).toBe(false);
    expect(club.does(mo, issueBan, { ...other, separate: true }).ok).toBe(true);
  });
});
