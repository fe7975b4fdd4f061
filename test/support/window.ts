import { onTestFinished } from 'vitest';

/** A page that is open, as far as it reads a stream of events until the test is over. */
export class Window {
  private readonly reader: ReadableStreamDefaultReader<string>;
  private readonly leave = new AbortController();
  private heard = '';
  readonly status: number;
  readonly headers: Headers;

  private constructor({ status, headers, body }: Response, leave: AbortController) {
    this.status = status;
    this.headers = headers;
    this.leave = leave;
    this.reader = (body ?? new Blob().stream()).pipeThrough(new TextDecoderStream()).getReader();
  }

  static async open(url: string, headers: Record<string, string> = {}): Promise<Window> {
    const leave = new AbortController();
    onTestFinished(() => leave.abort());
    return new Window(await fetch(url, { signal: leave.signal, headers }), leave);
  }

  /** Within how many milliseconds it was told to load itself again. */
  get told(): number {
    return Number(/data: (\d+)/.exec(this.heard)?.[1]);
  }

  /** Waits until so many changes were told in all; fails when the stream ends before. */
  async changes(count: number): Promise<void> {
    while (this.heard.split('event: changed\n').length <= count) await this.read();
  }

  /** Reads to the end, and gives back all that was said. */
  async ending(): Promise<string> {
    for (;;) {
      const { done, value } = await this.reader.read();
      if (done) return this.heard;
      this.heard += value;
    }
  }

  close(): void {
    this.leave.abort();
  }

  private async read(): Promise<void> {
    const { done, value } = await this.reader.read();
    if (done) throw new Error('The stream has ended');
    this.heard += value;
  }
}
