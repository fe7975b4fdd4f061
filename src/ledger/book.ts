import type { Instant } from '../../terms/time.ts';
import type { Said, Stamped } from './entry.ts';
import type { World } from './kind.ts';
import type { RuleBooks } from './rule-books.ts';
import { asideType } from './set-aside.ts';

/** The number of a book among those of its club; 0 is the club's own. */
export type BookNumber = number;

/** A ledger with what the fold makes of it, by its rule books. */
export class Book<W extends World, B extends Said> {
  readonly number: BookNumber;
  readonly rules: RuleBooks<W, B>;
  readonly entries: Stamped<B>[];
  private folded: W['state'] | null = null;
  private newest: Instant;

  constructor(rules: RuleBooks<W, B>, entries: Stamped<B>[], number: BookNumber = 0) {
    this.number = number;
    this.rules = rules;
    this.entries = entries;
    this.newest = entries.reduce((newest, { at }) => Math.max(newest, at), 0);
  }

  /** When the newest entry was made, which need not be the last: what fell due is as of then. Long ago before the first. */
  get newestAt(): Instant {
    return this.newest;
  }

  get state(): W['state'] {
    this.folded ??= this.rules.fold(this.entries);
    return this.folded;
  }

  /** The place of the next entry. */
  get nextSeq(): number {
    return (this.entries.at(-1)?.seq ?? 0) + 1;
  }

  /** Whether those are its rule books. */
  goesBy<V extends World, C extends Said>(rules: RuleBooks<V, C>): this is Book<V, C> {
    const own: object = this.rules;
    return own === rules;
  }

  /**
   * Adds the next entry. After one that reaches back the whole ledger is folded again, once the state is asked for,
   * so that many of them in a row cost no more than one; any other is one step on. Throws, and adds nothing, where its
   * rules know of no such entry, as in a book that is set aside.
   */
  write(entry: Stamped<B>): void {
    if (entry.seq !== this.nextSeq) throw new Error(`Entry ${entry.seq} does not follow ${this.nextSeq - 1}`);
    if (entry.type === asideType) throw new Error('What stands for an unread entry is never written');
    const reachesBack = this.rules.reachesBack(entry);
    this.entries.push(entry);
    this.newest = Math.max(this.newest, entry.at);
    if (reachesBack) this.folded = null;
    else if (this.folded !== null) this.rules.extend(this.folded, entry);
  }
}

/** A book of whatever kind. */
export type AnyBook = Book<World, Said>;
