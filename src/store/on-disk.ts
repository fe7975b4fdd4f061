import { type FileHandle, open } from 'node:fs/promises';

/** A file that is written to by somebody else. */
type Log = Pick<FileHandle, 'datasync' | 'close'>;

/**
 * Puts on the disk what was written to a log, while the process goes on with other work. What several have written meanwhile is put
 * there together.
 */
export class OnDisk {
  readonly #open: () => Promise<Log>;
  #log: Log | null = null;
  /** How much was written, and how much of it is on the disk. */
  #written = 0;
  #kept = 0;
  #keeping: Promise<void> | null = null;

  /** Of the file at that path, which need not be there before something is written. */
  constructor(path: string, opened: (path: string) => Promise<Log> = (log) => open(log, 'r+')) {
    this.#open = () => opened(path);
  }

  /** To be told of after each writing. */
  wrote(): void {
    this.#written += 1;
  }

  /** Waits until all is on the disk that was written by now. Once the disk has failed, nothing more is said to be on it. */
  async reached(): Promise<void> {
    const wanted = this.#written;
    while (this.#kept < wanted) {
      this.#keeping ??= this.#keep();
      await this.#keeping;
    }
  }

  /** Lets go of the log, when nothing more is written. Never rejects: who waits for the disk is told how it failed. */
  async close(): Promise<void> {
    await this.reached().catch(() => {});
    await this.#log?.close().catch(() => {});
  }

  /** Where this fails it stays the last try: the system may forget what it could not write, and call the rest a success. */
  async #keep(): Promise<void> {
    const written = this.#written;
    this.#log ??= await this.#open();
    await this.#log.datasync();
    this.#kept = written;
    this.#keeping = null;
  }
}
