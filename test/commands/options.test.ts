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
import { aClub } from '../support/a-club.ts';
import { MemoryHearings } from '../support/memory-hearings.ts';

const club = aClub({ now: '2026-11-20 12:45' });
const del = club.member('Del', { account: false });
const ana = { account: '12', name: 'Ana', bot: false };

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
    options,
  };
}

const read = (option: Option<unknown>, values: Record<string, unknown>) =>
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
    ['a person by account', person('Who'), ana, ana],
    ['nobody', optional(person('Who')), null, null],
    ['what nobody is asked', unasked(({ channel }) => channel), null, '5'],
  ])('%s', async (_, option, typed, value) => {
    expect(await read(option, { it: typed })).toEqual({ ok: true, value });
  });

  it('a person by name, in a second option', async () => {
    expect(await read(person('Who'), { it_name: 'Bo' })).toEqual({ ok: true, value: { text: 'Bo' } });
  });

  it.each([
    ['neither an account nor a name', {}],
    ['both', { it: ana, it_name: 'Bo' }],
  ])('no person from %s', async (_, values) => {
    const invalid = { problem: 'one-of', options: ['it', 'it_name'] };
    expect(await read(person('Who'), values)).toEqual({ ok: false, invalid });
  });

  it.each([
    ['what Discord had to demand', text('Why'), {}],
    ['a word that it does not offer', choice('When', ['now', 'later']), { it: 'constructor' }],
  ])('nothing without %s', (_, option, values) => {
    expect(() => read(option, values)).toThrow();
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
      ['by', true],
      ['act', true],
      ['court_names', false],
      ['member', false],
      ['member_name', false],
    ]);
  });

  it('is carried out with a value for each field', async () => {
    await tried.execute(requestWith({ court_names: 'full', member: ana, by: 'email', act: '0.6' }));
    expect(given).toEqual([{ courtNames: 'full', member: ana, way: 'email', act: '0.6', here: '5' }]);
  });

  it('is not carried out with what is not understood', async () => {
    given.length = 0;
    const answer = await tried.execute(requestWith({ by: 'email', act: '0.6' }));
    expect(answer).toMatchObject({ kind: 'result', result: { invalid: { problem: 'one-of' } } });
    expect(given).toEqual([]);
  });

  it.each([
    ['act', ['0.6']],
    ['member_name', [`#${del}`]],
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
