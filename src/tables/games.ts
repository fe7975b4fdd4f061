import type { Instant } from '../../terms/time.ts';
import type { ClubView } from '../house/ports.ts';
import { type Result, refused } from '../house/result.ts';
import type { Errand } from '../house/room.ts';
import type { Reply } from '../house/words/reply.ts';
import { diplomacyParts } from './diplomacy/present.ts';
import { nomicParts } from './nomic/present.ts';
import type { Matter, TableGame } from './rule-sets/rule-set.ts';
import { by, findTable, type Meant, type Table } from './table.ts';

/** What is being played at a table until the next deadline. */
export interface TablePhase {
  /** What entries call it, such as `S1901M`. */
  id: string;
  /** How long it lasts. */
  hours: number;
  begunAt: Instant;
}

/** Something for which a seat is waited for. */
export interface Awaited {
  readonly seat: string;
  /** What it is: the phase, or what the game calls it. */
  readonly what: string;
  /** Since when; nobody is reminded before. */
  readonly since: Instant;
  /** The last moment for it; null for the end of the phase. */
  readonly until: Instant | null;
  /** Whether its player is reminded at once, where all the moments at which they want to be lie before it. */
  readonly atOnce: boolean;
}

/** The same with its last moment, as the clock of the table has it. */
export interface AwaitedUntil extends Awaited {
  readonly until: Instant;
}

/** A direct message that reminds somebody of something. */
export interface ReminderWords {
  lines: readonly string[];
  components: NonNullable<Reply['components']>;
}

/** What tables of some games have and those of others have not. */
export const tableThings = ['extension', 'absence', 'press', 'vote', 'return'] as const;
export type TableThing = (typeof tableThings)[number];

/**
 * What a game tells to what all tables share: its clock, its reminders. It looks at the book alone and imports nothing of what asks
 * it. How a phase ends is the game's own: it hands that to `phasesDue` of the clock.
 */
export interface TableGameParts {
  /** The phase that is being played; null while none is. */
  phase(table: Table): TablePhase | null;
  /** What people call a phase. */
  phaseName(id: string, table: Table): string;
  /** The seats that have something to do in the phase: it waits for the absence of their players. */
  toAct(table: Table): readonly string[];
  /** How many hours somebody has for a phase at least who takes over an open seat in it. */
  takenOverHours(table: Table, phase: string): number;
  /** What seats are waited for: their players are reminded of it, and a phase does not end early. */
  awaited(table: Table): readonly Awaited[];
  /** A reminder of something that a seat is still waited for, for its player. */
  reminder(view: ClubView, table: Table, awaited: AwaitedUntil): ReminderWords;
  /** The same among what waits for the player; null for what is not to be done yet, or done as far as it has to be. */
  errand(table: Table, awaited: AwaitedUntil): Errand | null;
  /** When players who chose their reminders get none: what they did for it. */
  readonly unless: string;
  /** Since when all are ready; null while somebody is waited for. */
  readyAt(table: Table): Instant | null;
  /** Whether a seat is out of the game. */
  isOut(table: Table, seat: string): boolean;
  /** The seats that have won; none while nobody has, and where players agreed on an end. */
  winners(table: Table): readonly string[];
  /** What its tables have not, each with what their rules have instead. */
  readonly lacks: Readonly<Partial<Record<TableThing, Matter>>>;
}

const games: Readonly<Record<TableGame, TableGameParts>> = { diplomacy: diplomacyParts, nomic: nomicParts };

/** What is played at a table. */
export const gameOf = ({ about }: Pick<Table, 'about'>): TableGameParts => games[about.game];

/** The seats that something at a table waits for. */
export const waitedFor = (table: Table): string[] =>
  gameOf(table)
    .awaited(table)
    .map(({ seat }) => seat);

/** Whether a seat is out of the game: its player has no part in it any more. */
export const isOut = (table: Table, seat: string): boolean => gameOf(table).isOut(table, seat);

/** The table that is meant; refused where its game has no such thing, be it played or not. */
export function findTableWith(view: ClubView, meant: Meant, thing: TableThing): Result<Table> {
  const found = findTable(view, meant);
  if (!found.ok) return found;
  const { number, rules } = found.value;
  const instead = rules.lacks?.[thing] ?? gameOf(found.value).lacks[thing];
  return instead === undefined
    ? found
    : refused({ code: 'not-in-game', table: number, thing, ...by(rules, instead) });
}

/** The phase that is being played; null while none is. */
export const phaseOf = (table: Table): TablePhase | null => gameOf(table).phase(table);

/** The same. Throws where none is. */
export function presentPhase(table: Table): TablePhase {
  const phase = phaseOf(table);
  if (phase === null) throw new Error(`Nothing is being played at table ${table.number}`);
  return phase;
}
