import { ApplicationCommandOptionType } from 'discord.js';
import type { Case } from '../../src/appeals/book/cases.ts';
import { heardIn } from '../../src/appeals/hearing-room/rooms.ts';
import { decisionKinds, reliefKinds } from '../../src/appeals/voting/ballot.ts';
import { castVote, previewVote, type VoteInput } from '../../src/appeals/voting/cast-vote.ts';
import { renderVoteQuestion } from '../../src/appeals/words/voting-questions.ts';
import type { CommandRequest, CompletionRequest, Options } from '../../src/discord/command.ts';
import type { Choice } from '../../src/house/words/choices.ts';
import type { PersonNumber } from '../../src/ledger/fields.ts';
import { carryOut } from '../carry-out.ts';
import { pointsOf, resultOption, textOption } from '../game/options.ts';
import { completeDiscipline } from '../penalty/complete.ts';
import { choiceOption, chosen, suggestedOption } from '../penalty/options.ts';
import type { Subcommand } from '../subcommand.ts';
import { caseOption, completeCourt } from './options.ts';
import { inCase } from './which-case.ts';

/** `/court vote`: one of those who hear a case votes on it, after seeing what comes of it (Acts III.3.3 and III.3.8). */
export const vote: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'vote',
    description: 'Those who hear a case: vote. Nobody sees it before all have voted',
    options: [
      choiceOption('decision', 'Uphold it, overturn it, or send it back to the Moderator', decisionKinds, {
        required: true,
      }),
      caseOption(),
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
  execute: inCase(async (request, cited) => {
    const input = voteIn(request.options, cited);
    const view = await request.services.clubs.view(request.club);
    const preview = previewVote(view, request.actor, input, request.occasion.now);
    if (!preview.ok) return { kind: 'result', result: preview };
    const order = { ...input, shown: preview.value.seal };
    return {
      kind: 'question',
      reply: renderVoteQuestion(preview.value, view, await whoSpoke(request, preview.value.known)),
      confirm: (press) => carryOut(press, castVote, order),
    };
  }),
  complete: completeVote,
};

/** Who has written where the case is heard, as far as that was kept. */
async function whoSpoke({ services, club }: CommandRequest, known: Case): Promise<PersonNumber[]> {
  const posts = await Promise.all(heardIn(known).map((number) => services.hearings.posts(club, number)));
  return posts.flat().flatMap(({ author }) => author ?? []);
}

function voteIn(options: Options, cited: string): VoteInput {
  const result = options.string('result');
  return {
    case: cited,
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
