import { tidy } from '../../house/names.ts';
import { done, notUnderstood, type Result } from '../../house/result.ts';

/** The kinds of files that are taken as exhibits, each by how its name ends. */
export const exhibitMedia = ['png', 'jpg', 'webp', 'gif', 'pdf', 'txt', 'md', 'pgn'] as const;
type ExhibitMedia = (typeof exhibitMedia)[number];

const longestName = 100;

/** A file's name as it can be read: one line, and not too long to keep its end. */
export function exhibitName(name: string): string {
  const read = tidy(name.slice(-4 * longestName));
  return read.slice(-longestName);
}

/** Of what kind a file is by its name; not understood where that is none of those taken. */
export function mediaByName(name: string): Result<ExhibitMedia> {
  const [, end = ''] = /\.([a-z]{2,4})$/i.exec(exhibitName(name)) ?? [];
  const sought = end.toLowerCase() === 'jpeg' ? 'jpg' : end.toLowerCase();
  const media = exhibitMedia.find((each) => each === sought);
  return media === undefined
    ? notUnderstood({ problem: 'file-kind', name, kinds: exhibitMedia })
    : done(media);
}

/** Of what kind a file is, where its name and its bytes say the same. */
export function readMedia({ name, bytes }: { name: string; bytes: Uint8Array }): Result<ExhibitMedia> {
  const named = mediaByName(name);
  if (!named.ok) return named;
  const found = mediaByBytes(bytes);
  const agrees = found === null ? !isSigned(named.value) && isText(bytes) : found === named.value;
  return agrees ? named : notUnderstood({ problem: 'file-not-so', name });
}

type SignedMedia = Exclude<ExhibitMedia, 'txt' | 'md' | 'pgn'>;

/** How the files of each kind begin: the place of the byte, then what stands from there on. */
const signatures: Readonly<Record<SignedMedia, readonly (readonly [number, string])[]>> = {
  png: [[0, '\x89PNG\r\n\x1a\n']],
  jpg: [[0, '\xff\xd8\xff']],
  webp: [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
  gif: [
    [0, 'GIF8'],
    [5, 'a'],
  ],
  pdf: [[0, '%PDF-']],
};

const isSigned = (media: ExhibitMedia): media is SignedMedia => media in signatures;

const mediaByBytes = (bytes: Uint8Array): SignedMedia | null =>
  exhibitMedia
    .filter(isSigned)
    .find((media) => signatures[media].every(([at, words]) => hasAt(bytes, at, words))) ?? null;

const hasAt = (bytes: Uint8Array, at: number, words: string): boolean =>
  [...words].every((character, n) => bytes[at + n] === character.charCodeAt(0));

/** Whether it is UTF-8 that a person can read. */
function isText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !/[^\P{Cc}\t\n\f\r]/u.test(text);
  } catch {
    return false;
  }
}
