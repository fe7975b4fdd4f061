import type { Instant } from '../../../terms/time.ts';
import { addDays, instantAt, type LocalDate, type Zone } from '../../../terms/time.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { ClubView } from '../ports.ts';
import type { Scene } from '../words/reply.ts';

/** What somebody wants to be reminded of, by its kind, and since when: nothing from before then is told. */
export type Wanted = Readonly<Record<string, Instant>>;

/** Something that a person is reminded of, in one message with all else of that moment. */
export interface PersonalReminder {
  person: PersonNumber;
  /** When it is told. */
  at: Instant;
  /** The last moment at which it is worth telling. */
  until: Instant;
  /** Whether it concerns them as things stand; if not, it passes in silence. */
  holds: boolean;
  say(scene: Scene): string;
}

/** Somebody who wants to be reminded of what falls after that moment. */
export interface Wanting {
  person: PersonNumber;
  since: Instant;
}

/** Something that people can ask to be reminded of. */
export interface ReminderKind {
  /** By which the choice is kept. */
  kind: string;
  /** As on a button: `Sessions`. */
  title: string;
  /** When the reminder comes, to follow the title. */
  when: string;
  /** Each reminder that comes next for those people, past or still to come. */
  next(view: ClubView, wanting: readonly Wanting[]): PersonalReminder[];
}

/** When people are reminded of something on the next day. */
export const evening = '17:00';

/** The evening before that day, by the club's clocks. */
export const eveningBefore = (date: LocalDate, zone: Zone): Instant =>
  instantAt(addDays(date, -1), evening, zone);
