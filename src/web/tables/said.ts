import type { Table } from '../../tables/table.ts';
import type { Asked } from '../page.ts';
import type { Moment } from './table-asked.ts';

/** What was said at a table where everybody may read it. */
export interface PressRead {
  /** `White press`, `Grey press`. */
  kind: string;
  /** Under which name; null for none. */
  from: string | null;
  at: Moment;
  text: string;
}

/** The press of a phase, in the order in which it came; what is not published yet is not in it. Null for all phases. */
export async function pressOf(_asked: Asked, _table: Table, _phase: string | null): Promise<PressRead[]> {
  return [];
}

/** What the gamemaster decided, and what came of an appeal. */
export interface RulingRead {
  number: number;
  /** The point of the rules that it is about; null for none. */
  point: string | null;
  text: string;
  /** What came of an appeal: `The Court upheld it.` Null where there was none. */
  appeal: string | null;
}

/** The rulings of a table by their numbers. */
export async function rulingsOf(_asked: Asked, _table: Table): Promise<RulingRead[]> {
  return [];
}

/** A vote that is over. */
export interface VoteRead {
  number: number;
  /** What was proposed: `A draw of all who survive`. */
  proposed: string;
  /** What came of it: `It did not pass.` */
  outcome: string;
  endedAt: Moment;
}

/** The votes of a table that are over, the latest first. Nobody learns who voted how. */
export function votesOf(_asked: Asked, _table: Table): VoteRead[] {
  return [];
}
