import { done, notUnderstood, type Result } from '../../house/result.ts';

/** The largest PGN file that is taken, in bytes: one game with comments has a few thousand. */
export const pgnFileLimit = 64 * 1024;

const kinds = ['pgn', 'txt'];

/** What Discord says of a file, before anything of it is fetched. */
interface Offered {
  name: string;
  /** In bytes. */
  size: number;
}

/** Whether a file may be a game, by its name and its size. */
export function mayBePgn({ name, size }: Offered): Result<null> {
  const kind = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  if (kind === undefined || !kinds.includes(kind))
    return notUnderstood({ problem: 'file-kind', name, kinds });
  return size > pgnFileLimit
    ? notUnderstood({ problem: 'file-too-large', name, limit: pgnFileLimit })
    : done(null);
}

/** The text of a PGN file: UTF-8, or the Latin-1 in which PGN was first written. Not understood where it is no text. */
export function decodePgn(name: string, bytes: Uint8Array): Result<string> {
  if (bytes.includes(0)) return notUnderstood({ problem: 'file-not-so', name });
  try {
    return done(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return done(new TextDecoder('latin1').decode(bytes));
  }
}
