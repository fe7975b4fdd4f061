import type { Instant } from '../../terms/time.ts';
import { versionInForce } from '../house/book/amendment.ts';
import type { ClubId, ExhibitFile, KeptPress, Made, Settings, Texts, UnitOfWork } from '../house/ports.ts';
import type { Wanted } from '../house/reminders/reminder.ts';
import type { Room } from '../house/room.ts';
import type { Secrets } from '../house/secrets.ts';
import { type AnyBook, Book, type BookNumber } from '../ledger/book.ts';
import type { Said, Stamped } from '../ledger/entry.ts';
import type { CaseNumber, PersonNumber } from '../ledger/fields.ts';
import type { World } from '../ledger/kind.ts';
import type { RuleBooks } from '../ledger/rule-books.ts';
import { type Body, type Entry, type Rules, rules, type State } from '../rule-books.ts';
import type { Notice, NoticeTarget } from '../told.ts';
import type { NewPress } from './clock-presses.ts';
import type { Directory, KeptPerson } from './directory.ts';
import type { Erasure } from './erasure.ts';
import { type ExhibitChanges, exhibitOf, sha256Of } from './exhibits.ts';
import type { LoadedClub } from './loaded-club.ts';
import { TouchedRows } from './projections.ts';

/**
 * A change while it is decided. It is made on the club in memory straight away, so a change that is not kept
 * takes the club out of memory with it.
 */
export class StagedChange implements UnitOfWork {
  readonly id: ClubId;
  readonly entries: readonly Entry[];
  readonly books: Map<BookNumber, AnyBook>;
  readonly people: Directory;
  readonly rules: Rules;
  readonly rooms: readonly Room[];
  readonly secrets: Secrets;
  readonly begun: AnyBook[] = [];
  readonly written: { book: BookNumber; entry: Stamped<Said>; texts: Texts }[] = [];
  readonly newPeople = new Map<PersonNumber, KeptPerson>();
  readonly changedPeople = new Map<PersonNumber, KeptPerson>();
  readonly erasure: Erasure = { accounts: [], words: [] };
  readonly exhibits: ExhibitChanges = { kept: [], erased: [] };
  readonly notices: { notice: Notice; target: NoticeTarget }[] = [];
  readonly newPresses: NewPress[] = [];
  /** The number of the last game before it, counted from 1. */
  readonly gamesBefore: number;
  changedSettings: Partial<Settings> | null = null;
  /** Whether it takes anything out of the tables. */
  erases = false;
  private readonly touched = new TouchedRows();
  private reachesBack = false;
  private readonly stateBefore: State;

  constructor(
    readonly club: LoadedClub,
    readonly now: Instant,
  ) {
    this.id = club.id;
    this.entries = club.entries;
    this.books = club.books;
    this.people = club.people;
    this.rules = club.rules;
    this.rooms = club.rooms;
    this.secrets = club.secrets;
    this.stateBefore = club.state;
    this.gamesBefore = Math.max(0, club.state.games.length - 1);
  }

  get state(): State {
    return this.club.state;
  }

  get newestAt(): Instant {
    return this.club.newestAt;
  }

  get settings(): Settings {
    return this.club.settings;
  }

  presses(clock: number): readonly KeptPress[] {
    return this.club.presses(clock);
  }

  get isEmpty(): boolean {
    return this.newPresses.length === 0 && this.isOfClocksAlone;
  }

  /** Whether it changes nothing but what was pressed on chess clocks. */
  get isOfClocksAlone(): boolean {
    const { begun, written, newPeople, changedPeople, notices, changedSettings } = this;
    const rows = begun.length + written.length + newPeople.size + changedPeople.size + notices.length;
    return rows === 0 && changedSettings === null && !this.erases;
  }

  append(body: Body, made: Made): number {
    const entry = this.write(this.club.book, body, made);
    if (rules.reachesBack(entry)) this.reachesBack = true;
    else this.touched.touch(entry, this.state);
    return entry.seq;
  }

  begin<W extends World, B extends Said>(rules: RuleBooks<W, B>): Book<W, B> {
    const book = new Book(rules, [], Math.max(...this.books.keys()) + 1);
    this.books.set(book.number, book);
    this.begun.push(book);
    return book;
  }

