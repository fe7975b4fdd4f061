import type * as z from 'zod';
import { Event, type InteractionSeen, Problem } from '../people/protocol.ts';

/** Where the page hangs, without a slash at its end: everything it asks for is below. */
const base = location.pathname.replace(/\/$/, '');

/** How long to wait before the stream is opened again, in milliseconds. */
const RECONNECT_MS = 1_000;

/** This Discord is closed, and another may be found in its place. */
export class Closed extends Error {}

/** Asks the playground and returns its answer, found to be of this shape; a refusal throws with its words. */
export async function ask<Answer>(
  method: string,
  path: string,
  shape: z.ZodType<Answer>,
  body?: unknown,
): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers };
  const response = await fetch(`${base}${path}`, { method, ...sent }).catch(() => {
    throw new Error('There is no answer. Is the playground still running?');
  });
  const json: unknown = await response.json();
  if (response.ok) return shape.parse(json);
  const words = Problem.safeParse(json).data?.message ?? `The playground answered ${response.status}.`;
  throw response.status === 410 ? new Closed(words) : new Error(words);
}

interface Ears {
  hear(event: Event): void;
  opened(): void;
  /** The stream was cut off, or could not be opened again. */
  cut(): void;
}

/** One person's stream of events, opened again whenever it is cut off. */
export class Stream {
  readonly #address: string;
  readonly #ears: Ears;
  readonly #interactions = new Map<string, InteractionSeen>();
  readonly #waiting = new Set<(seen: InteractionSeen) => void>();
  #socket: WebSocket | undefined;
  #closed = false;

  constructor(personId: string, ears: Ears) {
    const { protocol, host } = location;
    this.#address = `${protocol.replace('http', 'ws')}//${host}${base}/people/${personId}/events`;
    this.#ears = ears;
    this.#open();
  }

  /** How far this interaction has come, as the stream last told. */
  latest(seen: InteractionSeen): InteractionSeen {
    return this.#interactions.get(seen.id) ?? seen;
  }

  /** Resolves once the interaction is answered or has failed. */
  async outcome(seen: InteractionSeen): Promise<InteractionSeen> {
    const latest = this.latest(seen);
    if (latest.progress !== 'open') return latest;
    return new Promise((resolve) => {
      const heard = (step: InteractionSeen) => {
        if (step.id !== seen.id || step.progress === 'open') return;
        this.#waiting.delete(heard);
        resolve(step);
      };
      this.#waiting.add(heard);
    });
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  #open(): void {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.addEventListener('open', () => this.#ears.opened());
    socket.addEventListener('message', ({ data }) => this.#hear(Event.parse(JSON.parse(String(data)))));
    socket.addEventListener('close', () => this.#reopen());
  }

  #reopen(): void {
    if (this.#closed) return;
    this.#ears.cut();
    setTimeout(() => {
      if (!this.#closed) this.#open();
    }, RECONNECT_MS);
  }

  #hear(event: Event): void {
    if (event.type === 'interaction') {
      this.#interactions.set(event.interaction.id, event.interaction);
      for (const heard of [...this.#waiting]) heard(event.interaction);
    }
    if (!this.#closed) this.#ears.hear(event);
  }
}
