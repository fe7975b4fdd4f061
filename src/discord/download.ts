import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { done, notUnderstood, type Result } from '../house/result.ts';

/** The bytes of a file that came with a command, and their SHA-256 in hexadecimal. */
export interface Downloaded {
  bytes: Uint8Array;
  sha256: string;
}

const filesOfDiscord = ['https://cdn.discordapp.com', 'https://media.discordapp.net'];

/** How long to wait for a file, in milliseconds, and how long before it is asked for again. */
const patience = 10_000;
const pauses = [200, 800, null] as const;

interface Offered {
  name: string;
  url: string;
  /** In bytes. */
  size: number;
}

/**
 * Fetches a file of at most `limit` bytes from Discord alone; one of another size than it said is asked for again twice.
 * Not understood if it is too large, or did not come in time.
 */
export async function download(
  { name, url, size }: Offered,
  { api, limit }: { api: string; limit: number },
): Promise<Result<Downloaded>> {
  const lost = notUnderstood({ problem: 'file-lost', name });
  if (!isDiscords(url, api)) return lost;
  const signal = AbortSignal.timeout(patience);
  for (const pause of pauses) {
    const bytes = await fetched(url, limit, signal).catch(() => null);
    if (bytes === 'too large') return notUnderstood({ problem: 'file-too-large', name, limit });
    if (bytes?.length === size)
      return done({ bytes, sha256: createHash('sha256').update(bytes).digest('hex') });
    if (pause !== null) await wait(pause);
  }
  return lost;
}

async function fetched(url: string, limit: number, signal: AbortSignal) {
  const response = await fetch(url, { redirect: 'error', signal });
  if (response.ok && response.body !== null) return (await readAtMost(response.body, limit)) ?? 'too large';
  await response.body?.cancel();
  return null;
}

function isDiscords(url: string, api: string): boolean {
  if (!URL.canParse(url)) return false;
  return [...filesOfDiscord, new URL(api).origin].includes(new URL(url).origin);
}

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
