import { once } from 'node:events';
import { WebSocket } from 'ws';
import type * as z from 'zod';
import { Event, type InteractionSeen, Problem } from './protocol.ts';

/** One person's connection to the playground: their requests, and the stream of what they see. */
export class PersonClient {
  readonly #base: string;
  readonly #listeners = new Set<(event: Event) => void>();
  readonly #interactions = new Map<string, InteractionSeen>();
  #socket: Promise<WebSocket> | undefined;

  constructor(url: string, personId: string) {
    this.#base = `${url}/people/${personId}`;
  }

  /** Asks and returns the answer, found to be of this shape; a refusal throws with its words. */
  async ask<Answer>(method: string, path: string, shape: z.ZodType<Answer>, body?: unknown): Promise<Answer> {
    await this.connected();
    const response = await fetch(`${this.#base}${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const json: unknown = await response.json();
    if (response.ok) return shape.parse(json);
    throw new Error(Problem.safeParse(json).data?.message ?? JSON.stringify(json));
  }

  /** How far this interaction has come, as the stream last told. */
  interaction(id: string): InteractionSeen | undefined {
    return this.#interactions.get(id);
  }

  /** Resolves at the next event, or with false after so many milliseconds. */
  async nextEvent(withinMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (came: boolean) => {
        clearTimeout(timer);
        this.#listeners.delete(heard);
        resolve(came);
      };
      const heard = () => end(true);
      const timer = setTimeout(() => end(false), withinMs);
      this.#listeners.add(heard);
    });
  }

  /** Resolves once the stream is open: nothing that happens later is missed. */
  async connected(): Promise<void> {
    this.#socket ??= this.#connect();
    await this.#socket;
  }

  async #connect(): Promise<WebSocket> {
    const socket = new WebSocket(`${this.#base.replace('http', 'ws')}/events`);
    socket.on('message', (data) => this.#hear(Event.parse(JSON.parse(String(data)))));
    await once(socket, 'open');
    return socket;
  }

  #hear(event: Event): void {
    if (event.type === 'interaction') this.#interactions.set(event.interaction.id, event.interaction);
    for (const listener of [...this.#listeners]) listener(event);
  }

  async close(): Promise<void> {
    (await this.#socket)?.close();
  }
}
