/** How often a line of its own says how far a script is, in milliseconds. */
const pause = 10_000;

/** Says how far a script is: on a terminal in one line that changes, elsewhere in lines of their own. */
export class HowFar {
  private readonly stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;
  private readonly clock: () => number;
  private part = '';
  private said = 0;

  constructor(
    stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr,
    clock = () => performance.now(),
  ) {
    this.stream = stream;
    this.clock = clock;
  }

  /** Says that a part begins. */
  begin(part: string): void {
    this.part = part;
    this.tell(part);
  }

  /** Says how far the part is. May be called often: a line comes once in ten seconds, and a terminal shows each. */
  at(words: string): void {
    if (this.stream.isTTY || this.clock() - this.said >= pause) this.tell(`${this.part}: ${words}`);
  }

  /** Leaves the line to what is printed next. */
  clear(): void {
    if (this.stream.isTTY) this.stream.write('\r\x1b[K');
  }

  private tell(line: string): void {
    this.said = this.clock();
    this.stream.write(this.stream.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
  }
}

/** What a part of a script says of how far it is. */
export type SayHowFar = (words: string) => void;
