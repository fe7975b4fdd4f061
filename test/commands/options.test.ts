import { describe, expect, it } from 'vitest';
import { carries } from '../../commands/answers.ts';
import { command, subcommand } from '../../commands/declare.ts';
import {
  called,
  choice,
  choiceFor,
  flag,
  type Option,
  optional,
  otherwise,
  person,
  suggested,
  text,
  unasked,
  user,
  wholeNumber,
  yesNo,
} from '../../commands/options.ts';
import type { CommandRequest, Options } from '../../src/discord/command.ts';
import { addMember } from '../../src/house/offices/add-member.ts';
import type { Named } from '../../src/house/people.ts';
import { notUnderstood } from '../../src/house/result.ts';
import { aClub } from '../support/a-club.ts';
import { MemoryHearings } from '../support/memory-hearings.ts';

const club = aClub({ now: '2026-11-20 12:45' });
const del = club.member('Del', { account: false });
const mo = club.member('Mo');
const accountOf = (person: number) => club.actor(person).account;
const ana = { account: '12', name: 'Ana', bot: false };
/** On the server, and unknown to the club. */
const newcomer = { account: '1190000000000000012', name: 'Nia', bot: false };

/** A command in which these options were given. */
function requestWith(values: Record<string, unknown>): CommandRequest {
  const given =
    <Value>(isValue: (value: unknown) => value is Value) =>
    (name: string) => {
      const value = values[name] ?? null;
      return value === null || !isValue(value) ? null : value;
    };
  const options: Options = {
    string: given((value) => typeof value === 'string'),
    integer: given((value) => typeof value === 'number'),
    boolean: given((value) => typeof value === 'boolean'),
    user: given((value): value is typeof ana => value === ana),
    channel: () => null,
    attachment: () => null,
  };
  return {
    club: club.id,
    actor: { account: '99', name: 'Mo', managesGuild: false },
    occasion: { interaction: null, now: club.now },
    services: { clubs: club.clubs, hearings: new MemoryHearings(), siteUrl: club.siteUrl },
    channel: '5',
    direct: false,
    subcommand: null,
    serverName: 'Friday Lunch',
    textChannels: [],
    whoHas: async (account) => (account === newcomer.account ? newcomer : null),
    isHere: async () => true,
    options,
  };
}

const read = async (option: Option<unknown>, values: Record<string, unknown>) =>
  option.read(requestWith(values), 'it');

describe('what an option gives', () => {
  it.each<[string, Option<unknown>, unknown, unknown]>([
    ['a text', text('Why'), 'so', 'so'],
    ['one that was left out', optional(text('Why')), null, null],
    ['one with something instead', otherwise('now', choice('When', ['now', 'later'])), null, 'now'],
    ['a word', choice('When', ['now', 'later']), 'later', 'later'],
    ['what a word means', choiceFor('How', { won: 1, lost: 0 }), 'lost', 0],
    ['a number', wholeNumber('How many', [0, 9]), 0, 0],
    ['yes', yesNo('Whether'), true, true],
    ['no', optional(yesNo('Whether')), false, false],
    ['a flag that is not set', flag('Whether'), null, false],
    ['an account', user('Who'), ana, ana],
    ['nobody', optional(person('Who')), null, null],
    ['what nobody is asked', unasked(({ channel }) => channel), null, '5'],
  ])('%s', async (_, option, typed, value) => {
    expect(await read(option, { it: typed })).toEqual({ ok: true, value });
  });

  it.each<[string, string, Named]>([
    ['a name', 'Bo', { text: 'Bo' }],
    ['a number', '#12', { text: '#12' }],
    ['a choice', `#${del}`, { text: `#${del}` }],
    ['a mention of somebody known', `<@${accountOf(mo)}>`, { text: `#${mo}` }],
    ['the mention of an older client', ` <@!${accountOf(mo)}> `, { text: `#${mo}` }],
    ['the mention of a newcomer', `<@${newcomer.account}>`, newcomer],
    ['the id of a newcomer', ` ${newcomer.account}`, newcomer],
    ['the mention of nobody', '<@1190000000000000013>', { text: '<@1190000000000000013>' }],
    ['the id of nobody', '1190000000000000013', { text: '1190000000000000013' }],
    ['a number too short for an id', '1190', { text: '1190' }],
    ['the mention of a role', '<@&1190000000000000012>', { text: '<@&1190000000000000012>' }],
    ['the mention of a channel', '<#1190000000000000012>', { text: '<#1190000000000000012>' }],
    ['two mentions', '<@1> <@2>', { text: '<@1> <@2>' }],
  ])('a person by %s', async (_, typed, value) => {
    expect(await read(person('Who'), { it: typed })).toEqual({ ok: true, value });
    expect(await read(optional(person('Who')), { it: typed })).toEqual({ ok: true, value });
  });

  it.each([
    ['what Discord had to demand', text('Why'), {}],
    ['a word that it does not offer', choice('When', ['now', 'later']), { it: 'constructor' }],
    ['a person', person('Who'), {}],
  ])('nothing without %s', async (_, option, values) => {
    await expect(read(option, values)).rejects.toThrow();
  });
});

