import type { CommandRequest, Options } from '../../src/discord/command.ts';
import type { PenaltyInput } from '../../src/house/discipline/issue-penalty.ts';
import { type IssuableKind, issuableKinds } from '../../src/house/discipline/penalty-parts.ts';
import { plans } from '../../src/house/plans.ts';
import type { Result } from '../../src/house/result.ts';
import { type FraudInput, insteadOptions } from '../../src/ladder/games/penalise-fraud.ts';
import { plans as onLadder } from '../../src/ladder/plans.ts';
import { asks } from '../answers.ts';
import {
  choiceOption,
  chosen,
  gameOption,
  integerOption,
  needed,
  personOptions,
  reasonOption,
  suggestedOption,
  withMember,
} from '../options.ts';
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

/** `/penalty fraud`: penalises an invented game by the ladder of Act II.5, after showing what that does. */
export const fraud: Subcommand = {
  name: 'fraud',
  description: 'Moderators: penalise an invented game, by the ladder of Act II.5',
  options: [
    gameOption('The invented game'),
    reasonOption,
    ...personOptions('member', 'Who entered it, or took part in inventing it'),
    findingOption(),
    choiceOption('instead', 'Depart from the ladder; the game is undone all the same', insteadOptions),
    pointsOption,
    declareOption,
    separateOption,
  ],
  execute: asks(onLadder.fraud, ({ options }) => fraudIn(options)),
};

const fraudIn = (options: Options): Result<FraudInput> =>
  withMember(options, (member) => ({
    member,
    game: options.string('game', true),
    reason: options.string('reason', true),
    finding: findingOf(options.string('finding')),
    instead: chosen(insteadOptions, options.string('instead')),
    points: options.integer('points'),
    separate: options.boolean('separate') ?? false,
    declare: declareOf(options.string('declare')),
    shown: null,
  }));
