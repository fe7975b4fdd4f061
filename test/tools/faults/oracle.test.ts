import { describe, expect, it } from 'vitest';
import { signed } from '../../../src/discord/sign.ts';
import { ShardsTaken } from '../../../src/house/duty.ts';
import { type Evidence, judge } from '../../../tools/faults/oracle.ts';
import type { Kept, Written } from '../../../tools/faults/traces.ts';

/** The post of notice 7. */
const announced = signed('Bo is now a Moderator.', 'Notice 7 · 9f3a12');

/** A club in which one game was entered and one Moderator appointed, with nothing wrong. */
const sound: Evidence = {
  asked: [
    { id: '1', what: '/game record', looksOnly: false, spins: false, said: ['Ana entered game #1.'] },
    { id: '2', what: '/chief appoint', looksOnly: false, spins: false, said: ['Bo is now a Moderator.'] },
    { id: '3', what: '/game record', looksOnly: false, spins: false, said: ['⛔ There is no session.'] },
    { id: '4', what: '/leaderboard', looksOnly: true, spins: false, said: ['1. Ana 120'] },
    { id: '5', what: '/join', looksOnly: false, spins: false, said: ['Something went wrong, and …'] },
  ],
  kept: [
    { interaction: '1', outcome: { kind: 'game-recorded', game: 1 }, answered: true },
    { interaction: '2', outcome: { kind: 'office-given', person: 2, office: 'moderator' }, answered: true },
  ],
  entries: [
    { book: 0, seq: 1, type: 'game-recorded', body: { game: 1 } },
    { book: 0, seq: 2, type: 'office-given', body: { person: 2, office: 'moderator' } },
  ],
  notices: [{ id: 7, kind: 'office-changed', marker: 'Notice 7 · 9f3a12', message: '99', abandoned: null }],
  posts: ['Ana entered game #1.', announced],
  differences: [],
  violations: [],
  log: ['{"level":30,"msg":"answered"}', '{"level":40,"msg":"notice not posted, trying again later"}'],
  logOfTwo: [],
  wrongEnds: [],
  secrets: ['the-token'],
  orders: [],
  stored: [],
};

/** The last words of a process that has lost its shards. */
const taken = JSON.stringify({ level: 60, err: { message: new ShardsTaken().message }, exit: 1 });
const unheard = `[UnhandledPromiseRejection: ${new ShardsTaken().message}]`;

const kinds = (changed: Partial<Evidence>) => judge({ ...sound, ...changed }).map(({ kind }) => kind);

/** The same list with the one at this place told otherwise. */
const but = <T extends object>(list: readonly T[], place: number, changed: Partial<T>): T[] =>
  list.map((each, at) => (at === place ? { ...each, ...changed } : each));

it('finds nothing where nothing is wrong', () => {
  expect(judge(sound)).toEqual([]);
});

describe('notices of a command', () => {
  const { asked, kept, entries } = sound;
  const again = entries.slice(0, 1).map((entry) => ({ ...entry, seq: 3 }));
  it.each<[string, Partial<Evidence>, string[]]>([
    [
      'that was acknowledged and not carried out',
      { kept: kept.slice(1), entries: entries.slice(1) },
      ['command lost'],
    ],
    ['that left no entry', { entries: entries.slice(1) }, ['command lost']],
    ['that left its entry twice', { entries: [...entries, ...again] }, ['command doubled']],
    [
      'that left an entry though it was not carried out',
      { asked: asked.slice(1), kept: kept.slice(1) },
      ['command doubled'],
    ],
    [
      'that was refused and carried out',
      { asked: but(asked, 0, { said: ['⛔ There is no session.'] }) },
      ['refused and done'],
    ],
    ['of whose being done nobody was told', { asked: but(asked, 0, { said: [] }) }, ['answer lost']],
    [
      'that was done and apologised for',
      { asked: but(asked, 0, { said: ['Something went wrong, and …'] }) },
      ['answer lost'],
    ],
    [
      'that was answered twice',
      { asked: but(asked, 0, { said: ['Ana entered game #1.', 'While I was away, …'] }) },
      ['answer doubled'],
    ],
    [
      'that was done, and of which somebody was told that it was not',
      { asked: but(asked, 0, { said: ['I was interrupted …, and nothing was changed.'] }) },
      ['refused and done'],
    ],
    ['that is put off for ever', { asked: but(asked, 3, { spins: true, said: [] }) }, ['spinning']],
  ])('%s', (_, changed, expected) => {
    expect(kinds(changed)).toEqual(expected);
  });
});

