import { actAlone } from '../../src/house/chief/act-alone.ts';
import { plans } from '../../src/house/plans.ts';
import { asks } from '../ask.ts';
import { carryOut } from '../carry-out.ts';
import { needed, reasonOption, suggestedOption, textOption } from '../options.ts';
import { personOptions, withMember } from '../people.ts';
import type { Subcommand } from '../subcommand.ts';

/** `/chief act`: puts on record what the Chief Justice did alone, and announces it (Acts II.12 and III.4). */
export const act: Subcommand = {
  name: 'act',
  description: 'Put on record what you did alone, and why; it is announced',
  options: [
    reasonOption,
    suggestedOption('act', 'The Act that says it has to happen; without one, a power that nobody else has'),
  ],
  execute: (request) =>
    carryOut(request, actAlone, {
      reason: request.options.string('reason', true),
      act: request.options.string('act'),
    }),
};

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
