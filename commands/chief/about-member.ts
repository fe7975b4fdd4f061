import type { APIApplicationCommandBasicOption } from 'discord.js';
import type { CommandRequest } from '../../src/discord/command.ts';
import { appointOfficer, type OfficeInput } from '../../src/house/offices/appoint-officer.ts';
import { dismissOfficer } from '../../src/house/offices/dismiss-officer.ts';
import { removalBases } from '../../src/house/outcomes.ts';
import { plans } from '../../src/house/plans.ts';
import type { Result } from '../../src/house/result.ts';
import { orderClock } from '../../src/ladder/monitors/order-clock.ts';
import { plans as onLadder } from '../../src/ladder/plans.ts';
import { officeNames, offices } from '../../terms/administration/authority.ts';
import { ask, asks, carries, carryOut, reading } from '../answers.ts';
import {
  booleanOption,
  choiceOption,
  chosen,
  integerOption,
  needed,
  personOptions,
  reasonOption,
  userOption,
  withMember,
} from '../options.ts';
import type { Subcommand } from '../subcommand.ts';

const officeOption: APIApplicationCommandBasicOption = choiceOption(
  'office',
  'Which office',
  offices.map((office) => ({ name: officeNames[office], value: office })),
  needed,
);

/** `/chief appoint`. Passing on the office of Chief Justice cannot be taken back, so it is asked first. */
export const appoint: Subcommand = {
  name: 'appoint',
  description: 'Give somebody an office; giving the office of Chief Justice passes it on',
  options: [officeOption, ...personOptions('member', 'Who is to hold it')],
  execute: reading(officeIn, (request, input) =>
    input.office === 'chief'
      ? ask(request, plans.succession, input)
      : carryOut(request, appointOfficer, input),
  ),
};

/** `/chief dismiss` */
export const dismiss: Subcommand = {
  name: 'dismiss',
  description: 'Take an office away from somebody',
  options: [officeOption, ...personOptions('member', 'Who holds it')],
  execute: carries(dismissOfficer, officeIn),
};

function officeIn({ options }: CommandRequest): Result<OfficeInput> {
  return withMember(options, (member) => ({
    member,
    office: chosen(offices, options.string('office', true)),
  }));
}

/** `/chief remove`: takes a Member off the Leaderboard, after showing what that rests on (Acts II.7 and II.8). */
export const remove: Subcommand = {
  name: 'remove',
  description: 'Take a Member off the Leaderboard: at their request, or for staying away',
  options: [
    choiceOption('basis', 'Why', removalBases, needed),
    ...personOptions('member', 'Who is to be removed'),
  ],
  execute: asks(plans.removal, ({ options }) =>
    withMember(options, (member) => ({ member, basis: chosen(removalBases, options.string('basis', true)) })),
  ),
};

/** `/chief link`: shows whose account becomes whose before it does it. */
export const link: Subcommand = {
  name: 'link',
  description: 'Give a member without a Discord account the account that is theirs',
  options: [
    userOption('user', 'Their Discord account', needed),
    ...personOptions('member', 'Somebody with an account; use member_name for one without'),
  ],
  execute: asks(plans.link, ({ options }) =>
    withMember(options, (member) => ({ member, account: options.user('user', true) })),
  ),
};

/** More than any session has. */
const mostMinutes = 180;

/** `/chief clock`: has a Member play with a clock, or without it again (Act II.11). */
export const clock: Subcommand = {
  name: 'clock',
  description: 'Have a member play every game with a chess clock, or end that',
  options: [
    booleanOption('on', 'True: with a clock from now on; False: without one again', needed),
    ...personOptions('member', 'Who has to'),
    integerOption('minutes', 'For each player; left out, the member chooses', [1, mostMinutes]),
  ],
  execute: carries(orderClock, ({ options }) =>
    withMember(options, (member) => ({
      member,
      on: options.boolean('on', true),
      minutes: options.integer('minutes'),
    })),
  ),
};

/** The most points that one command moves a score by. */
const mostPoints = 10_000;

/** `/chief modify`: changes a score for technical reasons, after showing it (Act III.5). */
export const modify: Subcommand = {
  name: 'modify',
  description: 'Change a score for technical reasons; it is announced',
  options: [
    integerOption('points', 'How many more, or fewer with a minus', [-mostPoints, mostPoints], needed),
    reasonOption,
    ...personOptions('member', 'Whose score'),
  ],
  execute: asks(onLadder.modification, ({ options }) =>
    withMember(options, (member) => ({
      member,
      points: options.integer('points', true),
      reason: options.string('reason', true),
    })),
  ),
};
