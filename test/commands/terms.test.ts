import { describe, expect, test } from 'vitest';
import { terms } from '../../commands/terms.ts';
import type { Answer, CommandRequest, Options, Press } from '../../src/discord/command.ts';
import type { Reply } from '../../src/house/words/reply.ts';
import type { BodyOf } from '../../src/rule-books.ts';
import { aClub } from '../support/a-club.ts';
import { MemoryHearings } from '../support/memory-hearings.ts';

const club = aClub({ now: '2026-11-20 12:45' });
club.person('Jo*', { offices: ['chief'] });
club.person('Mo', { offices: ['moderator'] });

const asked = {
  club: club.id,
  actor: club.actor(1),
  occasion: { interaction: null, now: club.now },
  services: { clubs: club.clubs, hearings: new MemoryHearings(), siteUrl: 'https://chess.example.org' },
  channel: '5',
  direct: false,
};

function optionsOf(values: Record<string, string>): Options {
  const nothing = (): never => {
    throw new Error('not an option of /terms');
  };
  function string(name: string): string | null;
  function string(name: string, required: true): string;
  function string(name: string): string | null {
    return values[name] ?? null;
  }
  return { string, integer: nothing, boolean: nothing, user: nothing, channel: nothing, attachment: nothing };
}

const run = (values: Record<string, string>, { id, clubs } = club): Promise<Answer> => {
  const request: CommandRequest = {
    ...asked,
    club: id,
    services: { ...asked.services, clubs },
    subcommand: null,
    serverName: 'Friday Lunch',
    textChannels: [],
    whoHas: async () => null,
    isHere: async () => true,
    options: optionsOf(values),
  };
  return terms.execute(request);
};

const turnTo = (subject: string, page: string): Promise<Answer> | undefined => {
  const press: Press = { ...asked, args: [subject, page], values: [], place: '5/6' };
  return terms.presses?.['terms-page']?.(press);
};

function replyOf(answer: Answer | undefined): Reply {
  if (answer?.kind !== 'reply' && answer?.kind !== 'update') throw new Error(`It is a ${answer?.kind}`);
  return answer.reply;
}

const readingOf = (answer: Answer | undefined): string => JSON.stringify(replyOf(answer).embeds);

describe('/terms with an Act', () => {
  test.each(['0.6', 'Act 0.6', ' act 0.6 '])(
    '%j shows its text, its reading and whether the bot keeps it',
    async (act) => {
      const text = readingOf(await run({ act }));
      expect(text).toContain('Act 0.6');
      expect(text).toContain('How it is read here');
      expect(text).toContain('The bot sees to this Act by itself.');
    },
  );

  test('small letters will do, and the parts of an Act are listed', async () => {
    expect(readingOf(await run({ act: 'ii.6' }))).toContain('`II.6.1`');
  });

  test('the figures in it are the club’s own, and its room is shown as written', async () => {
    const wednesdays = aClub({ now: '2026-11-20 12:45' });
    wednesdays.write({ type: 'figures-set', figures: { weekday: 3, room: '*12*' } });
    const text = readingOf(await run({ act: '0.5' }, wednesdays));
    expect(text).toContain('a Wednesday');
    expect(text).toContain('room \\\\*12\\\\*');
    expect(text).not.toMatch(/Friday|322/);
  });

  test.each(['0.99', '', '@everyone'])('%j is not understood', async (act) => {
    expect(await run({ act: act === '' ? 'x'.repeat(5000) : act })).toMatchObject({
      kind: 'result',
      result: { invalid: { problem: 'no-such-act' } },
    });
  });
});

describe('/terms alone', () => {
  test('Acts III.2.1 and III.3.2: names the version, the officers and how to read on', async () => {
    const text = readingOf(await run({}));
    expect(text).toContain('version 2.4');
    expect(text).toContain('**Chief Justice:** Jo\\\\*');
    expect(text).toContain('**Moderator:** Mo');
    expect(text).toContain('**Justice:** nobody');
    expect(text).toContain('/terms act:');
  });

  test('the next pages list the Acts of each section', async () => {
    expect(readingOf(await turnTo('contents', '2'))).toContain('`0.14`');
    expect(await turnTo('contents', '3')).toMatchObject({ kind: 'update' });
  });

  test.each(['0', '-1', '999', 'x', ''])('there is no page %j: the nearest is shown', async (page) => {
    expect(readingOf(await turnTo('contents', page))).toMatch(/Page (1|6) of 6/);
  });
});

