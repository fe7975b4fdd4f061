import { createHash } from 'node:crypto';
import { done, notUnderstood, type Result } from '../club/result.ts';

/** The bytes of a file that came with a command, and their SHA-256 in hexadecimal. */
export interface Downloaded {
  bytes: Uint8Array;
  sha256: string;
}

/** Where Discord keeps the files that people send. */
const filesOfDiscord = ['https://cdn.discordapp.com', 'https://media.discordapp.net'];

/** How long to wait for a file, in milliseconds. */
const patience = 10_000;

/**
 * Fetches a file, of at most `limit` bytes, from where Discord keeps them or from the host of the API in use, and from
 * nowhere else. Not understood where it is larger, or did not come in time.
 */
export async function download(
  { name, url }: { name: string; url: string },
  { api, limit }: { api: string; limit: number },
): Promise<Result<Downloaded>> {
  const lost = notUnderstood({ problem: 'file-lost', name });
  if (!isDiscords(url, api)) return lost;
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(patience) });
    if (!response.ok || response.body === null) return lost;
    const bytes = await readAtMost(response.body, limit);
    if (bytes === null) return notUnderstood({ problem: 'file-too-large', name, limit });
    return done({ bytes, sha256: createHash('sha256').update(bytes).digest('hex') });
  } catch {
    return lost;
  }
}

function isDiscords(url: string, api: string): boolean {
  if (!URL.canParse(url)) return false;
  return [...filesOfDiscord, new URL(api).origin].includes(new URL(url).origin);
}

/** All of it, or null as soon as it is more than that. */
async function readAtMost(body: AsyncIterable<Uint8Array>, limit: number): Promise<Uint8Array | null> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.byteLength;
    if (size > limit) return null;
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}
