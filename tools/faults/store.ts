import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cutAll, type OwnPostgresql, ownPostgresql, programsOfPostgresql } from '../own-postgresql.ts';

export type KindOfStore = 'file' | 'postgresql';

/** What a club is kept in, and what can be done to that. */
export interface Store {
  /** `DATABASE_URL` */
  url: string;
  /** Null where it is a file. */
  server: ClubServer | null;
  close(): Promise<void>;
}

/** Opens a new one; what belongs to the club lies in its folder, or on a server of its own. */
export async function openStore(kind: KindOfStore, folder: string): Promise<Store> {
  if (kind === 'file') return { url: `file:${join(folder, 'club.db')}`, server: null, close: async () => {} };
  const server = await ClubServer.start();
  return { url: server.url, server, close: () => server.stop() };
}

/** A club's server, on whose word what is committed is on the disk. One thing after the other is done to it. */
export class ClubServer {
  private last: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly programs: string,
    private readonly own: OwnPostgresql,
    readonly url: string,
  ) {}

  static async start(): Promise<ClubServer> {
    const programs = programsOfPostgresql();
    if (programs === null) throw new Error('PostgreSQL is not installed here');
    const own = await ownPostgresql(programs, { durable: true });
    return new ClubServer(programs, own, await own.database());
  }

  /** Kills it, and begins it again so many milliseconds later. */
  crash(downFor: number): Promise<void> {
    return this.inTurn(async () => {
      await this.own.kill();
      await pause(downFor);
      await this.own.begin();
    });
  }

  /** Cuts every connection of the bots. */
  cut(): Promise<void> {
    return this.inTurn(() => cutAll(this.url));
  }

  /** Writes all that it has into a file. */
  dump(file: string): Promise<void> {
    return this.inTurn(async () => {
      spawnSync(join(this.programs, 'pg_dump'), ['--file', file, this.url]);
    });
  }

  stop(): Promise<void> {
    return this.inTurn(() => this.own.stop());
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work);
    this.last = turn.catch(() => {});
    return turn;
  }
}
