/** A line of the input, or why it is none. */
export type InputLine = { readonly text: string } | { readonly refused: string };

/** No request is longer, in bytes. */
export const longestLine = 1024 * 1024;

/**
 * The lines of a stream, each as soon as it is there. One that is too long, or no UTF-8, is refused and the next is read; what follows the
 * last line break is a line if it has anything in it.
 */
export async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<InputLine> {
  let line = new Gathered();
  for await (const chunk of input) {
    let from = 0;
    for (let end = chunk.indexOf(lineBreak); end !== -1; end = chunk.indexOf(lineBreak, from)) {
      line.add(chunk.subarray(from, end));
      yield line.read();
      line = new Gathered();
      from = end + 1;
    }
    line.add(chunk.subarray(from));
  }
  if (line.bytes > 0) yield line.read();
}

const lineBreak = 0x0a;

/** A line as it comes in; of one that is too long no more is kept. */
class Gathered {
  bytes = 0;
  private readonly parts: Uint8Array[] = [];

  add(part: Uint8Array): void {
    this.bytes += part.length;
    if (this.bytes > longestLine) this.parts.length = 0;
    // A copy: the stream may use its memory again.
    else if (part.length > 0) this.parts.push(Uint8Array.from(part));
  }

  read(): InputLine {
    if (this.bytes > longestLine) return { refused: `The line is longer than ${longestLine} bytes.` };
    try {
      return { text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(this.parts)) };
    } catch {
      return { refused: 'The line is not valid UTF-8.' };
    }
  }
}
