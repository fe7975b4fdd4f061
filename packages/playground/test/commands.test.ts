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

describe('the commands of one guild', () => {
  const paths = () => ({
    all: `/applications/${here.app.id}/commands`,
    local: `/applications/${here.app.id}/guilds/${here.guild.id}/commands`,
  });
  const named = (...names: string[]) => names.map((name) => ({ name, description: 'd' }));
  const many = (count: number) => named(...Array.from({ length: count }, (_, n) => `c${n}`));
  const found = () => here.driver.as(here.ana, here.guild, 'games').commands();
  beforeEach(async () => {
    await here.api('PUT', paths().all, []);
    await here.api('PUT', paths().local, []);
  });

  test('are found in that guild alone', async () => {
    const other = here.playground.createGuild({ name: 'Elsewhere', channels: ['hall'] });
    other.join(here.ana);
    other.install(here.app, []);
    await here.api('POST', paths().local, { name: 'local', description: 'd' });
    expect(await found()).toEqual(['local']);
    expect(await here.driver.as(here.ana, other, 'hall').commands()).toEqual([]);
  });

  test('are gone when none are put, and those of all guilds stay', async () => {
    await here.api('PUT', paths().all, named('everywhere'));
    await here.api('PUT', paths().local, named('local', 'more'));
    expect(await found()).toEqual(['everywhere', 'local', 'more']);
    expect((await here.api('PUT', paths().local, [])).list).toEqual([]);
    expect(await found()).toEqual(['everywhere']);
  });

  test('are others than those of all guilds, even by the same name', async () => {
    const [everywhere] = (await here.api('PUT', paths().all, named('game'))).list;
    const [local] = (await here.api('PUT', paths().local, named('game'))).list;
    expect(local?.id).not.toBe(everywhere?.id);
    expect(await found()).toEqual(['game', 'game']);
    await here.api('PUT', paths().local, []);
    expect((await here.api('GET', paths().all)).list).toMatchObject([{ id: everywhere?.id }]);
  });

  test('are at most 100, beside the 100 of all guilds', async () => {
    expect((await here.api('PUT', paths().all, many(100))).status).toBe(200);
    expect((await here.api('PUT', paths().local, many(101))).body.code).toBe(50_035);
    expect((await here.api('PUT', paths().local, many(100))).status).toBe(200);
    expect((await here.api('POST', paths().local, { name: 'more', description: 'd' })).body.code).toBe(
      30_032,
    );
  });

  test('have 200 creations a day of their own', async () => {
    for (const path of [paths().all, paths().local])
      for (let round = 0; round < 2; round += 1) {
        await here.api('PUT', path, many(100));
        await here.api('PUT', path, []);
      }
    expect((await here.api('PUT', paths().all, many(1))).body.code).toBe(30_034);
    expect((await here.api('PUT', paths().local, many(1))).body.code).toBe(30_034);
    here.clock.now += 24 * 60 * 60_000;
    expect((await here.api('PUT', paths().local, many(1))).status).toBe(200);
  });

  test('are not for a bot that is not there', async () => {
    const strange = here.playground.createGuild({ name: 'Strange', channels: ['hall'] });
    const path = `/applications/${here.app.id}/guilds/${strange.id}/commands`;
    expect((await here.api('GET', path)).body.code).toBe(50_001);
    expect((await here.api('PUT', path, named('local'))).body.code).toBe(50_001);
  });
});