describe('looks for what a command leaves in the ledger', () => {
  const counted = { book: 0, seq: 3, type: 'game-counted', body: { game: 1 } };
  it.each<[Kept['outcome'], Written]>([
    [
      { kind: 'game-voided', game: 1 },
      { book: 0, seq: 4, type: 'voided', body: { entry: 3 } },
    ],
    [
      { kind: 'game-disputed', game: 1 },
      { book: 0, seq: 4, type: 'game-referred', body: { game: 1, reason: 'disputed' } },
    ],
    [
      { kind: 'member-added', person: 3 },
      { book: 0, seq: 4, type: 'joined', body: { person: 3 } },
    ],
    [
      { kind: 'checked-in', person: 3, date: '2026-11-20' },
      { book: 0, seq: 4, type: 'checked-in', body: { person: 3, date: '2026-11-20' } },
    ],
    [
      { kind: 'petition-filed', case: 1 },
      { book: 0, seq: 4, type: 'petitioned', body: { case: 1 } },
    ],
    [
      { kind: 'vote-cast', case: 1 },
      { book: 0, seq: 4, type: 'vote-cast', body: { case: 1, person: 3 } },
    ],
    [
      { kind: 'score-adjusted', entry: 4 },
      { book: 0, seq: 4, type: 'adjusted', body: { person: 3 } },
    ],
    [
      { kind: 'orders-given', table: 1, seat: 'AUS', phase: 'S1901M', entry: 4 },
      { book: 1, seq: 4, type: 'orders-given', body: { seat: 'AUS', phase: 'S1901M' } },
    ],
    [
      { kind: 'orders-final', table: 1, seat: 'AUS', phase: 'S1901M', final: true },
      { book: 1, seq: 4, type: 'orders-final', body: { seat: 'AUS', phase: 'S1901M', final: true } },
    ],
  ])('%o', (outcome, entry) => {
    const { asked, kept, entries, notices } = sound;
    const one: Kept = { interaction: '6', outcome, answered: true };
    const told = { id: '6', what: '/x', looksOnly: false, spins: false, said: ['Done.'] };
    const found = (keeps: readonly Kept[], writes: readonly Written[]) =>
      kinds({
        asked: [...asked, told],
        kept: [...kept, ...keeps],
        entries: [...entries, counted, ...writes],
        notices,
      }).filter((kind) => kind.startsWith('command'));
    expect(found([one], [entry])).toEqual([]);
    expect(found([one], [])).toEqual(['command lost']);
    expect(found([one], [entry, entry])).toEqual(['command doubled']);
  });

  it('and not for what the bot enters by itself', () => {
    const unanswered = { book: 0, seq: 4, type: 'game-referred', body: { game: 1, reason: 'unanswered' } };
    const undone = { book: 0, seq: 5, type: 'voided', body: { entry: 2 } };
    expect(kinds({ entries: [...sound.entries, counted, unanswered, undone] })).toEqual([]);
  });
});

describe('notices of an announcement', () => {
  const { notices } = sound;
  it.each<[string, Partial<Evidence>, string[]]>([
    ['that was not written down', { notices: [], posts: [] }, ['notice lost']],
    [
      'that is still to be posted',
      { notices: but(notices, 0, { message: null }), posts: [] },
      ['notice lost'],
    ],
    ['that was noted as posted, and is not there', { posts: [] }, ['notice lost']],
    [
      'that was given up',
      { notices: but(notices, 0, { message: null, abandoned: 'gone' }) },
      ['notice lost'],
    ],
    ['that was posted twice', { posts: [announced, announced] }, ['notice doubled']],
    [
      'that was written down twice',
      {
        notices: [...notices, ...but(notices, 0, { id: 8, marker: 'Notice 8 · 0b44c1' })],
        posts: [announced, signed('Bo is now a Moderator.', 'Notice 8 · 0b44c1')],
      },
      ['notice doubled'],
    ],
  ])('%s', (_, changed, expected) => {
    expect(kinds(changed)).toEqual(expected);
  });

  it('that a later one says too, as rightly given up', () => {
    const overtaken = {
      id: 8,
      kind: 'docket',
      marker: 'Notice 8 · 0b44c1',
      message: null,
      abandoned: 'a later one says it',
    };
    expect(kinds({ notices: [...notices, overtaken] })).toEqual([]);
  });
});

