import { ApplicationCommandOptionType } from 'discord.js';
import type { Options } from '../../src/discord/command.ts';
import { done, type Result } from '../../src/house/result.ts';
import {
  type FraudInput,
  insteadOptions,
  penaliseFraud,
  previewFraud,
} from '../../src/ladder/games/penalise-fraud.ts';
import { renderFraudQuestion } from '../../src/ladder/words/game-questions.ts';
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
  pointsOption,
  separateOption,
} from './options.ts';

/** `/penalty fraud`: penalises an invented game by the ladder of Act II.5, after showing what that does. */
export const fraud: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'fraud',
    description: 'Moderators: penalise an invented game, by the ladder of Act II.5',
    options: [
      gameOption('The invented game'),
      reasonOption,
      ...personOptions('member', 'Who entered it, or took part in inventing it'),
      findingOption({ required: false }),
      choiceOption('instead', 'Depart from the ladder; the game is undone all the same', insteadOptions),
      pointsOption,
      declareOption,
      separateOption,
    ],
  },
  async execute(request) {
    const { services, club, actor, occasion } = request;
    const input = fraudIn(request.options);
    if (!input.ok) return { kind: 'result', result: input };
    const view = await services.clubs.view(club);
    const preview = previewFraud(view, actor, input.value, occasion.now);
    if (!preview.ok) return { kind: 'result', result: preview };
    const shown = { ...aboutShown(view, input.value), shown: preview.value.rung };
    return {
      kind: 'question',
      reply: renderFraudQuestion(preview.value, view),
      confirm: (press) => carryOut(press, penaliseFraud, shown),
    };
  },
};

function fraudIn(options: Options): Result<FraudInput> {
  const member = namedPerson(options, 'member');
  if (!member.ok) return member;
  return done({
    member: member.value,
    game: options.string('game', true),
    reason: options.string('reason', true),
    finding: findingOf(options.string('finding')),
    instead: chosen(insteadOptions, options.string('instead')),
    points: options.integer('points'),
    separate: options.boolean('separate') ?? false,
    declare: declareOf(options.string('declare')),
    shown: null,
  });
}
