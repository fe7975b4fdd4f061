import { counted } from '../../../../terms/words.ts';
import { plain } from '../../../house/words/text.ts';
import { type RefusalOf, say, type Wording } from '../../../house/words/wording.ts';
import type { ClockRefusal } from '../../clocks/refusals.ts';

const stages = {
  asking: say('The players have not both agreed to the clock yet.', 'Each presses **I agree** below it.'),
  ready: say('The clock has not begun.', 'Press **Start** when the players are ready.'),
  running: say('The clock is running.', 'Press **Pause** to stop both times for a while.'),
  paused: say('Both times are stopped.', 'Press **Resume** to let the clock go on.'),
  over: say('That game is over.', 'For another one, use `/clock open` again.'),
  declined: say('A player did not agree to that clock.', 'For another one, use `/clock open` again.'),
} as const;

/** Why something cannot be done with a chess clock (Act I.7). */
export function wordClock(refusal: RefusalOf<ClockRefusal['code']>): Wording {
  switch (refusal.code) {
    case 'clock-open-already':
      return say(
        `${plain(refusal.name, 32)} has a chess clock already.`,
        `Press **End** below clock ${refusal.clock} once that game is over.`,
      );
    case 'overseer-away':
      return say(
        'Whoever watches over a game with a clock has to be in the room, and you are not checked in.',
        'Check in with `/present`.',
      );
    case 'clock-minutes-ordered':
      return say(
        `The Chief Justice has set ${counted(refusal.minutes, 'minute')} for ${plain(refusal.name, 32)}.`,
        'Leave `minutes` out, or give the same.',
      );
    case 'clock-is':
      return stages[refusal.stage];
    case 'not-asked':
      return say(
        'You are not asked about this clock.',
        'Its players answer for themselves; for one without an account, whoever watches over the game does.',
      );
    case 'clock-entered-already':
      return say(
        `That game is entered already, as game #${refusal.game}.`,
        'If something is wrong with it, use `/game correct`.',
      );
    default:
      return refusal satisfies never;
  }
}
