import type { Office } from '../../../terms/administration/authority.ts';
import type { Colour } from '../../../terms/games/moves.ts';
import type { GameNumber, PersonNumber } from '../../ledger/fields.ts';

/** An instant as `2026-11-20T12:45:00.000Z`. */
export type Iso = string;

/**
 * Everything that the club keeps of one person, for themselves (Act 0.13). Others are in it as opponents, by the name
 * that the board shows. What somebody else wrote when they disputed a game is not, nor what concerns others alone.
 */
export interface Export {
  /** Goes up when something here is called otherwise. */
  format: 1;
  made: Iso;
  /** `timezone` is where its times are read, such as `Europe/London`. */
  club: { id: string; name: string | null; timezone: string };
  you: {
    number: PersonNumber;
    /** The Discord account's id. */
    account: string | null;
    name: string;
    offices: Office[];
    /** The member of staff of Acts 0.14 and III.6. */
    staff: boolean;
    /** The nickname that you had on the server before the bot gave you one, where it did and is to put yours back. */
    nicknameBefore: string | null;
    /** What you want to be reminded of; `since` is when you chose it, or were told last. */
    reminders: { kind: string; since: Iso }[];
  };
  /** The others whom the rest names by number, as the club shows them. */
  people: { number: PersonNumber; name: string }[];
  /** From when to when you were on the Leaderboard; `to` is null while you are. */
  memberships: { from: Iso; to: Iso | null }[];
  /** Null for one who never joined. */
  standing: { score: number; wins: number; draws: number; losses: number } | null;
  bans: { from: Iso; until: Iso | null }[];
  /** Each change of your score in the order in which they count, and what it rested on. */
  scoreMoves: ScoreMoveExport[];
  games: GameExport[];
  sessions: SessionExport[];
  /** What was pressed on the chess clocks of your games, and by you on others, in the last weeks. */
  clockPresses: { clock: number; pressed: string; at: Iso }[];
  /** What the ledger says by you and about you; people are numbers there. */
  ledger: EntryExport[];
  exhibits: ExhibitExport[];
  /** Each set of orders that you gave at a table. */
  tableOrders: TableOrdersExport[];
  /** What you said in hearings, as far as it could be read. */
  hearings: SaidExport[];
  /** The threads of hearings that the bot let you into, by Discord's ids. */
  hearingRooms: { case: string; thread: string }[];
  /** The private threads of tables that the bot let you into, by Discord's ids. */
  talks: { table: number; thread: string }[];
  /** Commands that were carried out for you and not answered yet; nothing says who asked once they are. */
  unanswered: { at: Iso; channel: string; outcome: object | null }[];
}

/** For whom somebody's data is put together: what they gave in secret is opened for themselves alone. */
export type ExportReader = 'self' | 'staff';

export interface TableOrdersExport {
  table: number;
  seat: string;
  phase: string;
  given: Iso;
  /** The receipt that the player was given. */
  receipt: string;
  /** The orders, one to a line; null where the bot cannot open them any more, or somebody else reads this. */
  lines: string[] | null;
}

export interface SaidExport {
  /** As the Court cites it. */
  case: string;
  said: Iso;
  text: string;
  changed: Iso | null;
  /** What it said before it was first changed, where that is known. */
  before: string | null;
  deleted: Iso | null;
  /** The names of the files that came with it. */
  files: string[];
}

export interface ExhibitExport {
  /** As the Court cites it. */
  case: string;
  exhibit: number;
  filed: Iso;
  /** Null where it was erased. */
  name: string | null;
  media: string;
  size: number;
  sha256: string;
  sealed: boolean;
  /** In base64 once it is written down; null where it was erased, or all of yours are too many to be sent. */
  bytes: Uint8Array | null;
}

export interface ScoreMoveExport {
  entry: number;
  at: Iso;
  before: number;
  after: number;
  why: 'joined' | 'adjusted' | 'decayed' | 'penalised' | 'game';
  game?: GameNumber;
  /** The share of the points that was to be expected of you, between 0 and 1, and your K-factor (Act II.3). */
  expected?: number;
  k?: number;
}

export interface GameExport {
  number: GameNumber;
  opponent: { number: PersonNumber; name: string };
  result: 'won' | 'drew' | 'lost';
  colour: Colour | null;
  playedAt: Iso;
  date: string;
  online: boolean;
  ended: string | null;
  status: string;
  enteredByYou: boolean;
}

export interface SessionExport {
  date: string;
  /** Whether you count as present by the register so far (Act 0.9). */
  present: boolean;
  /** What a Moderator put right in it, or null. */
  correctedTo: { present: boolean; moderating: boolean } | null;
  stays: { from: Iso; to: Iso | null; moderating: boolean }[];
}

export interface EntryExport {
  /** The book that it stands in, where that is not the club's own. */
  book?: number;
  entry: number;
  at: Iso;
  byYou: boolean;
  /** You did it in a matter that is somebody else's: what it says of them, and the words with it, are left out. */
  othersMatter: boolean;
  type: string;
  acts: readonly string[];
  terms: string;
  /** What the entry says, by its type. */
  says: object;
  /** The reasons, disputes, moves and positions kept with it. */
  texts: Readonly<Record<string, string>>;
}
