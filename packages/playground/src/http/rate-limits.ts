import { createHash } from 'node:crypto';

export interface Limit {
  requests: number;
  perMs: number;
}

export interface Verdict {
  allowed: boolean;
  headers: Record<string, string>;
  /** Seconds to wait, where it is refused. */
  retryAfter: number;
  global: boolean;
}

interface Window {
  endsAt: number;
  left: number;
}

/** All requests of a bot together, interactions excepted. */
const GLOBAL: Limit = { requests: 50, perMs: 1_000 };

/** What a route allows that says nothing else. */
export const USUAL: Limit = { requests: 50, perMs: 1_000 };

/** From how many buckets on those that ended are looked for and forgotten. */
const MOST_WINDOWS = 1_000;

/** Counts requests in buckets of real time, as Discord's headers describe them. */
export class RateLimits {
  readonly #windows = new Map<string, Window>();
  readonly #changed = new Map<string, Limit>();
  /** Switched off, nothing is counted and no header sent. */
  enabled = true;

  /** Sets the limit of a route, written as `POST /channels/{channel_id}/messages`. */
  set(route: string, limit: Limit): void {
    this.#changed.set(route, limit);
  }

  /** Counts one request against its route's bucket and the global one. */
  take(who: string, route: string, major: string, usual: Limit, counted: boolean): Verdict {
    const limit = this.#changed.get(route) ?? usual;
    if (counted && !this.#count(`${who} global`, GLOBAL)) return refused(1, true, {});
    const key = `${who} ${route} ${major}`;
    const allowed = this.#count(key, limit);
    const window = this.#window(key, limit);
    const headers = headersOf(route, limit, window);
    if (allowed) return { allowed, headers, retryAfter: 0, global: false };
    return refused((window.endsAt - Date.now()) / 1_000, false, headers);
  }

  #count(key: string, limit: Limit): boolean {
    const window = this.#window(key, limit);
    if (window.left === 0) return false;
    window.left -= 1;
    return true;
  }

  #window(key: string, limit: Limit): Window {
    const current = this.#windows.get(key);
    if (current !== undefined && current.endsAt > Date.now()) return current;
    this.#forgetEnded();
    const fresh = { endsAt: Date.now() + limit.perMs, left: limit.requests };
    this.#windows.set(key, fresh);
    return fresh;
  }

  /** Every interaction brings a bucket of its own, which nobody asks for again. */
  #forgetEnded(): void {
    if (this.#windows.size < MOST_WINDOWS) return;
    for (const [key, { endsAt }] of this.#windows) if (endsAt <= Date.now()) this.#windows.delete(key);
  }
}

/** The verdict on a request that has to wait so many seconds. */
export function refused(seconds: number, global: boolean, headers: Record<string, string>): Verdict {
  const retryAfter = Math.max(0.001, Math.ceil(seconds * 1_000) / 1_000);
  const scope = {
    'retry-after': String(Math.ceil(retryAfter)),
    'x-ratelimit-scope': global ? 'global' : 'user',
  };
  const flag = global ? { 'x-ratelimit-global': 'true' } : {};
  return { allowed: false, headers: { ...headers, ...scope, ...flag }, retryAfter, global };
}

function headersOf(route: string, limit: Limit, window: Window): Record<string, string> {
  return {
    'x-ratelimit-limit': String(limit.requests),
    'x-ratelimit-remaining': String(window.left),
    'x-ratelimit-reset': String(window.endsAt / 1_000),
    'x-ratelimit-reset-after': String(Math.max(0, window.endsAt - Date.now()) / 1_000),
    'x-ratelimit-bucket': createHash('sha1').update(route).digest('hex').slice(0, 32),
  };
}
