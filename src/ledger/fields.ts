import { z } from 'zod';
import { type Act, isAct } from '../../terms/register.ts';

/**
 * What the entries of the ledger are made of. A field that names somebody or something is made of one of these, and is known
 * by it: so whom an entry concerns comes from its schema (`mentions.ts`).
 */

const numbered = () => z.int().positive();

export const person = numbered();
export const game = numbered();
export const penalty = numbered();
export const caseNumber = numbered();
export const online = numbered();
export const clock = numbered();
export const suggestion = numbered();
/** The place of another entry. */
export const entry = numbered();
/** A number of something that concerns nobody but those whom the entry names besides. */
export const aside = numbered();

export const date = z.iso.date();
export const instant = z.int();

/** What a number of a field is of. */
export const marks: ReadonlyMap<z.core.$ZodType, Mark> = new Map<z.core.$ZodType, Mark>([
  [person, 'person'],
  [game, 'game'],
  [penalty, 'penalty'],
  [caseNumber, 'case'],
  [online, 'online'],
  [clock, 'clock'],
  [suggestion, 'suggestion'],
  [entry, 'entry'],
]);

export type Thing = 'game' | 'penalty' | 'case' | 'online' | 'clock' | 'suggestion';
export type Mark = 'person' | 'entry' | Thing;

/** What a game brought its `player`: a win, a draw or a loss. */
export const points = z.union([z.literal(1), z.literal(0.5), z.literal(0)]);

export const act = z.custom<Act>((value) => typeof value === 'string' && isAct(value));

/** What a penalty consists of (Acts I.2.1 and II.5); the amounts that scores move by come from the fold. */
export const part = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('warning') }),
  z.object({ kind: z.literal('deduction'), points: z.int().positive() }),
  /** Minutes off the person's next clock game. */
  z.object({ kind: z.literal('time'), minutes: z.int().positive() }),
  /** The game's result from now on, as its `player` sees it. */
  z.object({ kind: z.literal('forfeit'), score: points }),
  z.object({ kind: z.literal('halve') }),
  z.object({ kind: z.literal('reset') }),
  /** Through the whole of its last day; for ever where there is none. */
  z.object({ kind: z.literal('ban'), until: date.nullable(), endsAt: instant.nullable() }),
]);

/** A person's number in the club: members and officers alike, with or without a Discord account. */
export type PersonNumber = number;
export type GameNumber = number;
export type PenaltyNumber = number;
export type CaseNumber = number;
/** What a game brought a player. */
export type Points = z.infer<typeof points>;
export type PenaltyPart = z.infer<typeof part>;
