/** A place where the tables do not say what the ledger makes of it, or the ledger itself cannot be read. */
export interface Difference {
  /** Such as `game 12` or `entry 40`. */
  place: string;
  kept: string;
  expected: string;
  /** Whether it is an entry that cannot be read, which the bot sets aside. */
  setAside?: true;
}
