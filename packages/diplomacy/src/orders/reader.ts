import type { Named } from './order.ts';
import type { Context } from './reading.ts';
import { type Token, tokensOf } from './tokens.ts';
import { isFiller } from './words.ts';

/** Where reading stopped, and why. */
export class Trouble {
  readonly from: number;
  readonly to: number;
  readonly what: string;

  constructor(from: number, to: number, what: string) {
    this.from = from;
    this.to = to;
    this.what = what;
  }
}

/** A place in the tokens of an order that moves on as they are understood. */
export class Reader {
  readonly text: string;
  readonly context: Context;
  readonly tokens: readonly Token[];
  at = 0;
  /** What was understood so far, canonically written. */
  understood = '';
  /** The unit that is ordered, once it is understood. */
  unit: Named | null = null;

  constructor(text: string, context: Context, tokens = tokensOf(text)) {
    this.text = text;
    this.context = context;
    this.tokens = tokens;
  }

  get next(): Token | undefined {
    return this.tokens[this.at];
  }

  /** The word at a distance from here; empty where there is none. */
  word(distance = 0): string {
    const token = this.tokens[this.at + distance];
    return token?.kind === 'word' ? token.text : '';
  }

  /** Goes past one token if it is of this kind. */
  take(kind: Token['kind']): boolean {
    if (this.next?.kind !== kind) return false;
    this.at++;
    return true;
  }

  /** Goes past what only sets apart: commas and brackets, and words such as `the`. */
  skip(): void {
    while (this.isAside(this.next)) this.at++;
  }

  private isAside(token: Token | undefined): boolean {
    switch (token?.kind) {
      case 'comma':
      case 'open':
      case 'close':
        return true;
      case 'word':
        return isFiller(token.text);
      default:
        return false;
    }
  }

  get atEnd(): boolean {
    return this.next === undefined;
  }

  /** Trouble with some tokens from here on, or with the end of the text. */
  trouble(what: (quoted: string) => string, tokens = 1): Trouble {
    const { from, to } = this.span(tokens);
    return new Trouble(from, to, what(quote(this.text.slice(from, to))));
  }

  private span(tokens: number): { from: number; to: number } {
    const first = this.next;
    const end = this.tokens.at(-1)?.to ?? 0;
    if (first === undefined) return { from: end, to: end };
    return { from: first.from, to: this.tokens[this.at + tokens - 1]?.to ?? end };
  }
}

/** A part of the text in quotes; where it is long, only its beginning. */
export const quote = (part: string): string => `"${part.length > 40 ? `${part.slice(0, 40)}…` : part}"`;
