import { createHash } from 'node:crypto';
import { versionInForce } from '../../src/house/book/amendment.ts';
import type { People, Person } from '../../src/house/people.ts';
import type { KeptPress } from '../../src/house/ports.ts';
import {
  type ClubId,
  type ClubView,
  type ExhibitFile,
  type Made,
  noSettings,
  type Settings,
  type Texts,
  type UnitOfWork,
  wordKinds,
} from '../../src/house/ports.ts';
import type { Wanted } from '../../src/house/reminders/reminder.ts';
import type { Room } from '../../src/house/room.ts';
import type { Secrets } from '../../src/house/secrets.ts';
import { type AnyBook, Book, type BookNumber } from '../../src/ledger/book.ts';
import type { Said } from '../../src/ledger/entry.ts';
import type { CaseNumber, PersonNumber } from '../../src/ledger/fields.ts';
import type { World } from '../../src/ledger/kind.ts';
import type { RuleBooks } from '../../src/ledger/rule-books.ts';
import { rooms } from '../../src/rooms.ts';
import { type Body, type ClubBook, type Entry, type Rules, rules, type State } from '../../src/rule-books.ts';
import { SecretsKey } from '../../src/store/secrets.ts';
import type { Notice, NoticeTarget } from '../../src/told.ts';
import type { Act } from '../../terms/register.ts';
import type { Instant } from '../../terms/time.ts';

export interface Announced {
  notice: Notice;
  target: NoticeTarget;
}

/** The people of a club in memory. */
class PeopleInMemory implements People {
  readonly persons: Person[];
  /** The accounts that were erased and would be known again. */
  readonly erased: Map<PersonNumber, string>;
  readonly wanted: Map<PersonNumber, Wanted>;

  constructor(from?: PeopleInMemory) {
    this.persons = from?.persons.map((person) => ({ ...person })) ?? [];
    this.erased = new Map(from?.erased);
    this.wanted = new Map(from?.wanted);
  }

  byNumber(number: PersonNumber): Person | null {
    return this.persons[number - 1] ?? null;
  }

  byAccount(account: string): Person | null {
    const [erased] = [...this.erased].find(([, one]) => one === account) ?? [];
    return this.persons.find((person) => person.account === account || person.number === erased) ?? null;
  }

  recognisable(): readonly PersonNumber[] {
    return [...this.erased.keys()];
  }

  reminded(): readonly PersonNumber[] {
    return [...this.wanted.keys()];
  }

  remindersOf(person: PersonNumber): Wanted {
    return this.wanted.get(person) ?? {};
  }

  all(): readonly Person[] {
    return this.persons;
  }

  known(number: PersonNumber): Person {
    const person = this.byNumber(number);
    if (person === null) throw new Error(`Nobody has the number ${number}`);
    return person;
  }
}

const key = Buffer.alloc(32, 'a key for tests');
/** The store's own, with a key that is in no file. */
export const secretsInMemory = new SecretsKey({ bytes: key, existing: key });

/** All that is kept of one club; a change works on a copy, which takes the place of the kept one when it is done. */
export class ClubInMemory implements ClubView {
  readonly id: ClubId;
  readonly rules = rules;
  readonly rooms: readonly Room[] = rooms;
  readonly book: ClubBook;
  readonly books: Map<BookNumber, AnyBook>;
  readonly people: PeopleInMemory;
  settings: Settings;
  readonly texts: Map<number, Texts>;
  /** Of other books, by `book/seq`. */
  readonly textsElsewhere: Map<string, Texts>;
  readonly announced: Announced[];
  /** By `case/exhibit`; null for one that was erased. */
  readonly exhibits: Map<string, ExhibitFile | null>;
  readonly clockPresses: Map<number, readonly KeptPress[]>;
  readonly secrets: Secrets;

  constructor(id: ClubId, from?: ClubInMemory) {
    this.id = id;
    this.book = new Book(rules, [...(from?.book.entries ?? [])]);
    const others = [...(from?.books.values() ?? [])].filter(({ number }) => number !== 0);
    const copies = others.map((book) => new Book(book.rules, [...book.entries], book.number));
    this.books = new Map<BookNumber, AnyBook>([this.book, ...copies].map((book) => [book.number, book]));
    this.people = new PeopleInMemory(from?.people);
    this.settings = from?.settings ?? noSettings;
    this.texts = new Map(from?.texts);
    this.textsElsewhere = new Map(from?.textsElsewhere);
    this.announced = [...(from?.announced ?? [])];
    this.exhibits = new Map(from?.exhibits);
    this.clockPresses = new Map(from?.clockPresses);
    this.secrets = secretsInMemory.of(id);
  }

  get state(): State {
    return this.book.state;
  }

  get entries(): readonly Entry[] {
    return this.book.entries;
  }

  get newestAt(): Instant {
    return Math.max(...[...this.books.values()].map((book) => book.newestAt));
  }

  presses(clock: number): readonly KeptPress[] {
    return this.clockPresses.get(clock) ?? [];
  }
}

