import type { Invalid, Refusal } from './refusals.ts';

/** What a use case comes to: done, forbidden by the Terms (for every reason there is), or not understood. */
export type Result<T> =
  | { ok: true; value: T }
  | { ok: false; refusals: readonly Refusal[] }
  | { ok: false; invalid: Invalid };

export const done = <T>(value: T): Result<T> => ({ ok: true, value });
export const refused = (...refusals: Refusal[]): Result<never> => ({ ok: false, refusals });
export const notUnderstood = (invalid: Invalid): Result<never> => ({ ok: false, invalid });
