import type { Answer, CommandRequest } from '../src/discord/command.ts';
import type { BanInput } from '../src/house/discipline/issue-ban.ts';
import { listBans } from '../src/house/discipline/listing.ts';
import { plans } from '../src/house/plans.ts';
import type { Result } from '../src/house/result.ts';
import { loggedOfList } from '../src/house/staff-reading.ts';
import { renderBans } from '../src/house/words/penalties.ts';
import { findings } from '../terms/administration/sanctions.ts';
import { banGrounds } from '../terms/leaderboard/bans.ts';
import { type Asking, asks, lookUpLogged, pageFor } from './answers.ts';
import {
  choiceOption,
  chosen,
  gameOption,
  needed,
  personOptions,
  reasonOption,
  suggestedOption,
  withMember,
} from './options.ts';
import { completeDiscipline } from './penalty/complete.ts';
import { declareOf, declareOption, findingOption, knownOffences, separateOption } from './penalty/options.ts';
import { commandOf, type Subcommand } from './subcommand.ts';

/** `/ban issue`: bans somebody, after showing it (Act II.9). */
const issue: Subcommand = {
  name: 'issue',
  description: 'Moderators: ban somebody until one of the club’s days',
  options: [
    suggestedOption('until', 'The last day of the ban, such as 2026-12-04', needed),
    choiceOption('ground', 'What the ban is for (Act II.9)', banGrounds, needed),
    reasonOption,
    findingOption(needed),
    ...personOptions('member', 'Who is banned'),
    suggestedOption('offence', 'What they did, if it is on the list or not clear from the reason'),
    gameOption('The game that it is about, if it is about one', {}),
    declareOption,
    separateOption,
  ],
  execute: asks(plans.ban, banIn),
};

async function banIn(request: CommandRequest): Promise<Result<BanInput>> {
  const { options } = request;
  const words = await knownOffences(request);
  return withMember(options, (member) => ({
    member,
    until: options.string('until', true),
    ground: chosen(banGrounds, options.string('ground', true)),
    reason: options.string('reason', true),
    finding: chosen(findings, options.string('finding', true)),
    offence: options.string('offence'),
    words,
    game: options.string('game'),
    separate: options.boolean('separate') ?? false,
    declare: declareOf(options.string('declare')),
  }));
}

/** `/ban list`: the bans in force. */
const list: Subcommand = {
  name: 'list',
  description: 'Moderators: the bans in force, and which end first',
  execute: (request) => showBans(request, 1),
};

const showBans = (request: Asking, page: number): Promise<Answer> =>
  lookUpLogged(
    request,
    (view) => loggedOfList(view, request.actor, 'bans'),
    (view) => listBans(view, request.actor, request.occasion.now),
    (found, scene) => renderBans(found, scene, page),
    pageFor(request),
  );

/** `/ban`: keeps somebody from playing for a time. */
export const ban = commandOf(
  {
    name: 'ban',
    description: 'Ban somebody for a time, and see who is banned',
    complete: completeDiscipline,
    presses: { 'ban-page': (press) => showBans(press, Number(press.args[0])) },
  },
  [issue, list],
);
