import { type APIApplicationCommand, ApplicationCommandOptionType as Kind } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { choicesOf, matching } from '../../src/page/composer/choices.ts';
import { readCommandLine } from '../../src/page/composer/command-line.ts';
import {
  addableTo,
  draftFrom,
  draftOf,
  readied,
  shownIn,
  soFar,
  withFilling,
  without,
} from '../../src/page/composer/draft.ts';
import { meaningOf } from '../../src/page/composer/line.ts';
import { fitting, type Lookup, meant, mentioned, pickable } from '../../src/page/composer/values.ts';

const about = { version: '1', application_id: '9', default_member_permissions: null, type: 1 as const };
const commands: APIApplicationCommand[] = [
  { ...about, id: '1', name: 'join', description: 'joins in' },
  {
    ...about,
    id: '2',
    name: 'game',
    description: 'games',
    options: [
      {
        name: 'record',
        description: 'enters a game',
        type: Kind.Subcommand,
        options: [
          { name: 'notes', description: 'the moves', type: Kind.String },
          { name: 'opponent', description: 'who it was against', type: Kind.User, required: true },
          {
            name: 'result',
            description: 'how it ended',
            type: Kind.String,
            required: true,
            choices: [
              { name: 'I won', value: 'won' },
              { name: 'I lost', value: 'lost' },
            ],
          },
          { name: 'minutes', description: 'how long', type: Kind.Integer },
          { name: 'rated', description: 'whether it counts', type: Kind.Boolean },
          { name: 'photo', description: 'a picture', type: Kind.Attachment },
        ],
      },
      { name: 'show', description: 'shows a game', type: Kind.Subcommand },
    ],
  },
  {
    ...about,
    id: '3',
    name: 'court',
    description: 'the court',
    options: [
      {
        name: 'case',
        description: 'cases',
        type: Kind.SubcommandGroup,
        options: [{ name: 'show', description: 'shows a case', type: Kind.Subcommand }],
      },
    ],
  },
];
const choices = choicesOf(commands);
const lookup: Lookup = {
  members: [
    { id: '101', name: 'ana', displayName: 'Ana', bot: false },
    { id: '102', name: 'annika', displayName: 'Annika', bot: false },
    { id: '103', name: 'bo', displayName: 'Bo the Bold', bot: false },
  ],
  channels: [],
  roles: [{ id: '201', name: 'Helpers' }],
};
const line = (text: string) => {
  const read = readCommandLine(choices, text);
  if (read === undefined) throw new Error(`no command in “${text}”`);
  return read;
};

describe('choosing a command', () => {
  it('takes sub-commands, and those in groups, as commands of their own', () => {
    expect(choices.map(({ name }) => name)).toEqual(['court case show', 'game record', 'game show', 'join']);
  });

  it('has required options first', () => {
    const options = choices.find(({ name }) => name === 'game record')?.options.map(({ name }) => name);
    expect(options).toEqual(['opponent', 'result', 'notes', 'minutes', 'rated', 'photo']);
  });

  it.each([
    ['', ['court case show', 'game record', 'game show', 'join']],
    ['ga', ['game record', 'game show']],
    ['GAME R', ['game record']],
    ['show', ['court case show', 'game show']],
    ['game show', ['game show']],
    ['resign', []],
  ])('finds by “%s”', (typed, names) => {
    expect(matching(choices, typed).map(({ name }) => name)).toEqual(names);
  });
});

describe('a command typed as one line', () => {
  it('is taken apart', () => {
    const { choice, typed, rest } = line('/game record opponent:Ana result:won');
    expect(choice.name).toBe('game record');
    expect(Object.fromEntries(typed)).toEqual({ opponent: 'Ana', result: 'won' });
    expect(rest).toBe('');
  });

  it('keeps colons and other words in what is said', () => {
    const { typed } = line('/game record notes:1. up {clock: 5:00} down opponent:Bo the Bold');
    expect(Object.fromEntries(typed)).toEqual({ notes: '1. up {clock: 5:00} down', opponent: 'Bo the Bold' });
  });

  it('keeps apart what belongs to no option', () => {
    expect(line('/join please').rest).toBe('please');
    expect(line('/game record Ana result:won').rest).toBe('Ana');
  });

  it.each(['hello', '/', '/gam', '/game', '/joiner', 'I typed /join'])('is not in “%s”', (text) => {
    expect(readCommandLine(choices, text)).toBeUndefined();
  });
});

describe('somebody named in a text', () => {
  const [record] = choices.filter(({ name }) => name === 'game record').map(draftOf);
  it.each([
    ['@Ana', '<@101>'],
    ['@bo the bold', '<@103>'],
    ['@Zoe', '@Zoe'],
    ['Ana', 'Ana'],
    ['@Ana and @Bo', '@Ana and @Bo'],
    ['<@102>', '<@102>'],
  ])('“%s” is sent as %s', (typed, sent) => {
    if (record === undefined) throw new Error('there is no such command');
    expect(soFar(withFilling(record, 'notes', { typed }), lookup)).toEqual({ notes: sent });
  });

  it('is nobody where two have the name', () => {
    const [ana] = lookup.members;
    const two = { ...lookup, members: [...lookup.members, ...(ana ? [{ ...ana, id: '104' }] : [])] };
    expect(mentioned('@Ana', two)).toBe('@Ana');
  });
});

