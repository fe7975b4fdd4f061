import fs from 'node:fs';
import { promisify } from 'node:util';

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

  constructor(private readonly path: string) {}

  /** Something is being written, which the log has as soon as others have their turn. */
  noteWritten(): void {
    this.written += 1;
  }

  /** Resolves once all that was written until now is on the disk. Those who wait meanwhile wait together for the next time. */
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
    this.file ??= await promisify(fs.open)(this.path, 'r+');
    const before = this.written;
    await promisify(fs.fdatasync)(this.file);
    this.onDisk = before;
  }

  async close(): Promise<void> {
    const { file } = this;
    this.file = null;
    if (file !== null) await promisify(fs.close)(file);
  }
}
