import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ClubId } from '../house/ports.ts';
import { KeyDamaged, KeyNotMade, systemCode } from './database-errors.ts';
import { isThere, whyUnread } from './is-there.ts';
import { SecretsKey } from './secrets.ts';

const keyBytes = 32;

/** A secret key in a file beside the database and never in it. The file is made when it is needed for the first time. */
export class KeyFile {
  /** Out of reach, so that no log can show it together with what has the key. */
  #kept: Buffer | null = null;

  /** `loss` is what is lost without the key, in a clause. */
  constructor(
    readonly file: string,
    private readonly loss: string,
  ) {}

  /**
   * Throws `KeyDamaged`, and `KeyNotMade` where there is none and none can be made. A file that was taken away since is written again:
   * else the next start would make another key, and what was hidden or sealed meanwhile would be lost.
   */
  get bytes(): Buffer {
    if (this.#kept !== null && !isThere(this.file)) this.write(this.#kept);
    this.#kept ??= this.read() ?? this.write(randomBytes(keyBytes));
    return this.#kept;
  }

  /** The same without making one: null where there is none. Throws `KeyDamaged`. */
  get existing(): Buffer | null {
    this.#kept ??= this.read();
    return this.#kept;
  }

  /** By what it is known, and nothing can be found out. Makes one where there is none; throws `KeyDamaged` and `KeyNotMade`. */
  get fingerprint(): string {
    return createHmac('sha256', this.bytes).update('fingerprint').digest('base64url');
  }

  private read(): Buffer | null {
    try {
      const bytes = readFileSync(this.file);
      if (bytes.length !== keyBytes) throw new KeyDamaged(this.file, this.loss);
      return bytes;
    } catch (error) {
      if (systemCode(error) === 'ENOENT') return null;
      throw whyUnread(this.file, error);
    }
  }

  private write(bytes: Buffer): Buffer {
    try {
      writeFileSync(this.file, bytes, { flag: 'wx', mode: 0o600, flush: true });
    } catch (error) {
      if (systemCode(error) === 'EEXIST') throw error;
      // A full disk leaves the beginning of one.
      rmSync(this.file, { force: true });
      throw new KeyNotMade(this.file).of(error);
    }
    return bytes;
  }
}

/** Seals words that leave the program, so that they are known again when somebody brings them back. */
export class Seal {
  constructor(private readonly key: KeyFile) {}

  /** A code of 43 characters that may stand in an address. Throws `KeyDamaged`. */
  of(words: string): string {
    return createHmac('sha256', this.key.bytes).update(words).digest('base64url');
  }

  /** Whether it is the very code of those words. It is compared as it is written, since some codes can be written in several ways. */
  isOf(words: string, code: string): boolean {
    const [right, given] = [Buffer.from(this.of(words)), Buffer.from(code)];
    return right.length === given.length && timingSafeEqual(right, given);
  }
}

/**
 * The key by which an account that was erased is known again while a ban stands. It lies in a file of its own, so that
 * a copy of the database alone does not say whose the hashes are.
 */
export class AccountKey {
  constructor(private readonly key: KeyFile) {}

  /** The hash that stands for an account in one club; another club's differs. Throws `KeyDamaged`. */
  hash(club: ClubId, account: string): string {
    return createHmac('sha256', this.key.bytes).update(`${club} ${account}`).digest('base64url');
  }

  /** By what it is known, and nothing can be found out. Throws `KeyDamaged`. */
  get fingerprint(): string {
    return this.hash('', '');
  }
}

/** The keys of a database. */
export interface Keys {
  /** By which accounts that were erased are known again. */
  accounts: AccountKey;
  /** With which addresses leave that only we give. */
  seal: Seal;
  /** With which words are hidden that nobody may read yet. */
  secrets: SecretsKey;
}

/** The keys that belong to a database, there or not. */
export const keyFilesOf = (file: string) => ({
  accounts: new KeyFile(`${file}.key`, 'people whose data was erased during a ban are no longer recognised'),
  links: new KeyFile(`${file}.links.key`, 'links to records that were given out before no longer work'),
  secrets: new KeyFile(
    `${file}.secrets.key`,
    'orders and votes that were not published yet cannot be opened, and players have to give them again',
  ),
});

/** The key by which erased accounts are known again, of a database. */
export const accountKeyOf = (file: string): AccountKey => new AccountKey(keyFilesOf(file).accounts);

/** The fingerprint of the key beside a database, or null where there is none yet. Throws `KeyDamaged`. */
export const accountKeyBeside = (file: string): string | null =>
  existsSync(`${file}.key`) ? accountKeyOf(file).fingerprint : null;

/** The keys of a database whose files begin like that. */
export function keysOf(file: string): Keys {
  const { accounts, links, secrets } = keyFilesOf(file);
  return { accounts: new AccountKey(accounts), seal: new Seal(links), secrets: new SecretsKey(secrets) };
}
