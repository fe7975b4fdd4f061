import { type Phase, type PhaseKind, writePhase } from '../../../../packages/diplomacy/src/index.ts';

/** The kinds of phases that follow a movement. */
export type LaterKind = Exclude<PhaseKind, 'M'>;

/**
 * The phases for which orders can be given beforehand, with those of this one (WM D.II(5), MJ B.III(5)): the retreats that may follow, and
 * the adjustments after a Fall.
 */
export const laterKinds = ({ season, kind }: Phase): readonly LaterKind[] => [
  ...(kind === 'M' ? (['R'] as const) : []),
  ...(season === 'F' ? (['A'] as const) : []),
];

/** Such a phase. */
export const laterPhaseOf = ({ season, year }: Phase, kind: LaterKind): Phase => ({
  season: kind === 'A' ? 'W' : season,
  year,
  kind,
});

/** What entries call it: `F1901R`, `W1901A`. */
export const laterPhase = (phase: Phase, kind: LaterKind): string => writePhase(laterPhaseOf(phase, kind));
