import type { Act } from '../../../../terms/register.ts';
import { wordInvalidHearing } from '../../../appeals/words/refusals/hearing.ts';
import { wordInvalidOpinion } from '../../../appeals/words/refusals/opinions.ts';
import { wordItem } from '../../../appeals/words/refusals/petitions.ts';
import { wordOptionWith } from '../../../appeals/words/refusals/voting.ts';
import { wordChess } from '../../../ladder/words/refusals/chess.ts';
import { wordInvalidMove } from '../../../ladder/words/refusals/online.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';
import type { ClubView } from '../../ports.ts';
import type { Invalid } from '../../refusals.ts';
import { cite, listed, nameOf, plain } from '../text.ts';
import { say, type Wording } from '../wording.ts';
import { type InvalidAmendment, wordInvalidAmendment } from './amendment.ts';
import { type InvalidPenalty, wordInvalidPenalty } from './discipline.ts';
import { type InvalidFile, wordInvalidFile } from './files.ts';

/** What was not understood, and how to say it. */
export function wordInvalid(invalid: Invalid, view: ClubView): Wording {
  switch (invalid.problem) {
    case 'no-such-game':
      return say(
        `There is no game ${quoted(invalid.text)}.`,
        'Choose one from the list as you type, or its number, such as `12`.',
      );
    case 'move':
      return under('I.1', wordInvalidMove(invalid));
    case 'no-such-person':
      return say(
        `I know nobody called ${quoted(invalid.text)}.`,
        'Choose a name from the list as you type, or a number, such as `#12`. Somebody new has to `/join` first.',
      );
    case 'several-people':
      return say(
        `More than one person is called ${quoted(invalid.text)}.`,
        `Say which by number: ${numbersOf(invalid.people, view)}.`,
      );
    case 'was-here-before':
      return say(
        `There was a Member called ${quoted(invalid.text)} before, who was taken off the Leaderboard.`,
        `If it is them, give their number as the \`name\`: ${numbersOf(invalid.people, view)}. If it is somebody else, add to the name so that the two can be told apart.`,
      );
    case 'not-a-post':
      return say(
        `${quoted(invalid.text)} is no link to a post on this server.`,
        'Get it from the post’s own menu, with *Copy Message Link*, and paste it as it is.',
      );
    case 'no-such-act':
      return say(
        `The Terms have no Act ${quoted(invalid.text)}.`,
        'Choose one from the list as you type, or see them all with `/terms`.',
      );
    case 'one-of':
      return say(
        `Fill in exactly one of ${listed(invalid.options.map(named), 'or')}.`,
        'Give the command again with one of them.',
      );
    case 'name-unusable':
      return say(
        `${quoted(invalid.text)} cannot be used as a name.`,
        'A name has 1 to 32 characters that can be read.',
      );
    case 'nothing-to-change':
      return say('Everything is like that already.', 'Fill in what should change.');
    case 'nothing-kept':
      return invalid.recognisable ? onlyRecognised : say(knowsNothing, 'You need not do anything.');
    case 'holding-of-the-court':
    case 'too-many-acts':
      return wordInvalidOpinion(invalid);
    case 'no-such-item':
    case 'which-item':
      return wordItem(invalid);
    case 'which-case':
      return say(
        'It is not clear which case you mean.',
        'Choose it in `case`. In the thread of a case you can leave that out.',
      );
    case 'no-such-case':
      return say(
        `There is no case ${quoted(invalid.text)}.`,
        'Choose one from the list as you type, or cite it, such as `[2026] CoA 3`.',
      );
    case 'no-such-penalty':
    case 'no-such-offence':
    case 'goes-with':
    case 'kind-twice':
    case 'day-is-past':
    case 'changed-meanwhile':
      return wordInvalidPenalty(invalid);
    case 'no-such-figure':
    case 'not-a-figure':
    case 'figures-contradict':
    case 'not-a-version':
    case 'version-not-later':
    case 'no-such-suggestion':
    case 'words-erased':
      return wordInvalidAmendment(invalid);
    case 'named-twice':
    case 'no-such-exhibit':
    case 'no-such-motion':
      return wordInvalidHearing(invalid, view);
    case 'file-lost':
    case 'file-too-large':
    case 'file-kind':
    case 'file-not-so':
      return wordInvalidFile(invalid);
    case 'option-with':
      return wordOptionWith(invalid);
    case 'closes-before-opens':
      return say('The session would close before it opens.', 'Put in a later time for `closes`.');
    case 'lapsed':
      return say(
        'This question was answered already, is too old, or was somebody else’s.',
        'Nothing was done by this press. If you still want it, give the command again.',
      );
    default:
      return wordOption(invalid);
  }
}