describe('what is picked for an option', () => {
  const people = pickable({ name: 'opponent', description: '', type: Kind.User }, lookup) ?? [];

  it.each([
    ['ana', '101'],
    ['@Ana', '101'],
    ['<@103>', '103'],
    ['bo', '103'],
    ['Bo the B', '103'],
    ['an', undefined],
    ['', undefined],
    ['Zoe', undefined],
  ])('“%s” means %s', (typed, id) => {
    expect(meant(people, typed)?.value).toBe(id);
  });

  it('is offered by how names begin, then by what is in them', () => {
    expect(fitting(people, 'an').map(({ name }) => name)).toEqual(['Ana', 'Annika']);
    expect(fitting(people, 'bold').map(({ name }) => name)).toEqual(['Bo the Bold']);
  });

  it('is nobody where two have the name that was typed', () => {
    const twins = [...people, { name: 'Ana', value: '104', note: 'ana2' }];
    expect(meant(twins, 'Ana')).toBeUndefined();
    expect(meant(twins, 'ana2')?.value).toBe('104');
  });
});

describe('a command being filled in', () => {
  it('asks for what is required and offers the rest', () => {
    const draft = draftOf(line('/game record').choice);
    expect(shownIn(draft).map(({ name }) => name)).toEqual(['opponent', 'result']);
    expect(addableTo(draft).map(({ name }) => name)).toEqual(['notes', 'minutes', 'rated', 'photo']);
    expect(readied(draft, lookup)).toMatchObject({ field: 'opponent' });
  });

  it('is sent with values for names', () => {
    const draft = draftFrom(line('/game record opponent:Ana result:I won minutes:5 rated:true'));
    expect(readied(draft, lookup)).toEqual({
      options: { opponent: '101', result: 'won', minutes: 5, rated: true },
    });
  });

  it.each([
    ['/game record opponent:Zoe result:won', 'opponent'],
    ['/game record opponent:Ana result:perhaps', 'result'],
    ['/game record opponent:Ana result:won minutes:five', 'minutes'],
    ['/game record opponent:Ana result:won rated:maybe', 'rated'],
  ])('is not sent: %s', (text, field) => {
    expect(readied(draftFrom(line(text)), lookup)).toMatchObject({ field });
  });

  it('takes what was picked before what is typed', () => {
    const draft = draftFrom(line('/game record opponent:Ana result:won'));
    const picked = withFilling(draft, 'opponent', { typed: 'Ana', picked: '102' });
    expect(readied(picked, lookup)).toMatchObject({ options: { opponent: '102' } });
  });

  it('takes files', () => {
    const file = { filename: 'board.png', contentType: 'image/png', data: 'aGk=' };
    const draft = draftFrom(line('/game record opponent:Ana result:won photo:'));
    expect(readied(draft, lookup)).toMatchObject({ options: {} });
    expect(readied(withFilling(draft, 'photo', { typed: '', file }), lookup)).toMatchObject({
      options: { photo: file },
    });
  });

  it('leaves out optional options that stay empty or are taken away', () => {
    const draft = draftFrom(line('/game record opponent:Ana result:won notes: minutes:x'));
    const rest = without(draft, 'minutes');
    expect(readied(rest, lookup)).toEqual({ options: { opponent: '101', result: 'won' } });
    expect(addableTo(rest).map(({ name }) => name)).toContain('minutes');
  });

  it('tells the bot what is there while another option is typed', () => {
    const draft = draftFrom(line('/game record opponent:Zoe result:won'));
    expect(soFar(draft, lookup)).toEqual({ result: 'won' });
  });
});

describe('Enter', () => {
  const meaning = (text: string) => meaningOf(text, choices, lookup);

  it('runs a command that is whole', () => {
    expect(meaning('/join')).toMatchObject({ kind: 'run', options: {} });
    expect(meaning('/game record opponent:@Ana result:won')).toMatchObject({
      kind: 'run',
      options: { opponent: '101', result: 'won' },
    });
  });

  it.each([
    ['/game record', null],
    ['/game record opponent:Ana', 'result'],
    ['/game record opponent:Zoe result:won', 'opponent'],
  ])('asks for what is missing in %s', (text, field) => {
    const { kind, problem } = { problem: null, ...meaning(text) };
    expect([kind, problem?.field ?? null]).toEqual(['unfinished', field]);
  });

  it('asks about words that belong to no option', () => {
    const stray = { field: null, words: '“please” belongs to no option.' };
    expect(meaning('/join please')).toMatchObject({ kind: 'unfinished', problem: stray });
  });

  it('sends words, but not commands that there are not', () => {
    expect(meaning('Well played! /join')).toEqual({ kind: 'message' });
    expect(meaning('/jion')).toEqual({ kind: 'mistake', words: 'There is no such command here.' });
    expect(meaningOf('/join', [], lookup)).toMatchObject({
      kind: 'mistake',
      words: expect.stringContaining('not yet: try again'),
    });
  });
});
