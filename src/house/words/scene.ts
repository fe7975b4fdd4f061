import type { Instant } from '../../../terms/time.ts';
import type { CaseNumber, GameNumber, PersonNumber } from '../../ledger/fields.ts';
import type { Clubs } from '../clubs.ts';
import type { ClubView, ExhibitFile, TextKind } from '../ports.ts';
import type { Export } from '../privacy/export-shape.ts';
import type { RecordLine } from '../record/read-record.ts';
import type { Kinds, Told } from '../told.ts';
import type { Reply } from './reply.ts';

/** What a renderer may look at: the club after the change, and the words kept with its entries. */
export interface Scene {
  clubs: Clubs;
  view: ClubView;
  now: Instant;
  /** Where the site is, without a slash at its end. */
  siteUrl: string;
  /** Where the club's own pages begin, with a slash at the end; null while nobody may read them. */
  pages: string | null;
  /** Null where there is none or it was erased. */
  text(seq: number, kind: TextKind): Promise<string | null>;
  /** All that is kept of a person. */
  exported(person: PersonNumber): Promise<Export>;
  /** The same for the asker alone, as a page to read and as a file for programs. */
  exportReply(data: Export): Promise<Reply>;
  /** Everything on file about a person, as an officer may read it; names safe to show. */
  recordOf(person: PersonNumber): Promise<RecordLine[]>;
  /** The file of an exhibit before the Court; null where it was erased. */
  exhibit(number: CaseNumber, exhibit: number): Promise<ExhibitFile | null>;
  /** Where that officer may read it on the site, for a while. */
  recordAddress(person: PersonNumber, reader: PersonNumber): string;
}

/** How a result is shown: the reply, and what the game's card on which a button was pressed becomes. */
export interface Rendered extends Reply {
  card?: Reply;
  /** The game whose card the reply is, and that waits: the card follows it from then on. */
  cardOf?: GameNumber;
}

/** The words for each kind of what is told. */
type Words<All extends Kinds, Said> = {
  readonly [Kind in keyof All]: (told: Told<All, Kind>, scene: Scene) => Said | Promise<Said>;
};
export type OutcomeWords<All extends Kinds> = Words<All, Rendered>;
export type NoticeWords<All extends Kinds> = Words<All, Reply>;
