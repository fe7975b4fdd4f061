import type { Answer, Command, CommandRequest, Press } from '../../src/discord/command.ts';
import { declarePenalty } from '../../src/house/discipline/declare-penalty.ts';
import { listPenalties, penaltiesLogged } from '../../src/house/discipline/listing.ts';
import type { Named } from '../../src/house/people.ts';
import { renderPenalties } from '../../src/house/words/penalties.ts';
import { adjustScore } from '../../src/ladder/board/modify-score.ts';
import { declarationWays } from '../../terms/administration/declaration.ts';
import { carries, carryOut, reading } from '../carry-out.ts';
import { lookUpLogged } from '../look-up.ts';
import { choiceOption, chosen, integerOption, needed, reasonOption, suggestedOption } from '../options.ts';
import { optionalPerson, personOptions, withMember } from '../people.ts';
import type { Subcommand } from '../subcommand.ts';

/** `/penalty adjust`: changes a score for a reason other than an offence (Act II.3). */
export const adjust: Subcommand = {
  name: 'adjust',
  description: 'Moderators: change the score of a Member, with a reason',
  options: [
    integerOption('points', 'How many points more, or less with a minus', [-10_000, 10_000], needed),
    reasonOption,
    ...personOptions('member', 'Whose score'),
  ],
  execute: carries(adjustScore, ({ options }) =>
    withMember(options, (member) => ({
      member,
      points: options.integer('points', true),
      reason: options.string('reason', true),
    })),
  ),
};

/** `/penalty declare`: tells the public of a penalty (Act III.2.4). */
export const declaring: Subcommand = {
  name: 'declare',
  description: 'Moderators: tell the public of a penalty, or say that you did',
  options: [
    suggestedOption('penalty', 'Which penalty', needed),
    choiceOption('by', 'In #discussion now, or by an email that you have sent', declarationWays),
  ],
  execute: (request) =>
    carryOut(request, declarePenalty, {
      penalty: request.options.string('penalty', true),
      way: chosen(declarationWays, request.options.string('by')) ?? 'discussion',
    }),
};

/** `/penalty list`: all of them for officers, their own for everybody else. */
export const list: Subcommand = {
  name: 'list',
  description: 'Penalties; you can always see your own',
  options: personOptions('member', 'Only theirs'),
  execute: reading(
    ({ options }) => optionalPerson(options, 'member'),
    (request, member) => show(request, member, 1, 'reply'),
  ),
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
