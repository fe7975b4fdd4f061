import pg from 'pg';
import type { Value } from './engine.ts';
import { statementName } from './statement-names.ts';

/**
 * What is asked without waiting in between is sent at once, since to send takes longer than to read a question.
 * Texts on a server have no U+0000: another sign stands for it, so that whatever somebody writes can be kept.
 */
class OurClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, pipeline: true });
    const ask = this.query.bind(this);
    const query = (asked: unknown, ...more: unknown[]): unknown => {
      const { stream } = this.connection;
      stream.cork();
      process.nextTick(() => stream.uncork());
      return Reflect.apply(ask, this, [cleaned(asked), ...more]);
    };
    Object.assign(this, { query });
  }
}

/** A question, with the values that can be kept. */
function cleaned(asked: unknown): unknown {
  if (typeof asked !== 'object' || asked === null || !('values' in asked)) return asked;
  const { values } = asked;
  return Array.isArray(values) ? { ...asked, values: values.map(withoutNul) } : asked;
}

const withoutNul = (value: unknown): unknown =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value;

/** For how long a server is waited for that does not answer, in milliseconds. */
const patience = { connecting: 5_000, answering: 60_000 };

/** What is set on each connection. Whoever dies in the middle keeps nobody waiting for long. */
const setUp = `SET TimeZone = 'UTC'; SET default_transaction_isolation = 'repeatable read';
  SET lock_timeout = '5s'; SET idle_in_transaction_session_timeout = '60s'`;

/**
 * One connection to a PostgreSQL server, which is made again when it is lost. It is a pool, as Prisma's adapter wants one, that never
 * has a second: what is asked past Prisma goes through the very connection on which a transaction of Prisma's is under way.
 */
export class OneConnection extends pg.Pool {
  private inTransaction: pg.PoolClient | null = null;
  private held: pg.PoolClient | null = null;
  private own: () => Promise<pg.PoolClient> = () => this.connect();

  constructor(url: string, { readonly = false } = {}) {
    super({
      connectionString: url,
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: patience.connecting,
      query_timeout: patience.answering,
      keepAlive: true,
      application_name: 'rook-and-gavel',
      Client: OurClient,
      onConnect: async (client) => {
        await client.query(readonly ? `${setUp}; SET default_transaction_read_only = on` : setUp);
      },
    });
    this.on('error', () => {});
    this.lendTheOne();
  }

  /** What a query finds, row by row; `?` stands for each value. */
  async rows(sql: string, args: readonly Value[]): Promise<unknown[][]> {
    const { rows } = await this.ask(sql, args);
    return rows;
  }

  /** Carries out a statement; gives back how many rows it changed. */
  async run(sql: string, args: readonly Value[]): Promise<number> {
    return (await this.ask(sql, args)).rowCount ?? 0;
  }

  /**
   * Does the work in one transaction, or as a part of one that is under way: all that Prisma does meanwhile on its own account is in it. Work that
   * only `reads` goes on before the server has said that it began the transaction or ended it.
   */
  async hold<T>(work: () => Promise<T>, { reads = false } = {}): Promise<T> {
    if (this.held !== null) return asPart(this.held, work);
    const client = await this.own();
    const release = client.release.bind(client);
    let broken: Error | undefined;
    // What is under way then fails, and says so.
    const onError = () => {};
    client.on('error', onError);
    const begun = client.query(reads ? 'BEGIN READ ONLY' : 'BEGIN');
    // Work that only reads waits for this at its end, and fails there.
    begun.catch(() => {});
    try {
      if (!reads) await begun;
      this.held = client;
      const made = await work();
      await begun;
      const ended = client.query('COMMIT');
      // Where a connection is lost that has read all, the next question finds out.
      if (reads) ended.catch(() => {});
      else await ended;
      return made;
    } catch (error) {
      await client.query('ROLLBACK').catch((second: Error) => {
        broken = second;
      });
      throw error;
    } finally {
      this.held = null;
      client.removeListener('error', onError);
      release(broken);
    }
  }

  /** Prisma's adapter has statements of its own, and transactions; both are to be known here, and to go where the others go. */
  private lendTheOne(): void {
    const [ask, own] = [this.query.bind(this), this.connect.bind(this)];
    this.own = () => own();
    const query = (...asked: Parameters<typeof ask>) =>
      this.held === null ? ask(...asked) : asPart(this.held, (held) => held.query(asked[0]));
    const connect = (...told: Parameters<typeof own>) => (told.length > 0 ? own(...told) : this.lend());
    Object.assign(this, { query, connect });
  }

  private async lend(): Promise<pg.PoolClient> {
    if (this.held !== null) return withinHeld(this.held);
    const client = await this.own();
    const release = client.release.bind(client);
    this.inTransaction = client;
    client.release = (error) => {
      this.inTransaction = null;
      release(error);
    };
    return client;
  }

  private ask(sql: string, args: readonly Value[]): Promise<pg.QueryArrayResult<unknown[]>> {
    const asker = this.held ?? this.inTransaction ?? this;
    const text = numbered(sql);
    return asker.query<unknown[]>({
      ...{ name: statementName(text), text, values: args.map(sent) },
      ...{ rowMode: 'array', types },
    });
  }
}

/** Where Prisma begins a transaction within ours, it is a part of it that can be taken back. */
const withinHeld = (held: pg.PoolClient): pg.PoolClient =>
  new Proxy(held, {
    get(client, name) {
      if (name === 'release') return () => {};
      if (name === 'query')
        return (asked: pg.QueryConfig) => client.query({ ...asked, text: inParts[asked.text] ?? asked.text });
      const value: unknown = Reflect.get(client, name);
      return typeof value === 'function' ? value.bind(client) : value;
    },
  });

const inParts: Readonly<Record<string, string>> = {
  BEGIN: 'SAVEPOINT part',
  COMMIT: 'RELEASE SAVEPOINT part',
  ROLLBACK: 'ROLLBACK TO SAVEPOINT part',
};

/** Does it so that what fails can be taken back without all else. */
async function asPart<T>(held: pg.PoolClient, work: (held: pg.PoolClient) => Promise<T>): Promise<T> {
  await held.query('SAVEPOINT one');
  try {
    const made = await work(held);
    await held.query('RELEASE SAVEPOINT one');
    return made;
  } catch (error) {
    await held.query('ROLLBACK TO SAVEPOINT one');
    throw error;
  }
}

/** With `$1`, `$2` for the values, as PostgreSQL has them. */
function numbered(sql: string): string {
  let number = 0;
  return sql.replaceAll('?', () => {
    number += 1;
    return `$${number}`;
  });
}

/** Instants are kept in UTC. */
function sent(value: Value): unknown {
  if (value instanceof Date) return value.toISOString();
  return value instanceof Uint8Array ? Buffer.from(value) : value;
}

const { INT8, TIMESTAMP } = pg.types.builtins;

/** What a column of such a type is read as: counts are numbers, and instants stand in UTC without saying so. */
const readers: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: Number,
  [TIMESTAMP]: (text) => new Date(`${text.replace(' ', 'T')}Z`),
};

const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => readers[id] ?? pg.types.getTypeParser(id, format),
};
