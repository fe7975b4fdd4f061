import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { withPicture } from '../../src/discord/pictures.ts';
import { toAnswer } from '../../src/discord/reply.ts';
import type { Reply } from '../../src/house/words/reply.ts';

const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"/>';

const reply = (draw: () => string): Reply => ({
  audience: 'asker',
  embeds: [{ description: 'first' }, { description: 'last' }],
  picture: { name: 'square.png', alt: 'A square.', draw },
});

function aLog() {
  const lines: string[] = [];
  return { lines, log: pino({ level: 'warn' }, { write: (line: string) => lines.push(line) }) };
}

describe('a reply with a picture', () => {
  it('shows it in its last embed, with its alt text', async () => {
    const { log, lines } = aLog();
    const drawn = await withPicture(
      reply(() => square),
      log,
    );
    expect(toAnswer(drawn)).toMatchObject({
      embeds: [{ description: 'first' }, { description: 'last', image: { url: 'attachment://square.png' } }],
      files: [{ name: 'square.png', description: 'A square.' }],
    });
    expect(lines).toEqual([]);
  });

  it('goes without what cannot be drawn, and logs why', async () => {
    const { log, lines } = aLog();
    const drawn = await withPicture(
      reply(() => {
        throw new Error('no ink');
      }),
      log,
    );
    expect(toAnswer(drawn)).toMatchObject({
      embeds: [{ description: 'first' }, { description: 'last' }],
      files: [],
    });
    expect(toAnswer(drawn).embeds?.[1]).not.toHaveProperty('image');
    expect(lines.join()).toContain('no ink');
  });

  it('has an alt text that Discord takes, however long it is', async () => {
    const files = [{ name: 'a.png', bytes: new Uint8Array(), alt: 'x'.repeat(2000) }];
    const [file] = toAnswer({ audience: 'asker', files }).files ?? [];
    expect(file).toMatchObject({ description: expect.stringMatching(/^x{1023}…$/) });
  });
});
