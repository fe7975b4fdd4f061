import { capital, counted } from '../../../../terms/words.ts';
import { type Reply, toAsker } from '../../../house/words/reply.ts';
import { citing, plain } from '../../../house/words/text.ts';
import { citePoint } from '../../rule-sets/rule-set.ts';
import { formatOf } from '../format.ts';
import type { RoundToClose } from '../rounds/close-round.ts';
import { roundTitle } from '../rounds/round-title.ts';
import type { RoundToStart } from '../rounds/start-round.ts';
import type { TeamToEnter } from '../sign-up/enter-team.ts';
import { powerName, tournamentTitle } from './names.ts';

/** Whether a team is entered so. */
export const teamQuestion = ({ tournament, team, name, captain, members }: TeamToEnter): Reply =>
  toAsker([
    `**${team === null ? 'Enter' : 'Change'} the team “${plain(name, 40)}” in ${tournamentTitle(tournament)}?** Captain: ${plain(captain.name, 32)}.`,
    ...members.map(
      ({ somebody, power }) =>
        `${plain(somebody.name, 32)}: ${power === null ? 'in reserve' : powerName(tournament, power)}`,
    ),
    'Each of them is asked whether they play.',
  ]);

/** Whether a round begins now. */
export const roundQuestion = ({ tournament, plan }: RoundToStart): Reply =>
  toAsker([
    `**Draw the seats of ${roundTitle(tournament, plan.round)} of ${tournamentTitle(tournament)}, and open ${counted(plan.boards, 'board')}?** You can’t undo this${citing([citePoint(tournament.rules, formatOf(tournament.about.rules).points.seating)])}.`,
    plan.round === 1 &&
      'Nobody can sign up afterwards. Those without a complete team are grouped by lot, if the rules have teams.',
  ]);

/** Whether a round is closed. */
export const closingQuestion = ({ tournament, round, isLast }: RoundToClose): Reply =>
  toAsker([
    `**Close ${roundTitle(tournament, round)} of ${tournamentTitle(tournament)}?** Its results can’t be put right afterwards.`,
    isLast ? `${capital('the tournament')} is over then.` : 'Those who go on are asked whether they play.',
  ]);
