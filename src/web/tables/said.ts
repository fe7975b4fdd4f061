import { pressNames, pressOf as publishedPress, unformatted } from '../../tables/press/published.ts';
import type { Table } from '../../tables/table.ts';
import { seatName } from '../../tables/words/table.ts';
import type { Asked } from '../page.ts';
import { type Moment, momentAt } from './table-asked.ts';

/** What was said at a table where everybody may read it. */
export interface PressRead {
  /** `White press`, `Grey press`. */
  kind: string;
  /** Under which name; null for none. */
  from: string | null;
  /** When it came out. */
  at: Moment;
  text: string;
}

/** The press of a phase, in the order in which it came; what is not published yet is not in it. Null for all phases. */
export async function pressOf(
  { view, clubs }: Pick<Asked, 'view' | 'clubs'>,
  table: Table,
  phase: string | null,
): Promise<PressRead[]> {
  const played = table.state.diplomacy?.history.map((each) => each.phase) ?? [];
  const phases = phase === null ? [...new Set(played)] : [phase];
  const all = phases.flatMap((each) => publishedPress(view, table.number, each));
  const seqs = all.map(({ seq }) => seq);
  const kept = await clubs.texts(view.id, seqs, table.number);
  const words = new Map(kept.flatMap(({ seq, kind, text }) => (kind === 'press' ? [[seq, text]] : [])));
  return all.flatMap(({ seq, kind, seat, as, at }) => {
    const text = words.get(seq);
    if (text === undefined) return [];
    const from = as ?? (seat === null ? null : seatName(table, seat));
    return { kind: pressNames[kind], from, at: momentAt(view, table, at), text: unformatted(text) };
  });
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
