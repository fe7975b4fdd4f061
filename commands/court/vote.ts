import { plans } from '../../src/appeals/plans.ts';
import { decisionKinds, reliefKinds } from '../../src/appeals/voting/ballot.ts';
import type { VoteInput } from '../../src/appeals/voting/cast-vote.ts';
import type { CompletionRequest, Options } from '../../src/discord/command.ts';
import type { Choice } from '../../src/house/words/reply.ts';
import { ask } from '../answers.ts';
import { pointsOf, resultOption } from '../game/options.ts';
import { choiceOption, chosen, integerOption, needed, suggestedOption, textOption } from '../options.ts';
import { completeDiscipline } from '../penalty/complete.ts';
import type { Subcommand } from '../subcommand.ts';
import { caseOption, completeCourt, inCase } from './options.ts';

/** `/court vote`: one of those who hear a case votes on it, after seeing what comes of it (Acts III.3.3 and III.3.8). */
export const vote: Subcommand = {
  name: 'vote',
  description: 'Those who hear a case: vote. Nobody sees it before all have voted',
  options: [
    choiceOption(
      'decision',
      'Uphold it, overturn it, or send it back to the Moderator',
      decisionKinds,
      needed,
    ),
    caseOption(),
    choiceOption(
      'relief',
      'For overturn: what takes its place (left out: undo). For remand, undo: the ban may be lifted',
      reliefKinds,
    ),
    suggestedOption('until', 'The ban’s new last day. For remand: the latest that the Moderator may choose'),
    integerOption(
      'points',
      'For replace: points off, or more or less for a modification. For remand: the most',
      [-10_000, 10_000],
    ),
    textOption('conditions', 'For remand: what else the new decision has to keep to'),
    resultOption('For replace: what the game brought the player named first in it', {}),
    suggestedOption('bar', 'For a ban: no other appeal of it before this day'),
  ],
  execute: inCase((request, cited) => ask(request, plans.vote, voteIn(request.options, cited))),
  complete: completeVote,
};

const voteIn = (options: Options, cited: string): VoteInput => ({
  case: cited,
  decision: chosen(decisionKinds, options.string('decision', true)),
  relief: chosen(reliefKinds, options.string('relief')),
  until: options.string('until'),
  points: options.integer('points'),
  conditions: options.string('conditions'),
  result: pointsOf(options.string('result')),
  bar: options.string('bar'),
  shown: null,
});

/** The days of the club for the days, and cases. */
async function completeVote(request: CompletionRequest): Promise<readonly Choice[]> {
  const { name, value } = request.focused;
  if (name !== 'until' && name !== 'bar') return completeCourt(request);
  return completeDiscipline({ ...request, focused: { name: 'until', value } });
}
