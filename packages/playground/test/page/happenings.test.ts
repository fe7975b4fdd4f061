import type { APIMessage } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { after, afterDeed, afterOpening, staleAfter } from '../../src/page/state/happenings.ts';
import { type Deed, formIn, type State, timeIn } from '../../src/page/state/state.ts';
import type { ChannelSeen, InteractionSeen } from '../../src/people/protocol.ts';

const NOW = 1_000_000;

const channel = (id: string, kind: ChannelSeen['kind'] = 'text'): ChannelSeen => ({
  id,
  name: id,
  kind,
  parentId: null,
  archived: false,
  locked: false,
  maySend: true,
});

const start: State = {
  me: { id: '1', name: 'ana', displayName: 'Ana', note: null, guilds: [] },
  people: [],
  guild: { id: '9', name: 'Lunch', channels: [channel('games'), channel('court')], members: [], roles: [] },
  directs: [],
  place: 'games',
  messages: new Map([['games', []]]),
  commands: new Map(),
  unread: new Map(),
  dismissed: new Set(),
  deeds: new Map(),
  typing: [],
  clock: {
    now: '2026-11-27T12:40:00.000Z',
    timezone: 'Europe/London',
    runsFor: null,
    movable: true,
    moments: [],
  },
  clockHeardAt: NOW,
  toured: [],
  connection: 'open',
  refusal: null,
};

type Change = Partial<APIMessage> & { guild_id?: string };
const message = (id: string, change: Change = {}): Change => ({
  id,
  channel_id: 'games',
  guild_id: '9',
  content: id,
  author: { id: '2', username: 'bo', discriminator: '0', global_name: null, avatar: null },
  mentions: [],
  mention_everyone: false,
  ...change,
});
const dispatch = (event: string, data: unknown) => ({ type: 'dispatch', event, data }) as const;
const told = (state: State, event: string, data: unknown) => after(state, dispatch(event, data), NOW);
const contents = (state: State, place = 'games') => state.messages.get(place)?.map(({ content }) => content);

describe('messages', () => {
  it('come, change and go', () => {
    const two = told(told(start, 'MESSAGE_CREATE', message('a')), 'MESSAGE_CREATE', message('b'));
    expect(contents(two)).toEqual(['a', 'b']);
    const changed = told(two, 'MESSAGE_UPDATE', message('a', { content: 'new' }));
    expect(contents(changed)).toEqual(['new', 'b']);
    expect(contents(told(changed, 'MESSAGE_DELETE', { id: 'b', channel_id: 'games' }))).toEqual(['new']);
  });

  it('are shown once, though told twice', () => {
    const once = told(start, 'MESSAGE_CREATE', message('a'));
    expect(contents(told(once, 'MESSAGE_CREATE', message('a')))).toEqual(['a']);
  });

  it('of a channel that was not opened are only counted', () => {
    const elsewhere = told(start, 'MESSAGE_CREATE', message('a', { channel_id: 'court' }));
    expect(contents(elsewhere, 'court')).toBeUndefined();
    expect(elsewhere.unread.get('court')).toEqual({ messages: 1, pings: 0 });
    expect(afterOpening(elsewhere, 'court').unread.has('court')).toBe(false);
  });

  const me = { id: '1', username: 'ana', discriminator: '0', global_name: null, avatar: null };
  it.each<[string, Change, number]>([
    ['says something', {}, 0],
    ['calls for Ana', { mentions: [me] }, 1],
    ['calls for everyone', { mention_everyone: true }, 1],
  ])('ping where somebody %s', (_, change, pings) => {
    const elsewhere = told(start, 'MESSAGE_CREATE', message('a', { channel_id: 'court', ...change }));
    expect(elsewhere.unread.get('court')?.pings).toBe(pings);
  });

  it('ping where they are direct', () => {
    const { guild_id: _, ...direct } = message('a', { channel_id: 'dm' });
    expect(told(start, 'MESSAGE_CREATE', direct).unread.get('dm')?.pings).toBe(1);
    expect(staleAfter(start, dispatch('MESSAGE_CREATE', direct))).toBe('directs');
  });

  it('of one’s own, or where one is, are not unread', () => {
    expect(told(start, 'MESSAGE_CREATE', message('a')).unread.size).toBe(0);
    const own = message('a', { channel_id: 'court', author: me });
    expect(told(start, 'MESSAGE_CREATE', own).unread.size).toBe(0);
  });
});

describe('typing', () => {
  const typing = { channel_id: 'games', user_id: '2' };

  it('is shown until the message comes', () => {
    const shown = told(start, 'TYPING_START', typing);
    expect(shown.typing).toEqual([{ channel: 'games', person: '2', until: NOW + 10_000 }]);
    expect(told(shown, 'MESSAGE_CREATE', message('a')).typing).toEqual([]);
  });

  it('of oneself is not shown', () => {
    expect(told(start, 'TYPING_START', { ...typing, user_id: '1' }).typing).toEqual([]);
  });
});

describe('what one did', () => {
  const seen = (change: Partial<InteractionSeen> = {}): InteractionSeen => ({
    id: '5',
    channel: 'games',
    progress: 'open',
    first: null,
    message: null,
    originalDeleted: false,
    followUps: [],
    modal: null,
    choices: null,
    reason: null,
    ...change,
  });
  const deed = (change: Partial<InteractionSeen> = {}): Deed => ({
    what: '/join',
    on: null,
    seen: seen(change),
  });
  const step = (state: State, change: Partial<InteractionSeen>) =>
    after(state, { type: 'interaction', interaction: seen(change) }, NOW);

  it('waits until it is answered', () => {
    const waiting = afterDeed(start, deed());
    expect(waiting.deeds.size).toBe(1);
    expect(step(waiting, { progress: 'thinking' }).deeds.size).toBe(1);
    expect(step(waiting, { progress: 'answered' }).deeds.size).toBe(0);
    expect(step(waiting, { progress: 'pending' }).deeds.size).toBe(0);
  });

  it('waits for nothing where the answer came first', () => {
    expect(afterDeed(start, deed({ progress: 'answered' })).deeds.size).toBe(0);
  });

  it('stays to be seen where it failed', () => {
    const failed = step(afterDeed(start, deed()), { progress: 'failed', reason: 'did not respond' });
    expect([...failed.deeds.values()].map((each) => each.seen.reason)).toEqual(['did not respond']);
  });

  it('opens the form that it was answered with, in this window alone', () => {
    const modal = { custom_id: 'why', title: 'Why?', components: [] };
    const answer = { progress: 'answered', modal } as const;
    expect(formIn(step(afterDeed(start, deed()), answer))?.modal?.title).toBe('Why?');
    expect(formIn(step(start, answer))).toBeUndefined();
  });
});

describe('the clock', () => {
  it('runs on from when it was heard', () => {
    const clock = { ...start.clock, now: '2026-11-27T13:11:00.000Z' };
    const moved = after(start, { type: 'clock', clock }, NOW + 5_000);
    expect(timeIn(moved, NOW + 7_000)).toBe(Date.parse('2026-11-27T13:11:02Z'));
  });
});

it.each([
  ['CHANNEL_UPDATE', 'server'],
  ['THREAD_CREATE', 'server'],
  ['GUILD_MEMBER_ADD', 'server'],
  ['TYPING_START', 'nothing'],
])('after %s, %s is asked for again', (event, stale) => {
  expect(staleAfter(start, dispatch(event, {}))).toBe(stale);
});

it('other commands are asked for again', () => {
  expect(staleAfter(start, { type: 'commands' })).toBe('server');
  expect(after(start, { type: 'commands' }, NOW)).toBe(start);
});
