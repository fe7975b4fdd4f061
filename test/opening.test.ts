import { describe, expect, it } from 'vitest';
import { whyNotListening } from '../src/listening.ts';
import { openInOrder } from '../src/opening.ts';

describe('things that rest on one another', () => {
  it('are closed once, the last first', async () => {
    const done: string[] = [];
    const opened = await openInOrder(async (onClose) => {
      onClose(async () => done.push('database'));
      onClose(async () => done.push('bot'));
      return { name: 'club' };
    });
    expect([opened.name, done]).toEqual(['club', []]);
    await Promise.all([opened.close(), opened.close()]);
    expect(done).toEqual(['bot', 'database']);
  });

  it('are closed again when one of them cannot be had', async () => {
    const done: string[] = [];
    const opening = openInOrder(async (onClose) => {
      onClose(async () => done.push('database'));
      throw new Error('Discord does not know this token');
    });
    await expect(opening).rejects.toThrow('Discord does not know this token');
    expect(done).toEqual(['database']);
  });
});

describe('a server that cannot listen', () => {
  const fault = (code: string) => Object.assign(new Error('listen'), { code });

  it.each([
    ['EADDRINUSE', /^Port 80 is in use.*PORT/],
    ['EACCES', /^Port 80 is not allowed here.*PORT/],
    ['EADDRNOTAVAIL', /^This machine is not at 10\.0\.0\.1.*HOST/],
    ['ENOTFOUND', /^This machine is not at 10\.0\.0\.1.*HOST/],
    ['EMFILE', /^listen$/],
  ])('for %s is explained', (code, words) => {
    expect(whyNotListening(fault(code), { host: '10.0.0.1', port: 80 })).toHaveProperty(
      'message',
      expect.stringMatching(words),
    );
  });
});
