import type { ClubView } from '../../../house/ports.ts';
import { listed, nameOf } from '../../../house/words/text.ts';
import { type RefusalOf, say, type Wording } from '../../../house/words/wording.ts';

export type MonitorRefusal = RefusalOf<
  'already-monitored' | 'not-monitored' | 'monitor-not-overdue' | 'overseer-needed'
>;

/** Why something cannot be done with a monitor, or with a game that was played under one. */
export function wordMonitor(refusal: MonitorRefusal, view: ClubView): Wording {
  switch (refusal.code) {
    case 'already-monitored':
      return say(
        `${nameOf(view, refusal.person)} is monitored already.`,
        'See why with `/monitor list`. There is one monitor at a time.',
      );
    case 'not-monitored':
      return say(`${nameOf(view, refusal.person)} is not monitored.`, 'See who is with `/monitor list`.');
    case 'monitor-not-overdue':
      return say(
        `The monitor on ${nameOf(view, refusal.person)} has not lasted past the next session yet.`,
        'The suspicion is stated again after that. If it is gone, use `/monitor lift`.',
      );
    case 'overseer-needed':
      return say(
        `${listed(refusal.monitored.map((person) => nameOf(view, person)))} was monitored when game #${refusal.game} was played, so a Moderator has to have watched it.`,
        'Name the one who watched all or part of it in `overseer`. If nobody did, refuse it with `/game refuse`.',
      );
    default:
      return refusal satisfies never;
  }
}
