import type { PersonNumber } from '../../../ledger/fields.ts';
import type { ClubView } from '../../ports.ts';
import { listed, nameOf, quoted, say, type Worded } from '../text.ts';

interface Named {
  text: string;
  people: PersonNumber[];
}

interface Typed {
  option: string;
  text: string;
}

/** What was not understood of what somebody typed, and how to say it. */
export const inputProblems = {
  'no-such-person': ({ text }: { text: string }) => ({
    wrong: `I know nobody called ${quoted(text)}.`,
    remedy:
      'Choose a name from the list as you type, or a number, such as `#12`. Somebody new has to `/join` first.',
  }),
  'has-left': ({ text }: { text: string }) => ({
    wrong: `${quoted(text)} is no longer on this server.`,
    remedy: 'If they are still a Member, use a command and choose their name, such as `/profile`.',
  }),
  'several-people': ({ text, people }: Named, view) => ({
    wrong: `More than one person is called ${quoted(text)}.`,
    remedy: `Say which by number: ${numbersOf(people, view)}.`,
  }),
  'was-here-before': ({ text, people }: Named, view) => ({
    wrong: `There was a Member called ${quoted(text)} before, who was taken off the Leaderboard.`,
    remedy: `If it is them, give their number as the \`name\`: ${numbersOf(people, view)}. If it is somebody else, add to the name so that the two can be told apart.`,
  }),
  'not-a-post': ({ text }: { text: string }) => ({
    wrong: `${quoted(text)} is no link to a post on this server.`,
    remedy: 'Get it from the post’s own menu, with *Copy Message Link*, and paste it as it is.',
  }),
  'no-such-act': ({ text }: { text: string }) => ({
    wrong: `The Terms have no Act ${quoted(text)}.`,
    remedy: 'Choose one from the list as you type, or see them all with `/terms`.',
  }),
  'one-of': ({ options }: { options: string[] }) => ({
    wrong: `Fill in exactly one of ${listed(options.map(named), 'or')}.`,
    remedy: 'Give the command again with one of them.',
  }),
  'name-unusable': ({ text }: { text: string }) =>
    say(`${quoted(text)} cannot be used as a name.`, 'A name has 1 to 32 characters that can be read.'),
  'nothing-to-change': () => say('Everything is like that already.', 'Fill in what should change.'),
  /** `recognisable`: but for what makes a ban hold. */
  'nothing-kept': ({ recognisable }: { recognisable: boolean }) =>
    recognisable
      ? say(
          `${knowsNothing} It keeps a code by which it would know you again, since you are banned.`,
          'You need not do anything: the code is deleted when your ban is over.',
        )
      : say(knowsNothing, 'You need not do anything.'),
  'closes-before-opens': () =>
    say('The session would close before it opens.', 'Put in a later time for `closes`.'),
  lapsed: () => ({
    wrong: 'This question was answered already, is too old, or was somebody else’s.',
    remedy: 'Nothing was done by this press. If you still want it, give the command again.',
  }),
  'not-a-moment': ({ text, option }: Typed) => ({
    wrong: `${quoted(text)} is not a time I can read (${named(option)}).`,
    remedy: 'Write the club’s time like `13:05`, or with the day like `2026-11-20 13:05`.',
  }),
  'not-a-date': ({ text, option }: Typed) => ({
    wrong: `${quoted(text)} is not a date I can read (${named(option)}).`,
    remedy: 'Write it year first, like `2026-11-27`.',
  }),
  'not-a-time': ({ text, option }: Typed) =>
    say(`${quoted(text)} is not a time I can read (${named(option)}).`, 'Write it like `13:05`.'),
  'not-a-timezone': ({ text }: { text: string }) =>
    say(`${quoted(text)} is not a time zone.`, 'Write it like `Europe/London`.'),
  empty: ({ option }: { option: string }) =>
    say(`${named(option)} says nothing that can be read.`, 'Fill it in.'),
  'too-long': ({ option, length, limit }: { option: string; length: number; limit: number }) => ({
    wrong: `${named(option)} has ${grouped(length)} characters; at most ${grouped(limit)} are taken.`,
    remedy: 'Shorten it.',
  }),
} satisfies Worded;

const knowsNothing = 'The club keeps nothing that says who you are.';

/** Up to ten of them, by number and name. */
const numbersOf = (people: readonly PersonNumber[], view: ClubView): string =>
  listed(
    people.slice(0, 10).map((person) => `\`#${person}\` (${nameOf(view, person)})`),
    'or',
  );

const named = (option: string): string => `\`${option.replaceAll('`', '')}\``;
const grouped = (count: number): string => count.toLocaleString('en-GB');
