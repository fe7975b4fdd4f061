import { z } from 'zod';
import { clock, date, game, instant, penalty, person } from '../../ledger/fields.ts';

const milliseconds = z.int().nonnegative();

/** How a game with a chess clock is over: by a flag, since a Moderator or Justice ended it, or by the end of its session. */
export const clockEndings = ['flag', 'stopped', 'bell'] as const;

/** What happens to chess clocks (Act I.7), each by its own number; what is pressed on them is kept beside the ledger. */
export const clockSchemas = {
  /** `asked`: who has to agree first (Act I.7.2). `penalties`: those that took time off (Act I.2.1). */
  'clock-opened': z.object({
    clock,
    white: person,
    black: person,
    whiteLeft: milliseconds,
    blackLeft: milliseconds,
    /** For each turn that a player ends, in milliseconds. */
    increment: milliseconds,
    date,
    asked: z.array(person),
    penalties: z.array(penalty),
  }),
  'clock-consented': z.object({ clock, person }),
  /** A player does not want the clock. */
  'clock-declined': z.object({ clock }),
  'clock-started': z.object({ clock }),
  /** `flag`: whose time was used up (Act I.7.5). `endedAt`: when the game was over. */
  'clock-ended': z.object({
    clock,
    how: z.enum(clockEndings),
    endedAt: instant,
    flag: z.enum(['white', 'black']).nullable(),
    whiteLeft: milliseconds,
    blackLeft: milliseconds,
    turns: z.int().nonnegative(),
  }),
  /** The game that was played with it is entered. */
  'clock-entered': z.object({ clock, game }),
} as const;

export type ClockEnding = (typeof clockEndings)[number];
