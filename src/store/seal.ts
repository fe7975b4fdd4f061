import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyFile } from './key-file.ts';

/** Seals words that leave the program, so that they are known again when somebody brings them back. */
export class Seal {
  private readonly key: KeyFile;

  constructor(key: KeyFile) {
    this.key = key;
  }

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
