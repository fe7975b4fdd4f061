import type { Instant } from '../../terms/time.ts';
import type { Entry } from './entries.ts';
import { extend, fold } from './fold.ts';
import { reachesBack } from './hindsight.ts';
import type { State } from './state.ts';

/** A club's ledger with what the fold makes of it. */
export class Book {
  readonly entries: Entry[];
  private folded: State | null = null;
  private newest: Instant;

  constructor(entries: Entry[]) {
    this.entries = entries;
    this.newest = entries.reduce((newest, { at }) => Math.max(newest, at), 0);
  }

  /** When the newest entry was made, which need not be the last: what fell due is as of then. Long ago before the first. */
  get newestAt(): Instant {
    return this.newest;
  }

  get state(): State {
    this.folded ??= fold(this.entries);
    return this.folded;
  }

  /** The place of the next entry. */
  get nextSeq(): number {
    return (this.entries.at(-1)?.seq ?? 0) + 1;
  }

  /**
   * Adds the next entry. After one that reaches back the whole ledger is folded anew, once the state is asked for,
   * so that many of them in a row cost no more than one; any other is one step on.
   */
  write(entry: Entry): void {
    if (entry.seq !== this.nextSeq) throw new Error(`Entry ${entry.seq} does not follow ${this.nextSeq - 1}`);
    this.entries.push(entry);
    this.newest = Math.max(this.newest, entry.at);
    if (reachesBack(entry)) this.folded = null;
    else if (this.folded !== null) extend(this.folded, entry);
  }
}
