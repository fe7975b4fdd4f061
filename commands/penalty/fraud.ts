import type { Options } from '../../src/discord/command.ts';
import type { Result } from '../../src/house/result.ts';
import { type FraudInput, insteadOptions } from '../../src/ladder/games/penalise-fraud.ts';
import { plans } from '../../src/ladder/plans.ts';
import { asks } from '../ask.ts';
import { choiceOption, chosen, gameOption, reasonOption } from '../options.ts';
import { personOptions, withMember } from '../people.ts';
import type { Subcommand } from '../subcommand.ts';
import {
  declareOf,
  declareOption,
  findingOf,
  findingOption,
  pointsOption,
  separateOption,
} from './options.ts';

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
  execute: asks(plans.fraud, ({ options }) => fraudIn(options)),
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
