import type { Instant } from '../../../../terms/time.ts';
import { hourOf, type Worded } from '../text.ts';

interface TooMany {
  limit: number;
  /** When the next one is taken. */
  again: Instant;
}

/** Why a message is not reported. */
export const reportRefusals = {
  'reported-already': () => ({
    wrong: 'You have already reported this message.',
    remedy: 'You don’t need to do anything: the Moderators know about it.',
  }),
  'too-many-reports': ({ limit, again }: TooMany) => ({
    wrong: `You have reported ${limit} messages within an hour.`,
    remedy: `You can report another one at ${hourOf(again)}. If it is urgent, tell a teacher.`,
  }),
  'nobody-to-tell': () => ({
    wrong: 'There is nobody here whom I could tell about it.',
    remedy: 'Tell a teacher instead.',
  }),
} satisfies Worded;
