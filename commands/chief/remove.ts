import { plans } from '../../src/house/plans.ts';
import { removalBases } from '../../src/house/removal/outcomes.ts';
import { asks } from '../ask.ts';
import { choiceOption, chosen, needed } from '../options.ts';
import { personOptions, withMember } from '../people.ts';
import type { Subcommand } from '../subcommand.ts';

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
