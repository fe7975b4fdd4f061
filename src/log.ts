import type { Writable } from 'node:stream';
import { type Logger, type LoggerOptions, pino } from 'pino';

/** How much is kept for a reader who does not read, in bytes. What is logged beyond that is dropped and counted. */
const mostKept = 256 * 1024;

/** How long an end waits for its last lines to be written, in milliseconds. */
const lastLines = 1000;

/** Has pino note the level of each line before it writes it, and what it notes for a fatal one. */
const notesLevel = Symbol.for('pino.metadata');
const fatal = 60;

/** The log on a stream of Node's own. Nobody waits for its reader: lines that cannot be written are dropped and counted. */
export function openLog(options: LoggerOptions, stream: Writable): Logger {
  neverWait(stream);
  const outlet = new Outlet(stream, (lost) =>
    log.error({ lost }, 'this log could not be written: lines lost'),
  );
  const log = pino(options, outlet);
  return log;
}

/** From now on a write on this stream neither waits for the reader nor ends the program. */
export function neverWait(stream: Writable): void {
  stream.on('error', () => {});
  // Node's own streams wait on a terminal, which may be stopped with Ctrl+S for hours.
  Reflect.get(stream, '_handle')?.setBlocking?.(false);
}

/** Ends the program, at once or when what it has said is written; a reader who does not read is given a second. */
export function leave(code: number): void {
  const held = [process.stdout, process.stderr].filter(({ writableLength }) => writableLength > 0);
  const end = () => process.exit(code);
  if (held.length === 0) end();
  setTimeout(end, lastLines);
  Promise.all(held.map(written)).then(end);
}

const written = (stream: Writable): Promise<void> =>
  new Promise((resolve) => stream.write('', () => resolve()));

class Outlet {
  readonly [notesLevel] = true;
  lastLevel = 0;
  private lost = 0;
  /** How many lines are lost with the next one if it cannot be written. */
  private standsFor = 1;

  constructor(
    private readonly stream: Writable,
    private readonly tell: (lost: number) => void,
  ) {}

  write(line: string): void {
    const lines = this.standsFor;
    if (!this.hasRoom && this.lastLevel < fatal) {
      this.lost += lines;
      return;
    }
    this.stream.write(line, (error) => {
      if (error) this.lost += lines;
      else if (this.lost > 0 && this.hasRoom) this.tellOfLost();
    });
  }

  private get hasRoom(): boolean {
    return this.stream.writableLength <= mostKept;
  }

  private tellOfLost(): void {
    this.standsFor = this.lost;
    this.lost = 0;
    this.tell(this.standsFor);
    this.standsFor = 1;
  }
}
