import type { Message } from './message.ts';
import { longSentences, sentencesOf } from './page.ts';

/** What a text can do that makes people stumble. */
export const stumbles = {
  'an old phrase': (text) => worn.some((phrase) => phrase.test(text)),
  'a long sentence': (text, message) => longSentences([{ ...message, text }]).length > 0,
  'one time told twice': (text) => toldTwice.test(text),
  'a wrong plural': (text) => wrongPlural.test(text),
  'a small letter at the start': (text, { group }) =>
    whole.includes(group) && (startsSmall.test(text) || goesOnSmall.test(text)),
} satisfies Record<string, (sentence: string, message: Message) => boolean>;

/** What was said before there was a plainer way, and the words of the software. */
const worn = [
  /was it so\?/i,
  /^unanswered,/i,
  /if only the other one/i,
  /how it went is told/i,
  /\bdown as declared\b/i,
  /\bcard is on its way\b/i,
  /nobody of the court/i,
  /moves to take home/i,
  /is left over this time/i,
  /as the case is over/i,
  /taken off back\b/i,
  /\banew\b/i,
  /is no more for the case/i,
  /of the points expected/i,
  /\blooks? whether\b/i,
  /(\d+) → \**\1\b(?! \(±0\))/,
  /had never (?:been|happened)/i,
  /\bwhoever\b/i,
];

/** The club's own hour beside a reader's, but where that hour is the rule: a session's beginning and end, and the end of a day. */
const toldTwice = /<t:\d+:\w> \([^)]*(?!12:30|13:10|23:59)\d\d:\d\d at the club\)/;

const things =
  'deductions|days|files|games|hours|Justices|members|minutes|moves|places|points|seconds|sessions|times|votes|weeks|wins';

const wrongPlural = new RegExp(`(?<![\\d#.,:–−-])\\b(?:1|one) (?:more |empty )?(?:${things})\\b`, 'i');

/** Kinds of what is read as a message by itself: in the others there are names, labels and pieces of sentences. */
const whole: readonly string[] = [
  'What is answered',
  'What the bot says by itself',
  'What is refused',
  'What is not understood',
  'What is asked first',
  'How a hearing begins',
];

/** But for what is typed, such as a command or a file's name, and what leads into a list. */
const startsSmall = /^(?:[^\p{L}\p{N}<`/[\-•“]|\*\*)*\p{Ll}(?![\w-]*[.:/_])/u;

const goesOnSmall = /[\p{L})*`][.!?] \p{Ll}(?![\w-]*[.:/_])/u;

/** Each stumble with whom it befalls: `a wrong plural: The ladder, game-counted`, each once and in the order of the alphabet. */
export function stumblesIn(messages: readonly Message[]): string[] {
  const found = messages.flatMap((message) =>
    Object.entries(stumbles)
      .filter(([, does]) => sentencesOf(message.text).some((sentence) => does(sentence, message)))
      .map(([what]) => `${what}: ${message.room}, ${message.code}`),
  );
  return [...new Set(found)].sort();
}
