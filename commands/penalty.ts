import { plans } from '../src/appeals/plans.ts';
import { type RedecisionInput, redecisionKinds } from '../src/appeals/voting/redecide.ts';
import type { Answer, Command, CompletionRequest, Options } from '../src/discord/command.ts';
import { declarePenalty } from '../src/house/discipline/declare-penalty.ts';
import { listPenalties, penaltiesLogged } from '../src/house/discipline/listing.ts';
import type { Named } from '../src/house/people.ts';
import { renderPenalties } from '../src/house/words/penalties.ts';
import { adjustScore } from '../src/ladder/board/modify-score.ts';
import { declarationWays } from '../terms/administration/declaration.ts';
import { type Asking, ask, carries, carryOut, lookUpLogged, pageFor, reading } from './answers.ts';
import { caseOption, completeCases, inCase } from './court/options.ts';
import { pointsOf, resultOption } from './game/options.ts';
import {
  choiceOption,
  chosen,
  integerOption,
  needed,
  optionalPerson,
  personOptions,
  reasonOption,
  suggestedOption,
  withMember,
} from './options.ts';
import { completeDiscipline } from './penalty/complete.ts';
import { fraud, issuing } from './penalty/issue.ts';
import { commandOf, type Subcommand } from './subcommand.ts';

/** `/penalty redecide`: decides again what a panel sent back, as far as it left that open, after showing what that does (Act III.3.8). */
const redecide: Subcommand = {
  name: 'redecide',
  description: 'Moderators: decide again what the Court has sent back to you',
  options: [
    choiceOption('decision', 'What you do with your first decision', redecisionKinds, needed),
    reasonOption,
    caseOption(),
    integerOption(
      'points',
      'For replace: how many points off the score instead; 0 is a warning',
      [-10_000, 10_000],
    ),
    suggestedOption('until', 'For replace: the ban’s new last day, if the panel left it to you'),
    resultOption('For replace: what the game brought the player named first in it', {}),
  ],
  execute: inCase((request, cited) => ask(request, plans.redecision, redecisionIn(request.options, cited))),
  complete: (request: CompletionRequest) =>
    request.focused.name === 'case' ? completeCases(request) : completeDiscipline(request),
};

const redecisionIn = (options: Options, cited: string): RedecisionInput => ({
  case: cited,
  decision: chosen(redecisionKinds, options.string('decision', true)),
  reason: options.string('reason', true),
  points: options.integer('points'),
  until: options.string('until'),
  result: pointsOf(options.string('result')),
  shown: null,
});

/** `/penalty adjust`: changes a score for a reason other than an offence (Act II.3). */
const adjust: Subcommand = {
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
const declaring: Subcommand = {
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
const list: Subcommand = {
  name: 'list',
  description: 'Penalties; you can always see your own',
  options: personOptions('member', 'Only theirs'),
  execute: reading(
    ({ options }) => optionalPerson(options, 'member'),
    (request, member) => show(request, member, 1),
  ),
};

/** The buttons below the list: whose penalties, then the page. */
const listPresses: NonNullable<Command['presses']> = {
  'penalty-page': (press) => {
    const [whose = '', page] = press.args;
    return show(press, whose === 'all' ? null : { text: `#${whose}` }, Number(page));
  },
};

const show = (request: Asking, member: Named | null, page: number): Promise<Answer> =>
  lookUpLogged(
    request,
    (view) => penaltiesLogged(view, request.actor, member),
    (view) => listPenalties(view, request.actor, member),
    (found, scene) => renderPenalties(found, scene, page),
    pageFor(request),
  );

/** `/penalty`: what a Moderator does about an offence. */
export const penalty = commandOf(
  {
    name: 'penalty',
    description: 'Penalise offences, tell the public of it, and look it up',
    complete: completeDiscipline,
    presses: listPresses,
  },
  [issuing, fraud, adjust, declaring, redecide, list],
);
