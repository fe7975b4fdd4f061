import fs from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { DiskFails } from '../database-errors.ts';

/**
 * The write-ahead log of a SQLite file. SQLite would have the whole process stand still at the end of each transaction until that is on the
 * disk; here it goes on with what else there is to do, and only who wrote waits.
 */
export class LogOnDisk {
  private file: number | null = null;
  /** How often something was written, and how often of that it is known to be on the disk. */
  private written = 0;
  private onDisk = 0;
  private syncing: Promise<void> | null = null;
  private failure: DiskFails | null = null;

  constructor(
    private readonly path: string,
    /** Is told once that the disk has failed, and why. */
    private readonly onFailure: (failure: DiskFails) => void,
  ) {}

  /** Something is being written, which the log has as soon as others have their turn. */
  noteWritten(): void {
    this.written += 1;
  }

  /**
   * Resolves once all that was written until now is on the disk. Those who wait meanwhile wait together for the next time. Rejects with
   * `DiskFails` once the disk has failed: asked again it may say that all is well, having forgotten what it did not take.
   */
  async settled(): Promise<void> {
    const wanted = this.written;
    while (this.onDisk < wanted) {
      this.syncing ??= this.sync().finally(() => {
        this.syncing = null;
      });
      await this.syncing;
    }
  }

  private async sync(): Promise<void> {
    if (this.failure !== null) throw this.failure;
    try {
      this.file ??= await openInFolder(this.path);
      const before = this.written;
      await promisify(fs.fdatasync)(this.file);
      this.onDisk = before;
    } catch (cause) {
      this.failure = new DiskFails(this.path).of(cause);
      this.onFailure(this.failure);
      throw this.failure;
    }
  }

  async close(): Promise<void> {
    const { file } = this;
    this.file = null;
    if (file !== null) await promisify(fs.close)(file);
  }
}

/** A new file is found again after a power cut only if its folder, too, is on the disk. */
async function openInFolder(path: string): Promise<number> {
  const file = await promisify(fs.open)(path, 'r+');
  // Not all systems have such a thing for folders.
  await syncFolder(dirname(path)).catch(() => {});
  return file;
}

async function syncFolder(path: string): Promise<void> {
  const folder = await promisify(fs.open)(path, 'r');
  await promisify(fs.fsync)(folder).finally(() => promisify(fs.close)(folder));
}
