import { plans } from '../src/appeals/plans.ts';
import { redecisionKinds } from '../src/appeals/voting/redecide.ts';
import { declarePenalty } from '../src/house/discipline/declare-penalty.ts';
import { listPenalties, penaltiesLogged } from '../src/house/discipline/listing.ts';
import type { Named } from '../src/house/people.ts';
import { renderPenalties } from '../src/house/words/penalties.ts';
import { adjustScore } from '../src/ladder/board/modify-score.ts';
import { declarationWays } from '../terms/administration/declaration.ts';
import { asks, carries, lookUp, paged } from './answers.ts';
import { theCase } from './court/options.ts';
import { commandOf, subcommand } from './declare.ts';
import { result } from './game/options.ts';
import { called, choice, nothing, optional, otherwise, person, reason, wholeNumber } from './options.ts';
import { fraud, issuing } from './penalty/issue.ts';
import { lastDay, penaltyToDeclare } from './penalty/options.ts';
import { penalise, penaliseSubmissions } from './penalty/penalise.ts';

/** `/penalty redecide`: decides again what a panel sent back, as far as it left that open, after showing what that does (Act III.3.8). */
const redecide = subcommand({
  name: 'redecide',
  description: 'Moderators: decide again what the Court has sent back to you',
  options: {
    decision: choice('What you do with your first decision', redecisionKinds),
    reason,
    case: theCase(['remanded']),
    points: optional(
      wholeNumber('For replace: points off the score instead; 0 is a warning', [-10_000, 10_000]),
    ),
    until: optional(lastDay('For replace: the ban’s new last day, if the panel left it to you')),
    result: optional(result('For replace: the game’s result for its first player')),
    shown: nothing,
  },
  execute: asks(plans.redecision),
});

/** `/penalty adjust`: changes a score for a reason other than an offence (Act II.3). */
const adjust = subcommand({
  name: 'adjust',
  description: 'Moderators: change the score of a Member, with a reason',
  options: {
    member: person('Whose score'),
    points: wholeNumber('How many points more, or less with a minus', [-10_000, 10_000]),
    reason,
  },
  execute: carries(adjustScore),
});

/** `/penalty declare`: tells the public of a penalty (Act III.2.4). */
const declaring = subcommand({
  name: 'declare',
  description: 'Moderators: announce a penalty, or say that you did by email',
  options: {
    penalty: penaltyToDeclare,
    way: called(
      'by',
      otherwise('discussion', choice('In #discussion now, or by an email you have sent', declarationWays)),
    ),
  },
  execute: carries(declarePenalty),
});

interface Whose {
  member: Named | null;
}

/** `/penalty list`: all of them for officers, their own for everybody else. */
const list = subcommand({
  name: 'list',
  description: 'Penalties; you can always see your own',
  options: { member: optional(person('Only theirs')) },
  ...paged(
    'penalty-page',
    ([whose = '']): Whose => ({ member: whose === 'all' ? null : { text: `#${whose}` } }),
    (request, { member }, page = 1) =>
      lookUp(request, {
        find: (view) => listPenalties(view, request.actor, member),
        logs: (view) => penaltiesLogged(view, request.actor, member),
        render: (found, scene) => renderPenalties(found, scene, page),
      }),
  ),
});

/** `/penalty`: what a Moderator does about an offence. */
export const penalty = commandOf(
  {
    name: 'penalty',
    description: 'Give, announce and look up penalties',
    submissions: penaliseSubmissions,
    menus: [penalise],
  },
  [issuing, fraud, adjust, declaring, redecide, list],
);
