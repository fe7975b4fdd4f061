export type AmendmentOutcome =
  /** The entry that published it. */
  | { kind: 'terms-published'; publication: number }
  | { kind: 'suggestion-taken'; suggestion: number }
  | { kind: 'suggestion-answered'; suggestion: number };
