import { type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { atTheEnd } from './begun.ts';
import { freePort } from './free-port.ts';

/** Where Debian puts the programs, of whatever version. */
const debians = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs on this machine; null where it has none. */
export function programsOfPostgresql(): string | null {
  const versions = existsSync(debians) ? readdirSync(debians).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debians, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== ''),
  ];
  return (
    folders.find((folder) => ['initdb', 'postgres'].every((name) => isProgram(join(folder, name)))) ?? null
  );
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A server of one's own on this machine, which nobody else uses and which is gone when it is stopped. */
export interface OwnPostgresql {
  /** The number of its first process, which has begun all others. */
  readonly pid: number;
  /** The address of a new, empty database; a copy of another one where that is named. */
  database(template?: string): Promise<string>;
  /** Ends the server at once, as a power cut does; what was committed is there when it is begun again. */
  kill(): Promise<void>;
  /** Begins it again. */
  begin(): Promise<void>;
  stop(): Promise<void>;
}

interface Wish {
  /** Whether what is committed has to be on the disk, as on a server that is used; otherwise it is quicker. */
  durable?: boolean;
}

/** Starts a server in a folder of its own, on a free port. Rejects where it does not come up; `programs` is their folder. */
export async function ownPostgresql(
  programs: string,
  { durable = false }: Wish = {},
): Promise<OwnPostgresql> {
  const folder = mkdtempSync(join(tmpdir(), 'rook-and-gavel-pg-'));
  const as = notRoot(folder);
  const data = join(folder, 'data');
  const port = await freePort();
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'club', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...as, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`PostgreSQL did not make a database: ${made.stderr}`);
  const settings = ['fsync', 'synchronous_commit', 'full_page_writes'].map(
    (name) => `${name}=${durable ? 'on' : 'off'}`,
  );
  const address = (name: string) => `postgresql://club@127.0.0.1:${port}/${name}`;
  let server = run();
  const takeDown = atTheEnd(() => {
    server.child.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  });
  await answering(address('postgres'));
  return {
    get pid() {
      return server.child.pid ?? 0;
    },
    async database(template = 'template1') {
      const name = `club_${randomBytes(6).toString('hex')}`;
      await asked(address('postgres'), `CREATE DATABASE ${name} TEMPLATE ${template}`);
      return address(name);
    },
    async kill() {
      server.child.kill('SIGQUIT');
      await server.ended;
    },
    async begin() {
      server = run();
      await answering(address('postgres'));
    },
    async stop() {
      server.child.kill('SIGINT');
      await server.ended;
      takeDown();
    },
  };

  function run() {
    const said = ['port', 'listen_addresses', 'unix_socket_directories', 'max_connections'];
    const values = [String(port), '127.0.0.1', folder, '200'];
    const args = [...said.map((name, place) => `${name}=${values[place]}`), ...settings];
    const child = spawn(join(programs, 'postgres'), ['-D', data, ...args.flatMap((each) => ['-c', each])], {
      ...as,
      stdio: 'ignore',
    });
    return { child, ended: new Promise<void>((resolve) => child.once('exit', () => resolve())) };
  }
}

/** Cuts every connection to a database but that which asks for it. */
export const cutAll = (address: string): Promise<void> =>
  asked(
    address,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  );

/** PostgreSQL does not run as root: then another user has the folder and runs it. */
function notRoot(folder: string): Pick<SpawnOptions, 'uid' | 'gid'> {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((which) => {
    const { stdout, status } = spawnSync('id', [which, 'postgres'], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : 65_534;
  });
  if (uid === undefined || gid === undefined) return {};
  chownSync(folder, uid, gid);
  return { uid, gid };
}

/** How long a server may take to come up, in milliseconds. */
const longest = 30_000;

async function answering(address: string): Promise<void> {
  const until = performance.now() + longest;
  for (;;) {
    try {
      return await asked(address, 'SELECT 1');
    } catch (error) {
      if (performance.now() > until) throw error;
      await wait(50);
    }
  }
}

async function asked(address: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  client.on('error', () => {});
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
