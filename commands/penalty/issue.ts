import { ApplicationCommandOptionType } from 'discord.js';
import type { CommandRequest, Options } from '../../src/discord/command.ts';
import { issuePenalty, type PenaltyInput, previewPenalty } from '../../src/house/discipline/issue-penalty.ts';
import { type IssuableKind, issuableKinds } from '../../src/house/discipline/penalty-parts.ts';
import { done, type Result } from '../../src/house/result.ts';
import { renderPenaltyQuestion } from '../../src/house/words/penalties.ts';
import { carryOut } from '../carry-out.ts';
import { gameOption, reasonOption } from '../game/options.ts';
import { aboutShown, namedPerson, personOptions } from '../people.ts';
import type { Subcommand } from '../subcommand.ts';
import {
  choiceOption,
  chosen,
  declareOf,
  declareOption,
  findingOf,
  findingOption,
  knownOffences,
  pointsOption,
  separateOption,
  suggestedOption,
} from './options.ts';

/** `/penalty issue`: penalises somebody for an offence, after showing what that does (Acts I.2 and III.2). */
export const issuing: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'issue',
    description: 'Moderators: penalise somebody for an offence',
    options: [
      choiceOption('kind', 'What the penalty is', issuableKinds, { required: true }),
      reasonOption,
      suggestedOption('offence', 'What they did: a known offence from the list, or a few words', {
        required: true,
      }),
      ...personOptions('member', 'Who is penalised'),
      choiceOption('also', 'A second kind, under the same number', issuableKinds),
      pointsOption,
      {
        type: ApplicationCommandOptionType.Integer,
        name: 'minutes',
        description: 'For a time penalty: how many minutes off the next clock game',
        min_value: 1,
        max_value: 60,
      },
      { ...gameOption('The game that it is about; it is what they forfeit'), required: false },
      findingOption({ required: false }),
      declareOption,
      separateOption,
    ],
  },
  async execute(request) {
    const input = await penaltyIn(request);
    if (!input.ok) return { kind: 'result', result: input };
    const view = await request.services.clubs.view(request.club);
    const preview = previewPenalty(view, request.actor, input.value);
    if (!preview.ok) return { kind: 'result', result: preview };
    const order = aboutShown(view, input.value);
    return {
      kind: 'question',
      reply: renderPenaltyQuestion(preview.value, view),
      confirm: async (press) =>
        carryOut(press, issuePenalty, { ...order, words: await knownOffences(press) }),
    };
  },
};

async function penaltyIn(request: CommandRequest): Promise<Result<PenaltyInput>> {
  const { options } = request;
  const member = namedPerson(options, 'member');
  if (!member.ok) return member;
  return done({
    member: member.value,
    kinds: kindsIn(options),
    reason: options.string('reason', true),
    offence: options.string('offence', true),
    words: await knownOffences(request),
    points: options.integer('points'),
    minutes: options.integer('minutes'),
    game: options.string('game'),
    separate: options.boolean('separate') ?? false,
    finding: findingOf(options.string('finding')),
    declare: declareOf(options.string('declare')),
  });
}

const kindsIn = (options: Options): IssuableKind[] =>
  ['kind', 'also'].map((name) => chosen(issuableKinds, options.string(name))).filter((kind) => kind !== null);
