import { expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { declarationsOf } from '../../src/discord/command.ts';
import { fingerprint, registerCommands } from '../../src/discord/register-commands.ts';

const everywhere = { application: '4', club: null };
const declared = declarationsOf(commands);

/** As Discord gives commands back: with ids, versions and everything that was left out spelt out. */
const asDiscordHasThem = () =>
  declared.map((command, at) => ({
    id: String(900 + at),
    application_id: '4',
    version: '12345',
    type: 1,
    nsfw: false,
    dm_permission: false,
    default_member_permissions: null,
    name_localizations: null,
    description_localizations: null,
    description: '',
    ...command,
    options: (('options' in command ? command.options : undefined) ?? []).map((option) => ({
      required: false,
      ...option,
    })),
  }));

/** Discord's answer to the question which commands it knows, and what it is told afterwards. */
function discord(known: unknown) {
  const told: unknown[] = [];
  return {
    told,
    rest: {
      get: async () => known,
      put: async (_route: string, options?: { body?: unknown }) => told.push(options?.body),
    },
  };
}

test('commands that Discord knows are not registered again, in whatever order it lists them', async () => {
  const { rest, told } = discord(asDiscordHasThem().reverse());
  expect(await registerCommands(rest, everywhere, declared)).toBe(false);
  expect(told).toEqual([]);
});

test.each<[string, unknown]>([
  ['knows none', []],
  ['knows one with another description', asDiscordHasThem().map((c) => ({ ...c, description: 'Other' }))],
  ['knows one without its options', asDiscordHasThem().map((c) => ({ ...c, options: [] }))],
  ['knows one that is gone', [...asDiscordHasThem(), { name: 'gone', description: 'Gone', type: 1 }]],
  ['answers something else', { message: 'what?' }],
])('all are registered when Discord %s', async (_, known) => {
  const { rest, told } = discord(known);
  expect(await registerCommands(rest, everywhere, declared)).toBe(true);
  expect(told).toEqual([declared]);
});

test('the order of options and choices is part of a command', () => {
  const option = (name: string) => ({ type: 3, name, description: name });
  const command = (...names: string[]) => [{ name: 'c', description: 'c', options: names.map(option) }];
  expect(fingerprint(command('a', 'b'))).not.toBe(fingerprint(command('b', 'a')));
});
