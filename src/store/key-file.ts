import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { KeyDamaged } from './database-errors.ts';
import { systemCode } from './system-error.ts';

const keyBytes = 32;

/** A secret key in a file beside the database and never in it. The file is made when it is needed for the first time. */
export class KeyFile {
  private readonly file: string;
  private readonly loss: string;
  private kept: Buffer | null = null;

  /** `loss` is what is lost without the key, in a clause. */
  constructor(file: string, loss: string) {
    this.file = file;
    this.loss = loss;
  }

  /** Throws `KeyDamaged`. */
  get bytes(): Buffer {
    this.kept ??= this.read() ?? this.make();
    return this.kept;
  }

  private read(): Buffer | null {
    try {
      const bytes = readFileSync(this.file);
      if (bytes.length !== keyBytes) throw new KeyDamaged(this.file, this.loss);
      return bytes;
    } catch (error) {
      if (systemCode(error) === 'ENOENT') return null;
      throw error;
    }
  }

  private make(): Buffer {
    const bytes = randomBytes(keyBytes);
    writeFileSync(this.file, bytes, { flag: 'wx', mode: 0o600, flush: true });
    return bytes;
  }
}
