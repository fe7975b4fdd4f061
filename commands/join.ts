import { joinBoard } from '../src/ladder/board/join-board.ts';
import { carries } from './answers.ts';
import { command } from './declare.ts';
import { optional, text } from './options.ts';

/** `/join`: puts the person who asks on the Leaderboard (Act II.1). */
export const join = command({
  name: 'join',
  description: 'Join the Leaderboard',
  options: { name: optional(text('How your name is to be shown; your display name if you leave it out')) },
  execute: carries(joinBoard),
});
