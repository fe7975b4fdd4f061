import type { Instant } from '../../../terms/time.ts';
import type { ClubView } from '../../house/ports.ts';
import type { ActionRow } from '../../house/words/reply.ts';
import { diplomacyWords } from '../diplomacy/words/at-table.ts';
import type { TableThing } from '../games.ts';
import { nomicWords } from '../nomic/at-table.ts';
import type { TableGame } from '../rule-sets/rule-set.ts';
import type { Table } from '../table.ts';

/** Lines of a post, with the buttons below it. */
interface Lines {
  lines: string[];
  components: ActionRow[];
}

/** Why there is none of something, and what there is instead. */
interface Instead {
  wrong: string;
  remedy: string;
}

/** What a game has the words of all tables say. */
export interface GameWords {
  /** What is to be known of a table before its game begins, a line each. */
  opening(table: Table): string[];
  /** Where the game is, in a few words, such as `Spring 1901, movement, until …`; null while nothing is played. */
  stands(view: ClubView, table: Table): string | null;
  /** What everybody may know of how far a seat is, such as that its orders are in. */
  seatStands(table: Table, seat: string): string[];
  /** Who has won, in sentences; null while nobody has. */
  won(view: ClubView, table: Table): string | null;
  /** What comes first, and when, if a table starts at that moment; null where that can’t be said. */
  first(view: ClubView, table: Table, now: Instant): string | null;
  /** How to play, for everybody at a table that begins. */
  howToPlay(view: ClubView, table: Table): Lines;
  /** The same for the player of a seat, in a direct message. */
  howToPlaySeat(view: ClubView, table: Table, seat: string): Lines;
  /** What somebody can do who has taken over a seat. */
  readonly takenOver: string;
  /** What they find at it, for everybody. */
  handedOver(name: string): string;
  /** What becomes of a seat until somebody takes it. */
  readonly untilTaken: string;
  /** Where the rules of the game itself are, if they are others than those of its table; null where they are not. */
  readonly otherRules: string | null;
  /** What the page of a table shows. */
  readonly page: string;
  /** Which command shows how the game stands. */
  readonly status: string;
  /** What there is instead of what its tables have not. */
  readonly instead: Readonly<Partial<Record<TableThing, Instead>>>;
}

const words: Readonly<Record<TableGame, GameWords>> = { diplomacy: diplomacyWords, nomic: nomicWords };

/** The words of a game. */
export const wordsOfGame = (game: TableGame): GameWords => words[game];

/** The words of the game that is played at a table. */
export const gameWords = ({ about }: Pick<Table, 'about'>): GameWords => words[about.game];
