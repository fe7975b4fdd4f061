import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { onTestFinished, vi } from 'vitest';
import { firstColumn, Sqlite } from '../../src/store/sqlite.ts';
import { endsWithParent } from '../../tools/begun.ts';

const program = fileURLToPath(new URL('../../dist/src/main.js', import.meta.url));

/** As `npm start` does: WebAssembly is compiled once and simply, which spares every start some work. */
const asStarted = ['--liftoff-only'];

/** The least time in which a busy machine must have done anything at all, in milliseconds. */
const patience = 50_000;

/** The bot as its keeper runs it: `node --liftoff-only dist/src/main.js` with its settings in the environment. */
export class BotProcess {
  private readonly child: ChildProcess;
  private readonly left: Promise<number | null>;
  /** Everything it has printed. */
  printed = '';

  /** With a descriptor as `log`, what it prints goes there. */
  constructor(
    environment: Readonly<Record<string, string>>,
    shell = 'exec "$@"',
    log: 'pipe' | number = 'pipe',
  ) {
    if (!existsSync(program)) throw new Error(`${program} is missing: run \`npm run build\` first`);
    const words = [process.execPath, ...asStarted, ...endsWithParent, program];
    this.child = spawn('sh', ['-c', shell, 'sh', ...words], {
      env: { PATH: process.env.PATH ?? '', PORT: '0', ...environment },
      stdio: ['pipe', log, log],
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (text) => {
        this.printed += String(text);
      });
    this.left = once(this.child, 'close').then(() => this.child.exitCode);
    onTestFinished(() => this.kill());
  }

  /** Resolves once it has told Discord of its commands and looks after what it owes. */
  async ready(): Promise<this> {
    await eventually(() => this.printed.includes('"commands ') || this.exited);
    if (this.exited) throw new Error(`The bot did not start: ${this.printed}`);
    return this;
  }

  /** Its exit code once it is gone; null when it was killed. */
  exit(): Promise<number | null> {
    return this.left;
  }

  /** Ends it with no chance to do anything more. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.left;
  }

  /** Lets go of its input, as the end of this process would. */
  letGo(): void {
    this.child.stdin?.destroy();
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Asks it to stop; its exit code. */
  stop(): Promise<number | null> {
    this.signal('SIGTERM');
    return this.left;
  }

  /** Whether it is gone, by itself or not. */
  get exited(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }
}

/** Waits until this holds. */
export const eventually = (
  holds: () => boolean | Promise<boolean>,
  timeout: number = patience,
): Promise<void> =>
  vi.waitFor(
    async () => {
      if (!(await holds())) throw new Error(`Not so within ${timeout} ms: ${holds}`);
    },
    { timeout, interval: 20 },
  );

/** The first column of what a query finds in the file, beside anyone else who has it open. */
export async function look(url: string, sql: string): Promise<unknown[]> {
  const connection = await new Sqlite(url.replace('file:', ''), { readonly: true }).connect();
  try {
    return await firstColumn(connection, sql);
  } finally {
    await connection.dispose();
  }
}
