/** `limit` is the place of the entry that set it. */
export type LimitOutcome =
  | { kind: 'limit-set'; limit: number }
  | { kind: 'limit-paused'; limit: number }
  | { kind: 'limit-resumed'; limit: number }
  | { kind: 'limit-stopped'; limit: number };
