/** Where the panel hears a case, where it takes counsel with itself, and where the whole Court hears it. */
export const rooms = ['hearing', 'panel', 'en-banc'] as const;
export type HearingRoom = (typeof rooms)[number];
