import type { Instant } from '../../../terms/time.ts';
import { type Published, readPublished } from '../../appeals/opinions/published.ts';
import { type ClockRole, clockPath } from '../../club/clocks/clock-pass.ts';
import type { ClubId, ClubView, ExhibitFile, TextKind } from '../../club/ports.ts';
import { exportOf } from '../../club/privacy/export.ts';
import type { Export } from '../../club/privacy/export-shape.ts';
import { type RecordLine, recordOf } from '../../club/record/read-record.ts';
import { recordLinkLifetime, recordPath } from '../../club/record/record-link.ts';
import { siteAddress } from '../../club/site-address.ts';
import type { Case } from '../../ledger/cases.ts';
import type { CaseNumber, GameNumber, PersonNumber } from '../../ledger/entries.ts';
import type { Services } from '../command.ts';
import type { Reply } from '../reply.ts';
import { nameOf } from './text.ts';

/** What a renderer may look at: the club after the change, and the words kept with its entries. */
export interface Scene {
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
  /** Everything on file about a person, as an officer may read it; names safe to show. */
  recordOf(person: PersonNumber): Promise<RecordLine[]>;
  /** The judgements of a case that everybody may read, the latest first. */
  published(known: Case): Promise<Published[]>;
  /** The file of an exhibit before the Court; null where it was erased. */
  exhibit(number: CaseNumber, exhibit: number): Promise<ExhibitFile | null>;
  /** Where that officer may read it on the site, for a while. */
  recordAddress(person: PersonNumber, reader: PersonNumber): string;
  /** Where a chess clock is on the site, for whoever uses it in that role. */
  clockAddress(clock: number, role: ClockRole): string;
}

/** How a result is shown: the reply, and what the game's card on which a button was pressed becomes. */
export interface Rendered extends Reply {
  card?: Reply;
  /** The game whose card the reply is, and that waits: the card follows it from then on. */
  cardOf?: GameNumber;
}

export async function sceneOf(
  { clubs, siteUrl }: Pick<Services, 'clubs' | 'siteUrl'>,
  club: ClubId,
  now: Instant,
): Promise<Scene> {
  const view = await clubs.view(club);
  return {
    view,
    now,
    siteUrl,
    pages: await siteAddress(clubs, view, siteUrl),
    text: (seq, kind) => clubs.text(club, seq, kind),
    exported: (person) => exportOf(clubs, view, person, now),
    recordOf: (person) => recordOf(clubs, view, person, (other) => nameOf(view, other)),
    published: (known) => readPublished(clubs, view, known),
    exhibit: (number, exhibit) => clubs.exhibit(club, number, exhibit),
    recordAddress: (person, reader) =>
      `${siteUrl}${recordPath(clubs, { club, person, reader, until: now + recordLinkLifetime })}`,
    clockAddress: (clock, role) => `${siteUrl}${clockPath(clubs, { club, clock, role })}`,
  };
}
