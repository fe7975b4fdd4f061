import type { TellKind, Told } from '../../../packages/nomic/src/index.ts';
import type { NoticeTarget } from '../../told.ts';
import type { TableNumber } from '../table.ts';

/** The threads of a game. */
export const gameThreads = ['voting', 'points', 'discussion'] as const;
export type GameThread = (typeof gameThreads)[number];

const elsewhere: Readonly<Partial<Record<TellKind, GameThread>>> = {
  points: 'points',
  announced: 'points',
  forfeited: 'discussion',
  breach: 'discussion',
  over: 'discussion',
};

/** The thread in which something is told: where the rules want it, or where everybody talks. */
export const threadOf = ({ is }: Pick<Told, 'is'>): GameThread => elsewhere[is] ?? 'voting';

/** Where a thread of a table is. */
export const placeOf = (table: TableNumber, _thread: GameThread): NoticeTarget => ({ to: 'table', table });
