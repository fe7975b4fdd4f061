import { grouped } from '../../../../terms/words.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';
import { nearNames } from '../../near-names.ts';
import type { ClubView } from '../../ports.ts';
import { listed, nameOf, plain, quoted, say, type Worded } from '../text.ts';

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
  'no-such-person': ({ text }: { text: string }, view) => ({
    wrong: `I don’t know ${quoted(text)}.${didYouMean(nearNames(view, text))}`,
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
    wrong: `A former Member was called ${quoted(text)}.`,
    remedy: `If it is them, give their number as the \`name\`: ${numbersOf(people, view)}. If it is somebody else, add something to the name to tell the two apart.`,
  }),
  'not-a-post': ({ text }: { text: string }) => ({
    wrong: `${quoted(text)} is not a link to a post on this server.`,
    remedy: 'Choose *Copy Message Link* in the post’s menu, and paste the link here.',
  }),
  'no-such-act': ({ text }: { text: string }) => ({
    wrong: `The Terms have no Act ${quoted(text)}.`,
    remedy: 'Choose one from the list as you type, or see them all with `/terms`.',
  }),
  'one-of': ({ options }: { options: string[] }) => ({
    wrong: `Fill in exactly one of ${listed(options.map(named), 'or')}.`,
    remedy: 'Use the command again with one of them.',
  }),
  'name-unusable': ({ text }: { text: string }) =>
    say(`${quoted(text)} can’t be used as a name.`, 'A name has 1 to 32 readable characters.'),
  'tables-off': () => ({
    wrong: 'This club has no tables.',
    remedy: 'Someone who manages this server can turn them on with `/setup tables:true`.',
  }),
  'nothing-to-change': () => say('That is how it already is.', 'Fill in what you want to change.'),
  /** `recognisable`: but for what makes a ban hold. */
  'nothing-kept': ({ recognisable }: { recognisable: boolean }) =>
    recognisable
      ? say(
          `${knowsNothing} It keeps only a code to recognise you, because you are banned, or were removed from a table that goes on.`,
          'You don’t need to do anything: the code is deleted when that is over.',
        )
      : say(knowsNothing, 'You don’t need to do anything.'),
  'closes-before-opens': () =>
    say('The session would close before it opens.', 'Put in a later time for `closes`.'),
  lapsed: () => ({
    wrong: 'This question has been answered, is too old, or was for somebody else.',
    remedy: 'Nothing was done. If you still want this, use the command again.',
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
    say(`${named(option)} has nothing readable in it.`, 'Fill it in.'),
  'too-long': ({ option, length, limit }: { option: string; length: number; limit: number }) => ({
    wrong: `${named(option)} has ${grouped(length)} characters; the limit is ${grouped(limit)}.`,
    remedy: 'Make it shorter.',
  }),
} satisfies Worded;

const didYouMean = (names: readonly string[]): string =>
  names.length === 0
    ? ''
    : ` Did you mean ${listed(
        names.map((name) => plain(name, 32)),
        'or',
      )}?`;

const knowsNothing = 'The club keeps nothing that says who you are.';

/** Up to ten of them, by number and name. */
const numbersOf = (people: readonly PersonNumber[], view: ClubView): string =>
  listed(
    people.slice(0, 10).map((person) => `\`#${person}\` (${nameOf(view, person)})`),
    'or',
  );

const named = (option: string): string => `\`${option.replaceAll('`', '')}\``;
