/**
 * Whose turn it is to begin a session with Discord: of the shards whose numbers are alike modulo what Discord says, one in
 * five seconds, whatever process they are of.
 */
export interface Identifies {
  /** Resolves when a shard of that bucket may begin. Rejects once the signal is given: then it begins none. */
  turn(bucket: number, signal: AbortSignal): Promise<void>;
}

/** Another process does what falls due for the shards of this one, since this one had lost the database. */
export class ShardsTaken extends Error {
  constructor() {
    super('Another process has the shards of this one: it ends, and can be started again to wait for them');
  }
}

/**
 * What falls due for the clubs of some shards: one process does it at a time. Another one with the same shards, such as the next
 * version of the program, answers commands already, and waits with the rest until the first has ended.
 */
export interface Duty extends Identifies {
  /** Resolves when this process has it. Rejects once the signal is given. */
  taken(signal: AbortSignal | undefined): Promise<void>;
  /** Whether this process has it now. */
  readonly isTaken: boolean;
  /** Resolves when another process has it instead. */
  readonly lost: Promise<void>;
  /** Gives it up. */
  end(): Promise<void>;
}
