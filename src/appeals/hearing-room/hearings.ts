import type { Instant } from '../../../terms/time.ts';
import type { ClubId, Said } from '../../house/ports.ts';
import type { CaseNumber, PersonNumber } from '../../ledger/fields.ts';
import type { Room, RoomState } from './rooms.ts';

/** A thread that was opened for a case; one that somebody deleted is `gone`. */
export interface CaseThread {
  /** Discord's id. */
  thread: string;
  case: CaseNumber;
  room: Room;
  /** Whether only those see it who were let in. */
  hidden: boolean;
  /** The accounts of those who were let in. */
  accounts: string[];
  /** The accounts that Discord does not let in, of whom the Chief Justice was told. */
  shutOut: string[];
  state: RoomState | 'gone';
  /** Whether its first post, which says what it is for, is there. */
  begun: boolean;
}

/** What somebody said in a hearing. */
export interface Post extends Said {
  /** Discord's id of the message. */
  message: string;
  thread: string;
  /** Null for the bot, for people the club does not know, and for those who had it erased. */
  author: PersonNumber | null;
  /** Whether it is the bot's. */
  own: boolean;
}

/** Whose words go, and of when: what was said up to then in cases that are over. */
export interface Forgotten {
  person: PersonNumber;
  until: Instant;
  cases: readonly CaseNumber[];
}

/** The threads in which cases are heard, and what was said there. */
export interface Hearings {
  /** In the order in which they were opened. */
  threads(club: ClubId): Promise<CaseThread[]>;
  keepThread(club: ClubId, thread: CaseThread): Promise<void>;
  /** What was said in the hearings of a case, in the order in which it was. */
  posts(club: ClubId, number: CaseNumber): Promise<Post[]>;
  /** One post, or null where it is not kept. */
  post(club: ClubId, message: string): Promise<Post | null>;
  keepPosts(club: ClubId, posts: readonly Post[]): Promise<void>;
  /** Takes author and words from posts for good. */
  forget(club: ClubId, forgotten: Forgotten): Promise<void>;
}

/**
 * A post that was seen again: a change keeps the first words, and nothing brings back what was erased or deleted. Null
 * if nothing is new.
 */
export function seenAgain(known: Post | null, seen: Post): Post | null {
  if (known === null) return seen;
  const { text, before, deletedAt, editedAt } = known;
  const newer = (seen.editedAt ?? 0) > (editedAt ?? 0);
  if (text === null || deletedAt !== null || !newer) return null;
  return { ...known, text: seen.text, files: seen.files, editedAt: seen.editedAt, before: before ?? text };
}

/** The posts that are in the thread no more, as of now. */
export const missing = (kept: readonly Post[], there: ReadonlySet<string>, now: Instant): Post[] =>
  kept
    .filter(({ message, deletedAt }) => deletedAt === null && !there.has(message))
    .map((post) => ({ ...post, deletedAt: now }));
