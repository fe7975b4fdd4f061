import { plans } from '../../src/appeals/plans.ts';
import { decisionKinds, reliefKinds } from '../../src/appeals/voting/ballot.ts';
import { asks } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { result } from '../game/options.ts';
import { choice, nothing, optional, text, wholeNumber } from '../options.ts';
import { lastDay } from '../penalty/options.ts';
import { heard, theCase } from './options.ts';

/** `/court vote`: one of those who hear a case votes on it, after seeing what comes of it (Acts III.3.3 and III.3.8). */
export const vote = subcommand({
  name: 'vote',
  description: 'Justices who hear a case: vote. It stays secret until everyone has voted',
  options: {
    decision: choice('Uphold it, overturn it, or send it back to the Moderator', decisionKinds, {
      uphold: 'uphold: the decision stands',
      overturn: 'overturn: undo it or replace it',
      remand: 'remand: send it back to the Moderator',
    }),
    case: theCase([...heard, 'voting', 'revote', 'voting-en-banc']),
    relief: optional(
      choice(
        'Overturn: what happens instead; left out: undo it. Remand: undo lets the Moderator lift the ban',
        reliefKinds,
      ),
    ),
    until: optional(
      lastDay('The ban’s new last day. If you remand it: the latest day the Moderator can choose'),
    ),
    points: optional(
      wholeNumber(
        'How many points instead. If you remand it: the most the Moderator can take',
        [-10_000, 10_000],
      ),
    ),
    conditions: optional(text('If you remand it: your conditions for the new decision')),
    result: optional(result('For replace: the game’s result for its first player')),
    bar: optional(lastDay('For a ban: it can’t be appealed again before this day')),
    shown: nothing,
  },
  execute: asks(plans.vote),
});
