import type { Contradiction } from '../../../../terms/amendment/limits.ts';
import type { Invalid } from '../../refusals.ts';
import { plain } from '../text.ts';
import { type RefusalOf, say, type Wording } from '../wording.ts';

export type AmendmentRefusal = RefusalOf<'may-not-propose' | 'too-many-suggestions' | 'suggestion-answered'>;

/** Why a suggestion is not taken, or not answered once more. */
export function wordAmendment(refusal: AmendmentRefusal): Wording {
  switch (refusal.code) {
    case 'may-not-propose':
      return say(
        'Only Moderators and Justices hand in the finished text of an Act.',
        'Leave `act` out: your idea in your own words is welcome.',
      );
    case 'too-many-suggestions':
      return say(
        `${refusal.limit} suggestions of yours wait for an answer already.`,
        'Wait until the Chief Justice has answered one of them.',
      );
    case 'suggestion-answered':
      return say(
        `Suggestion ${refusal.suggestion} was ${refusal.accepted ? 'accepted' : 'declined'} already.`,
        'See those that wait with `/chief terms`.',
      );
    default:
      return refusal satisfies never;
  }
}

export type InvalidAmendment = Extract<
  Invalid,
  {
    problem:
      | 'no-such-figure'
      | 'not-a-figure'
      | 'figures-contradict'
      | 'not-a-version'
      | 'version-not-later'
      | 'no-such-suggestion'
      | 'words-erased';
  }
>;

/** What was not understood of a change of the Terms, and how to say it. */
export function wordInvalidAmendment(invalid: InvalidAmendment): Wording {
  switch (invalid.problem) {
    case 'no-such-figure':
      return say(
        `The Terms have no figure ${quoted(invalid.text)}.`,
        'Choose one from the list as you type.',
      );
    case 'not-a-figure':
      return say(
        `${quoted(invalid.text)} cannot be the figure “${invalid.title}”.`,
        `Write ${invalid.expects}.`,
      );
    case 'figures-contradict':
      return contradictions[invalid.contradiction];
    case 'not-a-version':
      return say(
        `${quoted(invalid.text)} is not a version.`,
        'Write it like `2.5`, or leave `version` out to count on.',
      );
    case 'version-not-later':
      return say(
        `Version ${invalid.text} does not come after version ${invalid.current}, which is in force.`,
        'Choose a later one, or leave `version` out to count on.',
      );
    case 'no-such-suggestion':
      return say(
        `There is no suggestion ${quoted(invalid.text)}.`,
        'Choose one from the list as you type, or see them all with `/chief terms`.',
      );
    case 'words-erased':
      return say(
        `The words of suggestion ${invalid.suggestion} were erased by whoever wrote them.`,
        'It can only be declined, with `accept:False`.',
      );
    default:
      return invalid satisfies never;
  }
}

const contradictions: Record<Contradiction, Wording> = {
  'closes-before-opens': say(
    'A session would end before it begins.',
    'Set the figures `opens` and `closes` one after the other, so that the end always comes later.',
  ),
  'start-below-floor': say(
    'Whoever joins would start below the lowest score there is.',
    'Set the figures `startingScore` and `floor` so that the first is not below the second.',
  ),
  'more-absences-than-sessions': say(
    'A removal would ask for more absences than the sessions that are looked back on.',
    'Set the figures `removalAbsences` and `removalSessions` so that the first is not above the second.',
  ),
  'reminder-after-deadline': say(
    'Somebody would be reminded of a deadline that is over.',
    'Set the figures `reminderDays`, `declarationDays` and `opinionDays` so that every reminder comes first.',
  ),
};

const quoted = (text: string): string => `“${plain(text, 60)}”`;
