import { listed, nameOf } from '../../../house/words/text.ts';
import { say, type Worded } from '../../../house/words/wording.ts';
import type { GameNumber, PersonNumber } from '../../../ledger/fields.ts';

interface OfPerson {
  person: PersonNumber;
}

/** Why something cannot be done with a monitor, or with a game that was played under one. */
export const monitorRefusals = {
  'already-monitored': ({ person }: OfPerson, view) =>
    say(
      `${nameOf(view, person)} is monitored already.`,
      'See why with `/monitor list`. There is one monitor at a time.',
    ),
  'not-monitored': ({ person }: OfPerson, view) =>
    say(`${nameOf(view, person)} is not monitored.`, 'See who is with `/monitor list`.'),
  'monitor-not-overdue': ({ person }: OfPerson, view) =>
    say(
      `The monitor on ${nameOf(view, person)} has not lasted past the next session yet.`,
      'The suspicion is stated again after that. If it is gone, use `/monitor lift`.',
    ),
  /** `monitored`: the players for whom somebody had to watch the game. */
  'overseer-needed': ({ game, monitored }: { game: GameNumber; monitored: PersonNumber[] }, view) =>
    say(
      `${listed(monitored.map((person) => nameOf(view, person)))} was monitored when game #${game} was played, so a Moderator has to have watched it.`,
      'Name the one who watched all or part of it in `overseer`. If nobody did, refuse it with `/game refuse`.',
    ),
} satisfies Worded;
