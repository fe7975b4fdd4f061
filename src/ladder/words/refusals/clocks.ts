import { counted } from '../../../../terms/words.ts';
import { plain, say, type Worded } from '../../../house/words/text.ts';
import type { GameNumber } from '../../../ledger/fields.ts';

const clockStages = {
  asking: say('Not both players have agreed to the clock yet.', 'Each presses **I agree** below it.'),
  ready: say('The clock has not begun.', 'Press **Start** when the players are ready.'),
  running: say('The clock is running.', 'Press **Pause** to pause both times.'),
  paused: say('Both times are paused.', 'Press **Resume** to go on.'),
  over: say('That game is over.', 'For a new one, use `/clock open`.'),
  declined: say('One player did not agree to that clock.', 'For a new one, use `/clock open`.'),
} as const;

/** How far a chess clock has got. */
export type ClockStage = keyof typeof clockStages;

/** Why something cannot be done with a chess clock (Act I.7). */
export const clockRefusals = {
  'clock-open-already': ({ clock, name }: { clock: number; name: string }) => ({
    wrong: `${plain(name, 32)} has a chess clock already.`,
    remedy: `Press **End** below clock ${clock} once that game is over.`,
  }),
  'overseer-away': {
    wrong: 'You have to be in the room to watch a game with a clock, and you are not checked in.',
    remedy: 'Check in with `/present`.',
  },
  'clock-minutes-ordered': ({ name, minutes }: { name: string; minutes: number }) => ({
    wrong: `The Chief Justice has set ${counted(minutes, 'minute')} for ${plain(name, 32)}.`,
    remedy: 'Leave out `minutes`, or choose the same.',
  }),
  'clock-is': ({ stage }: { clock: number; stage: ClockStage }) => clockStages[stage],
  'not-asked': (_: { clock: number }) => ({
    wrong: 'This question is not for you.',
    remedy:
      'The players answer for themselves. For a player without an account, the person who watches the game answers.',
  }),
  'clock-entered-already': ({ game }: { clock: number; game: GameNumber }) => ({
    wrong: `That game is already game #${game}.`,
    remedy: 'If something is wrong with it, use `/game correct`.',
  }),
} satisfies Worded;
