import { plans } from '../../src/ladder/plans.ts';
import { asks } from '../ask.ts';
import { integerOption, needed, reasonOption } from '../options.ts';
import { personOptions, withMember } from '../people.ts';
import type { Subcommand } from '../subcommand.ts';

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
  execute: asks(plans.modification, ({ options }) =>
    withMember(options, (member) => ({
      member,
      points: options.integer('points', true),
      reason: options.string('reason', true),
    })),
  ),
};