const knowsNothing = 'The club keeps nothing that says who you are.';

const onlyRecognised = say(
  `${knowsNothing} It keeps a code by which it would know you again, since you are banned.`,
  'You need not do anything: the code is deleted when your ban is over.',
);

type InvalidOption = Exclude<
  Invalid,
  | InvalidAmendment
  | InvalidPenalty
  | InvalidFile
  | {
      problem:
        | 'move'
        | 'no-such-game'
        | 'holding-of-the-court'
        | 'too-many-acts'
        | 'no-such-case'
        | 'no-such-item'
        | 'which-item'
        | 'which-case'
        | 'no-such-person'
        | 'several-people'
        | 'was-here-before'
        | 'not-a-post'
        | 'no-such-act'
        | 'one-of'
        | 'name-unusable'
        | 'nothing-to-change'
        | 'nothing-kept'
        | 'option-with'
        | 'named-twice'
        | 'no-such-exhibit'
        | 'no-such-motion'
        | 'closes-before-opens'
        | 'lapsed';
    }
>;

/** What is wrong with what was typed into one option. */
function wordOption(invalid: InvalidOption): Wording {
  switch (invalid.problem) {
    case 'not-a-moment':
      return say(
        `${quoted(invalid.text)} is not a time I can read (${named(invalid.option)}).`,
        'Write the club’s time like `13:05`, or with the day like `2026-11-20 13:05`.',
      );
    case 'not-a-date':
      return say(
        `${quoted(invalid.text)} is not a date I can read (${named(invalid.option)}).`,
        'Write it year first, like `2026-11-27`.',
      );
    case 'not-a-time':
      return say(
        `${quoted(invalid.text)} is not a time I can read (${named(invalid.option)}).`,
        'Write it like `13:05`.',
      );
    case 'not-a-timezone':
      return say(`${quoted(invalid.text)} is not a time zone.`, 'Write it like `Europe/London`.');
    case 'empty':
      return say(`${named(invalid.option)} says nothing that can be read.`, 'Fill it in.');
    case 'too-long':
      return say(
        `${named(invalid.option)} has ${grouped(invalid.length)} characters; at most ${grouped(invalid.limit)} are taken.`,
        'Shorten it.',
      );
    case 'position':
      return under('I.5', wordChess(invalid.detail, invalid.option));
    case 'game-score':
      return under('I.1', wordChess(invalid.detail, invalid.option));
    case 'ending-contradicts':
      return under(
        'I.1',
        say(
          `A game that ends by ${invalid.ended} is ${invalid.makes === 'draw' ? 'a draw' : 'won by one side'}.`,
          'Check `result` and `ended`.',
        ),
      );
    default:
      return invalid satisfies never;
  }
}

const under = (act: Act, { wrong, remedy }: Wording): Wording => say(`${wrong} (${cite([act])})`, remedy);

/** Up to ten of them, by number and name. */
const numbersOf = (people: readonly PersonNumber[], view: ClubView): string =>
  listed(
    people.slice(0, 10).map((person) => `\`#${person}\` (${nameOf(view, person)})`),
    'or',
  );

const quoted = (text: string): string => `“${plain(text, 60)}”`;
const named = (option: string): string => `\`${option.replaceAll('`', '')}\``;
const grouped = (count: number): string => count.toLocaleString('en-GB');
