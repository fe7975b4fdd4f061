/** `consent` is the place of the entry by which it was asked for. */
export type ConsentOutcome =
  | { kind: 'consent-asked'; consent: number }
  | { kind: 'consent-answered'; consent: number; given: boolean };