  appendTo<W extends World, B extends Said>(book: Book<W, B>, body: B, made: Made): number {
    if (book.number === 0 || this.books.get(book.number) !== book)
      throw new Error(`Book ${book.number} is no other book of club ${this.id}`);
    return this.write(book, body, made).seq;
  }

  addPerson({ account, name }: { account: string | null; name: string }): PersonNumber {
    const person = { number: this.people.nextNumber, account, name, erased: null, reminders: {} };
    this.people.put(person);
    this.newPeople.set(person.number, person);
    return person.number;
  }

  rename(person: PersonNumber, name: string): void {
    this.alter(person, { name });
  }

  linkAccount(person: PersonNumber, account: string): void {
    const owner = this.people.byAccount(account);
    if (owner !== null) this.alter(owner.number, { account: null });
    this.alter(person, { account, erased: null });
  }

  remind(person: PersonNumber, reminders: Wanted): void {
    this.alter(person, { reminders });
  }

  eraseAccount(person: PersonNumber, { recognisable }: { recognisable: boolean }): void {
    this.erases = true;
    const account = this.people.byNumber(person)?.account ?? null;
    if (account !== null) this.forgetAccount(account);
    const erased = account !== null && recognisable ? this.people.hash(account) : null;
    this.alter(person, { account: null, erased, reminders: {} });
  }

  eraseWords(seqs: readonly number[], book: BookNumber = 0): void {
    this.erases = true;
    this.erasure.words.push({ book, seqs });
  }

  sha256(bytes: Uint8Array): string {
    return sha256Of(bytes);
  }

  keepExhibit(number: CaseNumber, exhibit: number, file: ExhibitFile): void {
    const place = { case: number, exhibit };
    if (exhibitOf(this.state, place)?.sha256 !== sha256Of(file.bytes))
      throw new Error(`That is not exhibit ${exhibit} of case ${number}`);
    this.exhibits.kept.push({ ...place, file });
  }

  eraseExhibit(number: CaseNumber, exhibit: number): void {
    this.erases = true;
    this.exhibits.erased.push({ case: number, exhibit });
  }

  press(clock: number, press: KeptPress): void {
    const number = this.club.clockPresses.add(clock, press);
    this.newPresses.push({ clock, number, press });
  }

  saveSettings(changes: Partial<Settings>): void {
    this.club.settings = { ...this.club.settings, ...changes };
    this.changedSettings = { ...this.changedSettings, ...changes };
  }

  announce(notice: Notice, target: NoticeTarget): void {
    this.notices.push({ notice, target });
  }

  /** The rows that have to be written again. */
  touchedRows(): TouchedRows {
    if (this.reachesBack) this.touched.touchDiffering(this.stateBefore, this.state);
    return this.touched;
  }

  private write<W extends World, B extends Said>(
    book: Book<W, B>,
    body: B,
    { by, acts, texts = {} }: Made,
  ): Stamped<B> {
    const entry = { seq: book.nextSeq, at: this.now, by, acts, terms: versionInForce(this.state), ...body };
    book.write(entry);
    this.written.push({ book: book.number, entry, texts });
    return entry;
  }

  private forgetAccount(account: string): void {
    this.erasure.accounts.push(account);
    const { worn, talkThreads } = this.settings;
    if (worn.barred.includes(account))
      this.saveSettings({ worn: { ...worn, barred: worn.barred.filter((each) => each !== account) } });
    if (Object.values(talkThreads).some((talk) => talk.closed && talk.accounts.includes(account)))
      this.saveSettings({ talkThreads: withoutAccount(talkThreads, account) });
  }

  private alter(number: PersonNumber, changes: Partial<KeptPerson>): void {
    const known = this.people.byNumber(number);
    if (known === null) throw new Error(`Nobody has the number ${number}`);
    const person = { ...known, ...changes };
    this.people.put(person);
    const staged = this.newPeople.has(number) ? this.newPeople : this.changedPeople;
    // Written in this order, so that an account is given up before it is taken.
    staged.delete(number);
    staged.set(number, person);
  }
}

/** People in a talk that is still open are asked to leave first, and are not on its list then. */
const withoutAccount = (talks: Settings['talkThreads'], account: string): Settings['talkThreads'] =>
  Object.fromEntries(
    Object.entries(talks).map(([name, talk]) => [
      name,
      talk.closed ? { ...talk, accounts: talk.accounts.filter((each) => each !== account) } : talk,
    ]),
  );
