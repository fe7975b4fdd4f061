import type { Contradiction } from '../../../../terms/amendment/limits.ts';
import { quoted, say, type Worded, type Wording } from '../text.ts';

/** Why a suggestion is not taken, or not answered once more. */
export const amendmentRefusals = {
  'may-not-propose': () => ({
    wrong: 'Only Moderators and Justices hand in the finished text of an Act.',
    remedy: 'Leave `act` out: your idea in your own words is welcome.',
  }),
  'too-many-suggestions': ({ limit }: { limit: number }) => ({
    wrong: `${limit} suggestions of yours wait for an answer already.`,
    remedy: 'Wait until the Chief Justice has answered one of them.',
  }),
  'suggestion-answered': ({ suggestion, accepted }: { suggestion: number; accepted: boolean }) => ({
    wrong: `Suggestion ${suggestion} was ${accepted ? 'accepted' : 'declined'} already.`,
    remedy: 'See those that wait with `/chief terms`.',
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
    say(`${quoted(text)} is not a version.`, 'Write it like `2.5`, or leave `version` out to count on.'),
  'version-not-later': ({ text, current }: { text: string; current: string }) => ({
    wrong: `Version ${text} does not come after version ${current}, which is in force.`,
    remedy: 'Choose a later one, or leave `version` out to count on.',
  }),
  'no-such-suggestion': ({ text }: { text: string }) => ({
    wrong: `There is no suggestion ${quoted(text)}.`,
    remedy: 'Choose one from the list as you type, or see them all with `/chief terms`.',
  }),
  'words-erased': ({ suggestion }: { suggestion: number }) => ({
    wrong: `The words of suggestion ${suggestion} were erased by whoever wrote them.`,
    remedy: 'It can only be declined, with `accept:False`.',
  }),
} satisfies Worded;

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
