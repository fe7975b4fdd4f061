import { describe, expect, test } from 'vitest';
import { terms } from '../../commands/terms.ts';
import type { Answer, CommandRequest, Options, Press } from '../../src/discord/command.ts';
import type { Reply } from '../../src/discord/reply.ts';
import { aClub } from '../support/a-club.ts';

const club = aClub({ now: '2026-11-20 12:45' });
club.person('Jo*', { offices: ['chief'] });
club.person('Mo', { offices: ['moderator'] });

const asked = {
  club: club.id,
  actor: club.actor(1),
  occasion: { interaction: null, now: club.now },
  services: { clubs: club.clubs, siteUrl: 'https://chess.example.org' },
  channel: '5',
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
  return { string, integer: nothing, boolean: nothing, user: nothing, channel: nothing };
}

const run = (values: Record<string, string>, { id, clubs } = club): Promise<Answer> => {
  const request: CommandRequest = {
    ...asked,
    club: id,
    services: { ...asked.services, clubs },
    subcommand: null,
    serverName: 'Friday Lunch',
    textChannels: [],
    options: optionsOf(values),
  };
  return terms.execute(request);
};

const turnTo = (subject: string, page: string): Promise<Answer> | undefined => {
  const press: Press = { ...asked, args: [subject, page], values: [] };
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
      expect(text).toContain('The bot keeps this Act.');
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

test('what is read is shown to the reader alone', async () => {
  expect(replyOf(await run({})).audience).toBe('asker');
});
