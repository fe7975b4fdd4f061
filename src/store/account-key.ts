import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { ClubId } from '../house/ports.ts';
import { KeyFile } from './key-file.ts';

/**
 * The key by which an account that was erased is known again while a ban stands. It lies in a file of its own, so that
 * a copy of the database alone does not say whose the hashes are.
 */
export class AccountKey {
  private readonly key: KeyFile;

  constructor(key: KeyFile) {
    this.key = key;
  }

  /** The hash that stands for an account in one club; another club's differs. Throws `KeyDamaged`. */
  hash(club: ClubId, account: string): string {
    return createHmac('sha256', this.key.bytes).update(`${club} ${account}`).digest('base64url');
  }

  /** By what it is known, and nothing can be found out. Throws `KeyDamaged`. */
  get fingerprint(): string {
    return this.hash('', '');
  }
}

/** The key that belongs to a database. */
export const accountKeyOf = (file: string): AccountKey =>
  new AccountKey(
    new KeyFile(
      `${file}.key`,
      'those who had their data erased while they were banned are no longer known again',
    ),
  );

/** The fingerprint of the key beside a database, or null where there is none yet. Throws `KeyDamaged`. */
export const accountKeyBeside = (file: string): string | null =>
  existsSync(`${file}.key`) ? accountKeyOf(file).fingerprint : null;