test('/terms view:history lists the versions, the latest first', async () => {
  const text = readingOf(await run({ view: 'history' }));
  expect(text.indexOf('Version 2.4')).toBeGreaterThan(0);
  expect(text.indexOf('Version 2.3')).toBeGreaterThan(text.indexOf('Version 2.4'));
});

describe('/terms of a club that changed them', () => {
  const hostile = `@everyone <@123> [a](https://evil.example) \u202E${'*'.repeat(3_900)}`;
  const publish = (about: Partial<BodyOf<'terms-published'>>, text?: string) => {
    const changed = aClub({ now: '2026-11-21 10:00' });
    const by = changed.person('*Morgan*', { offices: ['chief'] });
    const body = { type: 'terms-published', version: '2.5', act: null, figures: null, ...about } as const;
    changed.write(body, { by, texts: text === undefined ? {} : { act: text } });
    return changed;
  };

  test('Act IV.1: shows an Act in the club’s own words, harmlessly and in full', async () => {
    const changed = publish({ act: 'II.3' }, hostile);
    const { embeds, components } = replyOf(await run({ act: 'II.3' }, changed));
    const text = JSON.stringify(embeds);
    expect(text).toContain('@\u200Beveryone \\\\<@\u200B123\\\\>');
    expect(text).not.toMatch(/@everyone|\u202E|(?<!\\)\*\*\*/);
    expect(embeds?.[0]?.description?.length).toBeLessThanOrEqual(3_500);
    expect(embeds?.[0]?.footer?.text).toMatch(/Page 1 of [34]/);
    expect(components).toHaveLength(1);
  });

  test('says since when, and that the bot goes by the figures where it keeps the Act', async () => {
    const enforced = readingOf(await run({ act: 'II.3' }, publish({ act: 'II.3' }, 'Elo.')));
    expect(enforced).toContain('own words** since version 2.5, Saturday 21 November 2026');
    expect(enforced).toContain('goes by the figures');
    expect(enforced).toContain('The bot sees to this Act by itself.');
    const shown = readingOf(await run({ act: '0.1' }, publish({ act: '0.1' }, 'Name.')));
    expect(shown).toContain('own words** since version 2.5');
    expect(shown).not.toContain('goes by the figures');
  });

  test('Act IV.3: has in its history what changed, when and by whom', async () => {
    const figures = readingOf(await run({ view: 'history' }, publish({ figures: { floor: 50 } })));
    expect(figures).toContain('**Version 2.5**, Saturday 21 November 2026, by \\\\*Morgan\\\\*');
    expect(figures).toContain('Lowest score there is (Act II.2): 100 → **50**');
    const words = readingOf(await run({ view: 'history' }, publish({ act: 'II.2' }, hostile)));
    expect(words).toContain('Act II.2 has a new text');
    expect(words).not.toMatch(/@everyone|\u202E/);
  });

  test('is found by words of the text that the club published', async () => {
    const { id, clubs } = publish({ act: 'II.3' }, 'Points go by the weather.');
    const choices = await terms.complete?.({
      ...asked,
      club: id,
      services: { ...asked.services, clubs },
      now: club.now,
      subcommand: null,
      focused: { name: 'act', value: 'the weather' },
      options: optionsOf({}),
    });
    expect(choices?.map(({ value }) => value)).toEqual(['II.3']);
  });

  test('names the version in force, and the Acts that have words of the club', async () => {
    const changed = publish({ act: '0.1' }, 'Name.');
    expect(readingOf(await run({}, changed))).toContain('version 2.5');
    const press: Press = {
      ...asked,
      services: { ...asked.services, clubs: changed.clubs },
      args: ['contents', '2'],
      values: [],
      place: '5/6',
    };
    expect(readingOf(await terms.presses?.['terms-page']?.(press))).toContain('(in the club’s own words)');
  });
});

test('what is read is shown to the reader alone', async () => {
  expect(replyOf(await run({})).audience).toBe('asker');
});
