import { ApplicationCommandOptionType } from 'discord.js';
import {
  type Answer,
  type Command,
  type CommandRequest,
  onServers,
  type Press,
} from '../src/discord/command.ts';
import { type BanInput, issueBan, previewBan } from '../src/house/discipline/issue-ban.ts';
import { listBans } from '../src/house/discipline/listing.ts';
import { punishedFor } from '../src/house/discipline/offences.ts';
import { done, type Result } from '../src/house/result.ts';
import { loggedOfList } from '../src/house/staff-reading.ts';
import { renderBanQuestion, renderBans } from '../src/house/words/penalties.ts';
import { findings } from '../terms/administration/sanctions.ts';
import { banGrounds } from '../terms/leaderboard/bans.ts';
import { carryOut } from './carry-out.ts';
import { gameOption, reasonOption } from './game/options.ts';
import { lookUpLogged } from './look-up.ts';
import { completeDiscipline } from './penalty/complete.ts';
import {
  choiceOption,
  chosen,
  declareOf,
  declareOption,
  findingOption,
  knownOffences,
  separateOption,
  suggestedOption,
} from './penalty/options.ts';
import { aboutShown, namedPerson, personOptions } from './people.ts';
import { executeAmong, type Subcommand } from './subcommand.ts';

/** `/ban issue`: bans somebody, after showing it (Act II.9). */
const issue: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'issue',
    description: 'Moderators: ban somebody until one of the club’s days',
    options: [
      suggestedOption('until', 'The last day of the ban, such as 2026-12-04', { required: true }),
      choiceOption('ground', 'What the ban is for (Act II.9)', banGrounds, { required: true }),
      reasonOption,
      findingOption({ required: true }),
      ...personOptions('member', 'Who is banned'),
      suggestedOption('offence', 'What they did, if it is on the list or not clear from the reason', {
        required: false,
      }),
      { ...gameOption('The game that it is about, if it is about one'), required: false },
      declareOption,
      separateOption,
    ],
  },
  async execute(request) {
    const input = await banIn(request);
    if (!input.ok) return { kind: 'result', result: input };
    const view = await request.services.clubs.view(request.club);
    const preview = previewBan(view, request.actor, input.value, request.occasion.now);
    if (!preview.ok) return { kind: 'result', result: preview };
    const order = aboutShown(view, input.value);
    const { number } = preview.value.order.person;
    const known = order.offence === null ? punishedFor(view, number, order.words) : [];
    return {
      kind: 'question',
      reply: renderBanQuestion(preview.value, known, view),
      confirm: async (press) => carryOut(press, issueBan, { ...order, words: await knownOffences(press) }),
    };
  },
};

async function banIn(request: CommandRequest): Promise<Result<BanInput>> {
  const { options } = request;
  const member = namedPerson(options, 'member');
  if (!member.ok) return member;
  return done({
    member: member.value,
    until: options.string('until', true),
    ground: required(banGrounds, options.string('ground', true)),
    reason: options.string('reason', true),
    finding: required(findings, options.string('finding', true)),
    offence: options.string('offence'),
    words: await knownOffences(request),
    game: options.string('game'),
    separate: options.boolean('separate') ?? false,
    declare: declareOf(options.string('declare')),
  });
}

/** Discord lets nothing but the choices through, and not none. */
function required<Value extends string>(values: readonly Value[], text: string): Value {
  const value = chosen(values, text);
  if (value === null) throw new Error('Nothing was chosen');
  return value;
}

/** `/ban list`: the bans in force. */
const list: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'list',
    description: 'Moderators: the bans in force, and which end first',
  },
  execute: (request) => showBans(request, 1, 'reply'),
};

const showBans = (request: CommandRequest | Press, page: number, kind: 'reply' | 'update'): Promise<Answer> =>
  lookUpLogged(
    request,
    (view) => loggedOfList(view, request.actor, 'bans'),
    (view) => listBans(view, request.actor, request.occasion.now),
    (found, scene) => renderBans(found, scene, page),
    kind,
  );

const subcommands = [issue, list];

/** `/ban`: keeps somebody from playing for a time. */
export const ban: Command = {
  data: {
    name: 'ban',
    description: 'Ban somebody for a time, and see who is banned',
    ...onServers,
    options: subcommands.map(({ data }) => data),
  },
  execute: (request) => executeAmong(subcommands, request),
  complete: completeDiscipline,
  presses: { 'ban-page': (press) => showBans(press, Number(press.args[0]), 'update') },
};
