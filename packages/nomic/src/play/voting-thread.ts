import { weekdayOf } from '../time/uk-time.ts';
import type { Deed } from './event.ts';
import type { Game } from './game.ts';
import { isVoidDay } from './turns.ts';

const inVotingThread: ReadonlySet<Deed['is']> = new Set([
  'proposed',
  'continued',
  'voted',
  'point raised',
  'judged',
  'disputed',
  'opinion',
]);

/** R201: why nothing in the voting thread counts today; null if it does, or if the deed has nothing to do with it. */
export const nothingVoid = (game: Game, { is }: Deed): string | null =>
  inVotingThread.has(is) && isVoidDay(game, game.day)
    ? `Nothing counts that is posted in the voting thread on a ${weekdayOf(game.day)}.`
    : null;
