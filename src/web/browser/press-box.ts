import type { SentPress } from '../../ladder/clocks/change-clock.ts';
import type { ClockRead } from '../clock/read.ts';
import { keep, recall } from './kept.ts';

/** What was pressed here and is not known to the club yet; it outlives a page that is loaded again. */
export class PressBox {
  private readonly name: string;
  private presses: SentPress[];
  private sending = false;

  constructor(private readonly address: string) {
    this.name = `presses ${address}`;
    this.presses = pressesKept(this.name);
  }

  get waiting(): readonly SentPress[] {
    return this.presses;
  }

  put(press: Omit<SentPress, 'code'>): void {
    this.keep([...this.presses, { ...press, code: newCode() }]);
  }

  /** Sends what waits, in order. Returns how the clock stands then; null without a network, or while it is being sent. */
  async send(): Promise<ClockRead | null> {
    if (this.sending) return null;
    this.sending = true;
    const presses = this.presses.slice(0, mostAtOnce);
    try {
      const response = await fetch(this.address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ presses }),
      });
      // One that is to wait keeps its presses; what is not understood is not to be sent again.
      if (response.status === 429 || response.status >= 500) return null;
      const read = response.ok ? await response.json() : null;
      this.drop(presses);
      return read;
    } catch {
      return null;
    } finally {
      this.sending = false;
    }
  }

  private drop(sent: readonly SentPress[]): void {
    this.keep(this.presses.filter((press) => !sent.includes(press)));
  }

  private keep(presses: SentPress[]): void {
    this.presses = presses;
    keep(this.name, JSON.stringify(presses));
  }
}

const mostAtOnce = 100;

/** Also where the page came by an insecure way, for which browsers have no `randomUUID`. */
const newCode = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function pressesKept(name: string): SentPress[] {
  try {
    return JSON.parse(recall(name) ?? '[]');
  } catch {
    return [];
  }
}
