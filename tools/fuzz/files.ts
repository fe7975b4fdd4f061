import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { FileToSend } from '../../packages/playground/src/index.ts';
import { namesIn } from '../names-in.ts';

/** A file as it is thought up: small enough to be printed whatever its size. */
export interface FilePlan {
  filename: string;
  contentType: string;
  content: keyof typeof makers;
}

const mebibyte = 1024 * 1024;

/** What a file can hold, and how it is made. */
const makers = {
  nothing: () => '',
  'a line': () => 'A line of text.',
  'a PNG that is one': () => Buffer.from(png, 'base64'),
  'a PNG cut short': () => Buffer.from(png, 'base64').subarray(0, 12),
  'a drawing with a script': () =>
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>1</script></svg>',
  'a bomb of zeros': () => gzipSync(Buffer.alloc(20 * mebibyte)),
  'no UTF-8': () => Buffer.from([0xc3, 0x28, 0xa0, 0xa1, 0xff, 0xfe]),
  'control characters': () => 'bell \u0007 and \u0000 nothing',
  'nested quotations': () => '> '.repeat(30_000),
  'marks of emphasis': () => '*a_b~~c'.repeat(8_000),
  brackets: () => '[('.repeat(30_000),
  'a table': () => `|${'a|'.repeat(100)}\n|${'-|'.repeat(100)}\n`.repeat(40),
  'a long CSV': () => 'a,"b\n""c""",=1+1\n'.repeat(10_000),
  'a PDF by its first bytes': () => `%PDF-1.7 ${'x'.repeat(1_000)}`,
  '9 MB': () => Buffer.alloc(9 * mebibyte, 'a'),
} as const satisfies Record<string, () => string | Uint8Array>;

const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Files of any kind, size, type and name. */
export const files: fc.Arbitrary<FilePlan> = fc.record({
  filename: fc.constantFrom(
    ...[
      'text.txt',
      'opinion.md',
      'game.pgn',
      'board.png',
      'a.PDF',
      'photo.jpeg',
      'run.exe',
      'x.svg',
      'noextension',
    ],
    ...[
      '..%2f..%2fetc.txt',
      'two words.txt',
      '\u202Egnp.exe',
      '`@everyone`.txt',
      `${'long'.repeat(50)}.txt`,
      '.md',
      'a.zip',
    ],
  ),
  contentType: fc.constantFrom('text/plain', 'image/png', 'application/octet-stream', 'text/html', 'x'),
  content: fc.constantFrom(...namesIn(makers)),
});

export const madeFile = ({ filename, contentType, content }: FilePlan): FileToSend => ({
  filename,
  contentType,
  data: makers[content](),
});
