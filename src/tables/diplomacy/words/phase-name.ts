const seasons: Readonly<Record<string, string>> = { S: 'Spring', F: 'Fall', W: 'Winter' };
const kinds: Readonly<Record<string, string>> = { M: 'movement', R: 'retreats', A: 'adjustments' };

/** `Spring 1901, movement` of `S1901M`. */
export const phaseName = (phase: string): string =>
  `${seasons[phase.charAt(0)] ?? ''} ${phase.slice(1, -1)}, ${kinds[phase.slice(-1)] ?? ''}`;
