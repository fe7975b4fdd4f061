import type { CourtItems } from '../../house/court-items.ts';

/** What somebody takes to the Court that is about nothing in the ledger. */
export const anythingElse: CourtItems = {
  items: {
    other: () => [
      { key: 'other', what: 'other', subject: { kind: 'other' }, concerned: null, stands: true, at: 0 },
    ],
  },
  kinds: {
    other: {
      called: 'other matter',
      heard: 'another matter',
      undone: 'what was decided is undone',
      brought: () => ({
        words: 'another matter',
        choice: { label: () => 'Anything else', whole: true },
        undone: 'it does not hold',
        answering: () => null,
        involved: () => ({ decided: [], players: [] }),
        effects: () => [],
        lines: async () => [],
      }),
    },
  },
};
