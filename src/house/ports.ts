import type { ClockPress } from '../../terms/games/clock.ts';
import type { Act } from '../../terms/register.ts';
import type { Instant, LocalDate } from '../../terms/time.ts';
import type { AnyBook, Book, BookNumber } from '../ledger/book.ts';
import type { Said as SaidInEntry } from '../ledger/entry.ts';
import type { CaseNumber, PersonNumber } from '../ledger/fields.ts';
import type { World } from '../ledger/kind.ts';
import type { RuleBooks } from '../ledger/rule-books.ts';
import type { Body, Entry, Rules, State } from '../rule-books.ts';
import type { Notice, NoticeTarget, Outcome } from '../told.ts';
import type { SiteAccess } from './book/offices.ts';
import type { People } from './people.ts';
import type { Wanted } from './reminders/reminder.ts';
import type { Room } from './room.ts';
import type { Secrets } from './secrets.ts';
import { nothingWorn, type Worn } from './worn.ts';

/** The id of the Discord guild that is this club. */
export type ClubId = string;

export type { SiteAccess };

/** Where the club talks, who on the staff watches over it, and who may read of it. Null until set up. */
export interface Settings {
  /** Channel ids. */
  discussion: string | null;
  court: string | null;
  games: string | null;
  /** The member of staff of Acts 0.14 and III.6. */
  staff: PersonNumber | null;
  name: string | null;
  access: SiteAccess;
  /** The unguessable part of the address of the club's pages, from when they were first opened. */
  siteKey: string | null;
  /** Whether it was open to everybody while it was the only club: `/` is its address unless the host says otherwise. */
  front: boolean;
  /** The latest session that the server's events were to show. */
  planned: LocalDate | null;
  /** Whether the club was told that the bot may not make events. */
  eventsBarred: boolean;
  /** Whether the server's roles show who is a Member and who has which office. */
  roles: boolean;
  /** Whether Members' nicknames show their scores. */
  nicknames: boolean;
  worn: Worn;
  /** How the Court names parties where everybody may read it. */
  courtNames: CourtNames;
  /** Whether everybody on the server may read where a case is heard, or those concerned alone. */
  hearings: HearingKind;
  /** The permissions that the club was told the bot lacks for hearings; empty where it lacks none. */
  hearingsBarred: string;
  /** Where the latest online games are played, by their numbers: the ids of their threads. */
  onlineThreads: Readonly<Record<string, string>>;
  /** Where the cards of the latest chess clocks are, by the clocks' numbers: `channel/message`. */
  clockCards: Readonly<Record<string, string>>;
  /** Where the cards of games are that are not settled yet, by their numbers: `channel/message`. */
  gameCards: Readonly<Record<string, string>>;
  /** Where the board is that keeps itself, `channel/message`, the newest last; earlier ones until they say where it is now. */
  boardPosts: readonly string[];
  /** Where everybody was told of the latest acts and judgements, by their entries: `channel/message`. */
  toldPosts: Readonly<Record<string, string>>;
  /** Where the newest post of the latest session is, by its day: `channel/message`. */
  sessionPost: Readonly<Record<LocalDate, string>>;
  /** Whether the club has tables: their commands are on its server only then. */
  tables: boolean;
  /** Whether a ban from the Leaderboard is a ban from tables too. */
  tableBans: boolean;
  /** Where tables are played, by their numbers: the ids of their threads or channels. */
  tableThreads: Readonly<Record<string, string>>;
  /**
   * Where the posts of tables are that follow what becomes of them, `channel/message`: by its number the one by which a table opened, until
   * it is over, and by `table/entry` the newest about results, votes and rulings.
   */
  tableCards: Readonly<Record<string, string>>;
  /** Where players of a table talk apart, by `table/talk`. */
  talkThreads: Readonly<Record<string, TalkThread>>;
  /** Where votes are cast and points are told at tables that play Nomic, by their numbers. */
  nomicThreads: Readonly<Record<string, NomicThreads>>;
}

