import { plain } from '../../../house/words/text.ts';
import { type RefusalOf, say, type Wording } from '../../../house/words/wording.ts';

export type LimitRefusal = RefusalOf<'limit-set-already' | 'limit-is'>;

const states = {
  running: say('The time of that game is running.', 'Press **Pause** to stop it for a while.'),
  paused: say('The time of that game is stopped for now.', 'Press **Resume** to let it go on.'),
  over: say('That game is over.', 'For another one, use `/game limit` again.'),
} as const;

/** Why a time limit cannot be set or changed. */
export function wordLimit(refusal: LimitRefusal): Wording {
  switch (refusal.code) {
    case 'limit-set-already':
      return say(
        `${plain(refusal.name, 32)} is playing a game with a time limit already.`,
        'Press **Stop** below that game once it is over.',
      );
    case 'limit-is':
      return states[refusal.state];
    default:
      return refusal satisfies never;
  }
}
