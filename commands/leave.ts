import { askRemoval, withdrawRequest } from '../src/house/removal/ask-removal.ts';
import { carryOut } from './answers.ts';
import { command } from './declare.ts';
import { flag } from './options.ts';

/** `/leave`: asks the Chief Justice to be taken off the Leaderboard, or takes that back (Act II.8). */
export const leave = command({
  name: 'leave',
  description: 'Ask to leave the Leaderboard for good (to check out, use /present leave)',
  options: { withdraw: flag('Take your request back, and stay') },
  execute: (request, { withdraw }) => carryOut(request, withdraw ? withdrawRequest : askRemoval, undefined),
});
