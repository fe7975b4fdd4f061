import { type ChildProcess, execFile } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beginProgram } from '../begun.ts';
import type { Order } from './orders.ts';

/** Where the program is built, seen from this file, or from what is built of it. */
const dist = new URL(import.meta.url.endsWith('.ts') ? '../../dist/' : '../../', import.meta.url);
const program = fileURLToPath(new URL('src/main.js', dist));
const machine = new URL('tools/faults/machine.js', dist).href;

/** How long it may take to stop, in milliseconds. */
const longest = 20_000;

/** The bot as its keeper runs it, in a process of its own on a machine that can be made to fail. */
export class Bot {
  private readonly child: ChildProcess;
  private readonly gone: Promise<unknown>;
  private readonly welcome: Promise<void>;
  private readonly waits: Promise<void>;
  /** Every line it has printed. */
  readonly log: string[] = [];
  private killed = false;

  constructor(environment: Readonly<Record<string, string>>) {
    const words = ['--enable-source-maps', '--import', machine, program];
    const env = { PORT: '0', LOG_LEVEL: 'debug', ...environment };
    this.child = beginProgram(words, { env, ordered: true });
    this.gone = once(this.child, 'close').then(() => this.noteEnd());
    const said = new EventEmitter();
    const hearing = (what: string) => new Promise<void>((resolve) => said.once(what, resolve));
    this.welcome = hearing('ready');
    this.waits = hearing('waits');
    for (const stream of [this.child.stdout, this.child.stderr]) {
      if (stream === null) continue;
      createInterface({ input: stream }).on('line', (line) => {
        this.log.push(line);
        if (/"commands? (registered|known|could)/.test(line)) said.emit('ready');
        if (line.includes('"another process has these shards')) said.emit('waits');
      });
    }
  }

  /** Resolves with whether it serves its clubs; false when it is gone before, or does not within so many milliseconds. */
  ready(patience: number): Promise<boolean> {
    const late = wait(patience, false, { ref: false });
    return Promise.race([this.welcome.then(() => true), this.gone.then(() => false), late]);
  }

  /** Resolves once it answers beside another that does what falls due; or serves alone, is gone, or so many milliseconds are over. */
  async standsBy(patience: number): Promise<void> {
    await Promise.race([this.waits, this.ready(patience)]);
  }

  /** Tells it to stop, and resolves when it has. One that does not is killed. */
  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    await Promise.race([this.gone, wait(longest, undefined, { ref: false })]);
    if (!this.isGone) this.log.push('FATAL: told to stop, and did not');
    await this.kill();
  }

  /** Ends it with no chance to do anything more. */
  async kill(): Promise<void> {
    if (!this.isGone) this.killed = true;
    this.child.kill('SIGKILL');
    await this.gone;
  }

  /** With what it ended by itself; null while it runs, and where it was killed. */
  get end(): number | null {
    return this.killed ? null : this.child.exitCode;
  }

  get isGone(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Gives an order to the machine; nothing happens when the bot is gone. */
  tell(order: Order): void {
    if (this.child.connected) this.child.send(order, () => {});
  }

  /** Lets the process write files up to this size only, in bytes, as on a full disk; null lifts that. */
  async limitFiles(size: number | null): Promise<void> {
    const limit = `--fsize=${size ?? 'unlimited'}:unlimited`;
    await promisify(execFile)('prlimit', ['--pid', String(this.child.pid), limit]).catch((error: unknown) => {
      if (!this.isGone) throw error;
    });
  }

  /** A program that crashes says nothing of it; the log has it as a supervisor's would. */
  private noteEnd(): void {
    const { signalCode } = this.child;
    if (signalCode !== null && !this.killed)
      this.log.push(`FATAL: ended by ${signalCode}, which nobody sent`);
  }
}
