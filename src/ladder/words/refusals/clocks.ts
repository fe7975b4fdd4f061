import { counted } from '../../../../terms/words.ts';
import { plain, say, type Worded } from '../../../house/words/text.ts';
import type { GameNumber } from '../../../ledger/fields.ts';

const clockStages = {
  asking: say('The players have not both agreed to the clock yet.', 'Each presses **I agree** below it.'),
  ready: say('The clock has not begun.', 'Press **Start** when the players are ready.'),
  running: say('The clock is running.', 'Press **Pause** to stop both times for a while.'),
  paused: say('Both times are stopped.', 'Press **Resume** to let the clock go on.'),
  over: say('That game is over.', 'For another one, use `/clock open` again.'),
  declined: say('A player did not agree to that clock.', 'For another one, use `/clock open` again.'),
} as const;

/** Where a chess clock is on its way. */
export type ClockStage = keyof typeof clockStages;

/** Why something cannot be done with a chess clock (Act I.7). */
export const clockRefusals = {
  'clock-open-already': ({ clock, name }: { clock: number; name: string }) => ({
    wrong: `${plain(name, 32)} has a chess clock already.`,
    remedy: `Press **End** below clock ${clock} once that game is over.`,
  }),
  'overseer-away': {
    wrong: 'Whoever watches over a game with a clock has to be in the room, and you are not checked in.',
    remedy: 'Check in with `/present`.',
  },
  'clock-minutes-ordered': ({ name, minutes }: { name: string; minutes: number }) => ({
    wrong: `The Chief Justice has set ${counted(minutes, 'minute')} for ${plain(name, 32)}.`,
    remedy: 'Leave `minutes` out, or give the same.',
  }),
  'clock-is': ({ stage }: { clock: number; stage: ClockStage }) => clockStages[stage],
  'not-asked': (_: { clock: number }) => ({
    wrong: 'You are not asked about this clock.',
    remedy:
      'Its players answer for themselves; for one without an account, whoever watches over the game does.',
  }),
  'clock-entered-already': ({ game }: { clock: number; game: GameNumber }) => ({
    wrong: `That game is entered already, as game #${game}.`,
    remedy: 'If something is wrong with it, use `/game correct`.',
  }),
} satisfies Worded;
