import { localDate } from '../../../../terms/time.ts';
import { counted, inWords } from '../../../../terms/words.ts';
import type { ClubView } from '../../ports.ts';
import { dayOf, nameOf } from '../text.ts';
import { type RefusalOf, say, type Wording } from '../wording.ts';

export type RemovalRefusal = RefusalOf<
  'not-a-member' | 'removal-asked-already' | 'no-removal-request' | 'not-inactive'
>;

/** Why somebody cannot be taken off the Leaderboard, or cannot ask for it. */
export function wordRemoval(refusal: RemovalRefusal, view: ClubView): Wording {
  switch (refusal.code) {
    case 'not-a-member':
      return say(
        refusal.person === null
          ? 'You are not on the Leaderboard.'
          : `${nameOf(view, refusal.person)} is not on the Leaderboard.`,
        'Anybody can join with `/join`.',
      );
    case 'removal-asked-already':
      return say('You have asked to be removed already.', alreadyAsked(refusal, view));
    case 'no-removal-request':
      return say(
        `${nameOf(view, refusal.person)} has not asked to be removed.`,
        'A Member asks with `/leave`.',
      );
    case 'not-inactive':
      return say(...active(refusal, view));
    default:
      return refusal satisfies never;
  }
}

function alreadyAsked({ due }: RefusalOf<'removal-asked-already'>, { state }: ClubView): string {
  const until =
    due === null
      ? 'once your ban, or your case before the Court, is over'
      : `until ${dayOf(localDate(due, state.figures))}`;
  return `The Chief Justice has time ${until}. To stay after all, use \`/leave withdraw:True\`.`;
}

function active(
  { person, sessions, absences, games }: RefusalOf<'not-inactive'>,
  view: ClubView,
): [string, string] {
  const { removalAbsences, removalGames, removalSessions } = view.state.figures;
  const name = nameOf(view, person);
  const missed =
    sessions === 0
      ? `${name} has missed none, since no session was held after they joined.`
      : `${name} missed ${absences === 0 ? 'none' : inWords(absences)} of the last ${counted(sessions, 'session')} and played ${counted(games, 'game')} in them.`;
  return [
    missed,
    `It takes ${inWords(removalAbsences)} or more missed of the last ${inWords(removalSessions)}, and at most ${counted(removalGames, 'game')}.`,
  ];
}
