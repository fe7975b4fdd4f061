import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { ClubId } from '../house/ports.ts';
import { digestOf, type Hidden, type Opened, type Secrets } from '../house/secrets.ts';
import type { Database } from './database.ts';
import { sha256Of } from './exhibits.ts';
import type { KeyFile } from './keys.ts';

const cipherName = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const saltBytes = 16;

/** Words are filled up to a multiple of so many bytes, so that the length of the cipher does not tell a move from a hold. */
const step = 256;
/** Where the words end and the filling begins. */
const end = 0x80;

/** The key with which words are hidden that nobody may read yet. */
export class SecretsKey {
  constructor(private readonly key: Pick<KeyFile, 'bytes' | 'existing'>) {}

  get isMissing(): boolean {
    return this.key.existing === null;
  }

  /** What hides and opens the words of one club; another club's cannot be opened with it. */
  of(club: ClubId): Secrets {
    return {
      hide: (place, words) => {
        const opened = { words, salt: randomBytes(saltBytes).toString('base64url') };
        const digest = digestOf(opened, { sha256: sha256Of });
        return { cipher: encrypted(this.key.bytes, boundTo(club, place, digest), opened), digest };
      },
      open: (place, { cipher, digest }) => {
        const key = this.key.existing;
        return key && decrypted(key, boundTo(club, place, digest), cipher);
      },
    };
  }
}

/** What the cipher holds for alone. */
const boundTo = (club: ClubId, place: string, digest: string): Buffer =>
  Buffer.from(JSON.stringify([club, place, digest]));

function encrypted(key: Buffer, bound: Buffer, { salt, words }: Opened): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(cipherName, key, iv, { authTagLength: tagBytes }).setAAD(bound);
  const body = Buffer.concat([cipher.update(filledUp(`${salt}\n${words}`)), cipher.final()]);
  return Buffer.concat([iv, body, cipher.getAuthTag()]).toString('base64url');
}

/** Null for what was not encrypted with this key, or is bound to something else. */
function decrypted(key: Buffer, bound: Buffer, cipher: Hidden['cipher']): Opened | null {
  const bytes = Buffer.from(cipher, 'base64url');
  // Some can be written in several ways; it is to be the very one that was made.
  if (bytes.length < ivBytes + tagBytes || bytes.toString('base64url') !== cipher) return null;
  const decipher = createDecipheriv(cipherName, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(bound)
    .setAuthTag(bytes.subarray(-tagBytes));
  const body = decipher.update(bytes.subarray(ivBytes, -tagBytes));
  try {
    decipher.final();
  } catch {
    return null;
  }
  const [salt = '', ...words] = body.subarray(0, body.lastIndexOf(end)).toString().split('\n');
  return { salt, words: words.join('\n') };
}

function filledUp(text: string): Buffer {
  const bytes = Buffer.from(text);
  const filled = Buffer.alloc(Math.ceil((bytes.length + 1) / step) * step);
  filled.set([...bytes, end]);
  return filled;
}

/** Whether the key is missing with which words in a database were hidden, so that nobody can open those any more. */
export const isSecretsKeyLost = async (database: Database): Promise<boolean> =>
  database.keys.secrets.isMissing && (await keepsSecrets(database));

/** Whether any hidden words are in the books of its clubs, published since or not. */
export async function keepsSecrets(database: Database): Promise<boolean> {
  const sql = `SELECT 1 FROM "Entry" WHERE "book" > 0 AND "body" LIKE '%"cipher":"%' LIMIT 1`;
  const found = await database.alone(() => database.rows(sql));
  return found.length > 0;
}
