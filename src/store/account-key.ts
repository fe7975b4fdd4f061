import { createHmac } from 'node:crypto';
import type { ClubId } from '../club/ports.ts';
import type { KeyFile } from './key-file.ts';

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
}
