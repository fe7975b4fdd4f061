import type { z } from 'zod';
import type { Envelope, Said } from './entry.ts';
import type { Thing } from './fields.ts';
import type { Undone } from './hindsight.ts';

/** What the rule books of one kind of book have in common: types alone. */
export interface World {
  /** What the fold makes of the entries. */
  state: { lastSeq: number };
  /** What later entries make of earlier ones. */
  later: Undone;
  /** What a witness of the fold is told. */
  told: unknown;
  /** For whom a line of a record is written. */
  reader: unknown;
  /** The rows that are kept beside the ledger. */
  rows: unknown;
}

/** What a fold knows while it goes through the entries. */
export interface Moment<W extends World> {
  readonly later: W['later'];
  witness?(told: W['told']): void;
}

/** What is said of a kind of entry, once. */
export interface Definition<B extends Said, W extends World> {
  /** What it is, for the person whose file it stands in. */
  readonly title: string;
  /** The thing that begins with it: whom it names, or who made it where it names nobody, is whom the thing is about. */
  readonly begins?: Thing;
  /** What it does to the slice of its rule book. */
  apply?(state: W['state'], entry: Envelope & B, moment: Moment<W>): void;
  /** What is left of one that was undone. */
  applyUndone?(state: W['state'], entry: Envelope & B, moment: Moment<W>): void;
  /** What it makes of earlier entries. Entries are read from the last to the first. */
  lookBack?(later: W['later'], entry: Envelope & B): void;
  /** The rows that it may change; `state` is the one it was just added to. */
  rows?(entry: Envelope & B, state: W['state']): W['rows'];
  /** What it says on the record of the person it is about, in a clause; nothing, or null, where it is not on it. */
  line?(entry: Envelope & B, reader: W['reader']): string | null;
}

/** A kind of entry. */
export interface Kind<B extends Said, W extends World, T = B['type']> extends Definition<B, W> {
  readonly type: T;
  readonly schema: z.ZodObject;
  /** Reads what was stored of an entry of this kind. Throws where it has not its shape. */
  read(stored: unknown): B;
}

/** What defines the kinds of entry of a world. */
export const kindsOf =
  <W extends World>() =>
  <T extends string, Z extends z.ZodObject>(
    type: T,
    schema: Z,
    definition: Definition<{ type: T } & z.output<Z>, W>,
  ): Kind<{ type: T } & z.output<Z>, W, T> => ({
    ...definition,
    type,
    schema,
    read: (stored) => Object.assign({ type }, schema.parse(stored)),
  });
