import type { Entry, EntryType, PersonNumber } from './entries.ts';
import type { Thing } from './fields.ts';
import { type Mention, mentionsIn } from './mentions.ts';

/** The entry with which each thing begins. Whom it names, or who wrote a suggestion, is whom the thing is about. */
const begins: Readonly<Record<Thing, EntryType>> = {
  game: 'game-recorded',
  penalty: 'penalty-issued',
  case: 'petitioned',
  online: 'online-challenged',
  clock: 'clock-opened',
  suggestion: 'suggested',
};

/** How an entry concerns somebody: it is about them, or they did it in a matter that is somebody else's. */
export type Concern = 'about' | 'deed';

/**
 * How each entry concerns a person, by its place, as its schema says: it names them, it is about a game, a penalty, a case or
 * the like of theirs, it is about another entry that concerns them, or they made it. Those that do not are left out.
 */
export function concernsOf(entries: readonly Entry[], person: PersonNumber): Map<number, Concern> {
  const concerns = new Map<number, Concern>();
  const theirs = new Set<string>();
  for (const entry of entries) {
    const mentions = mentionsIn(entry);
    for (const thing of begun(entry, mentions, person)) theirs.add(thing);
    const isAbout = mentions.some((mention) => leadsTo(mention, { person, theirs, concerns }));
    if (isAbout) concerns.set(entry.seq, 'about');
    else if (entry.by === person) concerns.set(entry.seq, namesNobody(mentions) ? 'about' : 'deed');
  }
  return concerns;
}

const keyOf = ({ mark, number }: Pick<Mention, 'mark' | 'number'>): string => `${mark} ${number}`;

/** The things of that person which begin with an entry. */
function begun({ type, by }: Entry, mentions: readonly Mention[], person: PersonNumber): string[] {
  const own = mentions.some(({ mark, number }) => mark === 'person' && number === person);
  return mentions
    .filter(({ mark }) => mark !== 'person' && mark !== 'entry' && begins[mark] === type)
    .filter(({ mark }) => own || (mark === 'suggestion' && by === person))
    .map(keyOf);
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

/** What somebody did that is about nobody in particular, such as opening a session, is about themselves. */
const namesNobody = (mentions: readonly Mention[]): boolean => mentions.length === 0;
