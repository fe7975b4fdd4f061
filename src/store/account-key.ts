import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { ClubId } from '../club/ports.ts';
import { KeyDamaged } from './database-errors.ts';

const keyBytes = 32;

/**
 * The key by which an account that was erased is known again while a ban stands. It lies in a file beside the
 * database and never in it, so that a copy of the database alone does not say whose the hashes are.
 */
export class AccountKey {
  private readonly file: string;
  private bytes: Buffer | null = null;

  /** The file is made when it is needed for the first time. */
  constructor(file: string) {
    this.file = file;
  }

  /** The hash that stands for an account in one club; another club's differs. Throws `KeyDamaged`. */
  hash(club: ClubId, account: string): string {
    this.bytes ??= this.read() ?? this.make();
    return createHmac('sha256', this.bytes).update(`${club} ${account}`).digest('base64url');
  }

  private read(): Buffer | null {
    try {
      const bytes = readFileSync(this.file);
      if (bytes.length !== keyBytes) throw new KeyDamaged(this.file);
      return bytes;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    }
  }

  private make(): Buffer {
    const bytes = randomBytes(keyBytes);
    writeFileSync(this.file, bytes, { flag: 'wx', mode: 0o600, flush: true });
    return bytes;
  }
}
