import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Arrangement, arrange, ownFaults } from './arrangement.ts';

let here: Arrangement;
beforeAll(async () => {
  here = await arrange();
});
/** Each test has a day, and with it 200 creations, of its own. */
beforeEach(() => {
  here.clock.now += 24 * 60 * 60_000;
});
afterEach(() => expect(ownFaults(here.playground)).toEqual([]));
afterAll(async () => here.playground.close());

describe('commands that Discord refuses', () => {
  const value = (more: object) => ({ type: 3, name: 'o', description: 'd', ...more });
  const long = (length: number) => 'x'.repeat(length);
  const heavy = Array.from({ length: 25 }, (_, n) => ({
    ...value({ name: `o${n}` }),
    choices: Array.from({ length: 10 }, (_, m) => ({ name: `${m}`, value: `${m}${long(40)}` })),
  }));
  test.each<[why: string, command: object]>([
    ['a capital in the name', { name: 'Game', description: 'd' }],
    ['a blank in the name', { name: 'game x', description: 'd' }],
    ['a name of 33', { name: long(33), description: 'd' }],
    ['no description', { name: 'game' }],
    ['a description of 101', { name: 'game', description: long(101) }],
    [
      '26 options',
      {
        name: 'game',
        description: 'd',
        options: Array.from({ length: 26 }, (_, n) => value({ name: `o${n}` })),
      },
    ],
    ['an option twice', { name: 'game', description: 'd', options: [value({}), value({})] }],
    [
      'a required option after an optional one',
      { name: 'game', description: 'd', options: [value({}), value({ name: 'p', required: true })] },
    ],
    [
      'a sub-command beside an option',
      { name: 'game', description: 'd', options: [{ type: 1, name: 's', description: 'd' }, value({})] },
    ],
    [
      'a group in a sub-command',
      {
        name: 'game',
        description: 'd',
        options: [
          { type: 1, name: 's', description: 'd', options: [{ type: 2, name: 'g', description: 'd' }] },
        ],
      },
    ],
    [
      '26 choices',
      {
        name: 'game',
        description: 'd',
        options: [
          value({ choices: Array.from({ length: 26 }, (_, n) => ({ name: `${n}`, value: `${n}` })) }),
        ],
      },
    ],
    [
      'a choice twice',
      {
        name: 'game',
        description: 'd',
        options: [
          value({
            choices: [
              { name: 'a', value: 'a' },
              { name: 'a', value: 'b' },
            ],
          }),
        ],
      },
    ],
    [
      'a choice of 101',
      { name: 'game', description: 'd', options: [value({ choices: [{ name: 'a', value: long(101) }] })] },
    ],
    [
      'choices with autocomplete',
      {
        name: 'game',
        description: 'd',
        options: [value({ autocomplete: true, choices: [{ name: 'a', value: 'a' }] })],
      },
    ],
    [
      'a minimum above the maximum',
      { name: 'game', description: 'd', options: [value({ min_length: 5, max_length: 4 })] },
    ],
    ['more than 8,000 characters', { name: 'game', description: 'd', options: heavy }],
  ])('%s', async (_, command) => {
    const refused = await here.api('PUT', `/applications/${here.app.id}/commands`, [command]);
    expect(refused).toMatchObject({ status: 400, body: { code: 50_035 } });
    expect(here.app.commands.size).toBe(0);
  });

  test('two of one name', async () => {
    const twins = [
      { name: 'game', description: 'd' },
      { name: 'game', description: 'e' },
    ];
    const refused = await here.api('PUT', `/applications/${here.app.id}/commands`, twins);
    expect(refused.body.code).toBe(50_035);
  });

  test('the 201st created in a day, not the one that is only changed', async () => {
    const create = (name: string) =>
      here.api('POST', `/applications/${here.app.id}/commands`, { name, description: 'd' });
    for (let n = 0; n < 100; n += 1) {
      const { body } = await create(`c${n}`);
      await here.api('DELETE', `/applications/${here.app.id}/commands/${body.id}`);
    }
    for (let n = 0; n < 100; n += 1) await create(`d${n}`);
    expect((await create('one-more')).body.code).toBe(30_034);
    expect((await create('d1')).status).toBe(201);
  });
});

test('a list that is put registers, changes and drops, and says what is registered', async () => {
  const path = `/applications/${here.app.id}/commands`;
  const put = (...names: string[]) =>
    here.api(
      'PUT',
      path,
      names.map((name) => ({ name, description: 'd' })),
    );
  const [kept] = (await put('kept', 'dropped')).list;
  expect((await put('kept', 'added')).list).toMatchObject([
    { id: kept?.id, name: 'kept' },
    { name: 'added' },
  ]);
  expect((await here.api('GET', path)).list.map(({ name }) => name)).toEqual(['kept', 'added']);
});

test('a command of one guild is found in that guild alone', async () => {
  await here.api('PUT', `/applications/${here.app.id}/commands`, []);
  const other = here.playground.createGuild({ name: 'Elsewhere', channels: ['hall'] });
  other.join(here.ana);
  other.install(here.app, []);
  const path = `/applications/${here.app.id}/guilds/${here.guild.id}/commands`;
  await here.api('POST', path, { name: 'local', description: 'd' });
  expect(await here.driver.as(here.ana, here.guild, 'games').commands()).toEqual(['local']);
  expect(await here.driver.as(here.ana, other, 'hall').commands()).toEqual([]);
});
