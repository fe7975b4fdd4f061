import { describe, expect, it } from 'vitest';
import { exhibitMedia, exhibitName, readMedia } from '../../../src/appeals/hearing/exhibit-media.ts';

const bytesOf = (words: string): Uint8Array => new Uint8Array(Buffer.from(words, 'latin1'));
const utf8 = (words: string): Uint8Array => new Uint8Array(Buffer.from(words, 'utf8'));

const real = {
  png: bytesOf('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'),
  jpg: bytesOf('\xff\xd8\xff\xe0\0\x10JFIF'),
  webp: bytesOf('RIFF\x24\0\0\0WEBPVP8 '),
  gif: bytesOf('GIF89a\x01\0\x01\0'),
  pdf: bytesOf('%PDF-1.7\n%\xe2\xe3'),
  txt: utf8('Ich sah es – “wirklich”.\r\n\tUnd dann…'),
  md: utf8('# What happened\n'),
  pgn: utf8('[Event "Friday"]\n\n1. e4 e5 *'),
} as const satisfies Record<(typeof exhibitMedia)[number], Uint8Array>;

describe('the kind of an exhibit', () => {
  it.each(exhibitMedia.map((media) => [media]))('is taken for what it is: %s', (media) => {
    for (const name of [`a.${media}`, `A.B.${media.toUpperCase()}`])
      expect(readMedia({ name, bytes: real[media] })).toEqual({ ok: true, value: media });
  });

  it('knows two names for one kind', () => {
    expect(readMedia({ name: 'photo.JPEG', bytes: real.jpg })).toEqual({ ok: true, value: 'jpg' });
  });

  const signed = ['png', 'jpg', 'webp', 'gif', 'pdf'] as const;
  const lies = signed.flatMap((said) =>
    exhibitMedia.filter((is) => is !== said).map((is) => [said, is] as const),
  );
  it.each(lies)('is not %s where the bytes are %s', (said, is) => {
    const result = readMedia({ name: `a.${said}`, bytes: real[is] });
    expect(result).toEqual({ ok: false, invalid: { problem: 'file-not-so', name: `a.${said}` } });
  });

  it.each([
    ['a picture', real.png],
    ['a PDF', bytesOf('%PDF-1.7 and nothing that is not text')],
    ['bytes that are no UTF-8', bytesOf('caf\xe9')],
    ['UTF-16', new Uint8Array(Buffer.from('\ufeffhello', 'utf16le'))],
    ['a text with a NUL in it', utf8('one\0two')],
    ['a text with commands for a terminal', utf8('\u001b[2J')],
    ['an archive', bytesOf('PK\x03\x04\x14\0\0\0')],
  ])('is no text where it is %s', (_, bytes) => {
    for (const name of ['a.txt', 'a.md', 'a.pgn'])
      expect(readMedia({ name, bytes })).toMatchObject({ invalid: { problem: 'file-not-so' } });
  });

  it.each(['a', 'png', 'a.exe', 'a.png.exe', 'a.svg', 'a.html', 'a.png\u202etxt.exe', '.', '', 'a.toString'])(
    'is not taken by the name %j',
    (name) => {
      const result = readMedia({ name, bytes: real.png });
      expect(result).toMatchObject({ invalid: { problem: 'file-kind', name, kinds: exhibitMedia } });
    },
  );

  it('is not known from a file that is shorter than its signature', () => {
    for (const media of signed)
      expect(readMedia({ name: `a.${media}`, bytes: real[media].slice(0, 2) })).toMatchObject({
        invalid: { problem: 'file-not-so' },
      });
  });
});

describe('the name of an exhibit', () => {
  it.each([
    ['board.png', 'board.png'],
    ['the \u202egnp.board\u202c\n.png', 'the gnp.board .png'],
    [`${'a'.repeat(300)}.png`, `${'a'.repeat(96)}.png`],
    ['../../etc/passwd.txt', '../../etc/passwd.txt'],
  ])('%j is kept as %j', (name, kept) => {
    expect(exhibitName(name)).toBe(kept);
  });
});
