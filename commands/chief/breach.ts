import { plans } from '../../src/house/plans.ts';
import { asks } from '../ask.ts';
import { needed, textOption } from '../options.ts';
import { personOptions, withMember } from '../people.ts';
import type { Subcommand } from '../subcommand.ts';

/** `/chief breach`: somebody passed on evidence of an online game, which costs every office (Act I.9.5). */
export const breach: Subcommand = {
  name: 'breach',
  description: 'Somebody passed on evidence of an online game: they lose every office at once',
  options: [
    textOption('reason', 'What they did; they are told', needed),
    ...personOptions('member', 'Who it was'),
  ],
  execute: asks(plans.breach, ({ options }) =>
    withMember(options, (member) => ({ member, reason: options.string('reason', true) })),
  ),
};
