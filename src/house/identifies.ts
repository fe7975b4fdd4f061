/**
 * Whose turn it is to begin a session with Discord: of the shards whose numbers are alike modulo what Discord says, one in
 * five seconds, whatever process they are of.
 */
export interface Identifies {
  /** Resolves when a shard of that bucket may begin. Rejects once the signal is given: then it begins none. */
  turn(bucket: number, signal: AbortSignal): Promise<void>;
}