/** One change under way. */
export class ChangeInMemory implements UnitOfWork {
  readonly club: ClubInMemory;
  readonly now: Instant;
  wrote = false;
  pressed = false;

  constructor(club: ClubInMemory, now: Instant) {
    this.club = club;
    this.now = now;
  }

  get id(): ClubId {
    return this.club.id;
  }

  get state(): State {
    return this.club.state;
  }

  get entries(): readonly Entry[] {
    return this.club.entries;
  }

  get newestAt(): Instant {
    return this.club.newestAt;
  }

  get books(): ReadonlyMap<BookNumber, AnyBook> {
    return this.club.books;
  }

  get people(): People {
    return this.club.people;
  }

  get settings(): Settings {
    return this.club.settings;
  }

  get rules(): Rules {
    return this.club.rules;
  }

  get rooms(): readonly Room[] {
    return this.club.rooms;
  }

  get secrets(): Secrets {
    return this.club.secrets;
  }

  presses(clock: number): readonly KeptPress[] {
    return this.club.presses(clock);
  }

  press(clock: number, press: KeptPress): void {
    this.pressed = true;
    this.club.clockPresses.set(clock, [...this.presses(clock), press]);
  }

  append(body: Body, about: { by: PersonNumber | null; acts: readonly Act[]; texts?: Texts }): number {
    this.wrote = true;
    const seq = this.entries.length + 1;
    this.club.book.write({
      ...body,
      seq,
      at: this.now,
      by: about.by,
      acts: about.acts,
      terms: versionInForce(this.state),
    });
    if (about.texts !== undefined) this.club.texts.set(seq, about.texts);
    return seq;
  }

  begin<W extends World, B extends Said>(rules: RuleBooks<W, B>): Book<W, B> {
    this.wrote = true;
    const book = new Book(rules, [], Math.max(...this.books.keys()) + 1);
    this.club.books.set(book.number, book);
    return book;
  }

  appendTo<W extends World, B extends Said>(book: Book<W, B>, body: B, { by, acts, texts }: Made): number {
    this.wrote = true;
    const seq = book.nextSeq;
    book.write({ ...body, seq, at: this.now, by, acts, terms: versionInForce(this.state) });
    if (texts !== undefined) this.club.textsElsewhere.set(`${book.number}/${seq}`, texts);
    return seq;
  }

  addPerson(person: { account: string | null; name: string }): PersonNumber {
    this.wrote = true;
    if (person.account !== null && this.people.byAccount(person.account) !== null)
      throw new Error(`The account ${person.account} is somebody's already`);
    const number = this.club.people.persons.length + 1;
    this.club.people.persons.push({ number, ...person });
    return number;
  }

  rename(person: PersonNumber, name: string): void {
    this.wrote = true;
    this.club.people.known(person).name = name;
  }

  linkAccount(person: PersonNumber, account: string): void {
    this.wrote = true;
    for (const owner of this.club.people.persons) if (owner.account === account) owner.account = null;
    this.club.people.known(person).account = account;
    this.club.people.erased.delete(person);
  }

  remind(person: PersonNumber, wanted: Wanted): void {
    this.wrote = true;
    if (Object.keys(wanted).length === 0) this.club.people.wanted.delete(person);
    else this.club.people.wanted.set(person, wanted);
  }

  eraseAccount(person: PersonNumber, { recognisable }: { recognisable: boolean }): void {
    this.wrote = true;
    const { people } = this.club;
    const known = people.known(person);
    people.erased.delete(person);
    if (known.account !== null && recognisable) people.erased.set(person, known.account);
    known.account = null;
    people.wanted.delete(person);
  }

  eraseWords(entries: readonly number[], book: BookNumber = 0): void {
    this.wrote = true;
    const { texts, textsElsewhere } = this.club;
    for (const seq of entries)
      if (book === 0) texts.set(seq, withoutWords(texts.get(seq)));
      else textsElsewhere.set(`${book}/${seq}`, withoutWords(textsElsewhere.get(`${book}/${seq}`)));
  }

  sha256(bytes: Uint8Array): string {
    return createHash('sha256').update(bytes).digest('hex');
  }

  keepExhibit(number: CaseNumber, exhibit: number, file: ExhibitFile): void {
    if (this.state.cases[number]?.exhibits[exhibit]?.sha256 !== this.sha256(file.bytes))
      throw new Error(`That is not exhibit ${exhibit} of case ${number}`);
    this.club.exhibits.set(`${number}/${exhibit}`, file);
  }

  eraseExhibit(number: CaseNumber, exhibit: number): void {
    this.wrote = true;
    this.club.exhibits.set(`${number}/${exhibit}`, null);
  }

  saveSettings(changes: Partial<Settings>): void {
    this.wrote = true;
    this.club.settings = { ...this.club.settings, ...changes };
  }

  announce(notice: Notice, target: NoticeTarget): void {
    this.wrote = true;
    this.club.announced.push({ notice, target });
  }
}

function withoutWords(texts: Texts | undefined): Texts {
  const kept = { ...texts };
  for (const kind of wordKinds) delete kept[kind];
  return kept;
}
