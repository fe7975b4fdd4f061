import { type Instant, localDate } from '../../../../terms/time.ts';
import { counted, inWords } from '../../../../terms/words.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';
import { dayOf, nameOf, say, type Worded } from '../text.ts';

interface Active {
  person: PersonNumber;
  sessions: number;
  absences: number;
  games: number;
}

/** Why somebody cannot be taken off the Leaderboard, or cannot ask for it. */
export const removalRefusals = {
  /** `person` is null for somebody whom the club does not know. */
  'not-a-member': ({ person }: { person: PersonNumber | null }, view) => ({
    wrong:
      person === null
        ? 'You are not on the Leaderboard.'
        : `${nameOf(view, person)} is not on the Leaderboard.`,
    remedy: 'Anyone can join with `/join`.',
  }),
  /** `due` is null while a ban without an end holds the request. */
  'removal-asked-already': ({ due }: { due: Instant | null }, { state }) => {
    const until =
      due === null
        ? 'The request waits until your ban, or your case before the Court, is over.'
        : `The Chief Justice has until ${dayOf(localDate(due, state.figures))}.`;
    return say(
      'You have already asked to be removed.',
      `${until} To stay after all, use \`/leave withdraw:True\`.`,
    );
  },
  'no-removal-request': ({ person }: { person: PersonNumber }, view) =>
    say(`${nameOf(view, person)} has not asked to be removed.`, 'A Member asks with `/leave`.'),
  'not-inactive': ({ person, sessions, absences, games }: Active, view) => {
    const { removalAbsences, removalGames, removalSessions } = view.state.figures;
    const name = nameOf(view, person);
    const missed =
      sessions === 0
        ? `${name} has missed nothing: no session was held after they joined.`
        : `${name} missed ${absences === 0 ? 'none' : inWords(absences)} of the last ${sessions === 1 ? 'session' : counted(sessions, 'session')}, and played ${counted(games, 'game')} in that time.`;
    return say(
      missed,
      `A Member can be removed for missing at least ${inWords(removalAbsences)} of the last ${inWords(removalSessions)} sessions and playing at most ${counted(removalGames, 'game')}.`,
    );
  },
} satisfies Worded;
