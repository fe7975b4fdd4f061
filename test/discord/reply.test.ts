import { MessageFlags } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { toAnswer, toEdit, toMessage } from '../../src/discord/reply.ts';
import type { Reply } from '../../src/house/words/reply.ts';

const sizeOf = (embeds: readonly object[]): number => JSON.stringify(embeds).match(/x/g)?.length ?? 0;

const embedsOf = (reply: Partial<Reply>) => toEdit({ audience: 'club', ...reply }).embeds ?? [];

describe('who sees a reply and who is pinged', () => {
  test('a reply for the asker is ephemeral, one for the club is not', () => {
    expect(toAnswer({ audience: 'asker', content: 'x' }).flags).toBe(MessageFlags.Ephemeral);
    expect(toAnswer({ audience: 'club', content: 'x' }).flags).toBeUndefined();
  });

  test('nobody is pinged but those named', () => {
    const content = '@everyone <@1> <@2>';
    expect(toMessage({ audience: 'club', content }).allowedMentions).toEqual({ parse: [], users: [] });
    expect(toMessage({ audience: 'club', content, pings: ['2'] }).allowedMentions).toEqual({
      parse: [],
      users: ['2'],
    });
  });
});

describe('Discord’s limits', () => {
  test.each([
    [1999, 1999],
    [2000, 2000],
    [2001, 2000],
    [5000, 2000],
  ])('of %i characters of content %i are sent', (length, sent) => {
    expect(toMessage({ audience: 'club', content: 'x'.repeat(length) }).content).toHaveLength(sent);
  });

  test('each part of an embed is cut to its own limit', () => {
    const long = 'x'.repeat(3000);
    expect(embedsOf({ embeds: [{ title: long, footer: { text: long }, author: { name: long } }] })).toEqual([
      {
        title: expect.stringMatching(/^x{255}…$/),
        footer: { text: expect.stringMatching(/^x{2047}…$/) },
        author: { name: expect.stringMatching(/^x{255}…$/) },
      },
    ]);
  });

  test('all embeds together have 6,000 characters at most', () => {
    const embeds = [1, 2, 3].map(() => ({
      title: 'x'.repeat(100),
      description: 'x'.repeat(4096),
      fields: Array.from({ length: 30 }, () => ({ name: 'x'.repeat(50), value: 'x'.repeat(1000) })),
    }));
    const sent = embedsOf({ embeds });
    expect(sizeOf(sent)).toBeLessThanOrEqual(6000);
    expect(sizeOf(sent)).toBeGreaterThan(5500);
  });

  test('an embed has 25 fields at most', () => {
    const fields = Array.from({ length: 30 }, (_, at) => ({ name: `n${at}`, value: 'v' }));
    expect(embedsOf({ embeds: [{ fields }] })).toEqual([{ fields: fields.slice(0, 25) }]);
  });
});

test('an edit takes away what the new message does not have', () => {
  expect(toEdit({ audience: 'club' })).toMatchObject({ content: null, embeds: [], components: [] });
});
