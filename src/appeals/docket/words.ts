import type { Figures } from '../../../terms/figures.ts';
import { counted, listed } from '../../../terms/words.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Awaited, Waiting } from './docket.ts';

const mostNamed = 5;

/** What a case waits for, after “it waits for”; names as `name` makes them, safe for where they are shown. */
export const waitingWords = (
  { awaited, from }: Pick<Waiting, 'awaited' | 'from'>,
  name: (person: PersonNumber) => string,
  figures: Pick<Figures, 'grantingJustices'>,
): string => words[awaited](namesOf(from.map(name), awaited), figures);

const words: Readonly<
  Record<Awaited, (names: string, figures: Pick<Figures, 'grantingJustices'>) => string>
> = {
  writ: (_, { grantingJustices }) =>
    `the Chief Justice, or ${counted(grantingJustices, 'Justice')}, to say whether the Court hears it`,
  panel: (names) => `${names} to choose who hears it`,
  'first-vote': (names) => `the end of its hearing, which is the first vote of ${names}`,
  vote: (names) => `the vote of ${names}`,
  redecision: (names) => `a new decision of ${names}`,
  answer: (names) => `${names} to say whether the whole Court hears it`,
  opinion: (names) => `the opinion of the Court, by ${names}`,
};

/** Of some duties each of them has to do their part, of the others one does. */
const ofAll: readonly Awaited[] = ['vote'];

function namesOf(names: readonly string[], awaited: Awaited): string {
  if (names.length === 0) return nobody[awaited];
  const shown = names.length > mostNamed ? names.slice(0, mostNamed - 1) : names;
  const rest = names.length - shown.length;
  return listed([...shown, ...(rest > 0 ? [`${rest} more`] : [])], ofAll.includes(awaited) ? 'and' : 'or');
}

const nobody: Readonly<Record<Awaited, string>> = {
  writ: 'the Court',
  panel: 'a Chief Justice',
  'first-vote': 'a Justice',
  vote: 'a Justice',
  redecision: 'a Moderator',
  answer: 'a Chief Justice',
  opinion: 'a Justice',
};
