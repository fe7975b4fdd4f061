import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Arrangement, arrange, FRIDAY } from './arrangement.ts';

let here: Arrangement;
const open = async (options: Parameters<typeof arrange>[0] = {}) => {
  here = await arrange(options);
};
beforeEach(() => open());
afterEach(() => here.playground.close());

const ask = async (path: string, method = 'GET', body?: unknown) => {
  const response = await fetch(`${here.playground.url}${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const json: unknown = await response.json();
  return { status: response.status, json };
};

/** What this person hears from now on. */
async function listen(person: { id: string }): Promise<unknown[]> {
  const heard: unknown[] = [];
  const socket = new WebSocket(`${here.playground.url.replace('http', 'ws')}/people/${person.id}/events`);
  socket.on('message', (data) => heard.push(JSON.parse(String(data))));
  await once(socket, 'open');
  onTestFinished(() => socket.terminate());
  return heard;
}

const dispatched = (event: string, data: object = {}) =>
  expect.objectContaining({ event, data: expect.objectContaining(data) });

describe('the people', () => {
  test('are all humans, each with their part and their guilds', async () => {
    const guilds = [{ id: here.guild.id, name: 'Friday Lunch' }];
    here.playground.createUser({ name: 'sam', displayName: 'Sam', note: 'A visitor' });
    const { json } = await ask('/people');
    expect(json).toEqual([
      expect.objectContaining({ name: 'owner of friday lunch' }),
      { id: here.ana.id, name: 'ana', displayName: 'Ana', note: null, guilds },
      { id: here.bo.id, name: 'bo', displayName: 'bo', note: null, guilds },
      expect.objectContaining({ name: 'sam', displayName: 'Sam', note: 'A visitor', guilds: [] }),
    ]);
  });

  test('never include a bot: nobody acts as one, or hears the tokens that it hears', async () => {
    const { id } = here.app.bot;
    expect(await ask(`/people/${id}`)).toEqual({
      status: 400,
      json: { message: `there is nobody with the id ${id}` },
    });
    const socket = new WebSocket(`${here.playground.url.replace('http', 'ws')}/people/${id}/events`);
    await expect(once(socket, 'open')).rejects.toThrow('socket hang up');
  });

  test('grow by people who come again, and those who are there hear of it', async () => {
    const heard = await listen(here.bo);
    const names = ['Nia', 'Nia', '＠everyone', '<b>', '\u202EmaS'];
    const made = [];
    for (const displayName of names)
      made.push((await ask('/people', 'POST', { displayName, guild: here.guild.id })).json);
    expect(made).toEqual(
      ['nia', 'nia2', 'everyone', 'b', 'mas'].map((name, index) =>
        expect.objectContaining({ name, displayName: names[index], guilds: [expect.anything()] }),
      ),
    );
    await expect
      .poll(() => heard)
      .toEqual(names.map(() => dispatched('GUILD_MEMBER_ADD', { guild_id: here.guild.id })));
  });

  test.each<[why: string, displayName: string, guild?: string]>([
    ['no name', ' '],
    ['a name of 33 characters', 'x'.repeat(33)],
    ['a guild that there is not', 'Nia', '1'],
  ])('do not grow by somebody with %s', async (_, displayName, guild = here.guild.id) => {
    const { status } = await ask('/people', 'POST', { displayName, guild });
    expect(status).toBe(400);
    expect((await ask('/people')).json).toHaveLength(3);
  });
});

describe('the clock', () => {
  const later = new Date(FRIDAY + 60_000).toISOString();

  test('is moved forwards, and everybody hears of it once what was due has happened', async () => {
    await here.playground.close();
    const moved: string[] = [];
    await open({
      moveClock: async (to) => {
        await new Promise(setImmediate);
        here.clock.now = to;
        moved.push(new Date(to).toISOString());
      },
      moments: (now) => [
        { label: 'in two minutes', at: FRIDAY + 120_000 },
        { label: 'now', at: now },
        { label: 'in half a minute', at: FRIDAY + 30_000 },
      ],
    });
    const heard = await listen(here.ana);
    const offered = (await ask('/clock')).json;
    expect(offered).toMatchObject({
      now: new Date(FRIDAY).toISOString(),
      movable: true,
      moments: [{ label: 'in half a minute' }, { label: 'in two minutes' }],
    });
    const { status, json } = await ask('/clock', 'PUT', { now: later });
    expect([status, moved]).toEqual([200, [later]]);
    expect(json).toMatchObject({ now: later, moments: [{ label: 'in two minutes' }] });
    await expect.poll(() => heard).toEqual([{ type: 'clock', clock: json }]);
    expect(await ask('/clock', 'PUT', { now: new Date(FRIDAY).toISOString() })).toEqual({
      status: 400,
      json: { message: 'the clock only moves forwards' },
    });
  });

  test('stays where nobody said how it is moved', async () => {
    expect((await ask('/clock')).json).toMatchObject({ movable: false, moments: [] });
    expect(await ask('/clock', 'PUT', { now: later })).toEqual({
      status: 400,
      json: { message: 'this clock cannot be moved' },
    });
  });

  test.each([['tomorrow'], [1_795_000_000_000], [null]])('is not moved to %j', async (now) => {
    expect((await ask('/clock', 'PUT', { now })).status).toBe(400);
  });
});

test('a clock that waits for people goes on when somebody does something, and all hear of it', async () => {
  await here.playground.close();
  let runsFor = 0;
  await open({
    runsFor: () => runsFor,
    wake: () => {
      runsFor = 60_000;
    },
  });
  expect((await ask('/clock')).json).toMatchObject({ runsFor: 0 });
  const heard = await listen(here.ana);
  const typing = `/people/${here.bo.id}/channels/${here.guild.channel('games').id}/typing`;
  await ask(typing, 'POST', {});
  await expect.poll(() => heard[0]).toMatchObject({ type: 'clock', clock: { runsFor: 60_000 } });
});

describe('the tour', () => {
  const tour = [
    { title: 'Join', text: 'Anyone may.', as: 'ana', channel: 'games', type: '/join', send: true },
    { title: 'Wait', text: 'A minute.', clock: new Date(FRIDAY + 60_000).toISOString() },
  ];
  const marked = (...done: boolean[]) => tour.map((step, place) => ({ ...step, done: done[place] }));

  test('is as it was given, with no step done', async () => {
    expect((await ask('/tour')).json).toEqual([]);
    await here.playground.close();
    await open({ tour });
    expect((await ask('/tour')).json).toEqual(marked(false, false));
  });

  test('tells everybody when a step is done, and a step that was done stays done', async () => {
    await here.playground.close();
    let done = [false, false];
    await open({
      tour,
      toured: async () => done,
      moveClock: (to) => {
        here.clock.now = to;
      },
    });
    const heard = await listen(here.bo);
    done = [false, true];
    await ask('/clock', 'PUT', { now: tour[1]?.clock });
    await expect.poll(() => heard).toContainEqual({ type: 'tour', done: [false, true] });
    done = [true, false];
    expect((await ask('/tour')).json).toEqual(marked(true, true));
  });

  test('goes on where it cannot be told what is done', async () => {
    await here.playground.close();
    await open({ tour, toured: () => Promise.reject(new Error('no records')) });
    expect((await ask('/tour')).json).toEqual(marked(false, false));
  });
});

describe('who sees a channel', () => {
  test('sees who is typing there, people and bots', async () => {
    const games = here.guild.channel('games').id;
    here.guild.overwrite('general', here.bo, 0n, ['ViewChannel']);
    const heard = await listen(here.bo);
    await ask(`/people/${here.ana.id}/channels/${here.guild.channel('general').id}/typing`, 'POST', {});
    await ask(`/people/${here.ana.id}/channels/${games}/typing`, 'POST', {});
    await here.api('POST', `/channels/${games}/typing`, {});
    await expect
      .poll(() => heard)
      .toEqual([
        dispatched('TYPING_START', { channel_id: games, user_id: here.ana.id, guild_id: here.guild.id }),
        dispatched('TYPING_START', { channel_id: games, user_id: here.app.id }),
      ]);
  });

  test('does not see somebody type who may not write', async () => {
    here.guild.overwrite('games', here.ana, 0n, ['SendMessages']);
    const typing = `/people/${here.ana.id}/channels/${here.guild.channel('games').id}/typing`;
    expect((await ask(typing, 'POST', {})).status).toBe(400);
  });

  test('hears that they were let into a private thread, and that they were taken out of it', async () => {
    await here.playground.close();
    await open({
      permissions: ['ViewChannel', 'CreatePrivateThreads', 'ManageThreads', 'SendMessagesInThreads'],
    });
    const [ana, bo] = [await listen(here.ana), await listen(here.bo)];
    const threads = `/channels/${here.guild.channel('games').id}/threads`;
    const { body } = await here.api('POST', threads, { name: 'a case', type: 12 });
    const member = `/channels/${body.id}/thread-members/${here.ana.id}`;
    await here.api('PUT', member);
    await here.api('DELETE', member);
    const members = (change: object) => dispatched('THREAD_MEMBERS_UPDATE', { id: body.id, ...change });
    await expect
      .poll(() => ana)
      .toEqual([
        dispatched('THREAD_CREATE', { id: body.id }),
        members({ added_members: [expect.objectContaining({ user_id: here.ana.id })] }),
        members({ removed_member_ids: [here.ana.id] }),
      ]);
    expect(bo).toEqual([]);
  });
});