it('takes the last words of a bot that Discord has turned away for no breakdown', () => {
  expect(
    kinds({ log: ['{"level":60,"err":{},"exit":22,"msg":"Discord will have the bot no more"}'] }),
  ).toEqual([]);
});

describe('notices', () => {
  it.each<[string, Partial<Evidence>, string[]]>([
    ['a table that leaves the ledger', { differences: ['standing 1'] }, ['ledger differs']],
    ["a request against Discord's specification", { violations: ['POST'] }, ['specification broken']],
    ['shards that another process has, where there was none', { log: [taken] }, ['broke down']],
    [
      'a promise about them that nobody looked after',
      { log: [unheard], logOfTwo: [unheard] },
      ['broke down'],
    ],
    ['shards that another process has, where there was one', { log: [taken], logOfTwo: [taken] }, []],
    ['an end that nobody ordered', { log: ['{"level":60,"msg":"broke down"}'] }, ['broke down']],
    ['a promise that nobody looked after', { log: ['[UnhandledPromiseRejection: x]'] }, ['broke down']],
    ['an end that says what is not so', { wrongEnds: ['ended with 22 instead of 1'] }, ['ended wrongly']],
    ['a secret in the log', { log: ['{"msg":"the-token"}'] }, ['secret logged']],
  ])('%s', (_, changed, expected) => {
    expect(kinds(changed)).toEqual(expected);
  });
});

describe('notices of a table', () => {
  const phase = 'S1901M';
  const given: Written = {
    ...{ book: 1, seq: 7, type: 'orders-given' },
    body: { seat: 'AUS', phase, orders: { digest: 'early' } },
  };
  const last: Written = { ...given, seq: 8, body: { ...given.body, orders: { digest: 'last' } } };
  const published: Written = {
    ...{ book: 1, seq: 9, type: 'orders-published' },
    body: { seat: 'AUS', phase, digest: 'last', lines: ['A vie-gal'] },
  };
  const end: Written = { book: 1, seq: 10, type: 'phase-adjudicated', body: { phase, how: 'final' } };
  const told = { id: 9, kind: 'phase-played', marker: 'Notice 9', message: '98', abandoned: null };
  const carriedOut = [7, 8].map((entry) => ({
    ...{ interaction: `o${entry}`, answered: true },
    outcome: { kind: 'orders-given', table: 1, seat: 'AUS', phase, entry },
  }));
  const asked = carriedOut.map(({ interaction: id }) => ({
    ...{ id, what: '/diplomacy orders', looksOnly: false, spins: false, said: ['Your orders are saved.'] },
  }));
  const table = (entries: readonly Written[], changed: Partial<Evidence> = {}) =>
    kinds({
      asked: [...sound.asked, ...asked],
      kept: [...sound.kept, ...carriedOut],
      entries: [...sound.entries, given, last, ...entries],
      notices: [...sound.notices, told],
      posts: [...sound.posts, signed('Spring 1901', 'Notice 9')],
      ...changed,
    });
  const words = 'A vie-gal';
  const report = { message: '98', words: 'The table: A vie-gal' };
  const leak = { ...report, message: '97' };

  it.each<[string, string[], string[]]>([
    ['where all is well', table([published, end]), []],
    ['whose orders are not published', table([end]), ['orders lost']],
    [
      'whose earlier orders are published',
      table([{ ...published, body: { ...published.body, digest: 'early' } }, end]),
      ['orders lost'],
    ],
    ['whose orders are published twice', table([published, published, end]), ['orders lost']],
    [
      'whose phase ends twice',
      table([published, end, { ...end, seq: 11 }]),
      ['result doubled', 'notice lost'],
    ],
    [
      'whose phase is not told of',
      table([published, end], { notices: sound.notices, posts: sound.posts }),
      ['notice lost'],
    ],
    [
      'at which others see orders once they are published',
      table([published, end], { orders: [{ words, seen: [report, { ...report, message: '99' }] }] }),
      [],
    ],
    [
      'at which others see orders before the report of their phase',
      table([published, end], { orders: [{ words, seen: [leak, report] }] }),
      ['secret told early'],
    ],
    [
      'at which others see orders of a phase that is not over',
      table([], { orders: [{ words, seen: [leak] }], notices: sound.notices, posts: sound.posts }),
      ['secret told early'],
    ],
    [
      'whose orders are readable in the database before',
      table([], {
        orders: [{ words, seen: [] }],
        stored: [leak.words],
        notices: sound.notices,
        posts: sound.posts,
      }),
      ['secret told early'],
    ],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });
});
