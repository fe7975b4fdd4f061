import { ApplicationCommandOptionType } from 'discord.js';
import { decisionKinds, reliefKinds } from '../../src/appeals/voting/ballot.ts';
import { castVote, previewVote, type VoteInput } from '../../src/appeals/voting/cast-vote.ts';
import type { Choice, CompletionRequest, Options } from '../../src/discord/command.ts';
import { renderVoteQuestion } from '../../src/discord/render/court/voting-questions.ts';
import { carryOut } from '../carry-out.ts';
import { pointsOf, resultOption, textOption } from '../game/options.ts';
import { completeDiscipline } from '../penalty/complete.ts';
import { choiceOption, chosen, suggestedOption } from '../penalty/options.ts';
import type { Subcommand } from '../subcommand.ts';
import { caseOption, completeCourt } from './options.ts';

/** `/court vote`: one of those who hear a case votes on it, after seeing what comes of it (Acts III.3.3 and III.3.8). */
export const vote: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'vote',
    description: 'Those who hear a case: vote. Nobody sees it before all have voted',
    options: [
      caseOption('Which case'),
      choiceOption('decision', 'Uphold it, overturn it, or send it back to the Moderator', decisionKinds, {
        required: true,
      }),
      choiceOption(
        'relief',
        'For overturn: what takes its place (left out: undo). For remand, undo: the ban may be lifted',
        reliefKinds,
      ),
      suggestedOption(
        'until',
        'The ban’s new last day. For remand: the latest that the Moderator may choose',
        {
          required: false,
        },
      ),
      {
        type: ApplicationCommandOptionType.Integer,
        name: 'points',
        description: 'For replace: points off, or more or less for a modification. For remand: the most',
        min_value: -10_000,
        max_value: 10_000,
      },
      textOption('conditions', 'For remand: what else the new decision has to keep to'),
      {
        ...resultOption('For replace: what the game brought the player named first in it'),
        required: false,
      },
      suggestedOption('bar', 'For a ban: no other appeal of it before this day', { required: false }),
    ],
  },
  async execute(request) {
    const input = voteIn(request.options);
    const view = await request.services.clubs.view(request.club);
    const preview = previewVote(view, request.actor, input, request.occasion.now);
    if (!preview.ok) return { kind: 'result', result: preview };
    const order = { ...input, shown: preview.value.seal };
    return {
      kind: 'question',
      reply: renderVoteQuestion(preview.value, view),
      confirm: (press) => carryOut(press, castVote, order),
    };
  },
  complete: completeVote,
};

function voteIn(options: Options): VoteInput {
  const result = options.string('result');
  return {
    case: options.string('case', true),
    decision: chosen(decisionKinds, options.string('decision', true)) ?? 'uphold',
    relief: chosen(reliefKinds, options.string('relief')),
    until: options.string('until'),
    points: options.integer('points'),
    conditions: options.string('conditions'),
    result: result === null ? null : pointsOf(result),
    bar: options.string('bar'),
    shown: null,
  };
}

/** The days of the club for the days, and cases. */
async function completeVote(request: CompletionRequest): Promise<readonly Choice[]> {
  const { name, value } = request.focused;
  if (name !== 'until' && name !== 'bar') return completeCourt(request);
  return completeDiscipline({ ...request, focused: { name: 'until', value } });
}
