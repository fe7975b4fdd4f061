import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { counted } from '../../../terms/words.ts';
import type { Export } from '../../house/privacy/export-shape.ts';
import type { Reply, ReplyFile } from '../../house/words/reply.ts';
import { plain } from '../../house/words/text.ts';
import { withDayNames } from '../../tables/nomic/names.ts';

/** The largest file that every server takes, in bytes, with room to spare. */
const mostBytes = 8_000_000;

/** A person's data for the asker alone: as a page to read, and as a file for programs. */
export async function renderExport(data: Export): Promise<Reply> {
  // Both are needed only here, and seldom.
  const { exportPage } = await import('./page.tsx');
  const page = fitting([data, withoutFiles(data)].map((each) => () => exportPage(each)));
  const json = fitting([() => JSON.stringify(data, asText, 2), () => JSON.stringify(data, asText)]);
  return {
    audience: 'asker',
    content:
      `This is everything that the club keeps of **${plain(data.you.name, 32)}**. ` +
      'Only you can see it here; take care where you put it.\n' +
      'Save **club-data.html** and open it to read or print it. **club-data.json** is the same for programs.\n' +
      'Others are in it only as the board shows them. Why somebody else disputed a game is not in it.' +
      leftOut(data),
    files: [await asFile('club-data.html', page), await asFile('club-data.json', json)],
  };
}

function fitting(ways: readonly (() => string)[]): Buffer {
  const [first, ...others] = ways;
  const made = Buffer.from(first?.() ?? '');
  return made.length <= mostBytes || others.length === 0 ? made : fitting(others);
}

async function asFile(name: string, bytes: Buffer): Promise<ReplyFile> {
  if (bytes.length <= mostBytes) return { name, bytes };
  return { name: `${name}.gz`, bytes: await promisify(gzip)(bytes) };
}

const withoutFiles = (data: Export): Export => ({
  ...data,
  exhibits: data.exhibits.map((exhibit) => ({ ...exhibit, bytes: null })),
});

function asText(_: string, value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  return typeof value === 'string' ? withDayNames(value) : value;
}

function leftOut({ exhibits }: Export): string {
  const missing = exhibits.filter(({ name, bytes }) => name !== null && bytes === null);
  return missing.length === 0
    ? ''
    : `\n${counted(missing.length, 'file')} that you put before the Court would not fit: the member of staff can give ${missing.length === 1 ? 'it' : 'them'} to you.`;
}
