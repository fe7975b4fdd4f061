import type { Said, Stamped } from './entry.ts';
import type { PersonNumber } from './fields.ts';
import type { World } from './kind.ts';
import type { Mention } from './mentions.ts';
import type { RuleBooks } from './rule-books.ts';

/** How an entry concerns somebody: it is about them, or they did it in a matter that is somebody else's. */
export type Concern = 'about' | 'deed';

/**
 * How each entry concerns a person, by its place, as its schema says: it names them, it is about a game, a penalty, a case or
 * the like of theirs, it is about another entry that concerns them, or they made it. Those that do not are left out.
 */
export function concernsOf<W extends World, B extends Said>(
  rules: RuleBooks<W, B>,
  entries: readonly Stamped<B>[],
  person: PersonNumber,
): Map<number, Concern> {
  const concerns = new Map<number, Concern>();
  const theirs = new Set<string>();
  for (const entry of entries) {
    const mentions = rules.mentionsIn(entry);
    const begun = mentions.filter(({ mark }) => mark === rules.kindOf(entry).begins);
    if (isTheirs(mentions, entry.by, person)) for (const thing of begun) theirs.add(keyOf(thing));
    const isAbout = mentions.some((mention) => leadsTo(mention, { person, theirs, concerns }));
    if (isAbout) concerns.set(entry.seq, 'about');
    else if (entry.by === person) concerns.set(entry.seq, mentions.length === 0 ? 'about' : 'deed');
  }
  return concerns;
}

const keyOf = ({ mark, number }: Pick<Mention, 'mark' | 'number'>): string => `${mark} ${number}`;

/** Whether what begins with an entry is a person's: the entry names them, or it names nobody and they made it. */
function isTheirs(mentions: readonly Mention[], by: PersonNumber | null, person: PersonNumber): boolean {
  const people = mentions.filter(({ mark }) => mark === 'person');
  return people.length === 0 ? by === person : people.some(({ number }) => number === person);
}

interface Known {
  person: PersonNumber;
  /** Their things. */
  theirs: ReadonlySet<string>;
  concerns: ReadonlyMap<number, Concern>;
}

function leadsTo(mention: Mention, { person, theirs, concerns }: Known): boolean {
  if (mention.mark === 'person') return mention.number === person;
  if (mention.mark === 'entry') return concerns.get(mention.number) === 'about';
  return theirs.has(keyOf(mention));
}
