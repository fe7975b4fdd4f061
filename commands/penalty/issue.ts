import type { CommandRequest, Options } from '../../src/discord/command.ts';
import type { PenaltyInput } from '../../src/house/discipline/issue-penalty.ts';
import { type IssuableKind, issuableKinds } from '../../src/house/discipline/penalty-parts.ts';
import { plans } from '../../src/house/plans.ts';
import type { Result } from '../../src/house/result.ts';
import { asks } from '../ask.ts';
import {
  choiceOption,
  chosen,
  gameOption,
  integerOption,
  needed,
  reasonOption,
  suggestedOption,
} from '../options.ts';
import { personOptions, withMember } from '../people.ts';
import type { Subcommand } from '../subcommand.ts';
import {
  declareOf,
  declareOption,
  findingOf,
  findingOption,
  knownOffences,
  pointsOption,
  separateOption,
} from './options.ts';

/** `/penalty issue`: penalises somebody for an offence, after showing what that does (Acts I.2 and III.2). */
export const issuing: Subcommand = {
  name: 'issue',
  description: 'Moderators: penalise somebody for an offence',
  options: [
    choiceOption('kind', 'What the penalty is', issuableKinds, needed),
    reasonOption,
    suggestedOption('offence', 'What they did: a known offence from the list, or a few words', needed),
    ...personOptions('member', 'Who is penalised'),
    choiceOption('also', 'A second kind, under the same number', issuableKinds),
    pointsOption,
    integerOption('minutes', 'For a time penalty: how many minutes off the next clock game', [1, 60]),
    gameOption('The game that it is about; it is what they forfeit', {}),
    findingOption(),
    declareOption,
    separateOption,
  ],
  execute: asks(plans.penalty, penaltyIn),
};

async function penaltyIn(request: CommandRequest): Promise<Result<PenaltyInput>> {
  const { options } = request;
  const words = await knownOffences(request);
  return withMember(options, (member) => ({
    member,
    kinds: kindsIn(options),
    reason: options.string('reason', true),
    offence: options.string('offence', true),
    words,
    points: options.integer('points'),
    minutes: options.integer('minutes'),
    game: options.string('game'),
    separate: options.boolean('separate') ?? false,
    finding: findingOf(options.string('finding')),
    declare: declareOf(options.string('declare')),
  }));
}

const kindsIn = (options: Options): IssuableKind[] =>
  ['kind', 'also'].map((name) => chosen(issuableKinds, options.string(name))).filter((kind) => kind !== null);
