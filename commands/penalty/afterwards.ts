import { ApplicationCommandOptionType } from 'discord.js';
import type { Answer, Command, CommandRequest, Press } from '../../src/discord/command.ts';
import { declarePenalty } from '../../src/house/discipline/declare-penalty.ts';
import { listPenalties, penaltiesLogged } from '../../src/house/discipline/listing.ts';
import type { Named } from '../../src/house/people.ts';
import { renderPenalties } from '../../src/house/words/penalties.ts';
import { adjustScore } from '../../src/ladder/board/adjust-score.ts';
import { declarationWays } from '../../terms/administration/declaration.ts';
import { carryOut } from '../carry-out.ts';
import { reasonOption } from '../game/options.ts';
import { lookUpLogged } from '../look-up.ts';
import { namedPerson, optionalPerson, personOptions } from '../people.ts';
import type { Subcommand } from '../subcommand.ts';
import { choiceOption, chosen, suggestedOption } from './options.ts';

/** `/penalty adjust`: changes a score for a reason other than an offence (Act II.3). */
export const adjust: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'adjust',
    description: 'Moderators: change the score of a Member, with a reason',
    options: [
      {
        type: ApplicationCommandOptionType.Integer,
        name: 'points',
        description: 'How many points more, or less with a minus',
        required: true,
        min_value: -10_000,
        max_value: 10_000,
      },
      reasonOption,
      ...personOptions('member', 'Whose score'),
    ],
  },
  async execute(request) {
    const { options } = request;
    const member = namedPerson(options, 'member');
    if (!member.ok) return { kind: 'result', result: member };
    return carryOut(request, adjustScore, {
      member: member.value,
      points: options.integer('points', true),
      reason: options.string('reason', true),
    });
  },
};

/** `/penalty declare`: tells the public of a penalty (Act III.2.4). */
export const declaring: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'declare',
    description: 'Moderators: tell the public of a penalty, or say that you did',
    options: [
      suggestedOption('penalty', 'Which penalty', { required: true }),
      choiceOption('by', 'In #discussion now, or by an email that you have sent', declarationWays),
    ],
  },
  execute: (request) =>
    carryOut(request, declarePenalty, {
      penalty: request.options.string('penalty', true),
      way: chosen(declarationWays, request.options.string('by')) ?? 'discussion',
    }),
};

/** `/penalty list`: all of them for officers, their own for everybody else. */
export const list: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'list',
    description: 'Penalties; you can always see your own',
    options: personOptions('member', 'Only theirs'),
  },
  async execute(request) {
    const member = optionalPerson(request.options, 'member');
    if (!member.ok) return { kind: 'result', result: member };
    return show(request, member.value, 1, 'reply');
  },
};

/** The buttons below the list: whose penalties, then the page. */
export const listPresses: NonNullable<Command['presses']> = {
  'penalty-page': (press) => {
    const [whose = '', page] = press.args;
    return show(press, whose === 'all' ? null : { text: `#${whose}` }, Number(page), 'update');
  },
};

const show = (
  request: CommandRequest | Press,
  member: Named | null,
  page: number,
  kind: 'reply' | 'update',
): Promise<Answer> =>
  lookUpLogged(
    request,
    (view) => penaltiesLogged(view, request.actor, member),
    (view) => listPenalties(view, request.actor, member),
    (found, scene) => renderPenalties(found, scene, page),
    kind,
  );
