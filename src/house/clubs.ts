import type { Instant } from '../../terms/time.ts';
import type { BookNumber } from '../ledger/book.ts';
import type { CaseNumber, PersonNumber } from '../ledger/fields.ts';
import type { Outcome } from '../told.ts';
import type {
  CarriedOut,
  ClubId,
  ClubView,
  ExhibitFile,
  KeptText,
  Occasion,
  Said,
  TextKind,
  UnitOfWork,
} from './ports.ts';
import type { Result } from './result.ts';

/** The clubs of this installation. */
export interface Clubs {
  view(club: ClubId): Promise<ClubView>;
  /** The clubs in which anything has happened, of the servers that this process serves and that the bot is on. */
  known(): Promise<ClubId[]>;
  /** Whether anything has happened in that club and it goes on: its server is served, by whichever process, and the bot is on it. */
  goesOn(club: ClubId): Promise<boolean>;
  /** Whether the host has the bot serve that server, by whichever process. */
  serves(club: ClubId): boolean;
  /** Whether this process serves that server on Discord. */
  isOurs(club: ClubId): boolean;
  /** The club whose pages are at `/`, or null for none. */
  frontPage(): Promise<ClubId | null>;
  /** Whether no other club is served. */
  isOnly(club: ClubId): Promise<boolean>;
  /** The club whose pages are at that unguessable address, or null: none, or one that has closed them. */
  clubAt(siteKey: string): Promise<ClubId | null>;
  /** Tells of each change that was kept, after it was, but for presses on chess clocks. Returns what ends that. */
  onChange(listener: (club: ClubId) => void): () => void;
  /** Tells when any club may have been changed by another program, of which nothing was heard. Returns what ends that. */
  onMissed(listener: () => void): () => void;
  /** Tells of each press on a chess clock that was kept, after it was. Returns what ends that. */
  onPress(listener: (club: ClubId) => void): () => void;
  /**
   * Decides and keeps one change, alone: no other change of any club runs meanwhile. A refusal changes nothing.
   * An interaction that was carried out before gets its first outcome again, and nothing is done. The outcome is null where
   * nobody asked, or where the first one cannot be read any more. Refused by a clock that is behind the club's newest entry.
   */
  change(
    club: ClubId,
    occasion: Occasion,
    decide: (work: UnitOfWork) => Result<Outcome | null>,
  ): Promise<Result<Outcome | null>>;
  /** The text kept with an entry, or null where there is none or it was erased. */
  text(club: ClubId, seq: number, kind: TextKind): Promise<string | null>;
  /** The texts kept with those entries of a book, the club's own unless said, in the order of the ledger. */
  texts(club: ClubId, entries: readonly number[], book?: BookNumber): Promise<KeptText[]>;
  /** What somebody said in hearings and had not erased, in the order in which they did. */
  saidBy(club: ClubId, person: PersonNumber): Promise<Said[]>;
  /** The threads of hearings into which an account was let, by Discord's ids. */
  roomsWith(club: ClubId, account: string): Promise<{ case: CaseNumber; thread: string }[]>;
  /** The file of an exhibit, or null where it was erased. Throws where it is lost, or is not what was filed. */
  exhibit(club: ClubId, number: CaseNumber, exhibit: number): Promise<ExhibitFile | null>;
  /** What was carried out for an account and not answered yet: once it is, nothing says who asked. */
  carriedOut(club: ClubId, account: string): Promise<CarriedOut[]>;
  /** A code for those words that nobody else can make: somebody who brings both has the words from here. */
  seal(words: string): string;
  /** Whether it is the code of those words; how long that takes tells nothing of the right one. */
  isSeal(words: string, code: string): boolean;
  /** Deletes what is kept of interactions, of presses on chess clocks, and of notices that were posted or given up, before that moment. */
  prune(club: ClubId, before: Instant): Promise<void>;
}
