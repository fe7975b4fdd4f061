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
  description: 'Those who hear a case: vote. Nobody sees it before all have voted',
  options: {
    decision: choice('Uphold it, overturn it, or send it back to the Moderator', decisionKinds),
    case: theCase([...heard, 'voting', 'revote', 'voting-en-banc']),
    relief: optional(
      choice(
        'For overturn: what takes its place (left out: undo). For remand, undo: the ban may be lifted',
        reliefKinds,
      ),
    ),
    until: optional(lastDay('The ban’s new last day. For remand: the latest that the Moderator may choose')),
    points: optional(
      wholeNumber(
        'For replace: points off, or more or less for a modification. For remand: the most',
        [-10_000, 10_000],
      ),
    ),
    conditions: optional(text('For remand: what else the new decision has to keep to')),
    result: optional(result('For replace: what the game brought the player named first in it')),
    bar: optional(lastDay('For a ban: no other appeal of it before this day')),
    shown: nothing,
  },
  execute: asks(plans.vote),
});
