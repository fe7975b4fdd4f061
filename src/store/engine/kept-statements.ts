import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import { worthKeeping } from './worth-keeping.ts';

/** A statement of better-sqlite3's, as far as Prisma's adapter knows it. */
interface Statement {
  readonly reader: boolean;
  bind(args: readonly unknown[]): Statement;
  columns(): readonly Column[];
  /** Has rows be lists of values. */
  raw(): Statement;
  all(args?: readonly unknown[]): unknown[];
  run(args?: readonly unknown[]): unknown;
}

interface Column {
  readonly name: string;
  readonly type: string | null;
}

type Prepare = (sql: string) => Statement;

/** Enough for all that commands and deliveries ask again and again. */
const most = 100;

/** What does all its work when it is carried out. Other statements, such as most pragmas, may do theirs when they are prepared. */
const isPlain = worthKeeping('SELECT|INSERT|UPDATE|DELETE|BEGIN|COMMIT|PRAGMA data_version');

/** What writes nothing by itself. */
const reads = /^\s*(SELECT|BEGIN|COMMIT|ROLLBACK|PRAGMA)\b/;

const commits = /^\s*COMMIT\b/;
const begins = /^\s*BEGIN\b/;

/**
 * Has a connection prepare each statement once and keep it, the latest so many: to prepare one takes longer than to carry it out, and
 * Prisma's adapter does it each time. SQLite prepares one again by itself when tables have changed. `onWriting` is called for each one that may
 * write, and for the end of what was written together.
 */
export function keepStatements(connection: SqlDriverAdapter, onWriting: () => void): void {
  const client: unknown = Reflect.get(connection, 'client');
  if (!prepares(client)) throw new Error('The adapter has no better-sqlite3 in it');
  const prepare = client.prepare.bind(client);
  const kept = new Map<string, Kept>();
  const note = noting(onWriting);
  client.prepare = (sql) => {
    note(sql);
    if (!isPlain(sql)) return prepare(sql);
    const statement = kept.get(sql) ?? new Kept(prepare(sql));
    kept.delete(sql);
    kept.set(sql, statement);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return statement.with([]);
  };
}

/** What is written in a transaction is in the log only once that is committed: it counts again then. */
function noting(onWriting: () => void): (sql: string) => void {
  let isWriting = false;
  return (sql) => {
    const writes = !reads.test(sql);
    if (writes || (isWriting && commits.test(sql))) onWriting();
    if (begins.test(sql) || commits.test(sql)) isWriting = false;
    else if (writes) isWriting = true;
  };
}

const prepares = (client: unknown): client is { prepare: Prepare } =>
  typeof client === 'object' && client !== null && 'prepare' in client;

/** better-sqlite3 lets values be bound to a statement only once: these go with each time that it is carried out. */
class Kept {
  private columns: readonly Column[] | null = null;

  constructor(private readonly statement: Statement) {
    if (statement.reader) statement.raw();
  }

  with(args: readonly unknown[]): Statement {
    const { statement } = this;
    const bound: Statement = {
      reader: statement.reader,
      bind: (others) => this.with(others),
      columns: () => {
        this.columns ??= statement.columns();
        return this.columns;
      },
      raw: () => bound,
      all: () => statement.all(args),
      run: () => statement.run(args),
    };
    return bound;
  }
}
