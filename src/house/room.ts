import type { Act } from '../../terms/register.ts';
import type { Instant, LocalDate } from '../../terms/time.ts';
import type { Subject } from '../court-items.ts';
import type { BookNumber } from '../ledger/book.ts';
import type { CaseNumber, GameNumber, PersonNumber, Points } from '../ledger/fields.ts';
import type { Entry, EntryOf, State } from '../rule-books.ts';
import type { Penalty } from './book/discipline.ts';
import type { Clubs } from './clubs.ts';
import type { CourtItems } from './court-items.ts';
import type { Actor, Person } from './people.ts';
import type { ClubView, TextKind, UnitOfWork } from './ports.ts';
import type { Export, ExportReader } from './privacy/export-shape.ts';
import type { ReminderKind } from './reminders/reminder.ts';
import type { Refusal, Result } from './result.ts';
import type { button } from './words/reply.ts';

/** Something that the calendar asks for, derived from what is stored. */
export interface DueThing {
  /** The last moment before it falls due. It is carried out as of that moment, whenever somebody looks. */
  at: Instant;
  /** Tells it from all others that fall due in that moment. */
  name: string;
  /** Has to leave the club so that it is due no longer. `now` is what the clock shows: after an outage that is much later. */
  carryOut(work: UnitOfWork, now: Instant): void;
}

/** What one part of the Terms has fall due: all that is past at that moment, and it may tell of what is still to come. */
export type Calendar = (view: ClubView, now: Instant) => readonly DueThing[];

interface Due {
  /** Of what falls due in one moment, the earlier here comes first. */
  due: readonly Calendar[];
  /** What comes after all else that falls due in its moment. */
  dueLast?: readonly Calendar[];
  /** Whether all that falls due in it is in books apart from the club's own: what is not about those need not wait for it. */
  apart?: true;
}

/** Words in a book that no entry says were a person's; `sure` is false where nobody can tell any more whether they were. */
export interface UnnamedWords {
  book: BookNumber;
  seq: number;
  sure: boolean;
}

/** Somebody's file: what a room keeps of them. */
interface Files {
  /** What the room keeps of a person, for themselves (Act 0.13). */
  exported(clubs: Clubs, view: ClubView, person: Person, reader: ExportReader): Promise<Partial<Export>>;
  /** Tells of an entry whether it is about a person, by itself or by `earlier` ones that are; undefined of other rooms' entries. */
  about(
    view: ClubView,
    person: PersonNumber,
  ): (entry: Entry, earlier: ReadonlySet<number>) => boolean | undefined;
  /** The words in other books that a person wrote under no name, as only the bot can tell. */
  unnamedWords(view: ClubView, person: PersonNumber): UnnamedWords[];
  /** The entries that nobody may see yet. */
  sealedEntries(view: ClubView): ReadonlySet<number>;
}

/** What becomes of the files that somebody put before the Court. */
export interface ExhibitsLeft {
  /** How many are erased at once, and how many once their cases are over. */
  now: number;
  later: number;
  /** The cases that were decided by theirs, which are kept. */
  kept: CaseNumber[];
}

/** What a person leaves behind in the rooms. */
export interface Leaving {
  /** Their games that wait; no longer, then. */
  games: GameNumber[];
  exhibits: ExhibitsLeft;
  /** The tables at which they have a part; no longer, then. */
  tables: number[];
}

/** Act II.7: what a Member did in the last sessions that were held, and how many of those were after they joined. */
export interface Attendance {
  sessions: number;
  absences: number;
  games: number;
}

interface Comings {
  /** Lets the games count that waited for a person to join. Returns which waited. */
  countWaiting(work: UnitOfWork, person: PersonNumber): GameNumber[];
  /** Ends the games that cannot go on without a person who leaves. */
  endWaiting(work: UnitOfWork, person: PersonNumber, by: PersonNumber): void;
  /** Checks a person out of the session at which they are. */
  checkOut(work: UnitOfWork, person: PersonNumber, by: PersonNumber): void;
  leftBehind(view: ClubView, person: PersonNumber): Partial<Leaving>;
  attendance(view: ClubView, person: PersonNumber): Attendance;
  /** The open case that holds a person as a party, counsel or witness; null for none. */
  openCase(view: ClubView, person: PersonNumber): CaseNumber | null;
  /** Act II.8.1: from when to when cases hold a person, or held them. */
  heldByCases(state: State, person: PersonNumber): { from: Instant; endsAt: Instant | null }[];
}

/** What the Chief Justice asked for, and another Justice agreed to. */
export interface Agreed {
  matter: Exclude<EntryOf<'consent-asked'>['matter'], { kind: 'staff' | 'tables' }>;
  person: PersonNumber;
  chief: Actor;
  reason: string;
  consent: PersonNumber;
}

/** What needs a second Justice (Act III.3.5). */
interface Consents {
  /** Does what somebody asked for, as another agreed to it. */
  carryOutAgreed(work: UnitOfWork, agreed: Agreed): Result<unknown>;
  /** None, or the refusal where a Justice played the game that a consent is about. */
  ownGame(state: State, matter: Agreed['matter'], justice: PersonNumber): Refusal[];
}

/** A game, and who played it. */
export interface PlayedGame {
  number: GameNumber;
  player: PersonNumber;
  opponent: PersonNumber;
}

