import type { Value } from './engine/engine.ts';
import { isOvertaken } from './engine/lost.ts';
import { isThere } from './is-there.ts';
import type { KeyFile, keyFilesOf } from './keys.ts';
import { KeysElsewhere, OthersKeys } from './server-errors.ts';

type KeyFiles = ReturnType<typeof keyFilesOf>;

/** What a query finds in a database on a server, row by row. */
export type Rows = (sql: string, args: readonly Value[]) => Promise<unknown[][]>;

/**
 * Has the database know these keys as its own, as far as it knows none yet, and makes those that are not there. It is one statement,
 * so that of two machines that begin at once the first is so with all of its keys.
 */
export async function noteKeys(rows: Rows, keys: KeyFiles): Promise<void> {
  const known = Object.entries(keys).flatMap(([name, { fingerprint }]) => [name, fingerprint]);
  const places = Object.keys(keys).map(() => '(?, ?)');
  const insert = `INSERT INTO "Key" ("name", "fingerprint") VALUES ${places.join()} ON CONFLICT DO NOTHING`;
  await rows(insert, known).catch((error: unknown) => {
    if (!isOvertaken(error)) throw error;
    // Another machine has begun meanwhile, with all of its keys: they are seen now.
    return rows(insert, known);
  });
}

/** Why the database, which is at that place, cannot be used with these keys; null where it can. Throws `KeyDamaged`. */
export async function whyNotWith(
  rows: Rows,
  keys: KeyFiles,
  place: string,
): Promise<KeysElsewhere | OthersKeys | null> {
  const found = await rows('SELECT "name", "fingerprint" FROM "Key"', []);
  const known = new Map(found.map(([name, fingerprint]) => [String(name), String(fingerprint)]));
  const isUsed = known.size > 0 || (await rows('SELECT 1 FROM "Club" LIMIT 1', [])).length > 0;
  const all: [string, KeyFile][] = Object.entries(keys);
  const missing = all.filter(([, { file }]) => !isThere(file)).map(([, { file }]) => file);
  if (isUsed && missing.length > 0) return new KeysElsewhere(place, missing);
  const others = all.filter(([name, key]) => known.has(name) && known.get(name) !== key.fingerprint);
  if (others.length === 0) return null;
  return new OthersKeys(
    place,
    others.map(([, { file }]) => file),
  );
}
