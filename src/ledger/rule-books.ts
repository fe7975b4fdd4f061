import type { Said, Stamped } from './entry.ts';
import type { Definition, Kind, Moment, World } from './kind.ts';
import { type Mention, type Reader, readerOf } from './mentions.ts';

/** What one room adds to a book. */
interface RuleBook<B extends Said, W extends World> {
  /** Its kinds of entry. */
  readonly kinds: readonly Kind<B, W>[];
  /** What it makes of the entries of other rule books, in its own slice. */
  readonly also?: { readonly [T in B['type']]?: Apply<Extract<B, { type: T }>, W> };
}

type Apply<B extends Said, W extends World> = NonNullable<Definition<B, W>['apply']>;

interface Basis<W extends World> {
  kind: string;
  empty: () => W['state'];
  nothingLater: () => W['later'];
}

/** A kind with all that is done at its entries, in the order of the rule books. */
interface Handler<B extends Said, W extends World> {
  kind: Kind<B, W>;
  apply: Apply<B, W> | undefined;
  mentions: Reader | null;
}

/**
 * The rule books that a book goes by, put together once: what an entry's type means is looked up, and no list of all types is
 * kept anywhere. `kind` is what books that go by them are called where they are stored; `empty` and `nothingLater` make a state
 * and a hindsight of no entries. Throws where two kinds have one type, or a rule book knows of a type that no other has.
 */
export class RuleBooks<W extends World, B extends Said> {
  readonly kind: string;
  private readonly handlers: ReadonlyMap<string, Handler<B, W>>;
  private readonly empty: () => W['state'];
  private readonly nothingLater: () => W['later'];
  private readonly nothing: W['later'];

  constructor(books: readonly RuleBook<B, W>[], { kind, empty, nothingLater }: Basis<W>) {
    this.kind = kind;
    const kinds = books.flatMap((book) =>
      book.kinds.map((kind) => [kind.type, handlerOf(kind, books)] as const),
    );
    this.handlers = new Map(kinds);
    this.empty = empty;
    this.nothingLater = nothingLater;
    this.nothing = nothingLater();
    if (this.handlers.size < kinds.length) throw new Error('Two kinds of entry have one type');
    for (const { also = {} } of books) for (const type of Object.keys(also)) this.at(type);
  }

  /** All kinds of entry. */
  get kinds(): Kind<B, W>[] {
    return [...this.handlers.values()].map(({ kind }) => kind);
  }

  /** The kind of that name; undefined where there is none. */
  kindNamed(type: string): Kind<B, W> | undefined {
    return this.handlers.get(type)?.kind;
  }

  kindOf({ type }: Said): Kind<B, W> {
    return this.at(type).kind;
  }

  /** Reads what was stored of an entry. Throws when it is not of these books. */
  read(type: string, stored: unknown): B {
    return this.at(type).kind.read(stored);
  }

  /** Whom and what an entry names, by its schema. */
  mentionsIn(entry: Said): Mention[] {
    return this.at(entry.type).mentions?.(entry) ?? [];
  }

  /**
   * What the rules make of a ledger. The same entries give the same state, no matter who asks and when.
   * Voided entries are passed over as though they had never happened, corrected games count with their last result.
   */
  fold(entries: readonly Stamped<B>[], witness?: (told: W['told']) => void): W['state'] {
    const moment = { later: this.lookBack(entries), ...(witness && { witness }) };
    const state = this.empty();
    for (const entry of entries) this.apply(state, entry, moment);
    return state;
  }

  /** Adds to `state` an entry that follows all those it was folded from and does not reach back. */
  extend(state: W['state'], entry: Stamped<B>): void {
    if (this.reachesBack(entry)) throw new Error(`Entry ${entry.seq} reaches back: fold again`);
    this.apply(state, entry, { later: this.nothing });
  }

  /** Whether an entry changes what earlier ones meant, so that the ledger has to be folded again from its start. */
  reachesBack(entry: Stamped<B>): boolean {
    const { kind } = this.at(entry.type);
    if (kind.lookBack === undefined) return false;
    const later = this.nothingLater();
    kind.lookBack(later, entry);
    return Object.values(later).some(({ size }: { readonly size: number }) => size > 0);
  }

  /** Reads what reaches back from the last to the first, since a void can itself be voided. */
  lookBack(entries: readonly Stamped<B>[]): W['later'] {
    const later = this.nothingLater();
    for (let i = entries.length - 1; i >= 0; i--) {
      const entry = entries[i];
      if (entry === undefined) continue;
      const { kind } = this.at(entry.type);
      if (kind.lookBack !== undefined && !later.voided.has(entry.seq)) kind.lookBack(later, entry);
    }
    return later;
  }

  /** The places of the entries that never happened, since later ones undid them. */
  undoneIn(entries: readonly Stamped<B>[]): ReadonlySet<number> {
    return this.lookBack(entries).voided;
  }

  private apply(state: W['state'], entry: Stamped<B>, moment: Moment<W>): void {
    state.lastSeq = entry.seq;
    const handler = this.at(entry.type);
    if (moment.later.voided.has(entry.seq)) handler.kind.applyUndone?.(state, entry, moment);
    else handler.apply?.(state, entry, moment);
  }

  private at(type: string): Handler<B, W> {
    const handler = this.handlers.get(type);
    if (handler === undefined) throw new Error(`The ledger has an entry of an unknown type: ${type}`);
    return handler;
  }
}

/** The rule books of whatever kind of book. */
export type AnyRules = RuleBooks<World, Said>;

function handlerOf<B extends Said, W extends World>(
  kind: Kind<B, W>,
  books: readonly RuleBook<B, W>[],
): Handler<B, W> {
  const type: B['type'] = kind.type;
  const steps = books
    .map((book) => (book.kinds.includes(kind) ? kind.apply : book.also?.[type]))
    .filter((step) => step !== undefined);
  return { kind, apply: steps.length > 1 ? inTurn(steps) : steps[0], mentions: readerOf(kind.schema) };
}

const inTurn =
  <B extends Said, W extends World>(steps: readonly Apply<B, W>[]): Apply<B, W> =>
  (state, entry, moment) => {
    for (const step of steps) step(state, entry, moment);
  };
