import type { TellKind, Told } from '../../../packages/nomic/src/index.ts';
import type { NoticeTarget } from '../../told.ts';
import type { TableNumber } from '../table.ts';
import type { PlayThread } from './threads/names.ts';

const elsewhere: Readonly<Partial<Record<TellKind, PlayThread>>> = {
  points: 'points',
  announced: 'points',
  forfeited: 'discussion',
  breach: 'discussion',
  over: 'discussion',
};

/** The thread in which something is told: where the rules want it, or where everybody talks. */
export const threadOf = ({ is }: Pick<Told, 'is'>): PlayThread => elsewhere[is] ?? 'voting';

/** Where a thread of a table is: the discussion is the table's own. */
export const placeOf = (table: TableNumber, thread: PlayThread): NoticeTarget =>
  thread === 'discussion' ? { to: 'table', table } : { to: 'nomic', table, thread };