/** The two threads that a table of Nomic has besides its own; null until one is opened. */
export interface NomicThreads {
  readonly voting: string | null;
  readonly points: string | null;
  /** All that was written there before that moment was read. */
  readonly read: Instant;
  /** When the bot was last back: from then on it has an hour to read what was written. */
  readonly back: Instant;
  /** Whether nobody is to write there any more. */
  readonly closed: boolean;
}

/** A private thread of a table. */
export interface TalkThread {
  readonly thread: string;
  /** The Discord accounts that were let in. Earlier versions have one twice that is to be let in once more. */
  readonly accounts: readonly string[];
  /** Those that are to be let in once more, since they may have left; absent where none are. */
  readonly again?: readonly string[] | undefined;
  /** Whether nobody is to write there any more. */
  readonly closed: boolean;
}

/** What the Court calls parties in what it publishes. */
export const courtNames = ['initials', 'full'] as const;
export type CourtNames = (typeof courtNames)[number];

export const hearingKinds = ['private', 'public'] as const;
export type HearingKind = (typeof hearingKinds)[number];

/** A club in which nothing was set. */
export const noSettings: Settings = {
  discussion: null,
  court: null,
  games: null,
  staff: null,
  name: null,
  access: 'off',
  siteKey: null,
  front: false,
  planned: null,
  eventsBarred: false,
  roles: false,
  nicknames: false,
  worn: nothingWorn,
  courtNames: 'initials',
  hearings: 'private',
  hearingsBarred: '',
  onlineThreads: {},
  clockCards: {},
  gameCards: {},
  boardPosts: [],
  toldPosts: {},
  sessionPost: {},
  tables: false,
  tableBans: false,
  tableThreads: {},
  tableCards: {},
  talkThreads: {},
  nomicThreads: {},
};

/** Free text that goes with a ledger entry, kept apart from it so that it can be erased. */
export const textKinds = [
  'reason',
  'pgn',
  'fen',
  'dispute',
  'suspicion',
  'offence',
  'act',
  'suggestion',
  'statement',
  'conditions',
  'opinion',
  'holding',
  'press',
  'words',
] as const;
export type TextKind = (typeof textKinds)[number];
/** What people said, which can be erased; moves, positions and the texts of Acts stay. */
export const wordKinds: readonly TextKind[] = [
  'reason',
  'dispute',
  'suspicion',
  'offence',
  'suggestion',
  'statement',
  'press',
  'words',
];
export type Texts = Partial<Record<TextKind, string>>;

/** A text with the place of its entry. */
export interface KeptText {
  seq: number;
  kind: TextKind;
  text: string;
}

/** What somebody said in the hearing of a case. */
export interface Said {
  case: CaseNumber;
  at: Instant;
  /** Null once it was erased. */
  text: string | null;
  /** The names of the files that came with it. */
  files: string[];
  /** When it was last changed, and what it said at first. */
  editedAt: Instant | null;
  before: string | null;
  deletedAt: Instant | null;
}

/** The file of an exhibit before the Court. */
export interface ExhibitFile {
  /** As the person who filed it called it. */
  name: string;
  bytes: Uint8Array;
}

/** A press of a chess clock as it is kept, beside the ledger. */
export interface KeptPress extends ClockPress {
  /** When the bot heard of it. */
  readonly heardAt: Instant;
  /** The person who pressed a button in Discord; null for what was pressed on the site. */
  readonly by: PersonNumber | null;
  /** What a page of the site calls it, so that it is taken once; null for others. */
  readonly code: string | null;
}

