import type { CommitteeFigures, OfficeFigures, Share } from './rule-set.ts';

const twoThirds: Share = { of: 3, parts: 2 };

/** What the committees of both tournaments have in common: how much of them has to vote, and how they override a director. */
export const committeeOf = (given: Pick<CommitteeFigures, 'least' | 'questionAgreed'>): CommitteeFigures => ({
  ...given,
  days: 7,
  quorum: twoThirds,
  override: { majority: twoThirds, quorum: { of: 4, parts: 3 } },
});

const director: OfficeFigures = {
  ...{ on: 'directors', most: 1, namedBy: 'director', playing: 'never', not: ['assistant', 'committee'] },
};

/** The offices of both tournaments, of which a committee has so many members at most, and what becomes of those who play. */
export const officesOf = (most: number, playing: OfficeFigures['playing']) =>
  ({
    director,
    assistant: {
      ...{ on: 'assistants', most: 2, namedBy: 'director', playing, not: ['committee'] },
    },
    'acting-director': {
      ...{ on: 'directors', most: 1, namedBy: 'director', playing: 'never', not: [], among: 'assistant' },
    },
    committee: { on: 'committee', most, namedBy: 'director', playing, not: [] },
  }) as const satisfies Record<string, OfficeFigures>;
