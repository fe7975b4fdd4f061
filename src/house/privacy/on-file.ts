import type { AnyBook } from '../../ledger/book.ts';
import { type Concern, concernsOf } from '../../ledger/concerns.ts';
import type { Said, Stamped } from '../../ledger/entry.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Entry } from '../../rule-books.ts';
import { type Actor, isStaff, type Named, type Person, whichPerson } from '../people.ts';
import type { ClubView } from '../ports.ts';
import { done, notUnderstood, type Result, refused } from '../result.ts';
import { unnamedWordsOf } from '../room.ts';
import type { ExportReader } from './export-shape.ts';

/** Acts 0.13 and 0.14: whose data is asked for; another's only by the member of staff. Not understood if nothing is kept. */
export function onFile(view: ClubView, actor: Actor, named: Named | null): Result<Person> {
  if (named === null) return ownFile(view, actor);
  return isStaff(view, actor) ? whichPerson(view, named) : refused({ code: 'needs-staff', acts: ['0.14'] });
}

function ownFile({ people }: ClubView, { account }: Actor): Result<Person> {
  const person = people.byAccount(account);
  if (person?.account === account) return done(person);
  return notUnderstood({ problem: 'nothing-kept', recognisable: person !== null });
}

/** An entry of somebody's file; `deed` is what they did in a matter that is somebody else's. */
export interface OnFile {
  book: AnyBook;
  entry: Stamped<Said>;
  concern: Concern;
  /** Whether they made it; of what was made under no name, the entry itself does not say so. */
  own: boolean;
}

/**
 * Every entry of a book that concerns a person, in order; not the votes that nobody may see yet (Act III.3.8). What they wrote under no
 * name is in it where they read it themselves.
 */
export function entriesConcerning(
  view: ClubView,
  book: AnyBook,
  person: PersonNumber,
  reader: ExportReader,
): OnFile[] {
  const concerns = concernsOf(book.rules, book.entries, person);
  const rooms = book.number === 0 ? view.rooms : [];
  const sealed = new Set(rooms.flatMap((room) => [...(room.sealedEntries?.(view) ?? [])]));
  const unnamed = new Set(reader === 'self' ? unnamedIn(view, book, person) : []);
  return book.entries.flatMap((entry) => {
    const isUnnamed = unnamed.has(entry.seq);
    const concern = isUnnamed ? 'about' : concerns.get(entry.seq);
    const own = isUnnamed || entry.by === person;
    return concern === undefined || sealed.has(entry.seq) ? [] : [{ book, entry, concern, own }];
  });
}

const unnamedIn = (view: ClubView, { number }: AnyBook, person: PersonNumber): number[] =>
  unnamedWordsOf(view, person)
    .filter(({ book, sure }) => sure && book === number)
    .map(({ seq }) => seq);

/** The entries whose words are by a person, or about them or about games they played, in order. */
export function entriesOf(view: ClubView, person: PersonNumber): Entry[] {
  const about = new Set(entriesAbout(view, person).map(({ seq }) => seq));
  return view.entries.filter(({ seq, by }) => by === person || about.has(seq));
}

/** The entries about a person or about games they played, in order. */
export function entriesAbout(view: ClubView, person: PersonNumber): Entry[] {
  const rooms = view.rooms.flatMap(({ about }) => about?.(view, person) ?? []);
  const earlier = new Set<number>();
  const isAbout = (entry: Entry): boolean => {
    const ours = isAboutOfHouse(view, entry, { person, earlier });
    if (ours !== undefined) return ours;
    const [theirs] = rooms.flatMap((room) => room(entry, earlier) ?? []);
    return theirs ?? ('person' in entry && entry.person === person);
  };
  return view.entries.filter((entry) => {
    const about = isAbout(entry);
    if (about) earlier.add(entry.seq);
    return about;
  });
}

/** Whether an entry follows one about the person, or has their penalty; undefined of any other. */
function isAboutOfHouse(
  { state }: ClubView,
  entry: Entry,
  { person, earlier }: { person: PersonNumber; earlier: ReadonlySet<number> },
): boolean | undefined {
  if (entry.type === 'voided') return earlier.has(entry.entry);
  if (entry.type === 'consent-answered') return earlier.has(entry.asked);
  if (entry.type === 'penalty-issued') return entry.person === person;
  if ('penalty' in entry) return state.penalties[entry.penalty]?.person === person;
  return undefined;
}