describe('a command', () => {
  const options = {
    courtNames: optional(text('What the Court calls them')),
    member: person('Who'),
    way: called('by', choice('How', ['email'])),
    act: suggested('Which', () => [{ name: 'Act 0.6', value: '0.6' }]),
    here: unasked(({ channel }) => channel),
  };
  const given: unknown[] = [];
  const tried = command({
    name: 'try',
    description: 'Tries',
    options,
    execute: async (_, input) => {
      given.push(input);
      return { kind: 'reply', reply: { audience: 'asker' } };
    },
  });

  it('tells Discord first what it demands, in small letters', () => {
    const declared = (tried.data.options ?? []).map((each) => [
      each.name,
      'required' in each && each.required,
    ]);
    expect(declared).toEqual([
      ['member', true],
      ['by', true],
      ['act', true],
      ['court_names', false],
    ]);
  });

  it('is carried out with a value for each field', async () => {
    await tried.execute(requestWith({ court_names: 'full', member: 'Del', by: 'email', act: '0.6' }));
    expect(given).toEqual([
      { courtNames: 'full', member: { text: 'Del' }, way: 'email', act: '0.6', here: '5' },
    ]);
  });

  it('is not carried out with what is not understood', async () => {
    const doubtful = command({
      name: 'try',
      description: 'Tries',
      options: { it: { ...text('What'), read: () => notUnderstood({ problem: 'which-case' }) } },
      execute: () => expect.unreachable(),
    });
    const answer = await doubtful.execute(requestWith({ it: 'this' }));
    expect(answer).toMatchObject({ kind: 'result', result: { invalid: { problem: 'which-case' } } });
  });

  it.each([
    ['act', ['0.6']],
    ['member', [`#${del}`, `#${mo}`]],
    ['court_names', []],
    ['none', []],
  ])('suggests for %s what its option does', async (name, values) => {
    const { occasion, ...asked } = requestWith({});
    const focused = { name, value: '' };
    const choices = await tried.complete?.({ ...asked, now: occasion.now, focused });
    expect(choices?.map(({ value }) => value)).toEqual(values);
  });

  it('does not compile with options that do not give what its use case takes', () => {
    const about = { name: 'add', description: 'Adds', execute: carries(addMember) };
    const reason = optional(text('Why'));
    // @ts-expect-error: its name is missing
    subcommand({ ...about, options: { reason } });
    // @ts-expect-error: its name may not be left out
    subcommand({ ...about, options: { name: reason, reason } });
    // @ts-expect-error: it takes nothing of that name
    subcommand({ ...about, options: { name: text('Its name'), reason, why: reason } });
    expect(subcommand({ ...about, options: { name: text('Its name'), reason } }).options).toHaveLength(2);
  });
});
