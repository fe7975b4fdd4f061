import type { Slots } from '../../orders/choices.ts';
import { changeOf, type Filled, fill } from '../../orders/lines.ts';
import { type OrdersState, slotsIn } from '../../orders/state.ts';

/** How far what was chosen has come. */
export type Saving = 'saved' | 'saving' | 'failed' | 'gone';

/** What the page shows besides what is being picked. */
export interface OnDesk {
  state: OrdersState;
  slots: Slots;
  filled: Filled;
  /** What is chosen and not saved yet, by slot. */
  unsaved: ReadonlyMap<string, string>;
  saving: Saving;
  /** Why something was not taken. */
  problem: string | null;
  /** What is played now, where the phase of the page is over. */
  next: OrdersState | null;
}

interface Answer {
  problem: string | null;
  state: OrdersState;
}

/** How long the page waits before it sends again what was not saved, in milliseconds, the first time and at most. */
const patience = { first: 2_000, most: 30_000 };

/** How long an answer is waited for, in milliseconds. */
const slowest = 20_000;

/** Keeps a player's orders as they are chosen: each change is sent at once, and again until it is saved. */
export class Desk {
  private readonly address: string;
  private readonly tell: () => void;
  private state: OrdersState;
  private next: OrdersState | null = null;
  private readonly unsaved = new Map<string, string>();
  private wanted: boolean | null = null;
  private saving: Saving = 'saved';
  private problem: string | null = null;
  private busy = false;
  private pause = patience.first;
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(address: string, state: OrdersState, tell: () => void) {
    this.address = address;
    this.state = state;
    this.tell = tell;
  }

  look(): OnDesk {
    const slots = slotsIn(this.state);
    const { state, unsaved, saving, problem, next } = this;
    return {
      state,
      slots,
      filled: fill(slots, state.lines),
      unsaved: new Map(unsaved),
      saving,
      problem,
      next,
    };
  }

  /** Whether something would be lost if the page were closed now. */
  get isUnsaved(): boolean {
    return this.unsaved.size > 0 || this.wanted !== null;
  }

  /** Gives a slot another order; an empty text takes its order back. */
  order(slot: string, text: string): void {
    this.unsaved.set(slot, text);
    this.send();
  }

  finish(final: boolean): void {
    this.wanted = final;
    this.send();
  }

  /** Goes on with the phase that is played now; what was not saved in time stays behind. */
  goOn(): void {
    if (this.next === null) return;
    this.unsaved.clear();
    this.state = this.next;
    this.next = null;
    this.wanted = null;
    this.problem = null;
    this.saving = 'saved';
    this.tell();
  }

  /** Looks whether anything was changed elsewhere; what is not saved yet is sent instead. */
  refresh(): void {
    if (this.isUnsaved) return this.send();
    if (this.busy || this.saving === 'gone') return;
    this.busy = true;
    this.ask(`${this.address}/state`)
      .then(async (response) => {
        if (response.status === 404) this.close();
        else if (response.ok) this.take(await response.json());
      })
      // It is looked at again the next time that somebody looks at the page.
      .catch(() => {})
      .finally(() => {
        this.busy = false;
        this.tell();
        if (this.isUnsaved) this.send();
      });
  }

  private send(): void {
    clearTimeout(this.again);
    if (this.busy || this.next !== null || this.saving === 'gone' || !this.isUnsaved) return this.tell();
    this.busy = true;
    this.saving = 'saving';
    this.problem = null;
    this.tell();
    this.sendOnce()
      .catch(() => this.fail())
      .finally(() => {
        this.busy = false;
        this.tell();
        if (this.saving === 'saved') this.send();
      });
  }

  private async sendOnce(): Promise<void> {
    const sent = new Map(this.unsaved);
    const { phase } = this.state;
    const { slots, filled } = this.look();
    const final = this.wanted;
    const response =
      sent.size > 0
        ? await this.post('changes', { phase, ...changeOf(slots, filled, sent) })
        : await this.post('final', { phase, final });
    if (response.status === 404) return this.close();
    if (![200, 409, 422].includes(response.status)) return this.fail(response);
    const answer: Answer = await response.json();
    this.pause = patience.first;
    if (sent.size === 0 || !response.ok) this.wanted = null;
    if (response.status !== 409)
      for (const [slot, text] of sent) if (this.unsaved.get(slot) === text) this.unsaved.delete(slot);
    this.saving = 'saved';
    this.problem = answer.problem;
    this.take(answer.state);
    if (response.status === 409 && this.next === null) this.unsaved.clear();
  }

  /** Another phase is not put in place of the one that somebody looks at: they are told. */
  private take(state: OrdersState): void {
    if (state.phase === this.state.phase && state.status === this.state.status) this.state = state;
    else this.next = state;
  }

  private fail(response?: Response): void {
    const asked = 1000 * Number(response?.headers.get('retry-after') ?? 0);
    this.saving = 'failed';
    this.again = setTimeout(() => this.send(), Math.max(asked, this.pause));
    this.pause = Math.min(2 * this.pause, patience.most);
  }

  private close(): void {
    this.saving = 'gone';
  }

  private post(what: 'changes' | 'final', body: object): Promise<Response> {
    return this.ask(`${this.address}/${what}`, {
      ...{ method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
    });
  }

  private ask(address: string, init: RequestInit = {}): Promise<Response> {
    return fetch(address, { ...init, cache: 'no-store', signal: AbortSignal.timeout(slowest) });
  }
}
