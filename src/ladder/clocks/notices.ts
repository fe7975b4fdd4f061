/** What the bot says by itself of chess clocks. */
export type ClockNotice =
  /** Act I.7: a clock, with what can be done with it. */
  | { kind: 'clock-card'; clock: number }
  /** Act I.7.5: its game is over, by a flag or with its session. */
  | { kind: 'clock-over'; clock: number }
  /** Act I.7.1: it was stopped, since nobody was there who may watch over it. */
  | { kind: 'clock-unattended'; clock: number };
