import { close, fdatasync, open } from 'node:fs';
import { promisify } from 'node:util';

const [opened, synced, closed] = [promisify(open), promisify(fdatasync), promisify(close)];

/**
 * The write-ahead log of a SQLite file. SQLite would have the whole process stand still at the end of each transaction until that is on the
 * disk; here it goes on with what else there is to do, and only who wrote waits.
 */
export class LogOnDisk {
  private file: number | null = null;
  private written = false;

  constructor(private readonly path: string) {}

  /** Something was written that may not be on the disk yet. */
  noteWritten(): void {
    this.written = true;
  }

  /** Resolves once all that was committed is on the disk. */
  async settled(): Promise<void> {
    if (!this.written) return;
    this.file ??= await opened(this.path, 'r+');
    await synced(this.file);
    this.written = false;
  }

  async close(): Promise<void> {
    const { file } = this;
    this.file = null;
    if (file !== null) await closed(file);
  }
}
