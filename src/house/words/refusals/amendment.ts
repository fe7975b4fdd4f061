import type { Contradiction } from '../../../../terms/amendment/limits.ts';
import { quoted, say, type Worded, type Wording } from '../text.ts';

/** Why a suggestion is not taken, or not answered once more. */
export const amendmentRefusals = {
  'may-not-propose': () => ({
    wrong: 'Only Moderators and Justices can hand in the finished text of an Act.',
    remedy: 'Leave `act` out: your idea in your own words is welcome.',
  }),
  'too-many-suggestions': ({ limit }: { limit: number }) => ({
    wrong: `${limit} of your suggestions are still waiting for an answer.`,
    remedy: 'Wait until the Chief Justice has answered one of them.',
  }),
  'suggestion-answered': ({ suggestion, accepted }: { suggestion: number; accepted: boolean }) => ({
    wrong: `Suggestion ${suggestion} was already ${accepted ? 'accepted' : 'declined'}.`,
    remedy: 'See which ones are waiting with `/chief terms`.',
  }),
} satisfies Worded;

/** What was not understood of a change of the Terms, and how to say it. */
export const amendmentProblems = {
  'no-such-figure': ({ text }: { text: string }) =>
    say(`The Terms have no figure ${quoted(text)}.`, 'Choose one from the list as you type.'),
  /** A figure of Act 0.5, which is set elsewhere. */
  'not-a-figure': ({ text, title, expects }: { text: string; title: string; expects: string }) =>
    say(`${quoted(text)} cannot be the figure “${title}”.`, `Write ${expects}.`),
  'figures-contradict': ({ contradiction }: { contradiction: Contradiction }) =>
    contradictions[contradiction],
  'not-a-version': ({ text }: { text: string }) =>
    say(
      `${quoted(text)} is not a version.`,
      'Write it like `2.5`, or leave `version` out to get the next one.',
    ),
  'version-not-later': ({ text, current }: { text: string; current: string }) => ({
    wrong: `Version ${text} does not come after version ${current}, which is in force now.`,
    remedy: 'Choose a later one, or leave `version` out to get the next one.',
  }),
  'no-such-suggestion': ({ text }: { text: string }) => ({
    wrong: `There is no suggestion ${quoted(text)}.`,
    remedy: 'Choose one from the list as you type, or see them all with `/chief terms`.',
  }),
  'words-erased': ({ suggestion }: { suggestion: number }) => ({
    wrong: `The person who wrote suggestion ${suggestion} has erased its words.`,
    remedy: 'You can only decline it, with `accept:False`.',
  }),
} satisfies Worded;

const contradictions: Record<Contradiction, Wording> = {
  'closes-before-opens': say(
    'A session would end before it begins.',
    'Set the figures `opens` and `closes` one after the other, so that the end always comes later.',
  ),
  'start-below-floor': say(
    'New Members would start below the lowest score there is.',
    'Set the figures `startingScore` and `floor` so that the first is not below the second.',
  ),
  'more-absences-than-sessions': say(
    'A removal would need more absences than there are sessions to look at.',
    'Set the figures `removalAbsences` and `removalSessions` so that the first is not above the second.',
  ),
  'reminder-after-deadline': say(
    'The reminder would come after the deadline.',
    'Set the figures `reminderDays`, `declarationDays` and `opinionDays` so that every reminder comes first.',
  ),
};