/** A club as it stands. Read it and let it go: the next change moves it on. */
export interface ClubView {
  readonly id: ClubId;
  readonly state: State;
  readonly entries: readonly Entry[];
  readonly rules: Rules;
  /** When the newest entry was made, of all its books. */
  readonly newestAt: Instant;
  /** All books of the club. Number 0 is its own, whose state and entries the view has. */
  readonly books: ReadonlyMap<BookNumber, AnyBook>;
  readonly people: People;
  readonly settings: Settings;
  /** The rooms in which the club's matters are dealt with. */
  readonly rooms: readonly Room[];
  /** What was pressed on a chess clock, in order; that is forgotten some weeks after its game. */
  presses(clock: number): readonly KeptPress[];
  /** Hides words that nobody may read yet, and opens them again. */
  readonly secrets: Secrets;
}

/** When the newest entry of a club's own book was made. */
export const newestOwnAt = ({ books }: Pick<ClubView, 'books'>): Instant => books.get(0)?.newestAt ?? 0;

/** Who makes an entry, by which Acts, and what they say with it. */
export interface Made {
  by: PersonNumber | null;
  acts: readonly Act[];
  texts?: Texts;
}

/** One change of a club: all of it is kept, or none. */
export interface UnitOfWork extends ClubView {
  readonly now: Instant;
  /** Writes the next entry, which `state` then shows. Returns its place in the ledger. */
  append(body: Body, made: Made): number;
  /** Begins another book, which goes by those rule books. */
  begin<W extends World, B extends SaidInEntry>(rules: RuleBooks<W, B>): Book<W, B>;
  /** Writes the next entry of another book of this club. Returns its place there. */
  appendTo<W extends World, B extends SaidInEntry>(book: Book<W, B>, body: B, made: Made): number;
  addPerson(person: { account: string | null; name: string }): PersonNumber;
  rename(person: PersonNumber, name: string): void;
  /** The account is this person's from now on; the person who had it before has none. */
  linkAccount(person: PersonNumber, account: string): void;
  /** Keeps what a person wants to be reminded of, in place of what they wanted before. */
  remind(person: PersonNumber, wanted: Wanted): void;
  /** Takes the account from a person. With a keyed hash left, `people.byAccount` still recognises them. */
  eraseAccount(person: PersonNumber, keep: { recognisable: boolean }): void;
  /** Erases the reasons and disputes kept with those entries of a book, the club's own unless said; moves and positions stay. */
  eraseWords(entries: readonly number[], book?: BookNumber): void;
  /** The SHA-256 of bytes, in hexadecimal. */
  sha256(bytes: Uint8Array): string;
  /** Keeps the file of an exhibit, whose entry was written before. Throws where its SHA-256 is not the entry's. */
  keepExhibit(number: CaseNumber, exhibit: number, file: ExhibitFile): void;
  /** Erases the file of an exhibit: its name and its bytes. */
  eraseExhibit(number: CaseNumber, exhibit: number): void;
  /** Keeps what was pressed on a chess clock, after what was pressed before. */
  press(clock: number, press: KeptPress): void;
  saveSettings(changes: Partial<Settings>): void;
  /** Has the notice posted, once, after the change is kept. */
  announce(notice: Notice, target: NoticeTarget): void;
}

/** The Discord interaction that asks for a change; the same one is never carried out twice. */
export interface Interaction {
  id: string;
  token: string;
  applicationId: string;
  channel: string;
  account: string;
}

/** What asks for a change, and when. `interaction` is null for the club's own clock. */
export interface Occasion {
  interaction: Interaction | null;
  /** As of when it is carried out. */
  now: Instant;
  /** What the clock shows, where that is not `now`; null for what is only noted of Discord, which happens at no time. */
  clock?: Instant | null;
  /** Reads the clock again, where others may have written since `now` while this one waited for its turn. */
  reads?: () => Instant;
  /** An interaction whose asker was answered, which is noted with the change. */
  answered?: string;
}

/** What came of an interaction, and where and when it was made. */
export interface CarriedOut {
  at: Instant;
  /** The channel's id. */
  channel: string;
  /** Null where it cannot be read any more. */
  outcome: Outcome | null;
}