/** Games and penalties that the house or the Court has to do with. */
interface Games {
  /** The game of that number; undefined where there is none. */
  game(view: ClubView, number: GameNumber): PlayedGame | undefined;
  hasPlayed(state: State, person: PersonNumber): boolean;
  /** Acts II.9 and III.2.4: the games that two people played against each other lately, before that moment. */
  playedLately(state: State, people: readonly [PersonNumber | null, PersonNumber], at: Instant): DatedGame[];
  /** Act I.2.1: none, or why a person cannot forfeit the game, with that score. */
  cannotForfeit(view: ClubView, game: GameNumber, by: Forfeit): Refusal[];
  /** Squares what rests on a game that counts again. */
  squareAgain(work: UnitOfWork, game: GameNumber): void;
  court: CourtItems;
  /** The case in which the Court has judged something; null for none. */
  judgedIn(view: ClubView, subject: Subject): CaseNumber | null;
  /** The case in which the Court undid a penalty, or the Moderator after it; null for none. */
  undoneIn(view: ClubView, penalty: Penalty): CaseNumber | null;
}

interface DatedGame {
  number: GameNumber;
  date: LocalDate;
}

/** Who would forfeit a game, and the score that it would have. */
export interface Forfeit {
  person: { number: PersonNumber | null; name: string };
  score: Points;
}

/** What a room calls its things, safe to show. */
interface Names {
  /** A case as the Court cites it. */
  citation(view: ClubView, number: CaseNumber): string;
  /** A game in a sentence, and where it stands. */
  gameLine(view: ClubView, game: GameNumber): string;
  /** `Ana – Bo` */
  gamePlayers(view: ClubView, game: GameNumber): string;
  gameStanding(view: ClubView, game: GameNumber): string;
  onlinePlayers(view: ClubView, online: number): string;
}

interface Reminds {
  /** Of what people can ask to be reminded. */
  reminders: readonly ReminderKind[];
}

interface Sessions {
  /** To be called before sessions move; what it returns is called after, and has the server's events follow. */
  replan(work: UnitOfWork): () => void;
}

interface Tables {
  /** How many tables are being played, or wait for players. */
  tablesPlayed(view: ClubView): number;
  /** To be called before days off or the club's zone change; what it returns is called after, and lets no deadline come earlier for it. */
  keepDeadlines(work: UnitOfWork): () => void;
  /** Takes a person whose data is erased from all tables that go on: their seats, their entries and their offices there. */
  leaveTables(work: UnitOfWork, person: PersonNumber, by: PersonNumber): void;
}

/** Something that waits for a person to do something about it. */
export interface Errand {
  /** What it is, in a line; names safe to show. */
  what: string;
  /** What somebody wrote about it: who, safe to show, and where their words are kept. */
  wrote?: { who: string; seq: number; kind: TextKind };
  since: Instant | null;
  /** The last moment for it; null where there is none. */
  due: Instant | null;
  /** What does it at a press. */
  buttons?: readonly ReturnType<typeof button>[];
  /** The command for it, or those to choose from, where it takes more than a press. */
  how?: readonly string[];
}

interface Errands {
  /** What waits for a person, and that they may see. */
  errands(view: ClubView, person: PersonNumber, now: Instant): Errand[];
}

/** What a room does in the club's common matters. Views carry all rooms (`src/rooms.ts`), so none knows another. */
export interface Room
  extends Due,
    Partial<Files & Comings & Consents & Errands & Games & Names & Reminds & Sessions & Tables> {}

/** What the first room answers that has to do with it; null where none does. */
export function askRooms<T>(
  { rooms }: Pick<ClubView, 'rooms'>,
  ask: (room: Room) => T | null | undefined,
): T | null {
  for (const room of rooms) {
    const answer = ask(room) ?? null;
    if (answer !== null) return answer;
  }
  return null;
}

/** What a person leaves behind in all the rooms. */
export function leavingOf(view: ClubView, person: PersonNumber): Leaving {
  const left: Leaving = { games: [], exhibits: { now: 0, later: 0, kept: [] }, tables: [] };
  for (const { leftBehind } of view.rooms) Object.assign(left, leftBehind?.(view, person));
  return left;
}

/** The words that a person wrote under no name, in all the rooms. */
export const unnamedWordsOf = (view: ClubView, person: PersonNumber): UnnamedWords[] =>
  view.rooms.flatMap((room) => room.unnamedWords?.(view, person) ?? []);

/** What waits for a person in all the rooms: what has to be done soonest first, then what has waited longest. */
export const errandsOf = (view: ClubView, person: PersonNumber, now: Instant): Errand[] =>
  view.rooms
    .flatMap((room) => room.errands?.(view, person, now) ?? [])
    .sort((one, other) => soonest(one.due, other.due) || soonest(one.since, other.since));

/** What has no moment comes last. */
const soonest = (one: Instant | null, other: Instant | null): number =>
  (one ?? Number.MAX_SAFE_INTEGER) - (other ?? Number.MAX_SAFE_INTEGER);

/** Act II.7: what a Member did in the last sessions; nothing where no room holds any. */
export const attendanceOf = (view: ClubView, person: PersonNumber): Attendance =>
  askRooms(view, (room) => room.attendance?.(view, person)) ?? { sessions: 0, absences: 0, games: 0 };

/** None, or the refusal while a case holds the person as a party, counsel or witness; the Act is what has to wait. */
export function partyToCase(view: ClubView, person: PersonNumber, act: Act): Refusal[] {
  const open = askRooms(view, (room) => room.openCase?.(view, person));
  return open === null ? [] : [{ code: 'party-to-case', case: open, person, acts: [act] }];
}

/** To be called before days off or the club's zone change; what it returns is called after: no deadline at a table comes earlier for it. */
export function keepingDeadlines(work: UnitOfWork): () => void {
  const keeps = work.rooms.map(({ keepDeadlines }) => keepDeadlines?.(work));
  return () => {
    for (const keep of keeps) keep?.();
  };
}
